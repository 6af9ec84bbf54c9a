import type { FeedbackSavedResponse, PendingEntryResponse } from '@vouchwell/contract';
import { randomBytes } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent.js';
import { Codec } from '../kernel/log/codec.ts';
import { SUGGESTION_KEYS } from '../kernel/vault/patient-keys.ts';
import { startApp, USER } from '../testing/app.ts';
import { type TestEngines, testEngines } from '../testing/engines.ts';
import { feedbackStream } from './feedback.events.ts';
import { CLEAN_NOTE, ratedCase } from './rated-case.fixture.ts';

const siteKey = randomBytes(32);
let engines: TestEngines;
let app: Awaited<ReturnType<typeof startApp>>;
let user: TestAgent;
let admin: TestAgent;

beforeAll(async () => {
  engines = await testEngines();
  app = await startApp({ engines, siteKey });
  user = await app.newUser();
  admin = await app.admin();
});
afterAll(() => app.close());

async function restart(): Promise<void> {
  await app.nest.close();
  app = await startApp({ engines, siteKey });
  [user, admin] = [await app.signIn(USER), await app.admin()];
}

async function suggested(): Promise<{ feedback_id: number; content_id: number }> {
  const rating = { feedback_type: 'positive', quality_score: 5, should_add_to_rag: true };
  const { body } = await user
    .post('/rag/feedback')
    .send({ ...(await ratedCase(user)), ...rating })
    .expect(201);
  const { feedback_id, content_id } = body as FeedbackSavedResponse;
  return { feedback_id, content_id: content_id! };
}
const whole = async () => JSON.stringify(await engines.log.readAll(null, 10_000));
const shown = async () =>
  JSON.stringify(await Promise.all(['rated_notes', 'library'].map((name) => engines.models.find(name, {}))));
const keyOf = (content: number) => engines.secrets.get(`${SUGGESTION_KEYS}${content}`);
const decide = (feedback: number, decision: 'approve' | 'reject') =>
  admin.post(`/rag/feedback/${feedback}/${decision}`).expect(200);
const edited = {
  content_type: 'sample_note',
  title: 'Of Quillfeather',
  content: 'Plumage.',
  category: 'cgm',
};
/** The start of the text without names, which stands nowhere but in the suggestion. */
const TEXT = CLEAN_NOTE.slice(0, 40);

test('what is suggested, edited and rejected never stands in the log, and is nowhere afterwards', async () => {
  const { feedback_id, content_id } = await suggested();
  expect(await shown()).toContain(TEXT);
  await admin.put(`/rag/content/${content_id}`).send(edited).expect(200);
  const { body } = await admin.get(`/rag/content/${content_id}/versions`).expect(200);
  expect(body).toMatchObject({ versions: [edited, { content: CLEAN_NOTE }] });
  await decide(feedback_id, 'reject');
  for (const text of [await whole(), await shown()]) {
    expect(text).not.toContain(TEXT);
    expect(text).not.toMatch(/Of Quillfeather|Plumage/);
  }
  await admin.get(`/rag/content/${content_id}/versions`).expect(404);
  const entry = await admin.get(`/rag/feedback/${feedback_id}/entry`).expect(200);
  expect(entry.body).toMatchObject({ state: 'rejected', content: null, replacements: [] });
});

test('without its key a suggestion opens no more, also where its events are kept', async () => {
  const { feedback_id, content_id } = await suggested();
  const before = await keyOf(content_id);
  await decide(feedback_id, 'reject');
  expect(await keyOf(content_id)).not.toBe(before);
  const { state } = (await admin.get(`/rag/feedback/${feedback_id}/entry`)).body as PendingEntryResponse;
  expect(state).toBe('rejected');
  // As a process leaves it that ends between the deletion and the end of the key.
  await engines.secrets.put(`${SUGGESTION_KEYS}${content_id}`, before!);
  await admin.get(`/rag/content/${content_id}/versions`).expect(200);
  await restart();
  await admin.get(`/rag/content/${content_id}/versions`).expect(404);
});

test('nor does the patient’s key open it: its text is sealed under its own within', async () => {
  const { feedback_id } = await suggested();
  const opened = async () => {
    const codec = app.nest.get(Codec);
    const stored = await engines.log.readStream(feedbackStream(feedback_id), 0, 100);
    return JSON.stringify(await Promise.all(stored.map((one) => codec.decode(one))));
  };
  await decide(feedback_id, 'reject');
  expect(await opened()).toContain('"FeedbackGiven"');
  expect(await opened()).not.toContain(TEXT);
});

test('what is deleted before anybody decided loses its key as well', async () => {
  const { feedback_id, content_id } = await suggested();
  await admin.delete(`/rag/content/${content_id}`).expect(200);
  await admin.get(`/rag/content/${content_id}/versions`).expect(404);
  await decide(feedback_id, 'approve');
  expect(await whole()).not.toContain(TEXT);
});

test('what is approved stays sealed, and a rebuild shows it as before', async () => {
  const { feedback_id, content_id } = await suggested();
  await decide(feedback_id, 'approve');
  expect(await whole()).not.toContain(TEXT);
  expect(await shown()).toContain(TEXT);
  const { body } = await admin.get(`/rag/content/${content_id}/versions`).expect(200);
  expect(body).toMatchObject({ versions: [{ is_active: true }, { is_active: false }] });
  await restart();
  const entry = (await admin.get(`/rag/feedback/${feedback_id}/entry`).expect(200))
    .body as PendingEntryResponse;
  expect(entry).toMatchObject({ state: 'approved', content: { content: CLEAN_NOTE, is_active: true } });
  expect(entry.replacements).not.toEqual([]);
});

test('what was approved and deleted later leaves the library, and stays readable for the history of notes', async () => {
  const { feedback_id, content_id } = await suggested();
  await decide(feedback_id, 'approve');
  const before = await keyOf(content_id);
  await admin.delete(`/rag/content/${content_id}`).expect(200);
  await restart();
  expect(await keyOf(content_id)).toBe(before);
  const { body } = await admin.get(`/rag/content/${content_id}/versions`).expect(200);
  expect(body).toMatchObject({ versions: [{ content: CLEAN_NOTE }, { content: CLEAN_NOTE }] });
});
