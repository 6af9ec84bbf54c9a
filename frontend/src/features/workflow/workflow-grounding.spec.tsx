import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { marksHash, type WrittenBy } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aNote, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const good =
  'Marisol Okafor has mixed incontinence (N39.46). I order 400 Adult brief (T4523), size L. ' +
  'Dr. Ines Sample, NPI 1234567893.';

function open(text: string, step = 'note') {
  const backend = new CaseBackend(aCase({ notes: [aNote({ note_text: text })] }));
  server.use(...backend.handlers());
  signedInAs(aUser);
  return { backend, ...renderApp(`/app/user-workflow/${step}?caseId=42`) };
}

const AGREES = 'The check found no code, number, date or name that differs from the case';
const area = () => screen.findByLabelText<HTMLTextAreaElement>('Note text');
const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);
/** The marked places under the text. */
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('a note beside its case', () => {
  it('says calmly that all agrees', async () => {
    open(good);
    expect(await screen.findByText(AGREES)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Not in the case' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next place' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Codes that do not hold' })).not.toBeInTheDocument();
  });

  it('marks, counts and lists what the case does not hold, what is open and what is left out', async () => {
    open(good.replace('mixed incontinence (N39.46)', 'N39.41').replace('400', '240') + ' [Add: findings]');
    expect(await screen.findByText('2 not in the case')).toBeVisible();
    expect(screen.getByText('1 in brackets')).toBeVisible();
    expect(screen.getByText('1 left out of the note')).toBeVisible();
    expect(marked()).toEqual(['N39.41', '240', '[Add: findings]']);
    const list = within(screen.getByRole('region', { name: 'Not in the case' }));
    expect(list.getByText(/The code N39\.41 is not in the case\./)).toBeVisible();
    const out = within(screen.getByRole('region', { name: 'Left out of the note' }));
    expect(out.getByText('The diagnosis N39.46 is not in the note.')).toBeVisible();
    expect(await area()).toHaveAccessibleDescription(/2 not in the case/);
  });

  it('names the codes that do not hold, with those that took their place, and leads to the diagnoses', async () => {
    const remark = 'N39.46 is no longer billable: it ended on September 30, 2026. In its place: N39.461.';
    const replaced_by = [{ code: 'N39.461', description: 'Mixed incontinence, by day' }];
    const found = aCase({ notes: [aNote({ note_text: good })] });
    const diagnoses = found.diagnoses.map((one) => ({ ...one, standing: { remark, replaced_by } }));
    server.use(...new CaseBackend({ ...found, diagnoses }).handlers());
    signedInAs(aUser);
    const { user } = renderApp('/app/user-workflow/note?caseId=42');
    const codes = within(await screen.findByRole('region', { name: 'Codes that do not hold' }));
    expect(codes.getByText(remark)).toBeVisible();
    expect(codes.getByText('Mixed incontinence, by day')).toBeVisible();
    await user.click(codes.getByRole('button', { name: 'Change the diagnoses' }));
    expect(await screen.findByRole('list', { name: 'Diagnoses of this case' })).toBeVisible();
  });

  it('shows on demand who wrote what; what was typed since is a person’s', async () => {
    const text = 'It is needed. She has mixed incontinence.\nI attest it.';
    const place = (words: string, by: WrittenBy) => {
      const start = text.indexOf(words);
      return { start, end: start + words.length, by };
    };
    const written = [
      place('It is needed.', 'model'),
      place('She has mixed incontinence.', 'repaired'),
      place('I attest it.', 'template'),
    ];
    const backend = new CaseBackend(aCase({ notes: [aNote({ note_text: text, written })] }));
    server.use(...backend.handlers());
    signedInAs(aUser);
    const { user } = renderApp('/app/user-workflow/note?caseId=42');
    await user.type(await area(), ' It is late.');
    const choice = screen.getByRole('switch', { name: 'Show who wrote what' });
    await user.click(choice);
    expect(await screen.findByText('A person, typed here since')).toBeVisible();
    const shown = within(screen.getByRole('region', { name: 'Who wrote what' }));
    const writers = shown.getByRole('list', { name: 'Writers' });
    const version = ' for Nora Sample, note 5, version 1, ';
    expect([...writers.children].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`5.1 The model${version}`),
      expect.stringContaining(`5.1 The model, after a correction by the check${version}`),
      expect.stringContaining(`5.1 The template${version}`),
      '+ A person, typed here since',
    ]);
    const read = screen.getByRole('region', { name: 'Who wrote what' }).textContent;
    expect(read).toContain('The model, note 5, version 1: It is needed.');
    expect(read).toContain('The model, after a correction by the check, note 5, version 1: She has');
    expect(read).toContain('The template, note 5, version 1: I attest it.');
    expect(read).toContain('A person, typed here since: It is late.');
    expect(screen.queryByLabelText('Note text')).not.toBeInTheDocument();
    await user.click(choice);
    expect(await area()).toHaveValue(`${text} It is late.`);
  });

  it('follows the typing', async () => {
    const { user } = open(good);
    const text = await area();
    await user.type(text, ' Diagnosis: R33');
    expect(await screen.findByText('1 not in the case')).toBeVisible();
    expect(marked()).toEqual(['R33']);
    await user.type(text, '{Backspace}{Backspace}{Backspace}N39.46');
    expect(await screen.findByText(AGREES)).toBeVisible();
    expect(marked()).toEqual([]);
  });

  it('where a place is open in brackets nothing is said to agree', async () => {
    open(`${good} [Add: findings]`);
    expect(await screen.findByText('1 in brackets')).toBeVisible();
    expect(screen.queryByText(AGREES)).not.toBeInTheDocument();
  });

  it('is summed up beside the other steps, what differs apart from what is not traced', async () => {
    open(`R33. ${good} She fell on March 2, 2026.`, 'provider');
    const summary = await screen.findByText(/to check in the note/);
    fireEvent.click(summary);
    expect(await screen.findByText('1 thing in the note that the case does not hold.')).toBeVisible();
    expect(screen.getByText('1 place of the note not traced to the case.')).toBeVisible();
  });

  it('is summed up beside the other steps', async () => {
    const { user } = open(`R33. ${good}`, 'provider');
    expect(await screen.findByText(/1 to check in the note/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next: Generate Note' }));
    await user.type(await area(), '{Delete}{Delete}{Delete}', { initialSelectionStart: 0 });
    expect(await screen.findByText(AGREES)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText(/nothing missing/)).toBeVisible();
  });

  it('leads from place to place by a key, wherever the focus is, and says so in a list', async () => {
    const { user } = open(`R33. ${good} [Add: findings]`);
    const text = await area();
    await user.keyboard('{F8}');
    await waitFor(() => expect(text).toHaveFocus());
    expect(selected(text)).toBe('R33');
    await user.keyboard('{F8}');
    expect(selected(text)).toBe('[Add: findings]');
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(selected(text)).toBe('R33');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(keys.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['F8', 'Shift+F8']);
  });

  it('selects a place that is asked for, and goes on to the next and back', async () => {
    const { user } = open(`R33. ${good} [Add: findings]`);
    const text = await area();
    await user.click(
      await screen.findByRole('button', { name: /\[Add: findings\] is still to be filled in/ }),
    );
    await waitFor(() => expect(text).toHaveFocus());
    expect(selected(text)).toBe('[Add: findings]');
    await user.click(screen.getByRole('button', { name: 'Next place' }));
    expect(selected(text)).toBe('R33');
    await user.click(screen.getByRole('button', { name: 'Previous place' }));
    expect(selected(text)).toBe('[Add: findings]');
    await user.keyboard('Findings.');
    expect(text).toHaveValue(`R33. ${good} Findings.`);
  });

  it('marks the places in the preview too', async () => {
    const scrolled = vi.spyOn(window.HTMLElement.prototype, 'scrollIntoView');
    const { user } = open(`R33. ${good}`);
    await user.click(await screen.findByRole('radio', { name: 'Preview' }));
    expect(marked()).toEqual(['R33']);
    await user.click(screen.getByRole('button', { name: 'Next place' }));
    expect(scrolled.mock.contexts).toEqual([document.querySelector('mark')]);
  });

  it('stays out of the way once the case is signed', async () => {
    const notes = [aNote({ note_text: `R33. ${good}` })];
    server.use(...new CaseBackend(aCase({ notes, signed: true })).handlers());
    signedInAs(aUser);
    renderApp('/app/user-workflow/note?caseId=42');
    expect(await screen.findByRole('toolbar', { name: 'Sentences of the note' })).toHaveTextContent(
      /^R33\. Marisol/,
    );
    expect(screen.queryByText('1 not in the case')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Improve' })).not.toBeInTheDocument();
  });
});

describe('signing a note with marked places', () => {
  async function dialog(user: ReturnType<typeof renderApp>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Sign & Lock Case' }));
    return within(await screen.findByRole('dialog', { name: 'Sign & lock case #42' }));
  }

  it('lists what stands in a list of the note under one sign, not under two', async () => {
    const { user } = open(`${good}\n\n- [Add: findings]`, 'export');
    const shown = await dialog(user);
    expect((await shown.findByText('[Add: findings]')).closest('li')).toHaveTextContent(
      /^\[Add: findings\]$/,
    );
  });

  it('lists them, and wants a personal confirmation', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = open(`Diagnosis: R33. ${good} [Add: findings]`, 'export');
    const bodies: unknown[] = [];
    server.use(
      http.post(api('/cases/42/sign'), async ({ request }) => {
        bodies.push(await request.json());
        return refuse(409, 'Not now.');
      }),
    );
    const shown = await dialog(user);
    expect(
      await shown.findByText(
        'The note states 1 thing that the case does not hold. Tick each that is right as it stands:',
      ),
    ).toBeVisible();
    const code = shown.getByRole('checkbox', { name: 'The code R33 is not in the case.' });
    expect(shown.getByText('The note still has 1 place in brackets to fill in:')).toBeVisible();
    expect(shown.getByText('[Add: findings]')).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await user.type(shown.getByLabelText(/Your password/), 'secret secret');
    const button = shown.getByRole('button', { name: 'Sign & Lock Case' });
    expect(button).toBeDisabled();
    await user.click(code);
    expect(button).toBeDisabled();
    await user.click(shown.getByRole('checkbox', { name: 'I sign with them as they are' }));
    await user.click(button);
    const hash = expect.stringMatching(/^[\da-f]{64}$/) as string;
    await waitFor(() => expect(bodies[0]).toMatchObject({ marks_hash: hash, note_id: 5 }));
  });

  it('shows what is not traced and what is open in the sentences in which they stand', async () => {
    const { user } = open(`She fell on March 2, 2026. ${good} Seen on [?].`, 'export');
    const shown = await dialog(user);
    const fell = await shown.findByText('fell', { selector: 'strong' });
    expect(fell.closest('li')).toHaveTextContent(/^She fell on March 2, 2026\.$/);
    expect(shown.getByText('[?]').closest('li')).toHaveTextContent('Seen on [?].');
  });

  it('asks for nothing where all agrees', async () => {
    const { user } = open(good, 'export');
    const shown = await dialog(user);
    expect(shown.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(shown.queryByRole('region', { name: 'Before you sign' })).not.toBeInTheDocument();
    await waitFor(() => expect(shown.getByLabelText(/Your password/)).toHaveFocus());
  });

  it('shows what only the server found, and confirms that and nothing else', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = open(`Diagnosis: R33. ${good}`, 'export');
    const marks = [
      { start: 0, end: 3, kind: 'code', text: 'R33', sentence: 'The code R33 is not in the case.' },
      { start: 5, end: 9, kind: 'name', text: 'Mara', sentence: 'The name Mara is not in the case.' },
      { start: 20, end: 24, kind: 'event', text: 'fall', tier: 'untraced', sentence: 'Not traced.' },
    ] as const;
    const hash = marksHash({ marks, open: [] });
    const bodies: unknown[] = [];
    server.use(
      http.post(api('/cases/42/sign'), async ({ request }) => {
        bodies.push(await request.json());
        const problem = { message: 'Others were found.', code: 'marks_unconfirmed', status: 409 };
        return HttpResponse.json(
          { ...problem, current: { marks_hash: hash, marks, open: [] } },
          { status: 409 },
        );
      }),
    );
    const shown = await dialog(user);
    const button = shown.getByRole('button', { name: 'Sign & Lock Case' });
    await user.click(await shown.findByRole('checkbox', { name: 'The code R33 is not in the case.' }));
    await user.type(shown.getByLabelText(/Your password/), 'secret secret');
    await user.click(button);
    expect(await shown.findByText('Others were found.')).toBeVisible();
    // What was ticked of the first marks is no tick of these.
    const boxes = shown.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, false]);
    expect(shown.getByText('fall', { selector: 'strong' })).toBeVisible();
    // What stands to be ticked is named, not cried out.
    expect(
      shown.getByRole('group', { name: /^The note states 2 things that the case does not hold/ }),
    ).toBeVisible();
    expect(shown.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Others were found.']);
    for (const box of boxes) {
      expect(button).toBeDisabled();
      await user.click(box);
    }
    await user.click(button);
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ marks_hash: hash });
    expect(bodies[0]).not.toMatchObject({ marks_hash: hash });
  });
});
