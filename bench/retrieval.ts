/**
 * Retrieval over a library of 2,000 contents, apart from the call of the embedding model, beside reading
 * every content through for the same words and comparing every vector the plain way.
 *   node bench/retrieval.ts     (after a build)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { library } from '../backend/src/adapters/retrieval/contents.fixture.ts';
import { EmbeddingServer } from '../backend/src/adapters/retrieval/embedding-server.ts';
import { EmbeddingStandIn } from '../backend/src/testing/stand-ins/embedding.ts';
import { LibraryRetriever } from '../backend/src/adapters/retrieval/retriever.ts';
import { SemanticRanker } from '../backend/src/adapters/retrieval/semantic.ts';
import { searchTerms } from '../backend/src/adapters/retrieval/words.ts';
import { type Retrieval, retrieve } from '../backend/src/library/retrieval/retrieval.ts';

/** Milliseconds a retrieval may take, on the machine that the figure was set for. */
const TARGET = 50;
const CONTENTS = 2_000;
const QUERIES = 200;

const contents = library(CONTENTS);
/** What cases say: a few words each that occur, and two that do not. */
const queries = library(QUERIES, 7).map(({ title, tags, content }) =>
  [title, ...tags, content.slice(0, 160), 'T4522 E10.649'].join(' '),
);

const folder = mkdtempSync(join(tmpdir(), 'bench-retrieval-'));
const stand = await EmbeddingStandIn.start();
stand.dimensions = 768;
const server = new EmbeddingServer({ url: stand.url, model: stand.model, fetch });
const open = () => new LibraryRetriever(new SemanticRanker({ server, path: join(folder, 'vectors') }));
const ask = (retriever: LibraryRetriever, text: string): Promise<Retrieval> =>
  retrieve(
    retriever,
    { text, categories: [], types: ['instruction', 'sample_note'], tokenBudget: 2_000 },
    { contents, asOf: 1 },
    new AbortController().signal,
  );
async function ready(label: string): Promise<LibraryRetriever> {
  const start = performance.now();
  const retriever = open();
  while ((await ask(retriever, 'a first query')).ranking === 'lexical');
  console.log(`${label}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return retriever;
}

function figures(times: number[]) {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { median: at(0.5), p99: at(0.99), worst: at(1) };
}

/** The same without any index. */
function scan(text: string, query: readonly number[], vectors: readonly (readonly number[])[]): number[] {
  const words = new Set(searchTerms(text));
  const shared = contents.map(({ title, content }) => {
    const found = searchTerms(`${title} ${content}`);
    return found.filter((word) => words.has(word)).length;
  });
  const norm = (vector: readonly number[]) => Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0));
  const near = vectors.map((vector) => {
    const dot = vector.reduce((sum, one, index) => sum + one * query[index]!, 0);
    return dot / (norm(vector) * norm(query));
  });
  return contents
    .map((_, index) => index)
    .sort((a, b) => shared[b]! + near[b]! - shared[a]! - near[a]!)
    .slice(0, 25);
}

try {
  const first = await ready(`${CONTENTS} contents split, embedded by the stand-in and kept`);
  await first.close();
  const retriever = await ready('a start with the kept index');
  for (const text of queries.slice(0, 20)) await ask(retriever, text);
  const ours: number[] = [];
  for (const text of queries) ours.push((await ask(retriever, text)).tookMs.retrieval);

  const signal = new AbortController().signal;
  const texts = contents.map(({ content }) => content.slice(0, 800));
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += 100) {
    const batch = await server.embed(texts.slice(at, at + 100), 'document', signal);
    vectors.push(...batch.map((one) => [...one]));
  }
  const theirs = queries
    .filter((_, at) => at % 10 === 0)
    .map((text) => {
      const start = performance.now();
      scan(text, vectors[0]!, vectors);
      return performance.now() - start;
    });

  const [indexed, scanned] = [figures(ours), figures(theirs)];
  for (const figure of ['median', 'p99', 'worst'] as const) {
    const ratio = (scanned[figure] / indexed[figure]).toFixed(1);
    console.log(
      `${figure}: retrieval ${indexed[figure].toFixed(1)} ms, scan ${scanned[figure].toFixed(1)} ms, ratio 1:${ratio}`,
    );
  }
  const judged = (['median', 'p99'] as const).map((figure) =>
    indexed[figure] <= TARGET ? `${figure} reached` : `${figure} missed`,
  );
  console.log(`target ${TARGET} ms: ${judged.join(', ')}`);
  await retriever.close();
} finally {
  await stand.close();
  rmSync(folder, { recursive: true });
}
