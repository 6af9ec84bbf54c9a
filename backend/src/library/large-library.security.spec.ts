import type { ContentsResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../testing/app.ts';
import { LoopTurns, loopBudget } from '../testing/loop-turns.ts';

/** A library as large as its files let it become, of texts that share no word: nobody waits for who works with it. */
let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
let turns: LoopTurns;
/** See loopBudget. */
let budget: number;

const [FILES, PER_FILE, LENGTH, ACTIVE] = [7, 120, 49_000, 8];
let made = 0;
function text(length: number): string {
  let words = '';
  while (words.length < length) words += `${(made++).toString(36)}q `;
  return `${words.slice(0, length - 1)}e`;
}
const libraryFile = () => ({
  format: 'medical-necessity-library',
  version: 1,
  contents: Array.from({ length: PER_FILE }, () => ({
    content_type: 'instruction',
    title: text(30),
    content: text(LENGTH),
    category: 'general',
    tags: ['large'],
    quality_score: 3,
  })),
});
const last = libraryFile();

beforeAll(async () => {
  app = await startApp();
  admin = await app.admin();
  for (const file of [...Array.from({ length: FILES - 1 }, libraryFile), last])
    await admin.post('/rag/import').send({ file }).expect(200);
  turns = new LoopTurns();
  budget = loopBudget();
});
afterAll(async () => {
  turns.stop();
  await app.close();
});

/** How many bytes the answer has, counted as they come. */
async function sizeOf(path: string): Promise<number> {
  const { body } = await admin
    .get(path)
    .buffer(true)
    .parse((answer, done) => {
      let size = 0;
      answer.on('data', (piece: Buffer) => void (size += piece.length));
      answer.on('end', () => done(null, size));
    });
  return body as number;
}

test('it leaves in pieces', async () => {
  let size = 0;
  const longest = await turns.best(budget, async () => void (size = await sizeOf('/rag/export')));
  expect(size).toBeGreaterThan(FILES * PER_FILE * LENGTH);
  expect(longest).toBeLessThan(budget);
});

test('a file is compared with it in turns', async () => {
  const body = JSON.stringify({ file: last, preview: true });
  const longest = await turns.best(budget, async () => {
    const answer = await admin.post('/rag/import').type('json').send(body).expect(200);
    expect(answer.body).toMatchObject({ added: 0, already_there: PER_FILE });
  });
  expect(longest).toBeLessThan(budget);
});

test('it is read, searched and forgotten for notes in turns', async () => {
  const { content } = (await admin.get(`/rag/content?per_page=${ACTIVE}`)).body as ContentsResponse;
  const all = (how: object) =>
    Promise.all(content.map(({ id }) => admin.put(`/rag/content/${id}`).send(how).expect(200)));
  const attempt = () =>
    admin
      .post('/rag/try')
      .send({ query: content[0]!.content.slice(0, 900) })
      .expect(200);
  await attempt();
  const longest = await turns.best(budget, async () => {
    await all({ is_active: true });
    expect((await attempt()).body).toMatchObject({ results: [{ id: content[0]!.id }] });
    await all({ is_active: false });
    expect((await attempt()).body).toMatchObject({ results: [] });
  });
  expect(longest).toBeLessThan(budget);
});
