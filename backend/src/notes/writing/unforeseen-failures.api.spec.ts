import { CaseQueries } from '../../cases/public.ts';
import { bearer, eventsOf } from '../../testing/app-with-model.ts';
import { USER } from '../../testing/app.ts';
import { caseDesk, problem } from '../../testing/case-desk.ts';
import { until } from '../../testing/until.ts';
import { NoteGrounding } from './note-grounding.ts';

const { app, user, get, ready } = await caseDesk();
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const nobodyForesaw = () => new TypeError('Nobody foresaw this.');
/** What is asked for when a note stands already. */
const comparison = () => vi.spyOn(app.nest.get(NoteGrounding, { strict: false }), 'of');

const write = (id: number, key: string) =>
  user.post(`/cases/${id}/generate_note`).set('Idempotency-Key', key).send({});
const asStream = async () => ({ ...(await bearer(app.url, USER)), accept: 'text/event-stream' });

test('what breaks before anything is written is a failure', async () => {
  const id = await ready();
  const cases = app.nest.get(CaseQueries, { strict: false });
  vi.spyOn(cases, 'accessible').mockRejectedValueOnce(nobodyForesaw());
  expect(problem(await write(id, 'broken-at-once').expect(500)).code).toBe('internal');
  expect((await get(id)).notes).toHaveLength(1);
});

test('what breaks once a change is written says that it may have been saved, and its repeat finds out', async () => {
  const id = await ready();
  comparison().mockRejectedValueOnce(nobodyForesaw());
  const lost = problem(await write(id, 'one-note-and-no-more').expect(503));
  expect(lost).toMatchObject({ code: 'outcome_unknown', success: false });
  expect(lost.message).not.toContain('foresaw');
  await write(id, 'one-note-and-no-more').expect(206);
  expect((await get(id)).notes).toHaveLength(2);
});

test('so does a note in whose stream something has begun to be told', async () => {
  const id = await ready();
  const headers = await asStream();
  comparison().mockRejectedValueOnce(nobodyForesaw());
  const reply = await fetch(`${app.url}/cases/${id}/generate_note`, { method: 'POST', headers, body: '{}' });
  expect(reply.status).toBe(200);
  expect(eventsOf(await reply.text()).at(-1)).toMatchObject({ type: 'failed', code: 'outcome_unknown' });
});

test('and to whoever only hears of a note that another request began', async () => {
  const id = await ready();
  const headers = { ...(await asStream()), 'idempotency-key': 'begun-by-the-first' };
  const { promise, reject } = Promise.withResolvers<never>();
  const compared = comparison().mockReturnValueOnce(promise);
  const leave = new AbortController();
  const address = `${app.url}/cases/${id}/generate_note`;
  const first = fetch(address, { method: 'POST', headers, body: '{}', signal: leave.signal });
  await until(() => Promise.resolve(compared.mock.calls.length > 0));
  leave.abort();
  await first.then((answer) => answer.text()).catch(() => undefined);
  const again = fetch(address, { method: 'POST', headers, body: '{}' });
  const heard = (await again).text();
  reject(nobodyForesaw());
  expect(eventsOf(await heard).at(-1)).toMatchObject({ type: 'failed', code: 'outcome_unknown' });
});
