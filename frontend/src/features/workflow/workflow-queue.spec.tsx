import { screen, waitFor, within } from '@testing-library/react';
import type { NoteStreamEvent } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aNoteResult, CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aNote, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

/** A stream that says what it is told to, when it is told to. */
function told() {
  let tell = (_: NoteStreamEvent) => {};
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      tell = ({ type, ...data }) =>
        controller.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`));
      end = () => controller.close();
    },
  });
  return {
    stream,
    tell: (event: NoteStreamEvent) => tell(event),
    end: () => end(),
  };
}

const headers = { 'content-type': 'text/event-stream' };

/** The note step; `found`: a note is on its way already. */
async function open(found = false) {
  const backend = new CaseBackend(aCase({ notes: [] }));
  const line = told();
  const tell = () => new HttpResponse(line.stream, { headers });
  const stop = http.delete(api('/cases/42/writing'), () => {
    line.tell({ type: 'failed', status: 499, code: 'cancelled', message: 'The generation was cancelled.' });
    line.end();
    return HttpResponse.json({ stopped: true });
  });
  const begun = found
    ? http.get(api('/cases/42/writing'), tell)
    : http.post(api('/cases/42/generate_note'), tell);
  server.use(stop, begun, ...backend.handlers());
  signedInAs(aUser);
  if (found) line.tell({ type: 'found', kind: 'improved', running_ms: 4_000 });
  const opened = renderApp('/app/user-workflow/note?caseId=42');
  if (found) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Improving the note' }));
    return { backend, line, dialog, ...opened };
  }
  await opened.user.click(await screen.findByRole('button', { name: 'Generate Note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Generating the note' }));
  return { backend, line, dialog, ...opened };
}

it('a note that waits for its turn shows its place, then the phases', async () => {
  const { backend, line, dialog } = await open();
  line.tell({ type: 'queued', place: 2, of: 5 });
  const status = dialog.getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('Waiting for its turn: place 2 of 5'));
  expect(dialog.getByText('Waiting for its turn: place 2 of 5', { selector: 'p:not([role])' })).toBeVisible();
  line.tell({ type: 'queued', place: 1, of: 4 });
  await waitFor(() => expect(status).toHaveTextContent('Waiting for its turn: place 1 of 4'));
  line.tell({ type: 'phase', phase: 'patient_data' });
  await waitFor(() => expect(status).toHaveTextContent('Adding patient data to context'));
  expect(dialog.queryByText(/Waiting for its turn/)).not.toBeInTheDocument();
  const result = aNoteResult();
  if (backend.found) backend.found = { ...backend.found, notes: [aNote({ ...result, id: 6 })] };
  line.tell({ type: 'done', status: 200, result });
  line.end();
  expect(await screen.findByLabelText('Note text')).toHaveValue('A fresh note about briefs.');
});

it('a note that waits can be given up', async () => {
  const { line, dialog, user } = await open();
  line.tell({ type: 'queued', place: 3, of: 3 });
  await dialog.findByText('Waiting for its turn: place 3 of 3', { selector: 'p:not([role])' });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('No note yet')).toBeVisible();
});

describe('a note that was asked for before a reload, or in another window', () => {
  it('is found, shows how far it is, and is there when it is done', async () => {
    const { backend, line, dialog } = await open(true);
    line.tell({ type: 'phase', phase: 'preparing' });
    line.tell({ type: 'text', text: 'To whom it may concern', checked: true });
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Preparing the note'));
    expect(await dialog.findByText('To whom it may concern')).toBeInTheDocument();
    const result = aNoteResult();
    if (backend.found) backend.found = { ...backend.found, notes: [aNote({ ...result, id: 6 })] };
    line.tell({ type: 'done', status: 200, result });
    line.end();
    expect(await screen.findByLabelText('Note text')).toHaveValue('A fresh note about briefs.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be stopped', async () => {
    const { dialog, user } = await open(true);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('No note yet')).toBeVisible();
    expect(screen.queryByText('The note was stopped in another window.')).not.toBeInTheDocument();
  });

  it('says so when it is stopped in another window', async () => {
    const { line } = await open(true);
    line.tell({ type: 'failed', status: 499, code: 'cancelled', message: 'The generation was cancelled.' });
    line.end();
    expect(await screen.findByText('The note was stopped in another window.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is heard of in place of a second one', async () => {
    const backend = new CaseBackend(aCase({ notes: [] }));
    const line = told();
    let asked = 0;
    server.use(
      http.post(api('/cases/42/generate_note'), () =>
        refuse(409, 'It is being written.', 'generation_running'),
      ),
      // Nobody had asked when this window opened.
      http.get(api('/cases/42/writing'), () =>
        asked++ === 0 ? new HttpResponse('', { headers }) : new HttpResponse(line.stream, { headers }),
      ),
      ...backend.handlers(),
    );
    signedInAs(aUser);
    line.tell({ type: 'found', kind: 'generated', running_ms: 4_000 });
    const { user } = renderApp('/app/user-workflow/note?caseId=42');
    await user.click(await screen.findByRole('button', { name: 'Generate Note' }));
    await screen.findByRole('dialog', { name: 'Generating the note' });
    const result = aNoteResult();
    if (backend.found) backend.found = { ...backend.found, notes: [aNote({ ...result, id: 6 })] };
    line.tell({ type: 'done', status: 200, result });
    line.end();
    expect(await screen.findByLabelText('Note text')).toHaveValue('A fresh note about briefs.');
    expect(screen.queryByText('It is being written.')).not.toBeInTheDocument();
  });
});
