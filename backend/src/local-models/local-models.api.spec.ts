import type {
  LocalModelsResponse,
  ModelImport,
  ModelImportBegunResponse,
  ModelPieceResponse,
  ProblemResponse,
} from '@vouchwell/contract';
import { MODEL_PIECE_BYTES } from '@vouchwell/rules';
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type TestAgent from 'supertest/lib/agent.js';
import { tinyModel } from '../adapters/model/tiny-model.fixture.ts';
import { MODEL_FILES } from '../kernel/basics/tokens.ts';
import type { ModelFiles } from '../kernel/ports/model-files.port.ts';
import { startApp } from '../testing/app.ts';
import { testEngines } from '../testing/engines.ts';
import { OllamaStoreStandIn } from '../testing/stand-ins/ollama-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';

const folder = temporaryFolder();
/** Of three pieces: what follows the last weight is no part of the model. */
const WHOLE = Buffer.concat([tinyModel(), Buffer.alloc(2 * MODEL_PIECE_BYTES)]);
const STRANGE = Buffer.from(WHOLE.toString('latin1').replace('llama', 'lemur'), 'latin1');
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let server: OllamaStoreStandIn;
let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
let engines: Awaited<ReturnType<typeof testEngines>>;
const siteKey = Buffer.alloc(32, 7);
const dataDir = folder();
const start = async (more = {}) => {
  app = await startApp({ env: { OLLAMA_URL: server.url, DATA_DIR: dataDir, ...more }, engines, siteKey });
  admin = await app.admin();
};
beforeAll(async () => {
  server = await OllamaStoreStandIn.start();
  engines = await testEngines();
  await start();
});
afterAll(async () => {
  await app.close();
  await server.close();
});
afterEach(() => {
  server.failing = {};
  server.dying = null;
});

/** Where the files of imports lie, and what does. */
const FILES = 'model-imports';
const kept = () => readdirSync(join(dataDir, FILES));
const all = async () => (await admin.get('/admin/local-models').expect(200)).body as LocalModelsResponse;
const fileOf = (bytes: Buffer, name: string) => ({
  name,
  file_name: `${name}.gguf`,
  bytes: bytes.length,
  sha256: hashOf(bytes),
});
const begin = async (file: object) => {
  const { body } = await admin.post('/admin/local-models/imports').send(file).expect(201);
  return (body as ModelImportBegunResponse).import_id;
};
const send = (id: number, at: number, bytes: Buffer) => {
  const piece = bytes.subarray(at, at + MODEL_PIECE_BYTES).toString('base64');
  return admin.post(`/admin/local-models/imports/${id}/pieces`).send({ at, piece });
};
async function sendAll(id: number, bytes: Buffer, from = 0): Promise<void> {
  for (let at = from; at < bytes.length;) {
    at = ((await send(id, at, bytes).expect(200)).body as ModelPieceResponse).received;
  }
}
async function ended(id: number): Promise<ModelImport> {
  await until(async () => (await all()).running === null);
  return (await all()).imports.find((one) => one.id === id)!;
}
async function imported(bytes: Buffer, name: string): Promise<ModelImport> {
  const id = await begin(fileOf(bytes, name));
  await sendAll(id, bytes);
  return ended(id);
}
const names = async () => (await all()).models.map(({ name }) => name);

test('a file is imported, listed with what it takes, and deleted; the history tells all of it', async () => {
  expect(await imported(WHOLE, 'brought')).toMatchObject({ stage: 'finished', sha256: hashOf(WHOLE) });
  const { models, memory, trouble } = await all();
  expect(trouble).toBeNull();
  expect(models).toEqual([
    {
      name: 'brought:latest',
      bytes: WHOLE.length,
      parameters: '70.10K',
      quantisation: 'F32',
      architecture: 'llama',
      context: 32_768,
      licence: 'apache-2.0',
      // Weights, keys and values of two layers of 64 numbers for 8192 tokens, and what is around them.
      memory_needed: WHOLE.length + 2 * 128 * 2 * 8192 + 300e6,
      writes_notes: false,
      words_per_second: null,
      advice: null,
    },
  ]);
  expect(memory).toBeGreaterThan(0);
  await admin.delete('/admin/local-models/brought:latest').expect(200);
  expect(await names()).toEqual([]);
  await admin.delete('/admin/local-models/brought:latest').expect(404);
  await app.caughtUp();
  const { body } = await admin.get('/audit/entries').expect(200);
  const said = JSON.stringify(body);
  for (const sentence of [
    'began to import the model brought',
    'imported the model brought',
    'deleted the model',
  ]) {
    expect(said).toContain(sentence);
  }
});

