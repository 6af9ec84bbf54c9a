import type {
  AiSettingSavedResponse,
  AiSettingsResponse,
  AiSettingTestResponse,
  AiStatusResponse,
  LocalModelsResponse,
  ModelImportBegunResponse,
  NoteResultResponse,
  OllamaModelsResponse,
  TryRetrievalResponse,
} from '@vouchwell/contract';
import { MODEL_PIECE_BYTES } from '@vouchwell/rules';
import { createHash } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent.js';
import { ollamaStore } from './adapters/model/ollama-store.ts';
import { TINY_TEXT, tinyModel } from './adapters/model/tiny-model.fixture.ts';
import { cases } from './cases/reading/case.projections.ts';
import { Documents } from './kernel/projecting/documents.ts';
import { ADMIN, startApp } from './testing/app.ts';
import { bearer, eventsOf, notesOf, readyCase } from './testing/app-with-model.ts';
import { until } from './testing/until.ts';

const url = process.env['OLLAMA_TEST_URL'] ?? '';
const WRITER = 'vouchwell-tiny';
const ENDLESS = 'vouchwell-endless';

/** What `ollama create` does: the file as a blob, then the model made of it. */
async function create(model: string, gguf: Buffer): Promise<void> {
  const digest = `sha256:${createHash('sha256').update(gguf).digest('hex')}`;
  await posted(`/api/blobs/${digest}`, new Uint8Array(gguf));
  const template = '{{ .System }}\n{{ .Prompt }}\n';
  // More threads only wait for each other, on a machine that is busy with tests.
  const parameters = { num_thread: 1 };
  await posted(
    '/api/create',
    JSON.stringify({ model, files: { 'tiny.gguf': digest }, template, parameters, stream: false }),
  );
}

