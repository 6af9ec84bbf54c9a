import type { FoundPatientsResponse, FoundPeopleResponse, UserSavedResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../testing/app.ts';

let app: Awaited<ReturnType<typeof startApp>>;
/** Has no other right. */
let officer: TestAgent;
let admin: TestAgent;
const ids: Record<string, number> = {};
beforeAll(async () => {
  app = await startApp();
  officer = await app.newUser({ permissions: { can_view_audit: true } }, 'c.officer');
  admin = await app.admin();
  const register = async (name: string, body: object) => {
    const answer = await admin.post('/patients').send(body).expect(201);
    ids[name] = (answer.body as { id: number }).id;
  };
  await register('elin', { first_name: 'Elin', last_name: 'Østby', dob: '1950-02-03', mrn: 'MRN-801' });
  await register('other', { first_name: 'Elin', last_name: 'Østby', dob: '1971-05-06', mrn: 'MRN-802' });
  await register('ruth', { first_name: 'Ruth', last_name: 'Vale', dob: '1950-02-03' });
});
afterAll(() => app.close());

const found = async (query: string) =>
  (await officer.post('/audit/patients').send({ query }).expect(200)).body as FoundPatientsResponse;
const looks = async () =>
  (await app.engines.log.readAll(null, 10_000)).filter(({ type }) => type === 'PatientDataDisclosed');

test.each<[string, string[]]>([
  ['ostby elin', ['elin', 'other']],
  ['MRN-802', ['other']],
  ['1950-02-03', ['elin', 'ruth']],
  ['02/03/1950', ['elin', 'ruth']],
  ['2/3/1950 Østby', ['elin']],
  ['1950-02-04', []],
  ['nobody of this name', []],
  ['E', []],
])('%s: those who fit, and that they were seen is recorded', async (query, names) => {
  const before = (await looks()).length;
  const { patients, more } = await found(query);
  const wanted = names.map((name) => ids[name]!);
  expect(patients.map(({ id }) => id).sort()).toEqual([...wanted].sort());
  expect(more).toBe(false);
  const recorded = (await looks()).slice(before).map(({ data }) => data);
  expect(recorded).toEqual(
    wanted.length === 0
      ? []
      : [
          expect.objectContaining({
            action: 'search',
            route: 'POST /audit/patients',
            patients: patients.map(({ id }) => id),
          }),
        ],
  );
});

test('who is found is told apart by birth date and MRN, and by nothing else', async () => {
  const { patients } = await found('MRN-801');
  const elin = { id: ids['elin'], name: 'Elin Østby', dob: '1950-02-03', mrn: 'MRN-801', merged_into: null };
  expect(patients).toEqual([elin]);
});

test('a record that was merged is found as well, and says into which', async () => {
  const [kept, merged] = [ids['elin']!, ids['other']!];
  await admin.post(`/patients/${kept}/merge`).send({ merged_id: merged }).expect(200);
  const { patients } = await found('MRN-802');
  expect(patients).toEqual([expect.objectContaining({ id: merged, merged_into: kept })]);
});

test('more than can be looked over says that there are more', async () => {
  for (let n = 0; n < 21; n += 1)
    await admin
      .post('/patients')
      .send({ first_name: `Many ${n}`, last_name: 'Alike' })
      .expect(201);
  const { patients, more } = await found('alike');
  expect([patients.length, more]).toEqual([20, true]);
});

test('what was typed stands nowhere in the log', async () => {
  await found('Zwitscherlein');
  await officer.post('/audit/people').send({ query: 'Zwitscherlein' }).expect(200);
  expect(JSON.stringify(await app.engines.log.readAll(null, 10_000))).not.toMatch(/zwitscherlein/i);
});

test('people are found by name or username, also those who may not sign in any more', async () => {
  const body = { username: 'r.gone', full_name: 'Rosa Gone', password: 'a pass phrase for the first day 1' };
  const saved = (await admin.post('/admin/users').send(body).expect(201)).body as UserSavedResponse;
  const { id } = saved.user!;
  await admin.delete(`/admin/users/${id}`).expect(200);
  const people = async (query: string) =>
    ((await officer.post('/audit/people').send({ query }).expect(200)).body as FoundPeopleResponse).people;
  const rosa = { id, name: 'Rosa Gone', username: 'r.gone', is_active: false };
  expect(await people('gone rosa')).toEqual([rosa]);
  expect(await people('r.gone')).toEqual([rosa]);
  expect((await people('c.officer')).map(({ username }) => username)).toEqual(['c.officer']);
});

test.each(['/audit/patients', '/audit/people'])(
  '%s is for those alone who may read the history',
  async (at) => {
    const user = await app.newUser({}, `u${at.length}.plain`);
    await user.post(at).send({ query: 'elin' }).expect(403);
    await app.anyone().post(at).send({ query: 'elin' }).expect(401);
    await officer.post(at).send({}).expect(400);
  },
);
