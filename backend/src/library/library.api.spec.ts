import type {
  ContentAnalyticsResponse,
  ContentResponse,
  ContentsResponse,
  ProblemResponse,
} from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../testing/app.ts';
import { starterContents } from './starter/starter-contents.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
beforeAll(async () => {
  app = await startApp();
  admin = await app.admin();
});
afterAll(() => app.close());

const body = { title: 'What a payer asks', content: 'Name the visit.' };
const list = async (query: object = {}) =>
  (await admin.get('/rag/content').query(query).expect(200)).body as ContentsResponse;
const titles = async (query: object) => (await list(query)).content.map(({ title }) => title);
const add = async (more: object = {}) =>
  (
    (
      await admin
        .post('/rag/content')
        .send({ ...body, ...more })
        .expect(201)
    ).body as { content: ContentResponse }
  ).content;
const remove = (id: number) => admin.delete(`/rag/content/${id}`).expect(200);

test('add, change, set aside, delete', async () => {
  const made = await add();
  expect(made).toEqual({
    id: made.id,
    content_type: 'instruction',
    ...body,
    category: 'general',
    subcategory: null,
    tags: [],
    quality_score: 3,
    usage_count: 0,
    is_active: true,
    avoid: false,
    origin: 'site',
    updated_at: expect.stringMatching(/Z$/) as string,
    version: 1,
    revision: 0,
  });
  const whole = {
    content_type: 'sample_note',
    title: ' A letter\u200b ',
    content: 'Ana needs\r\nbriefs.',
    category: 'incontinence',
    subcategory: ' urinary ',
    tags: [' briefs ', 'briefs', '', 'Medicaid'],
    quality_score: 4.5,
    is_active: false,
    avoid: true,
  };
  const changed = await admin.put(`/rag/content/${made.id}`).send(whole).expect(200);
  const stands = {
    ...whole,
    id: made.id,
    title: 'A letter',
    content: 'Ana needs\nbriefs.',
    subcategory: 'urinary',
    tags: ['briefs', 'Medicaid'],
    usage_count: 0,
    origin: 'site',
    updated_at: expect.stringMatching(/Z$/) as string,
    version: 2,
    revision: 1,
  };
  expect(changed.body).toEqual({ success: true, content: stands });
  expect((await list()).content[0]).toEqual(stands);
  // Said again it is no new version; a whole version without is_active leaves that alone.
  expect((await admin.put(`/rag/content/${made.id}`).send(whole)).body).toMatchObject({
    content: { version: 2 },
  });
  expect((await admin.put(`/rag/content/${made.id}`).send(body)).body).toMatchObject({
    content: {
      ...body,
      version: 3,
      is_active: false,
      avoid: true,
      subcategory: null,
      tags: [],
      category: 'general',
    },
  });
  expect((await remove(made.id)).body).toEqual({ success: true });
  expect((await list({ per_page: 200 })).content.map(({ id }) => id)).not.toContain(made.id);
  for (const call of [
    admin.put(`/rag/content/${made.id}`).send(body),
    admin.delete(`/rag/content/${made.id}`),
  ]) {
    expect((await call.expect(404)).body).toMatchObject({
      code: 'content_missing',
      error: 'Content not found.',
    });
  }
});

test('what is nobody’s to send is dropped', async () => {
  const made = await add({ id: 9999, usage_count: 7, version: 9, is_active: false, origin: 'starter' });
  expect(made).toMatchObject({ usage_count: 0, version: 1, is_active: true, origin: 'site' });
  expect(made.id).toBeLessThan(9999);
  await remove(made.id);
});

test.each([
  [undefined, 3],
  [null, 3],
  ['', 0],
  ['good', 0],
  [true, 0],
  ['4.2', 4.2],
  [0, 0],
  [5, 5],
])('a quality score of %j is kept as %d', async (quality_score, kept) => {
  const made = await add({ quality_score });
  expect(made.quality_score).toBe(kept);
  await remove(made.id);
});

const longest = { title: 't'.repeat(200), content: 'c'.repeat(50_000) };
test('the longest title and content', async () => {
  const made = await add(longest);
  expect(made).toMatchObject(longest);
  await remove(made.id);
});

test.each<[string, object, string]>([
  ['title', { title: ' ' }, 'Title is required.'],
  ['title', { title: undefined }, 'Title is required.'],
  ['title', { title: { $ne: '' } }, 'Title is required.'],
  ['title', { title: '\u200b' }, 'Title is required.'],
  [
    'title',
    { title: 'What \u202e a payer asks' },
    'Title must not hold control characters or signs that turn the direction of text.',
  ],
  ['title', { title: 't'.repeat(201) }, 'Title can have at most 200 characters.'],
  ['content', { content: '' }, 'Content is required.'],
  ['content', { content: 'c'.repeat(50_001) }, 'Content can have at most 50000 characters.'],
  [
    'content_type',
    { content_type: 'poem' },
    'content_type must be system_prompt, instruction or sample_note.',
  ],
  [
    'category',
    { category: 'mobility' },
    'category must be general, incontinence, cgm, diabetic_shoes or compression.',
  ],
  ['subcategory', { subcategory: 's'.repeat(101) }, 'Subcategory can have at most 100 characters.'],
  ['tags', { tags: 'one, two' }, 'tags must be a list.'],
  ['tags', { tags: [1] }, 'Each tag must be text.'],
  ['tags', { tags: ['t'.repeat(51)] }, 'A tag can have at most 50 characters.'],
  ['tags', { tags: Array.from({ length: 31 }, (_, n) => `t${n}`) }, 'There can be at most 30 tags.'],
  ['quality_score', { quality_score: 5.1 }, 'Quality score can be at most 5.'],
  ['quality_score', { quality_score: -0.1 }, 'Quality score must be at least 0.'],
  ['quality_score', { quality_score: 4.25 }, 'Quality score goes in steps of 0.1.'],
])('%s: %j is refused', async (field, more, message) => {
  const { total } = await list();
  const answer = await admin
    .post('/rag/content')
    .send({ ...body, ...more })
    .expect(400);
  expect((answer.body as ProblemResponse).fields).toEqual({ [field]: message });
  expect((await list()).total).toBe(total);
});

