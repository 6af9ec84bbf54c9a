import type {
  AlertResponse,
  AlertRulesResponse,
  AlertsResponse,
  AuditResponse,
  PatientResponse,
} from '@vouchwell/contract';
import { usualThresholds } from '@vouchwell/rules';
import { problem } from '../testing/case-desk.ts';
import { startApp } from '../testing/app.ts';
import { testClock } from '../testing/boxes.ts';
import { AlertWatch } from './alert-watch.ts';

const clock = testClock('2026-03-02T09:00:00.000Z');
const app = await startApp({ clock });
const admin = await app.admin();
const user = await app.newUser({ full_name: 'Dr. Sam Lee, MD' });
const officer = await app.newUser({ full_name: 'Kim Oh', permissions: { can_view_audit: true } }, 'kim.oh');
afterAll(() => app.close());

let registered = 0;
async function register(first_name: string, last_name: string): Promise<number> {
  const person = { first_name, last_name, mrn: `MRN-${(registered += 1)}` };
  return ((await admin.post('/patients').send(person).expect(201)).body as PatientResponse).id;
}
async function open(patient: number): Promise<number> {
  const { body } = await user
    .post('/cases/workflow')
    .send({ patient: { id: patient } })
    .expect(201);
  return (body as { case_id: number }).case_id;
}
const look = (patient: number, agent = admin) => agent.get(`/patients/${patient}`).expect(200);
async function alerts(query = ''): Promise<AlertsResponse> {
  await app.caughtUp();
  return (await officer.get(`/audit/alerts?${query}`).expect(200)).body as AlertsResponse;
}
const rules = async () => (await officer.get('/audit/alert-rules').expect(200)).body as AlertRulesResponse;
const said = ({ alerts: list }: AlertsResponse) =>
  list.map(({ rule, person_name, measure, state }) => [rule, person_name, measure, state]);

/** An alert that nobody has decided yet. */
async function raised(): Promise<AlertResponse> {
  const patient = await register('Sam', 'Lee');
  const id = await open(patient);
  await user.get(`/cases/${id}`).expect(200);
  return (await alerts()).alerts.find(({ patients }) => patients.includes(patient))!;
}
const decide = (id: number, what: string, body: object = {}) =>
  officer.post(`/audit/alerts/${id}/${what}`).send(body);

test('whoever opens a record of their own name is told of, once, whatever the reason', async () => {
  const alert = await raised();
  expect(alert).toMatchObject({
    ...{ rule: 'own_record', person: 2, person_name: 'Dr. Sam Lee, MD', state: 'open' },
    ...{ measure: 1, threshold: 1, revision: 0, decided_by: null },
  });
  const { patients, open: waiting, total } = await alerts();
  expect(patients).toContainEqual({ id: alert.patients[0], name: 'Sam Lee' });
  expect([waiting, total]).toEqual([1, 1]);
  const again = await Promise.all([alerts(), alerts()]);
  expect(again.map((one) => one.total)).toEqual([1, 1]);
});

test('looks without a reason are given an hour, and what follows takes them out', async () => {
  const names = ['Ueda', 'Novak', 'Abara', 'Quist', 'Marsh'];
  const patients: number[] = [];
  for (const name of names) patients.push(await register('Ana', name));
  for (const patient of patients) await look(patient);
  const before = (await alerts()).total;
  const change = { first_name: 'Ann', last_name: 'Ueda', mrn: 'MRN-U', into_cases: false };
  await admin.put(`/patients/${patients[0]}`).send(change).expect(200);
  clock.pass(61 * 60_000);
  expect((await alerts()).total).toBe(before);
  const sixth = await register('Ana', 'Foss');
  await look(sixth);
  clock.pass(61 * 60_000);
  expect(said(await alerts('person=1'))).toEqual([['without_reason', 'Administrator', 5, 'open']]);
});

test('alerts are those on one person or at one patient, and every other look is left out', async () => {
  const alert = await raised();
  const [patient] = alert.patients;
  const other = await raised();
  const ids = async (query: string) => (await alerts(query)).alerts.map(({ id }) => id);
  expect(await ids(`patient=${patient}`)).toEqual([alert.id]);
  expect(await ids(`person=${alert.person}&patient=${other.patients[0]}`)).toEqual([other.id]);
  expect(await ids(`person=1&patient=${patient}`)).toEqual([]);
  const { total, patients } = await alerts(`patient=${patient}`);
  expect([total, patients]).toEqual([1, [{ id: patient, name: 'Sam Lee' }]]);
  const refused = await officer.get('/audit/alerts?patient=Lee').expect(400);
  expect(Object.keys(problem(refused).fields!)).toEqual(['patient']);
});