test.each([
  [
    'of its own kind, tools and all',
    `{%- if tools %}${' '.repeat(900)}<|im_start|>system`,
    /^{{- range .Messages }}<\|im_start\|>/,
    true,
  ],
  ['of no kind that is known', '{{ other }}', /^{{ .System }}\n/, false],
  ['none', undefined, /^{{ .System }}\n/, false],
])(
  'with a chat template %s, a model hears what a prompt says first',
  async (_, chatTemplate, template, ends) => {
    await imported(tinyModel({ ...(chatTemplate !== undefined && { chatTemplate }) }), 'turned');
    const made = server.models.get('turned:latest')!;
    expect(made.template).toMatch(template);
    expect(made.stop.includes('<|im_end|>')).toBe(ends);
    await admin.delete('/admin/local-models/turned:latest').expect(200);
  },
);

test('a file goes on where it was cut off, also after the server was started again', async () => {
  const id = await begin(fileOf(WHOLE, 'resumed'));
  await send(id, 0, WHOLE).expect(200);
  await app.nest.close();
  await start();
  expect((await all()).running).toMatchObject({ id, received: MODEL_PIECE_BYTES, stage: 'receiving' });
  expect((await send(id, 2 * MODEL_PIECE_BYTES, WHOLE).expect(409)).body).toMatchObject({
    code: 'model_piece_early',
  });
  // The same piece again is the same.
  await send(id, 0, WHOLE).expect(200);
  await sendAll(id, WHOLE, MODEL_PIECE_BYTES);
  expect((await ended(id)).stage).toBe('finished');
  expect(await names()).toContain('resumed:latest');
});

test('a model server that dies in the middle gets it again, and the product may be started again meanwhile', async () => {
  server.blobs.clear();
  server.dying = 'blobs';
  const id = await begin(fileOf(WHOLE, 'stubborn'));
  await sendAll(id, WHOLE);
  await until(async () => (await all()).running?.doing?.includes('does not answer') ?? false);
  expect(await names()).not.toContain('stubborn:latest');
  await app.nest.close();
  await start();
  expect((await ended(id)).stage).toBe('finished');
  expect(await names()).toContain('stubborn:latest');
});

test.each<[string, () => Buffer, RegExp]>([
  ['is none', () => Buffer.alloc(100, 'x'), /no model/],
  ['is cut short', () => tinyModel().subarray(0, -40), /cut short/],
  [
    'is of an unknown architecture',
    () => STRANGE,
    /does not know its architecture.* Its architecture is lemur\.$/,
  ],
])('a file that %s is refused, and nothing of it is left', async (_, bytes, reason) => {
  const before = await names();
  const made = await imported(bytes(), 'refused');
  expect(made.stage).toBe('refused');
  expect(made.reason).toMatch(reason);
  expect([...server.models.keys()]).toEqual(before);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'disk is full',
    { blobs: 'write /models/blobs: no space left on device' },
    /disk of the model server is full/,
  ],
  [
    'memory is too small',
    { generate: 'model requires more system memory (9.1 GiB) than is available (5.6 GiB)' },
    /needs 9\.1 GiB of memory, and the machine of the model server has 5\.6 GiB free/,
  ],
  ['program fails', { generate: 'llama runner process has terminated' }, /could not do it: llama runner/],
])('where the model server’s %s, it says so, and nothing is left', async (_, failing, reason) => {
  server.blobs.clear();
  server.failing = failing;
  const before = [...server.models.keys()];
  expect((await imported(WHOLE, 'failing')).reason).toMatch(reason);
  expect([...server.models.keys()]).toEqual(before);
});

test('bytes that are not those of the hash are refused', async () => {
  server.blobs.clear();
  const id = await begin({ ...fileOf(WHOLE, 'other'), sha256: 'b'.repeat(64) });
  await sendAll(id, WHOLE);
  expect((await ended(id)).reason).toMatch(/SHA-256 is another/);
});

test('one at a time; it can be given up, and its file goes', async () => {
  const file = fileOf(WHOLE, 'first');
  const id = await begin(file);
  await send(id, 0, WHOLE).expect(200);
  const refused = await admin.post('/admin/local-models/imports').send(fileOf(WHOLE, 'second')).expect(409);
  expect((refused.body as ProblemResponse).message).toContain('first.gguf is under way');
  await admin.delete(`/admin/local-models/imports/${id}`).expect(200);
  await send(id, MODEL_PIECE_BYTES, WHOLE).expect(404);
  const again = await begin(file);
  expect((await all()).running).toMatchObject({ id: again, received: 0 });
  await admin.delete(`/admin/local-models/imports/${again}`).expect(200);
});

test('a piece that is being written while its import is given up leaves no file', async () => {
  const id = await begin(fileOf(WHOLE, 'raced'));
  const files = app.nest.get<ModelFiles>(MODEL_FILES);
  const { put } = files;
  files.put = async (...piece) => {
    files.put = put;
    await admin.delete(`/admin/local-models/imports/${id}`).expect(200);
    return put(...piece);
  };
  await send(id, 0, WHOLE).expect(404);
  expect(kept()).toEqual([]);
});

