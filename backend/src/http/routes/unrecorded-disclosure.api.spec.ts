import { type EventLog, UnavailableError } from '../../kernel/log/event-log.port.ts';
import { caseDesk, problem } from '../../testing/case-desk.ts';
import { testEngines } from '../../testing/engines.ts';

/** A log that takes everything but the records of accesses. */
const engines = await testEngines();
let accessesFail = false;
const append: EventLog['append'] = async (stream, ...rest) => {
  if (accessesFail && stream.startsWith('access-')) throw new UnavailableError('The log is away.');
  return engines.log.append(stream, ...rest);
};
const log = new Proxy(engines.log, {
  get: (target, name: keyof EventLog) => {
    // Not every engine has every part.
    const part = target[name] as (() => unknown) | undefined;
    return name === 'append' ? append : part?.bind(target);
  },
});
const { app, user, get, ready } = await caseDesk({ engines: { ...engines, log } });
afterEach(() => void (accessesFail = false));
afterAll(() => app.close());

test('a change whose answer could not be recorded as seen says that it was saved, and shows nothing', async () => {
  const id = await ready();
  const note = (await get(id)).notes[0]!;
  const save = () =>
    user
      .put(`/cases/${id}/notes/${note.id}`)
      .set('Idempotency-Key', 'one-and-the-same-wish')
      .send({ note_text: 'Ana needs other briefs.' });
  accessesFail = true;
  const refused = await save().expect(503);
  expect(problem(refused).code).toBe('saved_not_shown');
  expect(problem(refused).message).toMatch(/^Your change was saved\./);
  expect(JSON.stringify(refused.body)).not.toContain('Ana');
  accessesFail = false;
  expect((await get(id)).notes[0]!.note_text).toBe('Ana needs other briefs.');
  await save().expect(200);
  expect((await get(id)).notes[0]!.version).toBe(note.version + 1);
});

test('what only reads changes nothing, and says so', async () => {
  const id = await ready();
  accessesFail = true;
  expect(problem(await user.get(`/cases/${id}`).expect(503)).code).toBe('unavailable');
});

test('who signs out is out, also where that could not be recorded', async () => {
  const leaving = await app.newUser({}, 'kim.oh');
  accessesFail = true;
  expect(problem(await leaving.post('/auth/logout').expect(503)).code).toBe('signed_out_unrecorded');
  await leaving.get('/auth/me').expect(401);
});
