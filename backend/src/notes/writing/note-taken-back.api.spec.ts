import type { NoteStreamEvent } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { USER } from '../../testing/app.ts';
import { appWithModel, bearer, eventsOf, LETTER, notesOf, readyCase } from '../../testing/app-with-model.ts';

const site = await appWithModel();
const admin = await site.app.admin();
afterAll(() => site.close());

let number = 0;

/** A fresh user whose note is being written: the model has begun and does not end by itself. */
async function writing(accept: string, share = false) {
  const username = `writer.${++number}`;
  const person = { ...USER, username };
  const agent = await site.app.newUser({ full_name: 'Wri Ter' }, username);
  const { body } = await agent.get('/auth/me').expect(200);
  const userId = (body as { user: { id: number } }).user.id;
  const caseId = await readyCase(share ? admin : agent);
  if (share) await admin.post(`/cases/${caseId}/shares`).send({ user_id: userId }).expect(200);
  const headers = { ...(await bearer(site.app.url, person)), accept };
  site.model.behave({ kind: 'holds', pieces: LETTER });
  const before = site.model.asked.length;
  const reply = fetch(`${site.app.url}/cases/${caseId}/generate_note`, {
    method: 'POST',
    body: '{}',
    headers,
  });
  await site.model.until(() => site.model.asked.length > before);
  return { agent, userId, caseId, headers, person, reply };
}
type Writing = Awaited<ReturnType<typeof writing>>;

const put = (userId: number, body: object) => admin.put(`/admin/users/${userId}`).send(body).expect(200);
const post = async (agent: TestAgent | null, { headers }: Writing, path: string, body: object) => {
  if (agent) return agent.post(path).send(body).expect(200);
  const { status } = await fetch(site.app.url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return expect(status).toBe(200);
};

const ended =
  'Your session or your rights ended while the note was being written. No note was added. Please sign in again.';
const ways: Record<string, (on: Writing) => unknown> = {
  'is deactivated': ({ userId }) => admin.delete(`/admin/users/${userId}`).expect(200),
  'gets another role': ({ userId }) => put(userId, { role: 'admin' }),
  'loses a right': ({ userId }) => put(userId, { permissions: { can_create_cases: false } }),
  'gets a password from another': ({ userId }) => put(userId, { password: 'set by the administrator' }),
  'signs out': (on) => post(null, on, '/auth/logout', {}),
  'changes the password elsewhere': (on) =>
    post(on.agent, on, '/auth/password', {
      current_password: on.person.password,
      new_password: 'a password of my own',
    }),
};

describe.each(Object.keys(ways))('whoever %s while the note is written', (way) => {
  test.each(['text/event-stream', 'application/json'])('gets none, as %s', async (accept) => {
    const on = await writing(accept);
    await ways[way]!(on);
    const reply = await on.reply;
    const text = await reply.text();
    const told = accept.startsWith('text')
      ? (eventsOf(text).at(-1) as Extract<NoteStreamEvent, { type: 'failed' }>)
      : (JSON.parse(text) as { status: number; message: string });
    expect(told).toMatchObject({ status: 401, message: ended });
    expect(await notesOf(admin, on.caseId)).toEqual([]);
  });
});

test('who gives back or loses a share while the note is written gets none', async () => {
  const on = await writing('text/event-stream', true);
  await admin.delete(`/cases/${on.caseId}/shares/${on.userId}`).expect(200);
  expect(eventsOf(await (await on.reply).text()).at(-1)).toMatchObject({
    type: 'failed',
    status: 403,
    message: 'You do not have permission to access this case.',
  });
  expect(await notesOf(admin, on.caseId)).toEqual([]);
});

test('a note that is done at that very moment is not added', async () => {
  const on = await writing('text/event-stream');
  await admin.delete(`/admin/users/${on.userId}`).expect(200);
  // Sooner than anybody looks.
  site.model.release();
  expect(eventsOf(await (await on.reply).text()).at(-1)).toMatchObject({ type: 'failed', status: 401 });
  expect(await notesOf(admin, on.caseId)).toEqual([]);
});
