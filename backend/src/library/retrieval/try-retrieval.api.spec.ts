import type { ProblemResponse, TryRetrievalResponse } from '@vouchwell/contract';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type TestAgent from 'supertest/lib/agent.js';
import { EmbeddingStandIn } from '../../testing/stand-ins/embedding.ts';
import { startApp } from '../../testing/app.ts';
import { LIBRARY_TOKENS } from './library-retrieval.queries.ts';

async function tried(admin: TestAgent, body: object): Promise<TryRetrievalResponse> {
  return (await admin.post('/rag/try').send(body).expect(200)).body as TryRetrievalResponse;
}

describe('without an embedding model', () => {
  let app: Awaited<ReturnType<typeof startApp>>;
  let admin: TestAgent;
  beforeAll(async () => {
    app = await startApp();
    admin = await app.admin();
  });
  afterAll(() => app.close());

  test('an admin sees what would be retrieved, and why', async () => {
    const answer = await tried(admin, {
      query: 'continuous glucose monitor, insulin, visit',
      category: 'cgm',
    });
    expect(answer).toMatchObject({ ranking: 'lexical', embedding_model: null, token_budget: LIBRARY_TOKENS });
    expect(answer.took_ms).toEqual({ retrieval: expect.any(Number) as number, embedding: 0 });
    expect(new Set(answer.results.map(({ category }) => category))).toEqual(new Set(['cgm', 'general']));
    const [best] = answer.results;
    expect(best).toEqual({
      ...{ id: 7, version: 1, content_type: 'sample_note', category: 'cgm', quality_score: 4.5 },
      title: 'Sample: continuous glucose monitor with insulin',
      excerpt: expect.stringMatching(/insulin/) as string,
      score: expect.any(Number) as number,
      ...{ lexical_rank: 1, semantic_rank: null, feedback_score: null, chosen: true },
      tokens: expect.any(Number) as number,
    });
    expect(answer.results.every(({ excerpt }) => excerpt.length <= 400)).toBe(true);
    expect(answer.results.every(({ content_type }) => content_type !== 'system_prompt')).toBe(true);
  });

  test('without a category all of them are looked through', async () => {
    const { results } = await tried(admin, { query: 'walker, briefs, insulin, ulcer and shoes' });
    expect(new Set(results.map(({ category }) => category)).size).toBe(5);
  });

  test.each<[object, string]>([
    [{}, 'Query is required.'],
    [{ query: ' ' }, 'Query is required.'],
    [{ query: { $ne: '' } }, 'Query is required.'],
    [{ query: 'q'.repeat(1001) }, 'Query can have at most 1000 characters.'],
    [
      { query: 'walker', category: 'mobility' },
      'category must be general, incontinence, cgm, diabetic_shoes or compression.',
    ],
  ])('%j is refused', async (body, message) => {
    const { body: problem } = await admin.post('/rag/try').send(body).expect(400);
    expect(Object.values((problem as ProblemResponse).fields!)).toEqual([message]);
  });
});

test('with an embedding model both rankings count, and the index lies in the data folder', async () => {
  const server = await EmbeddingStandIn.start();
  const dataDir = await mkdtemp(join(tmpdir(), 'try-retrieval-'));
  const env = { OLLAMA_URL: server.url, OLLAMA_EMBED_MODEL: server.model, DATA_DIR: dataDir };
  const app = await startApp({ env });
  try {
    const admin = await app.admin();
    let answer = await tried(admin, { query: 'glucose monitor' });
    // The index is made in the background; until then the words rank.
    while (answer.ranking === 'lexical') answer = await tried(admin, { query: 'glucose monitor' });
    expect(answer).toMatchObject({ ranking: 'fused', embedding_model: server.model });
    expect(answer.results[0]).toMatchObject({ category: 'cgm', semantic_rank: expect.any(Number) as number });
    expect(answer.took_ms.embedding).toBeGreaterThan(0);
    expect(await readdir(dataDir)).toContain('retrieval');
  } finally {
    await app.close();
    await server.close();
    await rm(dataDir, { recursive: true });
  }
});