test('what a power cut left of imports that have ended is gone after the next start; what goes on stays', async () => {
  const id = await begin(fileOf(WHOLE, 'cut'));
  await send(id, 0, WHOLE).expect(200);
  for (const name of ['999999.gguf', 'of-somebody-else.txt']) writeFileSync(join(dataDir, FILES, name), 'x');
  await app.nest.close();
  await start();
  expect(kept().sort()).toEqual([`${id}.gguf`, 'of-somebody-else.txt'].sort());
  rmSync(join(dataDir, FILES, 'of-somebody-else.txt'));
  await admin.delete(`/admin/local-models/imports/${id}`).expect(200);
  expect(kept()).toEqual([]);
});

test('two that begin at once are one import, and its pieces may come twice, out of order and cut off', async () => {
  const both = await Promise.all(
    ['left', 'right'].map((name) => admin.post('/admin/local-models/imports').send(fileOf(WHOLE, name))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const begun = both.find(({ status }) => status === 201)!.body as ModelImportBegunResponse;
  const id = begun.import_id;
  const odd = (at: number, length = MODEL_PIECE_BYTES) =>
    admin
      .post(`/admin/local-models/imports/${id}/pieces`)
      .send({ at, piece: Buffer.alloc(length, 7).toString('base64') });
  for (const at of [-1, 1, 0.5, 2 ** 53, -MODEL_PIECE_BYTES, WHOLE.length, 100 * MODEL_PIECE_BYTES]) {
    const { status, body } = await odd(at);
    expect([at, status, (body as ProblemResponse).message.length > 0]).toEqual([
      at,
      expect.toSatisfy((one: number) => one === 400 || one === 409),
      true,
    ]);
  }
  for (const length of [0, 1, MODEL_PIECE_BYTES - 1]) await odd(0, length).expect(400);
  expect(kept()).toEqual([]);
  const twice = await Promise.all([send(id, 0, WHOLE), send(id, 0, WHOLE)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  await sendAll(id, WHOLE, MODEL_PIECE_BYTES);
  expect((await ended(id)).stage).toBe('finished');
  expect(kept()).toEqual([]);
});

test.each([
  '../../events.sqlite',
  '/etc/passwd',
  '..\\..\\x.gguf',
  'a\0b.gguf',
  '\u202Efug.gguf',
  'x'.repeat(300),
])('the name of a file, %j, is never a path here', async (file_name) => {
  const { status, body } = await admin
    .post('/admin/local-models/imports')
    .send({ ...fileOf(WHOLE, 'named'), file_name });
  if (status === 201) {
    const id = (body as ModelImportBegunResponse).import_id;
    await send(id, 0, WHOLE).expect(200);
    expect(kept()).toEqual([`${id}.gguf`]);
    await admin.delete(`/admin/local-models/imports/${id}`).expect(200);
  } else expect(status).toBe(400);
  expect(kept()).toEqual([]);
});

test.each<[string, object, string]>([
  ['bytes', { bytes: 199e9 }, 'room for'],
  ['bytes', { bytes: 0 }, 'The file is empty.'],
  ['name', { name: 'Two Words' }, 'Name must be small letters'],
  ['name', { name: 'resumed' }, 'has a model called resumed already'],
  ['sha256', { sha256: 'x' }, 'sha256 must be'],
])('%s: %j is refused before a byte is sent', async (field, more, sentence) => {
  const file = { ...fileOf(WHOLE, 'fresh'), ...more };
  const { body } = await admin.post('/admin/local-models/imports').send(file).expect(400);
  expect((body as ProblemResponse).fields?.[field]).toContain(sentence);
});

test('a deletion that the model server refuses is told and recorded, and may be tried again', async () => {
  server.failing = { delete: 'permission denied' };
  const { body } = await admin.delete('/admin/local-models/stubborn:latest').expect(409);
  expect((body as ProblemResponse).message).toContain('permission denied');
  expect(await names()).toContain('stubborn:latest');
  server.failing = {};
  await admin.delete('/admin/local-models/stubborn:latest').expect(200);
  expect(await names()).not.toContain('stubborn:latest');
});

test('the model that writes the notes is not deleted', async () => {
  await app.nest.close();
  await start({ OLLAMA_MODEL: 'resumed' });
  const refused = await admin.delete('/admin/local-models/resumed:latest').expect(409);
  expect((refused.body as ProblemResponse).code).toBe('model_in_use');
  expect((await all()).models.find(({ name }) => name === 'resumed:latest')?.writes_notes).toBe(true);
});

test('without a model server the screen says so, and no import begins', async () => {
  await server.close();
  expect(await all()).toMatchObject({ models: [], trouble: 'The model server does not answer.' });
  const { body } = await admin.post('/admin/local-models/imports').send(fileOf(WHOLE, 'late')).expect(409);
  expect((body as ProblemResponse).code).toBe('model_server_away');
});
