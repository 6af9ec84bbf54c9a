import type { ContentsResponse, ImportLibraryResponse, LoginResponse } from '@vouchwell/contract';
import { connect } from 'node:net';
import { ADMIN, startApp } from '../../testing/app.ts';
import { LoopTurns, loopBudget } from '../../testing/loop-turns.ts';
import { until } from '../../testing/until.ts';

const app = await startApp();
const admin = await app.admin();
const turns = new LoopTurns();
afterAll(async () => {
  turns.stop();
  await app.close();
});

const entry = (more: object = {}) => ({
  ...{ content_type: 'instruction', title: 'What a payer asks', content: 'Name the visit.', category: 'cgm' },
  ...{ subcategory: null, tags: ['visit'], quality_score: 4, is_active: true, avoid: false },
  ...more,
});
const fileOf = (...contents: unknown[]) => ({ format: 'medical-necessity-library', version: 1, contents });
const post = (file: unknown) => admin.post('/rag/import').send({ file } as object);
const total = async () =>
  ((await admin.get('/rag/content?per_page=1').expect(200)).body as ContentsResponse).total;

const odd = (value: unknown) =>
  [
    'content_type',
    'title',
    'content',
    'category',
    'subcategory',
    'tags',
    'quality_score',
    'is_active',
    'avoid',
  ].map((field) => [field, entry({ [field]: value })] as const);
const VALUES: readonly unknown[] = [
  ...[
    {},
    { toString: 'x' },
    { length: 9e9 },
    [[[[]]]],
    1e308,
    -1,
    '\u0000',
    '\u202E',
    '\uD800',
    'x'.repeat(100_000),
  ],
  ...[{ $ne: 1 }, ['__proto__'], Array.from({ length: 5_000 }, () => 'tag')],
];

test('whatever stands in a field of a file, it is taken or refused in words that name its place', async () => {
  const budget = loopBudget();
  for (const [at, value] of VALUES.entries()) {
    for (const [field, content] of odd(value)) {
      let answer = { status: 0, body: {} as object };
      const longest = await turns.best(budget, async () => void (answer = await post(fileOf(content))));
      expect([at, field, answer.status < 500, longest < budget]).toEqual([at, field, true, true]);
      const { refused, message } = answer.body as Pick<ImportLibraryResponse, 'refused' | 'message'>;
      if (answer.status !== 200 || refused.length > 0) expect(message.length).toBeLessThan(500);
    }
  }
});

test.each<[string, string]>([
  ['depth', `{"file":${'{"contents":'.repeat(5_000)}[]${'}'.repeat(5_000)}}`],
  ['lists in lists', `{"file":{"contents":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`],
  ['a prototype', '{"file":{"__proto__":{"format":"medical-necessity-library"},"version":1,"contents":[]}}'],
  [
    'a list that is none',
    '{"file":{"format":"medical-necessity-library","version":1,"contents":{"length":9}}}',
  ],
  [
    '100,000 contents of nothing',
    `{"file":{"format":"medical-necessity-library","version":1,"contents":[${'0,'.repeat(99_999)}0]}}`,
  ],
])('a file of %s is refused at once, and nothing is written', async (_, text) => {
  const [before, budget] = [await total(), loopBudget()];
  const longest = await turns.best(budget, async () => {
    const { status } = await admin.post('/rag/import').type('json').send(text);
    expect([400, 413]).toContain(status);
  });
  expect(longest).toBeLessThan(budget);
  expect(await total()).toBe(before);
});

test('a connection that is cut in the middle of the file leaves nothing, and the next is taken', async () => {
  const before = await total();
  const { body } = await app.anyone().post('/auth/login').send(ADMIN).expect(200);
  const token = (body as LoginResponse).access_token;
  const { hostname, port } = new URL(app.url);
  const text = JSON.stringify({ file: fileOf(entry({ title: 'Cut off' })) });
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /rag/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text.slice(0, -20)}`,
  );
  await new Promise((sent) => socket.write('', sent));
  socket.destroy();
  await until(() => Promise.resolve(socket.closed));
  expect(await total()).toBe(before);
  expect((await post(fileOf(entry({ title: 'Whole' }))).expect(200)).body).toMatchObject({ added: 1 });
});

test('four imports over HTTP at once add each content once', async () => {
  const before = await total();
  const file = fileOf(entry({ title: 'Of one of four' }), entry({ title: 'Another of one of four' }));
  const answers = await Promise.all(Array.from({ length: 4 }, () => post(file)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await total()).toBe(before + 2);
});
