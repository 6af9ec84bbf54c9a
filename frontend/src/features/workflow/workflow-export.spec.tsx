import { screen, waitFor, within } from '@testing-library/react';
import type { CaseResponse, SessionUser } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { heldPauses } from '../../testing/held-pauses.ts';
import { aCase, aNote, aSignature, aUser, signedWith } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { savedNames } from '../../testing/saved.ts';
import { server } from '../../testing/server.ts';
import { toPaper } from '../../testing/paper.ts';

const clinician: SessionUser = { ...aUser, full_name: 'Nora Sample' };

const signed: Partial<CaseResponse> = signedWith({ ...aSignature, signature: 'Nora Sample' });

function open(part: Partial<CaseResponse> = {}, person = clinician) {
  const backend = new CaseBackend(aCase(part));
  server.use(...backend.handlers());
  signedInAs(person);
  return { backend, ...renderApp('/app/user-workflow/export?caseId=42') };
}

async function dialogFor(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Sign & Lock Case' }));
  return within(await screen.findByRole('dialog', { name: 'Sign & lock case #42' }));
}

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

  it('signs with password and meaning, under the name of the account', async () => {
    const { user, backend } = open();
    const bodies: unknown[] = [];
    server.use(
      http.post(api('/cases/42/sign'), async ({ request }) => {
        bodies.push(await request.json());
        if (bodies.length === 1) return refuse(403, 'The password is wrong.', 'wrong_password');
        backend.found = aCase(signed);
        return HttpResponse.json({ success: true, case_id: 42, revision: 9, signed: true });
      }),
    );
    const dialog = await dialogFor(user);
    expect(dialog.getByText(/You sign as/)).toHaveTextContent('You sign as Nora Sample.');
    expect(dialog.queryByLabelText(/name/i)).not.toBeInTheDocument();
    expect(dialog.getByRole('note')).toHaveTextContent(
      'the letter will say “Signed by Nora Sample for Dr. Ines Sample, who has not signed”',
    );
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    expect(dialog.getByText('Password is required to sign.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Your password/), 'secret secret');
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    expect(await dialog.findByText('The password is wrong.')).toHaveAttribute('role', 'alert');
    expect(dialog.getByLabelText(/Your password/)).toHaveFocus();
    expect(dialog.getByLabelText(/Your password/)).toHaveValue('');
    await user.keyboard('secret secret');
    const progress = heldPauses(1_500);
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    // Signed in no time, it shows progress for a moment all the same.
    expect(progress.count()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Complete Case' })).not.toBeInTheDocument();
    await progress.end();
    expect(await screen.findByRole('button', { name: 'Complete Case' })).toBeVisible();
    expect(bodies[1]).toEqual({
      password: 'secret secret',
      meaning: 'I reviewed this note and attest to it',
      note_id: 5,
    });
    expect(screen.getByText('This case is signed and locked.')).toBeVisible();
  });

  it('says of an account of the provider’s name without an NPI what the letter says of it', async () => {
    const { user, backend } = open();
    backend.found = aCase({ provider: { ...aCase().provider!, name: 'Nora Sample' } });
    const dialog = await dialogFor(user);
    expect(dialog.getByRole('note')).toHaveTextContent(
      'Your account has no NPI: the letter will say that this site has not confirmed which is yours.',
    );
  });

  it('asks of each open criterion of the payer why it is signed all the same', async () => {
    const { user } = open();
    const open_ = {
      ...{ pack: { id: 'a', version: '1' }, add: null, evidence: [], missing: [], remarks: [], until: null },
      sources: [],
    };
    const findings = [
      { ...open_, criterion: 'A-1', text: 'A visit.', verdict: 'not_met', item: 'Cane' },
      { ...open_, criterion: 'A-1', text: 'A visit.', verdict: 'not_met', item: 'Walker' },
      { ...open_, criterion: 'A-2', text: 'An order.', verdict: 'not_documented', item: null },
      { ...open_, criterion: 'A-3', text: 'A home.', verdict: 'met', item: null },
    ];
    const bodies: unknown[] = [];
    server.use(
      http.get(api('/cases/42/readiness'), () =>
        HttpResponse.json({
          ...{ case_id: 42, revision: 6, standing: 'not_met', questions: [] },
          readiness: { day: '2026-03-04', packs: [], findings },
        }),
      ),
      http.post(api('/cases/42/sign'), async ({ request }) => {
        bodies.push(await request.json());
        return refuse(403, 'The password is wrong.', 'wrong_password');
      }),
    );
    const dialog = await dialogFor(user);
    const sign = dialog.getByRole('button', { name: 'Sign & Lock Case' });
    const first = await dialog.findByRole('textbox', { name: /^A-1: A visit\./ });
    expect(first).toHaveAccessibleDescription('Cane, Walker');
    expect(dialog.getAllByRole('textbox', { name: /^A-/ })).toHaveLength(2);
    await user.type(dialog.getByLabelText(/Your password/), 'secret secret');
    await user.type(first, 'Asked for.');
    expect(sign).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'The first reason holds for all' }));
    await user.click(sign);
    await waitFor(() =>
      expect(bodies).toMatchObject([
        {
          readiness_reasons: [
            { criterion: 'A-1', verdict: 'not_met', reason: 'Asked for.' },
            { criterion: 'A-2', verdict: 'not_documented', reason: 'Asked for.' },
          ],
        },
      ]),
    );
    await dialog.findByText('The password is wrong.');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(first).toHaveValue('Asked for.');
  });

  it('asks whoever has a second factor for its code, and has it alone typed anew where it is refused', async () => {
    const second_factor = { on: true, since: null, required: false, recovery_codes_left: 10 };
    const { user } = open({}, { ...clinician, second_factor });
    const bodies: unknown[] = [];
    server.use(
      http.post(api('/cases/42/sign'), async ({ request }) => {
        bodies.push(await request.json());
        const message = 'This code was used already. Wait until the app shows the next one.';
        const fields = { code: message };
        return HttpResponse.json({ success: false, code: 'code_used', message, fields }, { status: 403 });
      }),
    );
    const dialog = await dialogFor(user);
    await user.type(dialog.getByLabelText(/Your password/), 'secret secret');
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    expect(dialog.getByText('Code is required to sign.')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.type(dialog.getByLabelText(/Code of your authenticator app/), '123 456');
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    expect(await dialog.findByText(/This code was used already/)).toBeVisible();
    expect(bodies).toMatchObject([{ password: 'secret secret', code: '123 456' }]);
    expect(dialog.getByLabelText(/Code of your authenticator app/)).toHaveValue('');
    expect(dialog.getByLabelText(/Code of your authenticator app/)).toHaveFocus();
    expect(dialog.getByLabelText(/Your password/)).toHaveValue('secret secret');
  });

  it('points out places in brackets and wants them confirmed', async () => {
    const { user } = open({ notes: [aNote({ note_text: 'Seen on [date of visit] by [name].' })] });
    const bodies: unknown[] = [];
    server.use(
      http.post(api('/cases/42/sign'), async ({ request }) => {
        bodies.push(await request.json());
        return refuse(409, 'Not now.');
      }),
    );
    const dialog = await dialogFor(user);
    expect(dialog.getByText(/still has 2 places in brackets/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Your password/), 'secret secret');
    expect(dialog.getByRole('button', { name: 'Sign & Lock Case' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    await waitFor(() =>
      expect(bodies[0]).toMatchObject({ marks_hash: expect.stringMatching(/^[\da-f]{64}$/) as string }),
    );
  });

  it('signs nothing that others changed since it was on the screen', async () => {
    const { user, backend } = open();
    const based: (string | null)[] = [];
    server.use(
      http.post(api('/cases/42/sign'), ({ request }) => {
        based.push(request.headers.get('if-match'));
        backend.elsewhere({ category: 'Other' });
        return refuse(409, 'This was changed by someone else meanwhile.', 'changed_meanwhile');
      }),
    );
    const dialog = await dialogFor(user);
    await user.type(dialog.getByLabelText(/Your password/), 'secret secret');
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    const told =
      'Someone else has just changed this case, and it was not signed. Look at it again before you sign.';
    expect(await dialog.findByText(told)).toBeVisible();
    expect(based).toEqual(['"6"']);
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
