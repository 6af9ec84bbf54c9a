import { screen, waitFor, within } from '@testing-library/react';
import type { LocalModel, LocalModelsResponse, RunningModelImport } from '@vouchwell/contract';
import { MODEL_PIECE_BYTES } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

/** A header that names an architecture, and nothing behind it: the smallest whole model. */
function modelFile(bytes: number, name = 'Small Model.Q4_0.gguf'): File {
  const content = new Uint8Array(bytes);
  const view = new DataView(content.buffer);
  let at = 0;
  const letters = (text: string) => {
    content.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      at,
    );
    at += text.length;
  };
  const number = (value: number, size: 4 | 8) => {
    view.setUint32(at, value, true);
    at += size;
  };
  letters('GGUF');
  number(3, 4);
  number(0, 8);
  number(1, 8);
  number(20, 8);
  letters('general.architecture');
  number(8, 4);
  number(5, 8);
  letters('llama');
  return new File([content], name);
}
const hashOf = async (file: File) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const model: LocalModel = {
  name: 'qwen2.5:1.5b',
  bytes: 986_000_000,
  parameters: '1.5B',
  quantisation: 'Q4_K_M',
  architecture: 'qwen2',
  context: 32_768,
  licence: 'apache-2.0',
  memory_needed: 1_500_000_000,
  writes_notes: false,
  words_per_second: 4.26,
  advice: 'writes',
};
const running: RunningModelImport = {
  id: 4,
  name: 'small',
  file_name: 'Small Model.Q4_0.gguf',
  bytes: 3 * MODEL_PIECE_BYTES,
  sha256: 'a'.repeat(64),
  stage: 'receiving',
  reason: null,
  by: 'Ada Min',
  at: '2026-01-02T03:04:05.000Z',
  received: MODEL_PIECE_BYTES,
  doing: null,
};

let answer: LocalModelsResponse;
const sent: { path: string; body: unknown }[] = [];

function open() {
  signedInAs(anAdmin);
  const heard = async (request: Request) => {
    const body = request.method === 'DELETE' ? null : await request.json();
    sent.push({
      path: decodeURIComponent(new URL(request.url).pathname).replace(/^.*local-models/, ''),
      body,
    });
    return body as { at: number; piece: string };
  };
  server.use(
    http.get(api('/admin/ai-settings'), () => HttpResponse.json({ settings: [] })),
    http.get(api('/admin/ai-providers'), () => refuse(500, 'Not asked here.')),
    http.get(api('/admin/ai-status'), () => refuse(500, 'Not asked here.')),
    http.get(api('/live'), () => new HttpResponse(null, { status: 404 })),
    http.get(api('/admin/local-models'), () => HttpResponse.json(answer)),
    http.post(api('/admin/local-models/imports'), async ({ request }) => {
      await heard(request);
      return HttpResponse.json({ success: true, import_id: 4 }, { status: 201 });
    }),
    http.post(api('/admin/local-models/imports/:id/pieces'), async ({ request }) => {
      const { at, piece } = await heard(request);
      return HttpResponse.json({ success: true, received: at + atob(piece).length });
    }),
    http.delete(api('/admin/local-models/*'), async ({ request }) => {
      await heard(request);
      return HttpResponse.json({ success: true });
    }),
  );
  return renderApp('/app/admin/ai-settings');
}
const section = async () => within(await screen.findByRole('region', { name: 'Models on this site' }));
const chosen = async () => {
  await (await section()).findByRole('region', { name: 'Import a model' });
  return document.querySelector<HTMLInputElement>('input[type=file]')!;
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent.length = 0;
  answer = { models: [model], trouble: null, memory: 8e9, room: 50e9, running: null, imports: [] };
});

it('lists each model with what it takes beside what is there, and its licence', async () => {
  answer = { ...answer, models: [model, { ...model, name: 'huge', memory_needed: 9e9, licence: null }] };
  open();
  const rows = within(await (await section()).findByRole('table', { name: 'Models on this site' }));
  const [, first, second] = rows.getAllByRole('row');
  for (const text of ['qwen2.5:1.5b', '1.5B · qwen2', 'Q4_K_M', '986 MB', '32,768 tokens', 'apache-2.0'])
    expect(first).toHaveTextContent(text);
  expect(first).toHaveTextContent('1.5 GB of 8.0 GB');
  expect(first).toHaveTextContent('4.3 words a second');
  expect(first).toHaveTextContent('Advised: sentence by sentence');
  expect(second).toHaveTextContent('9.0 GB of 8.0 GB: too much');
  expect(second).toHaveTextContent('Its file states none');
});

it('models are sorted by name and size, in the address', async () => {
  const named = (name: string, bytes: number) => ({ ...model, name, bytes });
  answer = {
    ...answer,
    models: [named('llama3.2:3b', 2e9), named('Alpha', 8e9), named('qwen2.5:1.5b', 1e9)],
  };
  const { user, place } = open();
  const table = within(await (await section()).findByRole('table', { name: 'Models on this site' }));
  const names = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => /llama3\.2|Alpha|qwen2\.5/.exec(row.textContent)?.[0]);
  expect(names()).toEqual(['llama3.2', 'Alpha', 'qwen2.5']);
  await user.click(table.getByRole('button', { name: 'Model' }));
  expect(names()).toEqual(['Alpha', 'llama3.2', 'qwen2.5']);
  await user.click(table.getByRole('button', { name: 'Size' }));
  expect(names()).toEqual(['qwen2.5', 'llama3.2', 'Alpha']);
  await user.click(table.getByRole('button', { name: 'Size' }));
  expect(names()).toEqual(['Alpha', 'llama3.2', 'qwen2.5']);
  expect(table.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'descending');
  expect(place()).toBe('/app/admin/ai-settings?sort=-size');
});

