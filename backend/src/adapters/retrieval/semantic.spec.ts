import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RetrievableContent } from '../../kernel/ports/retrieval.port.ts';
import { type Retrieval, retrieve } from '../../library/retrieval/retrieval.ts';
import { content, library, starter } from './contents.fixture.ts';
import { EmbeddingServer } from './embedding-server.ts';
import { type EmbeddingBehaviour, EmbeddingStandIn } from '../../testing/stand-ins/embedding.ts';
import { openRetriever } from './index.ts';
import { LibraryRetriever } from './retriever.ts';
import { SemanticRanker } from './semantic.ts';

let server: EmbeddingStandIn;
let folder: string;
let path: string;
let now: number;
const open: LibraryRetriever[] = [];
const troubles: string[] = [];
beforeEach(async () => {
  server = await EmbeddingStandIn.start();
  folder = await mkdtemp(join(tmpdir(), 'retrieval-'));
  path = join(folder, 'retrieval', 'vectors');
  now = 0;
  troubles.length = 0;
});
afterEach(async () => {
  for (const retriever of open.splice(0)) await retriever.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** As after a start of the program. */
function start(): LibraryRetriever {
  const embedding = new EmbeddingServer({ url: server.url, model: server.model, fetch });
  const trouble = (message: string) => troubles.push(message);
  const retriever = new LibraryRetriever(
    new SemanticRanker({ server: embedding, path, trouble, now: () => now }),
  );
  open.push(retriever);
  return retriever;
}

const signal = new AbortController().signal;
/** As it was read first; `keepOnly` comes later. */
const first = (contents: readonly RetrievableContent[]) => ({ contents, asOf: 1 });
const ask = (retriever: LibraryRetriever, contents = starter, text = 'a walker for unsteady gait') =>
  retrieve(
    retriever,
    { text, categories: [], types: ['instruction', 'sample_note'], tokenBudget: 2000 },
    first(contents),
    signal,
  );
/** The index is made in the background; asks until it is there. */
async function fused(retriever: LibraryRetriever, contents = starter): Promise<Retrieval> {
  for (;;) {
    const found = await ask(retriever, contents);
    if (found.ranking === 'fused') return found;
  }
}
const isQuery = (text: string) => text.startsWith('a walker');
const documents = () => server.texts.filter((text) => !isQuery(text));
const forgetCalls = () => void server.calls.splice(0);

test('contents are embedded in batches, each part once, with its title', async () => {
  await fused(start());
  await ask(open[0]!);
  const texts = documents();
  expect(texts.length).toBeGreaterThan(starter.length);
  expect(new Set(texts).size).toBe(texts.length);
  expect(server.calls.length).toBeLessThan(texts.length / 4);
  for (const { title } of starter)
    expect(texts.filter((text) => text.startsWith(`${title}\n`))).not.toEqual([]);
});

test('a start finds the index of the last one and embeds nothing but the query', async () => {
  const before = await fused(start());
  await open.pop()!.close();
  forgetCalls();
  const after = await fused(start());
  expect(documents()).toEqual([]);
  expect(after.results).toEqual(before.results);
});

test('only what changed is embedded again, and what is gone is gone from the disk', async () => {
  const kept = starter.slice(1);
  await fused(start());
  forgetCalls();
  const changed = kept.map((one) => (one.id === 4 ? { ...one, version: 2, content: 'Now a zebra.' } : one));
  await fused(open[0]!, changed);
  expect(documents()).toEqual([`${changed.find(({ id }) => id === 4)!.title}\nNow a zebra.`]);
  await open.pop()!.close();
  const head = (await readFile(path)).toString('latin1');
  expect(head).not.toContain(`"id":${starter[0]!.id},`);
  forgetCalls();
  await fused(start(), changed);
  expect(documents()).toEqual([]);
});

test('what is gone or changed leaves the disk before anybody asks, and a start finds the rest', async () => {
  await fused(start());
  const [gone, edited, ...rest] = starter;
  const now = [{ ...edited!, version: edited!.version + 1, content: 'Now a zebra.' }, ...rest];
  const ids = async () => (await readFile(path)).toString('latin1');
  for (const restarts of [false, true]) {
    if (restarts) {
      await open.pop()!.close();
      await fused(start());
      await open.pop()!.close();
      start();
    }
    forgetCalls();
    expect(await ids()).toContain(`"id":${gone!.id},`);
    await open[0]!.keepOnly(first(now));
    for (const { id } of [gone!, edited!]) expect(await ids()).not.toContain(`"id":${id},`);
    expect(server.calls).toEqual([]);
  }
  await fused(open[0]!, now);
  expect(documents()).toEqual([`${edited!.title}\nNow a zebra.`]);
});

test('what went while somebody waited for the index is not embedded again for them', async () => {
  const retriever = start();
  const [gone, ...rest] = starter;
  const asked = [ask(retriever), ask(retriever)];
  while (documents().length === 0) await new Promise((resolve) => setImmediate(resolve));
  await retriever.keepOnly({ contents: rest, asOf: 2 });
  forgetCalls();
  const found = await Promise.all([...asked, fused(retriever)]);
  expect(documents()).toEqual([]);
  expect((await readFile(path)).toString('latin1')).not.toContain(`"id":${gone!.id},`);
  expect(found.flatMap(({ results }) => results.map(({ content: one }) => one.id))).not.toContain(gone!.id);
});

test('without an embedding model no index of an earlier one stays', async () => {
  await fused(start());
  await open.pop()!.close();
  const retriever = openRetriever({ ollamaUrl: server.url, ollamaEmbedModel: null, dataDir: folder, fetch });
  await retriever.close();
  expect(await readdir(join(folder, 'retrieval'))).toEqual([]);
});

test('the same number and version with other words is another content', async () => {
  await fused(start());
  await open.pop()!.close();
  forgetCalls();
  const restored = starter.map((one, index) => (index === 0 ? { ...one, content: 'Of another log.' } : one));
  await fused(start(), restored);
  expect(documents()).toHaveLength(1);
});

test.each<[string, () => Promise<void>]>([
  ['is damaged', async () => appendFile(path, 'x')],
  ['is cut', async () => writeFile(path, (await readFile(path)).subarray(0, -100))],
  ['is empty', async () => writeFile(path, '')],
  ['is foreign', async () => writeFile(path, '{"format":"something else"}'.repeat(100))],
  [
    'has one bit turned',
    async () => {
      const bytes = await readFile(path);
      bytes[bytes.length >> 1]! ^= 1;
      await writeFile(path, bytes);
    },
  ],
  [
    'is a folder',
    async () => {
      await rm(path);
      await mkdir(join(path, 'inside'), { recursive: true });
    },
  ],
])('an index that %s is made anew', async (_, harm) => {
  const before = await fused(start());
  const texts = documents();
  await open.pop()!.close();
  await harm();
  forgetCalls();
  const after = await fused(start());
  expect(documents()).toEqual(texts);
  expect(after.results).toEqual(before.results);
  await open.pop()!.close();
  forgetCalls();
  await fused(start());
  expect(documents()).toEqual([]);
});

test('the index lies in its own folder, readable to nobody else, without the words of a content', async () => {
  await fused(start());
  await open.pop()!.close();
  expect(await readdir(join(folder, 'retrieval'))).toEqual(['vectors']);
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect((await stat(join(folder, 'retrieval'))).mode & 0o077).toBe(0);
  expect((await readFile(path)).toString('latin1')).not.toContain('walker');
});

test('a disk that takes nothing leaves the ranking whole', async () => {
  await writeFile(join(folder, 'retrieval'), 'a file where the folder should be');
  await fused(start());
  await ask(open[0]!);
  expect(troubles).toEqual([expect.stringContaining('cannot be kept for the next start')]);
});

describe('where the embedding model fails', () => {
  test.each<EmbeddingBehaviour>(['refuses', 'cuts_off', 'garbles', 'counts_wrong'])(
    'as one that %s does, the words alone rank, and it is left alone for 30 seconds',
    async (behaviour) => {
      server.behaviour = behaviour;
      const retriever = start();
      // The first time the module behind it may still be loading.
      while (troubles.length === 0) await ask(retriever);
      const calls = server.calls.length;
      const found = await ask(retriever);
      expect(found).toMatchObject({ ranking: 'lexical', embeddingModel: null });
      expect(found.results[0]!.content.title).toContain('walker');
      now = 29_999;
      await ask(retriever);
      expect(server.calls.length).toBe(calls);
      server.behaviour = 'embeds';
      now = 30_001;
      await fused(retriever);
      expect(troubles).toHaveLength(1);
    },
  );

  test('when it dies between two notes, the next is written without it', async () => {
    await fused(start());
    const { url } = server;
    await server.close();
    expect(await ask(open[0]!)).toMatchObject({ ranking: 'lexical', tookMs: { embedding: 0 } });
    server = await EmbeddingStandIn.start(Number(new URL(url).port));
    now = 30_001;
    await fused(open[0]!);
    expect(documents()).toEqual([]);
  });

  test('one that never answers is waited for a little, not for ever, and a stop ends its call', async () => {
    server.behaviour = 'keeps_silent';
    const retriever = start();
    expect(await ask(retriever)).toMatchObject({ ranking: 'lexical' });
    await open.pop()!.close();
    expect(troubles).toEqual([]);
    expect(await ask(retriever)).toMatchObject({ ranking: 'lexical' });
  });

  test('while a note is given up, its reason comes back and the model keeps its good name', async () => {
    await fused(start());
    server.behaviour = 'keeps_silent';
    const gone = new AbortController();
    const calls = server.calls.length;
    const query = { text: 'a walker', categories: [], types: ['instruction'] as const, tokenBudget: 100 };
    const asked = retrieve(open[0]!, query, first(starter), gone.signal);
    while (server.calls.length === calls) await new Promise((resolve) => setImmediate(resolve));
    gone.abort(new Error('The client is gone.'));
    await expect(asked).rejects.toThrow('The client is gone.');
    server.behaviour = 'embeds';
    await fused(open[0]!);
  });
});

test('another model under the same name is noticed by its vectors', async () => {
  await fused(start());
  server.dimensions = 128;
  expect(await ask(open[0]!)).toMatchObject({ ranking: 'lexical' });
  forgetCalls();
  await fused(open[0]!);
  expect(documents().length).toBeGreaterThan(starter.length);
});

test('a content that goes while a query is embedded costs nobody the index', async () => {
  await fused(start());
  forgetCalls();
  const asked = Array.from({ length: 20 }, (_, index) => ask(open[0]!, starter.slice(index % 3)));
  const found = await Promise.all(asked);
  expect(found.every(({ results }) => results.length > 0)).toBe(true);
  await fused(open[0]!, starter.slice(2));
  const again = new Set(documents().map((text) => text.split('\n')[0]));
  // Only those that came and went.
  const moved = starter.slice(0, 2).map(({ title }) => title);
  expect([...again].filter((title) => !moved.includes(title!))).toEqual([]);
});

test('another model starts an index of its own', async () => {
  await fused(start());
  const texts = documents();
  await open.pop()!.close();
  forgetCalls();
  server.model = 'other:1b';
  await fused(start());
  expect(documents()).toEqual(texts);
});

test('a library of two thousand contents', async () => {
  const many: RetrievableContent[] = library(2000);
  const found = await fused(start(), many);
  expect(found.results).toHaveLength(25);
  expect(found.results.filter((one) => one.chosen).length).toBeGreaterThan(0);
  const more = [...many, content(2001, { title: 'Walker', content: 'A walker for unsteady gait.' })];
  const [best] = (await fused(open[0]!, more)).results;
  expect(best!.content.id).toBe(2001);
  // Some 6,000 parts, and a slow machine.
});
