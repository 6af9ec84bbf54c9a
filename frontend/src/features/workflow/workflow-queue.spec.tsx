import { screen, waitFor, within } from '@testing-library/react';
import type { NoteStreamEvent } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api } from '../../testing/answers.ts';
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

async function open() {
  const backend = new CaseBackend(aCase({ notes: [] }));
  const line = told();
  server.use(
    ...backend.handlers(),
    http.post(
      api('/cases/42/generate_note'),
      () => new HttpResponse(line.stream, { headers: { 'content-type': 'text/event-stream' } }),
    ),
  );
  signedInAs(aUser);
  const opened = renderApp('/app/user-workflow/note?caseId=42');
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
