import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CaseResponse, NoteKind, SessionUser } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aiStatus, aNoteResult, CaseBackend, eventStream } from '../../testing/case-backend.ts';
import { heldPauses } from '../../testing/held-pauses.ts';
import { aCase, aNote, anAdmin, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { writeDraft } from '../../lib/drafts.ts';
import { server } from '../../testing/server.ts';
import { draftOf } from './draft/draft.ts';

function open(part: Partial<CaseResponse> = {}, who: SessionUser = aUser) {
  const backend = new CaseBackend(aCase(part));
  server.use(...backend.handlers());
  signedInAs(who);
  return { backend, ...renderApp('/app/workflow/note?caseId=42') };
}

/** The server writes the note and holds it afterwards. */
function writes(
  backend: CaseBackend,
  path = 'generate_note',
  status: 200 | 206 = 200,
  error?: string,
  kind: NoteKind = 'generated',
) {
  const result = aNoteResult({ error, kind, is_fallback: status === 206 });
  const note = aNote({ ...result, id: result.note_id, is_fallback: result.is_fallback });
  server.use(
    http.post(api(`/cases/42/${path}`), async ({ request }) => {
      backend.calls.push({ path, body: await request.json().catch(() => null), key: null });
      if (backend.found) backend.found = { ...backend.found, notes: [note, ...backend.found.notes] };
      return eventStream([
        { type: 'phase', phase: 'preparing' },
        { type: 'text', text: 'A fresh ', checked: true },
        { type: 'done', status, result },
      ]);
    }),
  );
}

const generate = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Generate Note' }));

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('writing a note', () => {
  it('shows the five phases and what is written, then the note', async () => {
    const { user, backend } = open({ notes: [] });
    let release = () => {};
    const done = new Promise<void>((resolve) => (release = resolve));
    const encode = (type: string, data: object) =>
      new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
    server.use(
      http.post(api('/cases/42/generate_note'), () => {
        const stream = new ReadableStream<Uint8Array>({
          async start(controller) {
            controller.enqueue(encode('phase', { phase: 'preparing' }));
            controller.enqueue(encode('text', { text: 'To whom it may concern' }));
            await done;
            const result = aNoteResult();
            if (backend.found) backend.found = { ...backend.found, notes: [aNote({ ...result, id: 6 })] };
            controller.enqueue(encode('done', { status: 200, result }));
            controller.close();
          },
        });
        return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    await generate(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Generating the note' }));
    for (const phase of [
      'Adding patient data to context',
      'Spinning up the engine',
      'Uploading data to the model',
      'Finalizing',
    ]) {
      expect(dialog.getByText(phase)).toBeInTheDocument();
    }
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Preparing the note'));
    expect(
      dialog.getByText(/Local models can take a few minutes\. Do not close this window\./),
    ).toBeInTheDocument();
    expect(await dialog.findByText('To whom it may concern')).toBeInTheDocument();
    release();
    expect(await screen.findByLabelText('Note text')).toHaveValue('A fresh note about briefs.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Next: Export' })).toBeEnabled();
  });

  it('can be cancelled', async () => {
    const { user } = open({ notes: [] });
    let stopped = 0;
    server.use(
      http.post(api('/cases/42/generate_note'), () => new Promise<never>(() => {})),
      http.delete(api('/cases/42/writing'), () => HttpResponse.json({ stopped: ++stopped > 0 })),
    );
    await generate(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stopped).toBe(1);
    expect(screen.getByText('No note yet')).toBeVisible();
    expect(screen.queryByText('Failed to generate note')).not.toBeInTheDocument();
  });

  it('that cannot be stopped goes on, and may be stopped again', async () => {
    const { user } = open({ notes: [] });
    let asked = 0;
    server.use(
      http.post(api('/cases/42/generate_note'), () => new Promise<never>(() => {})),
      http.delete(api('/cases/42/writing'), () =>
        ++asked === 1 ? refuse(500, 'The disk is full.') : HttpResponse.json({ stopped: true }),
      ),
    );
    await generate(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('The disk is full.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).toBe(2);
  });

  it('says when the template stood in', async () => {
    const { user, backend } = open({ notes: [] });
    writes(backend, 'generate_note', 206, 'The model did not answer.');
    await generate(user);
    expect(
      await screen.findByText(
        'Note generated with fallback template due to AI service issue: The model did not answer.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('Fallback Used')).toBeVisible();
    expect(screen.getByText('Written from the template')).toBeVisible();
    expect(screen.queryByText('Generated by AI Assistant')).not.toBeInTheDocument();
  });

  it('claims no template note where an improvement did not succeed', async () => {
    const { user, backend } = open();
    writes(backend, 'improve_note', 206, 'The model did not answer.', 'improved');
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    expect(
      await screen.findByText(
        'The note was not improved due to AI service issue. It stands as it was, marked for its reviewer: The model did not answer.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('Marked for the reviewer')).toBeVisible();
    for (const claim of ['Fallback Used', 'Written from the template', 'Generated by AI Assistant'])
      expect(screen.queryByText(claim)).not.toBeInTheDocument();
  });

  it.each([
    [
      'the server’s own words',
      () => refuse(429, 'Another note is being written for this case.'),
      'Another note is being written for this case.',
    ],
    [
      'a failure inside the stream',
      () =>
        eventStream([{ type: 'failed', status: 503, message: 'The model is down.', code: 'unavailable' }]),
      'The model is down.',
    ],
    [
      'a connection that breaks',
      () => eventStream([{ type: 'text', text: 'Half', checked: true }]),
      /It may have been saved/,
    ],
    ['no answer', () => HttpResponse.error(), /It may have been saved/],
  ])('reports %s', async (_, answer, message) => {
    const { user } = open({ notes: [] });
    server.use(http.post(api('/cases/42/generate_note'), answer));
    await generate(user);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('warns an admin without a model, and goes on', async () => {
    const { user, backend } = open({ notes: [] }, anAdmin);
    server.use(
      http.get(api('/ai-status'), () =>
        HttpResponse.json({ ...aiStatus, configured: false, provider: null, model: null, message: '' }),
      ),
    );
    writes(backend, 'generate_note', 206, 'No model.');
    await screen.findByText('Not Configured');
    await generate(user);
    expect(
      await screen.findByText(
        'AI provider not configured. Please configure an AI provider in admin settings before generating notes.',
      ),
    ).toBeVisible();
    expect(await screen.findByLabelText('Note text')).toBeVisible();
  });

  it('tells an admin which model writes, or that it cannot tell; others neither', async () => {
    open({}, anAdmin);
    expect(await screen.findByText('Provider: ollama · Model: llama3.1:8b')).toBeVisible();
  });

  it('tells an admin when the model is silent', async () => {
    open({}, anAdmin);
    const silent = { ...aiStatus, answers: false, message: 'It does not answer.' };
    server.use(http.get(api('/ai-status'), () => HttpResponse.json(silent)));
    expect(await screen.findByText('Not Answering')).toBeVisible();
    expect(screen.getByText('It does not answer.')).toBeVisible();
  });

  it('tells an admin when the status cannot be read', async () => {
    open({}, anAdmin);
    server.use(http.get(api('/ai-status'), () => refuse(500, 'Broken')));
    expect(await screen.findByText('Unable to check AI status')).toBeVisible();
  });
});

it('no note is written for a case that is not saved', async () => {
  server.use(...new CaseBackend().handlers());
  signedInAs(aUser);
  writeDraft(aUser.id, 'new.case', { draft: draftOf(aCase()), pending: {}, opening: null });
  const { user } = renderApp('/app/user-workflow/note');
  await generate(user);
  expect(
    await screen.findByText('Case must be saved before generating notes. Please complete previous steps.'),
  ).toBeVisible();
});

describe('a written note', () => {
  it('is saved as it is edited', async () => {
    const { user, backend } = open();
    await user.type(await screen.findByLabelText('Note text'), ' More.');
    await waitFor(() =>
      // Whoever types slowly has saved some of it before.
      expect(backend.bodies('/cases/42/notes/5').at(-1)).toEqual({
        note_text: 'The patient needs briefs.\nSincerely, Dr. Sample More.',
      }),
    );
    expect(screen.getByText('8 words')).toBeVisible();
  });

  it('that was emptied is none: nobody goes on to sign what no longer stands on the screen', async () => {
    const { user, backend } = open();
    const text = await screen.findByLabelText('Note text');
    expect(screen.getByRole('button', { name: 'Next: Export' })).toBeEnabled();
    await user.clear(text);
    expect(screen.getByText('An empty note is not saved.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next: Export' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '6. Export' })).toBeDisabled();
    await user.type(text, 'Anew.');
    expect(screen.getByRole('button', { name: 'Next: Export' })).toBeEnabled();
    await waitFor(() => expect(backend.bodies('/cases/42/notes/5')).toEqual([{ note_text: 'Anew.' }]));
  });

  it('can be read as it will be, and edited again', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Preview' }));
    expect(screen.queryByLabelText('Note text')).not.toBeInTheDocument();
    expect(screen.getByText(/The patient needs briefs\./)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Edit' }));
    expect(screen.getByLabelText('Note text')).toBeVisible();
  });

  it('improved, shows what changed and can be restored', async () => {
    const { user, backend } = open();
    writes(backend, 'improve_note');
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    const changes = await screen.findByRole('region', { name: 'Changes' });
    expect(changes.querySelector('del')).toHaveTextContent('The patient needs');
    expect(changes.querySelector('ins')).toHaveTextContent('A fresh note about');
    expect(backend.bodies('improve_note')).toEqual([
      { current_note: 'The patient needs briefs.\nSincerely, Dr. Sample' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Restore previous' }));
    expect(await screen.findByLabelText('Note text')).toHaveValue(
      'The patient needs briefs.\nSincerely, Dr. Sample',
    );
    await waitFor(() => expect(backend.bodies('/cases/42/notes/6')).toHaveLength(1));
  });

  it('shows what changed for ten seconds', async () => {
    const tenSeconds = heldPauses(10_000);
    const { user, backend } = open();
    writes(backend, 'improve_note');
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    expect(await screen.findByRole('region', { name: 'Changes' })).toBeVisible();
    // Whatever else waits for as long, such as an answer to grow stale, ends with it.
    await waitFor(async () => {
      await tenSeconds.end();
      expect(screen.queryByRole('region', { name: 'Changes' })).not.toBeInTheDocument();
    });
    expect(screen.getByLabelText('Note text')).toHaveValue('A fresh note about briefs.');
  });

  it('shows what changed as long as somebody wants', async () => {
    const tenSeconds = heldPauses(10_000);
    const { user, backend } = open();
    writes(backend, 'improve_note');
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    await user.click(await screen.findByRole('button', { name: 'Hide changes' }));
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    await tenSeconds.end();
    expect(screen.getByRole('region', { name: 'Changes' })).toBeVisible();
  });

  it('that cannot be improved gets a mark for the reviewer, and no clinical fact', async () => {
    const { user } = open();
    server.use(http.post(api('/cases/42/improve_note'), () => refuse(500, 'Broken')));
    await user.click(await screen.findByRole('button', { name: 'Improve' }));
    await user.click(await screen.findByRole('button', { name: 'Hide changes' }));
    const text = (screen.getByLabelText('Note text') as HTMLTextAreaElement).value;
    expect(text).toMatch(/^The patient needs briefs\.\nSincerely, Dr\. Sample\n\n\[Reviewer: .*\]$/s);
  });

  it('regenerated falls back to a normal generation', async () => {
    const { user, backend } = open();
    writes(backend);
    server.use(http.post(api('/cases/42/generate_note'), () => refuse(503, 'Busy'), { once: true }));
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
    await user.click(await screen.findByRole('button', { name: 'Hide changes' }));
    expect(screen.getByLabelText('Note text')).toHaveValue('A fresh note about briefs.');
    expect(backend.bodies('generate_note')).toEqual([{}]);
  });

  it('regenerated is not asked for as another note where nobody says that the first was not written', async () => {
    const { user } = open();
    const asked: unknown[] = [];
    server.use(
      http.post(api('/cases/42/generate_note'), async ({ request }) => {
        asked.push([request.headers.get('idempotency-key'), await request.json()]);
        return asked.length === 1 ? HttpResponse.error() : refuse(500, 'Something went wrong.', 'internal');
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
    expect((await screen.findAllByText(/It may have been saved/))[0]).toBeVisible();
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(asked[0]).toEqual([expect.any(String), { regenerate: true }]);
  });

  it('copied with places that nobody has confirmed says how many there are', async () => {
    const note_text = 'The patient needs briefs. Seen on [Add: date of the visit] for [Add: reason].';
    const { user } = open({ notes: [aNote({ note_text })] });
    await screen.findByText('2 in brackets');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `Draft – not signed, 2 statements not confirmed\n\n${note_text}`,
    );
  });

  it('copied before it was read says that it is a draft and not checked; also within a pause of typing', async () => {
    const note_text = 'The patient needs briefs.';
    const { user } = open({ notes: [aNote({ note_text })] });
    await screen.findByText(/left out of the note$/);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(`Draft – not signed\n\n${note_text}`);
    fireEvent.change(screen.getByLabelText('Note text'), { target: { value: `${note_text} [Add: why]` } });
    fireEvent.click(screen.getByRole('button', { name: 'Copied' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        `Draft – not signed, not checked yet\n\n${note_text} [Add: why]`,
      ),
    );
  });

  it('copied for somebody who was named says so in its trace; nobody has to be named', async () => {
    const { user, backend } = open();
    const named = { id: 3, kind: 'payer', name: 'Acme Health', address: null, purpose: 'Payment' };
    server.use(http.get(api('/cases/42/recipients'), () => HttpResponse.json({ recipients: [named] })));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    await user.click(screen.getByRole('button', { name: 'Say to whom a copy goes (optional)' }));
    const select = await screen.findByRole('combobox', { name: 'To whom a copy goes' });
    await within(select).findByRole('option', { name: /^Acme Health/ });
    await user.selectOptions(select, '3');
    await user.click(screen.getByRole('button', { name: /^(Copy|Copied)$/ }));
    await waitFor(() =>
      expect(backend.bodies('/cases/42/copied')).toEqual([{ note_id: 5 }, { note_id: 5, recipient: 3 }]),
    );
  });

  it('whoever may not export is not asked to whom a copy goes', async () => {
    open({}, { ...aUser, permissions: { ...aUser.permissions, can_export_cases: false } });
    await screen.findByRole('button', { name: 'Copy' });
    expect(screen.queryByRole('button', { name: /to whom/ })).not.toBeInTheDocument();
  });

  it('copied leaves a trace and says so for two seconds', async () => {
    const twoSeconds = heldPauses(2_000);
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(backend.bodies('/cases/42/copied')).toHaveLength(1);
    expect(await navigator.clipboard.readText()).toContain('The patient needs briefs.');
    await waitFor(() => expect(twoSeconds.count()).toBe(1));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    await twoSeconds.end();
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  });
});
