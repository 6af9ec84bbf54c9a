import type { AuditEntry, AuditResponse, ColleaguesResponse } from '@vouchwell/contract';
import type { Why } from '@vouchwell/rules';
import type TestAgent from 'supertest/lib/agent.js';
import { AccessLog } from '../kernel/access/access-log.ts';
import { caseDesk } from '../testing/case-desk.ts';

const { app, admin, user, register, open, get, ready, generate } = await caseDesk();
const kim = await app.newUser({ full_name: 'Kim Oh' }, 'kim.oh');
afterAll(() => app.close());
const { body } = await user.get('/colleagues?query=kim').expect(200);
const kimId = (body as ColleaguesResponse).colleagues[0]!.id;

async function page(query: string): Promise<AuditResponse> {
  await app.caughtUp();
  return (await admin.get(`/audit/entries?${query}`).expect(200)).body as AuditResponse;
}
/** The reason of the newest look at a case or a patient's record. */
async function whyOf(query: string): Promise<Why | null> {
  const { entries } = await page(query);
  return entries.find(({ event, action }) => event.type === 'PatientDataDisclosed' && action !== 'search')!
    .why;
}
const bare = async (query = '') => (await page(`why=none&${query}`)).entries;
const share = (id: number) => user.post(`/cases/${id}/shares`).send({ user_id: kimId }).expect(200);
const record = (id: number, agent: TestAgent = admin) => agent.get(`/patients/${id}`).expect(200);
const another = (name: string) => register(name, admin);

describe('a look at a case is explained', () => {
  test('by its being their own, also its letter, its history and a file of it', async () => {
    const id = await ready();
    for (const path of ['', '/history', '/note-versions', '/letter', '/export/txt']) {
      await user.get(`/cases/${id}${path}`).buffer(true).expect(200);
      expect(await whyOf(`case=${id}`)).toEqual({ kind: 'own_case' });
    }
    await user.post(`/cases/${id}/printed`).send({}).expect(200);
    expect(await whyOf(`case=${id}&action=print`)).toEqual({ kind: 'own_case' });
  });

  test('by whoever shared it or sent it for signature, and what was done in it afterwards', async () => {
    const id = await ready();
    await share(id);
    await get(id, kim);
    expect(await whyOf(`case=${id}&person=${kimId}`)).toEqual({ kind: 'shared', by: 'Sam Lee' });
    await user.post(`/cases/${id}/send-for-signature`).send({ user_id: kimId }).expect(200);
    await get(id, kim);
    expect(await whyOf(`case=${id}&person=${kimId}`)).toEqual({ kind: 'signature', by: 'Sam Lee' });
    await generate(id, admin);
    await get(id, admin);
    expect(await whyOf(`case=${id}&person=1`)).toEqual({ kind: 'author' });
  });

  test('by another case of the same patient', async () => {
    const patient = await another('Otieno');
    const [others, own] = [await open({ patient }), await open({ patient }, admin)];
    await get(others, admin);
    expect(await whyOf(`case=${others}&person=1`)).toEqual({ kind: 'other_case', case: own });
  });

  test('by a list for admins that showed it within the hour, and by no other', async () => {
    const patient = await another('Varga');
    const id = await open({ patient });
    await admin.get('/patients?query=Varga').expect(200);
    await get(id, admin);
    expect(await whyOf(`case=${id}&person=1`)).toBe('none');
    await admin.get('/admin/cases').expect(200);
    await app.caughtUp();
    await get(id, admin);
    expect(await whyOf(`case=${id}&person=1`)).toEqual({ kind: 'from_list' });
  });

  test('no longer by a share that was taken back', async () => {
    const patient = await another('Ibarra');
    const id = await open({ patient });
    const adminId = 1;
    await user.post(`/cases/${id}/shares`).send({ user_id: adminId }).expect(200);
    await get(id, admin);
    expect(await whyOf(`case=${id}&person=1`)).toMatchObject({ kind: 'shared' });
    await user.delete(`/cases/${id}/shares/${adminId}`).expect(200);
    await get(id, admin);
    expect(await whyOf(`case=${id}&person=1`)).toBe('none');
  });
});

