import type { ProblemResponse, TryRetrievalResponse } from '@vouchwell/contract';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type TestAgent from 'supertest/lib/agent.js';
import { EmbeddingStandIn } from '../../testing/stand-ins/embedding.ts';
import { openEmbedded } from '../../embedded.ts';
import { startApp } from '../../testing/app.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { until } from '../../testing/until.ts';
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

describe('with an embedding model', () => {
  const folder = temporaryFolder();
  let server: EmbeddingStandIn;
  beforeAll(async () => {
    server = await EmbeddingStandIn.start();
  });
  afterAll(() => server.close());

  /** An admin at a site in files, whose index lies beside them. */
  async function site(dataDir: string, siteKey?: Buffer) {
    const env = { OLLAMA_URL: server.url, OLLAMA_EMBED_MODEL: server.model, DATA_DIR: dataDir };
    const app = await startApp({ env, engines: await openEmbedded(dataDir), ...(siteKey && { siteKey }) });
    return { app, admin: await app.admin() };
  }
  /** The index is made in the background; until then the words rank. */
  async function fused(admin: TestAgent): Promise<TryRetrievalResponse> {
    for (;;) {
      const answer = await tried(admin, { query: 'glucose monitor' });
      if (answer.ranking === 'fused') return answer;
    }
  }

  test('both rankings count, and the index lies in the data folder', async () => {
    const dataDir = folder();
    const { app, admin } = await site(dataDir);
    const answer = await fused(admin);
    expect(answer).toMatchObject({ ranking: 'fused', embedding_model: server.model });
    expect(answer.results[0]).toMatchObject({ category: 'cgm', semantic_rank: expect.any(Number) as number });
    expect(answer.took_ms.embedding).toBeGreaterThan(0);
    expect(await readdir(dataDir)).toContain('retrieval');
    await app.close();
  });

  test('what was deleted leaves the index at the next start, though nobody asks for anything', async () => {
    const dataDir = folder();
    const index = async () => (await readFile(join(dataDir, 'retrieval', 'vectors'))).toString('latin1');
    const first = await site(dataDir);
    const [found] = (await fused(first.admin)).results;
    const isThere = async () => (await index()).includes(`"id":${found!.id},`);
    await until(isThere);
    await first.admin.delete(`/rag/content/${found!.id}`).expect(200);
    await first.app.close();
    expect(await isThere()).toBe(true);
    const later = await site(dataDir, first.app.siteKey);
    await until(async () => !(await isThere()));
    await later.app.close();
  });
});