it('says that the models are on their way, and why they could not be had', async () => {
  const { promise: asked, resolve: refused } = Promise.withResolvers<void>();
  const { user } = open();
  server.use(
    http.get(
      api('/admin/local-models'),
      async () => {
        await asked;
        return refuse(500, 'Out of reach.');
      },
      { once: true },
    ),
  );
  const shown = await section();
  expect(shown.getByText('Loading the models of this site')).toBeInTheDocument();
  refused();
  expect(await shown.findByRole('alert')).toHaveTextContent('Failed to load the models');
  expect(shown.queryByText('Loading the models of this site')).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Try Again' }));
  expect(await shown.findByRole('table', { name: 'Models on this site' })).toBeVisible();
});

it('asks the model server again where it did not answer', async () => {
  answer = { ...answer, models: [], trouble: 'The model server does not answer.' };
  const { user } = open();
  const shown = await section();
  expect(await shown.findByText('The model server does not answer.')).toBeVisible();
  expect(shown.queryByText('The model server has no model yet.')).not.toBeInTheDocument();
  answer = { ...answer, models: [model], trouble: null };
  await user.click(shown.getByRole('button', { name: 'Try Again' }));
  expect(await shown.findByRole('table', { name: 'Models on this site' })).toBeVisible();
  expect(shown.queryByText('The model server does not answer.')).not.toBeInTheDocument();
});

it('sends a file in pieces, with its hash', async () => {
  const { user } = open();
  const file = modelFile(2 * MODEL_PIECE_BYTES + 5);
  await user.upload(await chosen(), file);
  const name = await (await section()).findByRole('textbox', { name: 'Name on the model server' });
  expect(name).toHaveValue('small-model.q4_0');
  await user.clear(name);
  await user.type(name, 'small');
  await user.click(screen.getByRole('button', { name: 'Import model' }));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[0]).toEqual({
    path: '/imports',
    body: { name: 'small', file_name: file.name, bytes: file.size, sha256: await hashOf(file) },
  });
  const pieces = sent.slice(1).map(({ path, body }) => {
    const { at, piece } = body as { at: number; piece: string };
    return [path, at, atob(piece).length];
  });
  expect(pieces).toEqual([
    ['/imports/4/pieces', 0, MODEL_PIECE_BYTES],
    ['/imports/4/pieces', MODEL_PIECE_BYTES, MODEL_PIECE_BYTES],
    ['/imports/4/pieces', 2 * MODEL_PIECE_BYTES, 5],
  ]);
});

it('goes on with the same file where it was cut off, and with no other', async () => {
  const file = modelFile(3 * MODEL_PIECE_BYTES);
  answer = { ...answer, running: { ...running, sha256: await hashOf(file) } };
  const { user } = open();
  expect(await (await section()).findByText(/2\.1 MB of 6\.3 MB are there/)).toBeVisible();
  const other = new File([await file.slice(0, -1).arrayBuffer(), 'x'], file.name);
  await user.upload(await chosen(), other);
  expect(await screen.findByText(/This is not the file that was begun with/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.upload(await chosen(), file);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => (body as { at: number }).at)).toEqual([
    MODEL_PIECE_BYTES,
    2 * MODEL_PIECE_BYTES,
  ]);
});

it('a file that is no model is refused here, and nothing is sent', async () => {
  const { user } = open();
  await user.upload(await chosen(), new File(['PK and more'], 'a.gguf'));
  await user.click(await screen.findByRole('button', { name: 'Import model' }));
  expect(await screen.findByText(/begins with the letters GGUF/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('gives an import up, and tells what became of the last one', async () => {
  const { stage: _, received: __, doing: ___, ...past } = running;
  answer = { ...answer, running, imports: [{ ...past, stage: 'refused', reason: 'It is cut short.' }] };
  const { user } = open();
  expect(await screen.findByText(/Not imported: It is cut short\./)).toBeVisible();
  const giveUp = screen.getByRole('button', { name: 'Give the import up' });
  await user.click(giveUp);
  const question = within(
    await screen.findByRole('dialog', { name: `Give up the import of ${running.name}?` }),
  );
  expect(question.getByText(/are on the server and will be removed/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep the import' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
  await user.click(giveUp);
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Give the import up' }));
  await waitFor(() => expect(sent).toEqual([{ path: '/imports/4', body: null }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a model that was brought again is deleted by a wish of its own, whatever became of the last one', async () => {
  const keys: (string | null)[] = [];
  let answered = false;
  const { user } = open();
  server.use(
    http.delete(api('/admin/local-models/*'), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answered ? HttpResponse.json({ success: true }) : HttpResponse.error();
    }),
  );
  const deleted = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete qwen2.5:1.5b' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete model' }));
    return dialog;
  };
  const question = await deleted();
  await question.findByRole('alert');
  const first = new Set(keys);
  expect(first.size).toBe(1);
  answered = true;
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await deleted();
  await screen.findByText('qwen2.5:1.5b has been deleted.');
  expect(first).not.toContain(keys.at(-1));
});

it('deletes a model when that is confirmed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete qwen2.5:1.5b' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the model qwen2.5:1.5b?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete model' }));
  await waitFor(() => expect(sent).toEqual([{ path: '/qwen2.5:1.5b', body: null }]));
});