async function posted(path: string, body: RequestInit['body']): Promise<void> {
  const reply = await fetch(url + path, { method: 'POST', body });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`);
}

/** OLLAMA_TEST_URL names a server; its models of these two names are made anew. */
(url ? describe : describe.skip)('the product on a real Ollama (OLLAMA_TEST_URL)', () => {
  let app: Awaited<ReturnType<typeof startApp>>;
  let admin: TestAgent;
  beforeAll(async () => {
    await create(WRITER, tinyModel());
    await create(ENDLESS, tinyModel({ ends: false }));
    app = await startApp({ env: { OLLAMA_URL: url, OLLAMA_EMBED_MODEL: WRITER } });
    admin = await app.admin();
  });
  afterAll(() => app?.close());

  const add = async (model: string) => {
    const reply = await admin.post('/admin/ai-settings').send({ provider: 'ollama', model }).expect(201);
    return (reply.body as AiSettingSavedResponse).setting!.id;
  };
  const use = async (model: string) => {
    const id = await add(model);
    const tested = (await admin.post(`/admin/ai-settings/${id}/test`).expect(200))
      .body as AiSettingTestResponse;
    await admin.post(`/admin/ai-settings/${id}/activate`).expect(200);
    return tested;
  };
  const stream = async (caseId: number) =>
    fetch(`${app.url}/cases/${caseId}/generate_note`, {
      method: 'POST',
      body: '{}',
      headers: { ...(await bearer(app.url, ADMIN)), accept: 'text/event-stream' },
    });

  test('lists the models that are installed', async () => {
    const { body } = await admin.get('/admin/ai-providers/ollama/models').expect(200);
    const models = body as OllamaModelsResponse;
    expect([models.success, models.ollama_running]).toEqual([true, true]);
    expect(models.available_models).toEqual(
      expect.arrayContaining([expect.stringContaining(WRITER), expect.stringContaining(ENDLESS)]),
    );
  });

  test('a file is imported in pieces, tried and listed; one of an unknown architecture leaves nothing', async () => {
    const imported = async (name: string, gguf: Buffer) => {
      const sha256 = createHash('sha256').update(gguf).digest('hex');
      const file = { name, file_name: `${name}.gguf`, bytes: gguf.length, sha256 };
      const begun = await admin.post('/admin/local-models/imports').send(file).expect(201);
      const id = (begun.body as ModelImportBegunResponse).import_id;
      for (let at = 0; at < gguf.length; at += MODEL_PIECE_BYTES) {
        const piece = gguf.subarray(at, at + MODEL_PIECE_BYTES).toString('base64');
        await admin.post(`/admin/local-models/imports/${id}/pieces`).send({ at, piece }).expect(200);
      }
      await until(async () => (await localModels()).running === null);
      return (await localModels()).imports[0]!;
    };
    const localModels = async () =>
      (await admin.get('/admin/local-models').expect(200)).body as LocalModelsResponse;
    // Of those made within one second the server has no order.
    const names = async () => (await localModels()).models.map(({ name }) => name).sort();
    const before = await names();
    const strange = Buffer.from(tinyModel().toString('latin1').replaceAll('llama', 'lemur'), 'latin1');
    const refused = await imported('strange', strange);
    expect(refused).toMatchObject({ stage: 'refused' });
    expect(refused.reason).toMatch(/does not know its architecture.* Its architecture is lemur\.$/);
    expect(await names()).toEqual(before);
    expect(await imported('brought', tinyModel())).toMatchObject({ stage: 'finished', reason: null });
    const brought = (await localModels()).models.find(({ name }) => name === 'brought:latest');
    expect(brought).toMatchObject({ architecture: 'llama', context: 32_768, quantisation: null });
    expect(brought!.memory_needed).toBeGreaterThan(brought!.bytes);
    await admin.delete('/admin/local-models/brought:latest').expect(200);
    expect(await names()).toEqual(before);
  });

  // The first is of a kind that this server does not find out by itself.
  test.each([
    ['<|im_start|>', `{%- if tools %}${'{{ tool }}'.repeat(90)}<|im_start|>system`],
    ['<|start_header_id|>', `${'{{ tool }}'.repeat(90)}<|start_header_id|>`],
    ['<start_of_turn>', `${'{{ tool }}'.repeat(90)}<start_of_turn>`],
    ['[INST]', `${'{{ tool }}'.repeat(90)}[INST]`],
    ['<|end|>', `${'{{ tool }}'.repeat(90)}<|user|><|end|>`],
    ['{{ .System }}', 'of no kind that is known'],
  ])('a model with turns by %s is told what a prompt says first', async (mark, chatTemplate) => {
    const gguf = tinyModel({ chatTemplate });
    const sha256 = createHash('sha256').update(gguf).digest('hex');
    const signal = AbortSignal.timeout(60_000);
    const store = ollamaStore(url, fetch);
    await posted(`/api/blobs/sha256:${sha256}`, new Uint8Array(gguf));
    await store.make('turned', { sha256, chatTemplate }, signal);
    const asked = {
      model: 'turned',
      messages: [
        { role: 'system', content: 'ab' },
        { role: 'user', content: 'cd' },
      ],
    };
    const tokens = async (messages: object[]) => {
      const reply = await fetch(`${url}/api/chat`, {
        method: 'POST',
        body: JSON.stringify({
          ...asked,
          messages,
          stream: false,
          options: { num_predict: 1, num_ctx: 2048 },
        }),
      });
      return ((await reply.json()) as { prompt_eval_count: number }).prompt_eval_count;
    };
    const shown = await fetch(`${url}/api/show`, { method: 'POST', body: '{"model":"turned"}' });
    expect(((await shown.json()) as { template: string }).template).toContain(mark);
    expect(await tokens(asked.messages)).toBeGreaterThan(await tokens(asked.messages.slice(1)));
    await store.remove('turned', signal);
  });

  test('a setting is tested and activated; a model that is not installed fails its test', async () => {
    const tested = await use(WRITER);
    expect(tested).toMatchObject({ success: true, result: { test_response: TINY_TEXT } });
    const status = (await admin.get('/ai-status').expect(200)).body as AiStatusResponse;
    expect(status).toMatchObject({ configured: true, answers: true, current_model: WRITER });
    const absent = await add('not-installed');
    const failed = (await admin.post(`/admin/ai-settings/${absent}/test`).expect(200))
      .body as AiSettingTestResponse;
    expect(failed).toMatchObject({ success: false, error: expect.stringMatching(/not installed/) as string });
    const { settings } = (await admin.get('/admin/ai-settings').expect(200)).body as AiSettingsResponse;
    expect(settings.find(({ id }) => id === absent)?.status).toBe('error');
  });

  test('writes a note, with a receipt that names the model’s digest', async () => {
    await use(WRITER);
    const id = await readyCase(admin);
    const reply = await admin.post(`/cases/${id}/generate_note`).expect(200);
    expect(reply.body as NoteResultResponse).toMatchObject({
      note_text: TINY_TEXT,
      ai_provider: 'ollama',
      ai_model: WRITER,
      is_fallback: false,
    });
    const doc = await app.nest.get(Documents, { strict: false }).get(cases, id);
    expect(doc?.notes[0]?.receipt).toMatchObject({
      provider: 'ollama',
      model: WRITER,
      digest: expect.stringMatching(/^(sha256:)?[0-9a-f]{64}$/) as string,
      parameters: { temperature: 0.2 },
    });
  });

  test('streams a note as it is written', async () => {
    await use(WRITER);
    const id = await readyCase(admin);
    const events = eventsOf(await (await stream(id)).text());
    const text = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');
    expect(text.trim()).toBe(TINY_TEXT);
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 200, result: { note_text: TINY_TEXT } });
  });

  test('a generation that is stopped ends, and the server is free for the next', async () => {
    await use(ENDLESS);
    const id = await readyCase(admin);
    const reader = (await stream(id)).body!.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    while (!read.includes('event: phase')) read += (await reader.read()).value ?? '';
    await admin.delete(`/cases/${id}/writing`).expect(200);
    expect(await notesOf(admin, id)).toEqual([]);
    await use(WRITER);
    await admin.post(`/cases/${id}/generate_note`).expect(200);
    expect(await notesOf(admin, id)).toHaveLength(1);
  });

  test('a model that does not come to an end leaves the template note', async () => {
    await use(ENDLESS);
    const id = await readyCase(admin);
    const reply = await admin.post(`/cases/${id}/generate_note`).expect(206);
    expect(reply.body as NoteResultResponse).toMatchObject({ is_fallback: true });
  });

  test('embeds the library, and ranks by meaning beside the words', async () => {
    const query = { query: 'adult briefs for urge incontinence' };
    const attempt = async () =>
      (await admin.post('/rag/try').send(query).expect(200)).body as TryRetrievalResponse;
    let tried = await attempt();
    // The index is made in the background; until then the words alone rank.
    while (tried.ranking === 'lexical') tried = await attempt();
    expect(tried).toMatchObject({ ranking: 'fused', embedding_model: WRITER });
    expect(tried.results.some(({ semantic_rank }) => semantic_rank === 1)).toBe(true);
  });
});
