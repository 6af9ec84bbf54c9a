import type { AiSettingResponse, ContentResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../../testing/app.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
beforeAll(async () => {
  app = await startApp({ env: { OLLAMA_URL: 'http://127.0.0.1:1' } });
  admin = await app.admin();
});
afterAll(() => app.close());

const text = (content: string) => ({ title: 'What a payer asks', content, tags: ['LCD'], quality_score: 4 });
const match = (revision: number) => ({ 'If-Match': `"${revision}"` });

async function added(): Promise<ContentResponse> {
  const { body } = await admin.post('/rag/content').send(text('Name the visit.')).expect(201);
  return (body as { content: ContentResponse }).content;
}

test('an edit that is based on an older text is refused, and the present one stands beside the refusal', async () => {
  const seen = await added();
  const put = (content: string) =>
    admin.put(`/rag/content/${seen.id}`).set(match(seen.revision)).send(text(content));
  await put('Name the visit and its day.').expect(200);
  const refused = await put('Name nothing.').expect(409);
  expect(refused.body).toMatchObject({
    code: 'changed_meanwhile',
    revision: seen.revision + 1,
    current: { content: 'Name the visit and its day.', revision: seen.revision + 1 },
  });
  await admin.delete(`/rag/content/${seen.id}`).set(match(seen.revision)).expect(409);
});

test('to activate or deactivate says only that: every word stays', async () => {
  const seen = await added();
  const { body } = await admin.put(`/rag/content/${seen.id}`).send({ is_active: false }).expect(200);
  expect(body.content).toMatchObject({
    ...seen,
    is_active: false,
    version: 2,
    revision: 1,
    updated_at: body.content.updated_at,
  });
  await admin.put(`/rag/content/${seen.id}`).send({ title: 'Without its words' }).expect(400);
  await admin.put(`/rag/content/${seen.id}`).send({}).expect(400);
});

test('a setting is neither changed nor deleted on what was seen before another change', async () => {
  const { body } = await admin
    .post('/admin/ai-settings')
    .send({ provider: 'ollama', model: 'one' })
    .expect(201);
  const seen = (body as { setting: AiSettingResponse }).setting;
  const put = (model: string) =>
    admin.put(`/admin/ai-settings/${seen.id}`).set(match(seen.revision)).send({ model });
  await put('two').expect(200);
  const refused = await put('three').expect(409);
  expect(refused.body).toMatchObject({ code: 'changed_meanwhile', current: { model: 'two' } });
  for (const path of ['activate', 'deactivate']) {
    await admin.post(`/admin/ai-settings/${seen.id}/${path}`).set(match(seen.revision)).expect(409);
  }
  await admin.delete(`/admin/ai-settings/${seen.id}`).set(match(seen.revision)).expect(409);
  await admin
    .delete(`/admin/ai-settings/${seen.id}`)
    .set(match(seen.revision + 1))
    .expect(200);
});

test('twins under one key: one change, one answer', async () => {
  const send = () =>
    admin.post('/rag/content').set('Idempotency-Key', 'twins-of-one-wish').send(text('Twins.'));
  const [first, second] = await Promise.all([send(), send()]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.content.id).toBe(first.body.content.id);
  const put = () =>
    admin
      .put(`/rag/content/${first.body.content.id}`)
      .set({ ...match(0), 'Idempotency-Key': 'twins-of-one-edit' })
      .send(text('Twins, edited.'));
  const edits = await Promise.all([put(), put()]);
  expect(edits.map(({ status, body }) => [status, body.content.version])).toEqual([
    [200, 2],
    [200, 2],
  ]);
});