test('contents are left to those that notes draw on, or to those set aside', async () => {
  const [used, aside] = [await add({ title: 'In use' }), await add({ title: 'Set aside' })];
  await admin
    .put(`/rag/content/${aside.id}`)
    .send({ ...body, title: 'Set aside', is_active: false })
    .expect(200);
  const [all, active, inactive] = await Promise.all(
    [{}, { status: 'active' }, { status: 'inactive' }].map((more) => list({ ...more, per_page: 200 })),
  );
  expect(inactive!.content.map(({ id }) => id)).toContain(aside.id);
  expect(active!.content.map(({ id }) => id)).toContain(used.id);
  expect(active!.content.map(({ id }) => id)).not.toContain(aside.id);
  expect(active!.total + inactive!.total).toBe(all!.total);
  await admin.get('/rag/content?status=gone').expect(400);
  for (const { id } of [used, aside]) await remove(id);
});

test('is_active must be a truth', async () => {
  const { body: problem } = await admin
    .put('/rag/content/1')
    .send({ ...body, is_active: 'no' })
    .expect(400);
  expect((problem as ProblemResponse).message).toBe('is_active must be true or false.');
});

test('the starter library, ten to a page, the newest change first', async () => {
  const first = await list();
  expect([first.total, first.pages, first.content.length]).toEqual([starterContents.length, 2, 10]);
  const second = await list({ page: 2 });
  const all = [...first.content, ...second.content];
  expect(all.map(({ title }) => title).sort()).toEqual(starterContents.map(({ title }) => title).sort());
  const times = all.map(({ updated_at }) => updated_at);
  expect(times).toEqual([...times].sort().reverse());
  expect(await list({ page: 3, per_page: 5 })).toMatchObject({ total: 11, pages: 3, content: [{}] });
  expect(await list({ page: 9 })).toMatchObject({ total: 11, content: [] });
});

test('filters and search narrow together', async () => {
  expect(await list({ content_type: 'system_prompt' })).toMatchObject({ total: 1, pages: 1 });
  expect((await titles({ category: 'cgm' })).sort()).toEqual([
    'Sample: continuous glucose monitor with insulin',
    'What a continuous glucose monitor letter must say',
  ]);
  expect(await titles({ category: 'cgm', content_type: 'sample_note', search: '' })).toEqual([
    'Sample: continuous glucose monitor with insulin',
  ]);
  const tagged = await add({ title: 'Évaluation', content: 'Nothing else.', tags: ['zebrafish'] });
  for (const search of ['ZEBRA', 'evaluation', 'nothing else', 'else zebrafish']) {
    expect(await titles({ search })).toEqual(['Évaluation']);
  }
  expect(await titles({ search: 'zebrafish', category: 'cgm' })).toEqual([]);
  await remove(tagged.id);
});

test.each([
  [{ page: 0 }, 'page must be at least 1.'],
  [{ per_page: 201 }, 'per_page can be at most 200.'],
  [{ content_type: 'poem' }, 'content_type must be system_prompt, instruction or sample_note.'],
  [
    { 'category[$ne]': 'x', category: ['cgm', 'general'] },
    'category must be general, incontinence, cgm, diabetic_shoes or compression.',
  ],
])('the list asked with %j is refused', async (query, message) => {
  const answer = (await admin.get('/rag/content').query(query).expect(400)).body as ProblemResponse;
  expect(Object.values(answer.fields!)).toEqual([message]);
});

test('analytics count each type and average its quality', async () => {
  const { body: stats } = await admin.get('/rag/analytics').expect(200);
  expect((stats as ContentAnalyticsResponse).content_stats).toEqual([
    { type: 'system_prompt', count: 1, avg_quality: 4.5 },
    { type: 'instruction', count: 5, avg_quality: 4.5 },
    { type: 'sample_note', count: 5, avg_quality: 4.2 },
  ]);
});

test('nobody without the right gets near', async () => {
  const user = await app.newUser();
  const { total } = await list();
  const calls = [
    user.get('/rag/content'),
    user.get('/rag/analytics'),
    user.post('/rag/content').send(body),
    user.put('/rag/content/1').send(body),
    user.delete('/rag/content/1'),
  ];
  for (const call of calls) {
    expect((await call.expect(403)).body).toMatchObject({
      code: 'can_manage_rag',
      error: "Access denied. You don't have permission to manage the content library.",
    });
  }
  expect((await list()).total).toBe(total);
});

test.each([
  ['an admin whose flag was taken', { role: 'admin', permissions: { can_manage_rag: false } }, 403],
  ['a user who was given the flag without the role', { permissions: { can_manage_rag: true } }, 403],
  ['an admin', { role: 'admin' }, 200],
])('%s', async (name, more, status) => {
  const someone = await app.newUser(more, name.replaceAll(' ', '.').slice(0, 13));
  await someone.get('/rag/content').expect(status);
});
