import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aCase, aNote } from '../../testing/people-and-cases.ts';
import { savedNames } from '../../testing/saved.ts';
import { server } from '../../testing/server.ts';
import { toPaper } from '../../testing/paper.ts';
import { clinician, open, signed } from '../../testing/export-desk.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the export step', () => {
  it('says which characters leave as empty boxes, before they do', async () => {
    const [note] = aCase().notes;
    open({ notes: [{ ...note!, note_text: 'For محمد, née Zoë.' }] });
    const warning = await screen.findByText(/^PDF and print have no form for 3 characters of this case/);
    expect(warning).toHaveTextContent('م ح د');
  });

  it('says nothing of them where all have a form', async () => {
    open();
    await screen.findByRole('button', { name: 'Sign & Lock Case' });
    expect(screen.queryByText(/^PDF and print have no form/)).not.toBeInTheDocument();
  });

  it('shows the first three and how many more', async () => {
    const one = aCase().diagnoses[0];
    const codes = ['R32', 'I10', 'J44.9', 'E11.65', 'N39.46'];
    open({ diagnoses: codes.map((code, id) => ({ ...one!, id, code })) });
    const list = within(await screen.findByRole('region', { name: 'Diagnoses' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect(list.getByText('+2 more')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Draft PDF' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Complete Case' })).not.toBeInTheDocument();
  });

  it('downloads PDF and text under their names, and says when it cannot', async () => {
    const { user } = open(signed);
    server.use(
      http.get(api('/cases/42/export/pdf'), () => new HttpResponse('%PDF')),
      http.get(api('/cases/42/export/txt'), () => new HttpResponse('text')),
    );
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await user.click(screen.getByRole('button', { name: 'Download text' }));
    await waitFor(() =>
      expect(savedNames()).toEqual(['medical-case-42.pdf', 'medical-necessity-Okafor.txt']),
    );
    server.use(http.get(api('/cases/42/export/pdf'), () => refuse(500, 'Broken')));
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Failed to download PDF. Please try again.')).toBeVisible();
  });

  it('prints the signed letter and leaves a trace', async () => {
    const { user, backend } = open({ ...signed, notes: [aNote({ note_id: 9 }), aNote()] });
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(backend.bodies('/cases/42/printed')).toEqual([{ note_id: 5 }]);
    expect(toPaper()).toEqual(['The letter with note 5']);
  });

  it('tells of places that were left in brackets when it was signed', async () => {
    open({ ...signed, notes: [aNote({ note_text: 'Needed since [Add: date] and [Add: reason].' })] });
    expect(await screen.findByText('Signed with 2 places of the note in brackets.')).toBeInTheDocument();
    expect(screen.queryByText(/nothing (is )?missing/i)).not.toBeInTheDocument();
  });

  it('copies the signed note for whom it goes to, and leaves a trace of that first', async () => {
    const { user, backend } = open(signed);
    server.use(
      http.get(api('/cases/42/recipients'), () =>
        HttpResponse.json({
          recipients: [{ id: 3, kind: 'payer', name: 'Acme Health', address: null, purpose: 'Payment' }],
        }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Say to whom it goes (optional)' }));
    const select = await screen.findByRole('combobox', { name: 'To whom it goes' });
    await within(select).findByRole('option', { name: /^Acme Health/ });
    await user.selectOptions(select, '3');
    await user.click(screen.getByRole('button', { name: 'Copy the note' }));
    await waitFor(() => expect(backend.bodies('/cases/42/copied')).toEqual([{ note_id: 5, recipient: 3 }]));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(aNote().note_text));
  });

  it('shows the letter that would be signed, and a print by the browser is that letter', async () => {
    const { backend } = open({ notes: [aNote({ note_id: 9 }), aNote()] });
    const letter = within(await screen.findByRole('region', { name: 'The letter' }));
    expect(letter.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
    expect(letter.getByText('The letter with note 9')).toBeInTheDocument();
    await waitFor(() => expect(toPaper()).toEqual(['The letter with note 9']));
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(backend.bodies('/cases/42/printed')).toEqual([{ note_id: 9 }]));
  });

  it('shows it on a phone once it is asked for', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('max-width'),
          media: query,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    const { user } = open();
    const asked = await screen.findByRole('button', { name: 'Show the letter' });
    expect(toPaper()).toEqual([]);
    await user.click(asked);
    expect(await screen.findByRole('region', { name: 'The letter' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide the letter' }));
    expect(screen.queryByRole('region', { name: 'The letter' })).not.toBeInTheDocument();
    expect(toPaper()).toEqual(['The letter with note 5']);
  });

  const without = { ...clinician, permissions: { ...clinician.permissions, can_export_cases: false } };

  it('shows whoever may not export it what they would sign, and lets nothing leave', async () => {
    open({}, without);
    expect(await screen.findByText('Your account may not export cases.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'The letter' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /PDF|text|Print/ })).not.toBeInTheDocument();
    expect(toPaper()).toEqual([]);
  });

  it('shows the signed document only to whoever may export it', async () => {
    open(signed, without);
    expect(await screen.findByText('Your account may not export cases.')).toBeVisible();
    expect(screen.queryByRole('region', { name: /letter$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /letter|PDF|text/ })).not.toBeInTheDocument();
  });

  it('says when the letter cannot be shown, and tries again', async () => {
    let broken = true;
    const { user } = open();
    server.use(
      http.get(api('/cases/42/letter'), () =>
        broken ? refuse(503, 'busy') : HttpResponse.text('The letter at last'),
      ),
    );
    expect(await screen.findByText('The letter could not be shown.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The letter at last')).toBeInTheDocument();
  });

  it('completes the case and goes to the dashboard', async () => {
    const { user, place } = open(signed);
    server.use(http.post(api('/cases/42/complete'), () => HttpResponse.json({ success: true })));
    await user.click(await screen.findByRole('button', { name: 'Complete Case' }));
    expect(await screen.findByText('Case #42 completed successfully.')).toBeVisible();
    await waitFor(() => expect(place()).toBe('/app'));
  });

  it('completes what was seen: where others have changed the case it is read again', async () => {
    const { user, place } = open(signed);
    const bases: (string | null)[] = [];
    let read = 0;
    server.use(
      http.get(api('/cases/42'), () => void (read += 1)),
      http.post(api('/cases/42/complete'), ({ request }) => {
        bases.push(request.headers.get('if-match'));
        return refuse(409, 'This was changed by someone else meanwhile.', 'changed_meanwhile');
      }),
    );
    const button = await screen.findByRole('button', { name: 'Complete Case' });
    const before = read;
    await user.click(button);
    expect(await screen.findByText(/^Failed to complete case: This was changed by someone/)).toBeVisible();
    await waitFor(() => expect(read).toBeGreaterThan(before));
    expect(bases).toEqual([`"${signed.revision ?? aCase().revision}"`]);
    expect(place()).toBe('/app/user-workflow/export?caseId=42');
  });

  it.each([
    [() => refuse(409, 'The case is not signed.'), 'Failed to complete case: The case is not signed.'],
    [() => HttpResponse.json({ success: false, error: 'No note.' }), 'Failed to complete case: No note.'],
    [() => HttpResponse.error(), /It may have been saved/],
  ])('says why a case cannot be completed', async (answer, message) => {
    const { user, place } = open(signed);
    server.use(http.post(api('/cases/42/complete'), answer));
    await user.click(await screen.findByRole('button', { name: 'Complete Case' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(place()).toBe('/app/user-workflow/export?caseId=42');
  });
});