test('a list is explained by what it is for', async () => {
  await user.get('/cases').expect(200);
  await another('Hartwig');
  await user.get('/patients?query=Hartwig').expect(200);
  await admin.get('/admin/cases').expect(200);
  const reasons = (await page('action=search&limit=3')).entries.map(({ why }) => why);
  expect(reasons).toEqual([{ kind: 'admin_task' }, { kind: 'register' }, { kind: 'own_list' }]);
});

describe('a record that is looked up for no reason', () => {
  test('stands in the list of such looks, by person, patient and page, and is counted', async () => {
    const [one, other] = [await another('Ueda'), await another('Novak')];
    const before = (await page('')).unexplained;
    for (const { id } of [one, other, one]) await record(id);
    expect((await page('limit=1')).unexplained).toBe(before + 3);
    const found = await bare(`patient=${one.id}`);
    expect(found.map(({ patients, why }) => [patients, why])).toEqual([
      [[one.id], 'none'],
      [[one.id], 'none'],
    ]);
    expect((await bare('person=1&limit=3')).flatMap(({ patients }) => patients)).toEqual([
      ...[one.id, other.id, one.id],
    ]);
    expect(await bare(`person=${kimId}`)).toEqual([]);
    expect(await bare('action=export')).toEqual([]);
    const all = await bare();
    const paged: AuditEntry[] = [];
    for (let next: string | null = ''; next !== null;) {
      const part = await page(`why=none&limit=2${next && `&before=${encodeURIComponent(next)}`}`);
      paged.push(...part.entries);
      next = part.next;
    }
    expect(paged).toEqual(all);
  });

  test('leaves it once what was done with it next explains it', async () => {
    const patient = await another('Abara');
    await record(patient.id);
    const [look] = await bare(`patient=${patient.id}`);
    const change = { first_name: 'Ann', last_name: 'Abara', mrn: 'MRN-Abara', into_cases: false };
    await admin.put(`/patients/${patient.id}`).send(change).expect(200);
    expect(await bare(`patient=${patient.id}`)).toEqual([]);
    const answer = await admin.get(`/audit/entries/${look!.position}`).expect(200);
    expect((answer.body as { entry: AuditEntry }).entry.why).toEqual({
      kind: 'afterwards',
      then: 'corrected the record',
    });
  });

  test.each<[string, string, object]>([
    [
      'recorded the visits',
      'encounters',
      { encounters: [{ date: '2026-01-02', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' }] },
    ],
    ['answered what the payer asks', 'answers', { fact: 'payer', answers: [{ value: 'medicare' }] }],
    [
      'recorded the deliveries',
      'deliveries',
      { delivered: [{ hcpcs: 'A4253', units: 6, day: '2026-01-02' }] },
    ],
  ])('leaves it once they %s', async (then, part, body) => {
    const patient = await another(`Follows-${part}`);
    const id = await open({ patient });
    await get(id, admin);
    expect(await whyOf(`case=${id}&person=1`)).toBe('none');
    await admin.put(`/cases/${id}/${part}`).send(body).expect(200);
    expect(await bare(`patient=${patient.id}`)).toEqual([]);
    const [look] = (await page(`case=${id}&person=1&action=view`)).entries.slice(-1);
    expect(look!.why).toEqual({ kind: 'afterwards', then });
  });

  test('is not explained by what somebody else did', async () => {
    const patient = await another('Sato');
    await record(patient.id);
    await open({ patient });
    expect(await bare(`patient=${patient.id}`)).toHaveLength(1);
  });
});

test('a look is recorded also where its reason cannot be found out', async () => {
  const access = app.nest.get(AccessLog);
  const reasons = access['reasons'];
  const away = () => Promise.reject(new Error('away'));
  access.explainedBy({ of: away, patientsOf: away });
  const id = await open();
  await get(id);
  access.explainedBy(reasons!);
  expect(await whyOf(`case=${id}`)).toBeNull();
});

test('a file tells the reason in words; another question than none is refused', async () => {
  await record((await another('Quist')).id);
  await app.caughtUp();
  const file = await admin.get('/audit/export?format=csv&why=none').buffer(true).expect(200);
  expect(file.text).toContain('"no reason is known"');
  await admin.get('/audit/entries?why=own_case').expect(400);
});