test('an alert is looked at, explained or recorded, and says by whom', async () => {
  const { id } = await raised();
  const looked = (await decide(id, 'looked-at').expect(200)).body as AlertResponse;
  expect(looked).toMatchObject({ state: 'looked_at', revision: 1, decided_by: 'Kim Oh' });
  const why = { explanation: 'treatment', by: 'Nora Quist' };
  const told = (await decide(id, 'explained', why).expect(200)).body as AlertResponse;
  expect(told).toMatchObject({ state: 'explained', explanation: 'treatment', explained_by: 'Nora Quist' });
  // Looked at once more it stays explained.
  expect((await decide(id, 'looked-at').expect(200)).body).toEqual(told);
  const kept = (await decide(id, 'recorded', { incident: 'P-2026-4' }).expect(200)).body as AlertResponse;
  expect(kept).toMatchObject({ state: 'recorded', incident: 'P-2026-4', explanation: null });
  expect((await alerts('state=recorded')).alerts.map((one) => one.id)).toEqual([id]);
  expect((await alerts('state=open')).alerts.map((one) => one.id)).not.toContain(id);
  const { body } = await officer.get('/audit/entries?person=3&action=change&limit=3').expect(200);
  expect((body as AuditResponse).entries.map(({ sentence }) => sentence)).toEqual([
    'recorded an alert as incident P-2026-4',
    'took an alert as explained by Nora Quist: They treat or supply this patient',
    'looked at an alert',
  ]);
});

test('whoever decides on what another has decided meanwhile is told', async () => {
  const { id, revision } = await raised();
  await decide(id, 'looked-at').set('If-Match', `"${revision}"`).expect(200);
  const late = await decide(id, 'recorded', { incident: 'P-1' }).set('If-Match', `"${revision}"`).expect(409);
  expect(problem(late).code).toBe('changed_meanwhile');
  expect((late.body as { current: AlertResponse }).current).toMatchObject({ state: 'looked_at' });
});

test('what cannot be meant is refused by name', async () => {
  const { id } = await raised();
  const fields = async (what: string, body: object) =>
    Object.keys(problem(await decide(id, what, body).expect(400)).fields!);
  expect(await fields('explained', { explanation: 'because', by: 'Nora' })).toEqual(['explanation']);
  expect(await fields('explained', { explanation: 'task' })).toEqual(['by']);
  expect(await fields('recorded', { incident: ' ' })).toEqual(['incident']);
  await decide(99, 'looked-at').expect(404);
  const set = (thresholds: unknown) => admin.put('/audit/alert-rules').send({ thresholds }).expect(400);
  expect(Object.keys(problem(await set({ refused: 1 })).fields!)).toEqual(['refused']);
  expect(Object.keys(problem(await set({ many_patients: 7.5 })).fields!)).toEqual(['many_patients']);
  expect(Object.keys(problem(await set('all')).fields!)).toEqual(['thresholds']);
});

test('an admin sets from how many on a rule tells; older looks are then found as well', async () => {
  expect(await rules()).toEqual({ revision: null, thresholds: usualThresholds });
  const patient = await register('Ida', 'Vance');
  for (let n = 0; n < 3; n++) await look(patient);
  clock.pass(61 * 60_000);
  const found = async () => (await alerts()).alerts.filter(({ rule }) => rule === 'same_patient');
  expect(await found()).toEqual([]);
  const { body } = await admin.put('/audit/alert-rules').send({ thresholds: { same_patient: 3 } });
  expect(body).toEqual({ revision: 0, thresholds: { ...usualThresholds, same_patient: 3 } });
  expect(await found()).toMatchObject([{ measure: 3, threshold: 3, patients: [patient] }]);
  const of = async (rule: string) =>
    ((await officer.get(`/audit/alerts?rule=${rule}`).expect(200)).body as AlertsResponse).alerts;
  expect(await of('same_patient')).toEqual(await found());
  expect((await of('own_record')).every(({ rule }) => rule === 'own_record')).toBe(true);
  await officer.get('/audit/alerts?rule=curiosity').expect(400);
  const stale = admin.put('/audit/alert-rules').set('If-Match', '"7"');
  await stale.send({ thresholds: { same_patient: 9 } }).expect(409);
  await officer
    .put('/audit/alert-rules')
    .send({ thresholds: { same_patient: 9 } })
    .expect(403);
  expect((await rules()).thresholds.same_patient).toBe(3);
});

test('alerts are raised also where nobody asks for them', async () => {
  const patient = await register('Sam', 'Lee');
  const id = await open(patient);
  await user.get(`/cases/${id}`).expect(200);
  await app.nest.get(AlertWatch, { strict: false }).check();
  const raisedFor = (await app.engines.log.readAll(null, 10_000)).filter(
    ({ type }) => type === 'AlertRaised',
  );
  expect(raisedFor.at(-1)!.data).toMatchObject({ rule: 'own_record', patients: [patient] });
});

test('who reads alerts has a reason, and it is recorded whom they saw', async () => {
  const { patients } = await alerts();
  const { body } = await officer.get('/audit/entries?person=3&action=search&limit=1').expect(200);
  expect((body as AuditResponse).entries[0]).toMatchObject({
    ...{ route: 'GET /audit/alerts', why: { kind: 'admin_task' } },
    patients: patients.map(({ id }) => id),
  });
});
