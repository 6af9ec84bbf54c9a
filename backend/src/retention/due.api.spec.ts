import type { DueCountResponse, DueResponse, DuesResponse, PatientResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { ADMIN, USER } from '../testing/app.ts';
import { caseDesk } from '../testing/case-desk.ts';

const REASON = 'The keeping period has ended.';

/** A desk whose years pass when they are told to: sessions end with them, so everybody signs in again. */
async function desk(began = '2026-02-03T10:00:00.000Z') {
  let now = new Date(began);
  const site = await caseDesk({ clock: { now: () => now }, env: { TZ: 'America/Denver' } });
  const { app } = site;
  const at = async (moment: string) => {
    now = new Date(moment);
    return { admin: await app.signIn(ADMIN), user: await app.signIn(USER) };
  };
  const dues = async (query = '', by = site.admin) =>
    (await by.get(`/admin/retention/due${query}`).expect(200)).body as DuesResponse;
  const counted = async (by: TestAgent) =>
    (await by.get('/admin/retention/waiting').expect(200)).body as DueCountResponse;
  const shown = ({ due }: DuesResponse) =>
    due.map(({ name, because, since_on, ends_on }: DueResponse) => [name, because, since_on, ends_on]);
  return { ...site, at, dues, counted, shown };
}

test('whose keeping has ended is listed with why, the longest unchanged first; nothing goes by itself', async () => {
  const { app, at, dues, counted, shown, patient, signedCase, register } = await desk();
  await signedCase();
  // By the site's calendar that is still the fourth.
  const drafted = await at('2026-02-05T04:00:00.000Z');
  const draft = await register('Draft', drafted.user);
  expect(shown(await dues('', drafted.admin))).toEqual([]);

  const early = await at('2033-02-04T06:59:00.000Z');
  expect(await dues('', early.admin)).toEqual({ due: [], next: null });
  const seven = await at('2033-02-04T07:00:00.000Z');
  expect(shown(await dues('', seven.admin))).toEqual([['Ana Draft', 'change', '2026-02-04', '2033-02-04']]);
  expect(await counted(seven.admin)).toEqual({ due: 1, held: 0, asked: 0, more: false });

  const ten = await at('2036-02-03T12:00:00.000Z');
  const { due } = await dues('', ten.admin);
  expect(due).toEqual([
    expect.objectContaining({ patient_id: patient.id, because: 'signature', ends_on: '2036-02-03' }),
    expect.objectContaining({ patient_id: draft.id, ends_on: '2033-02-04', records: 1, mrn: 'MRN-Draft' }),
  ]);
  await ten.admin.get(`/patients/${draft.id}`).expect(200);
  // The list names patients: that it was looked at is told.
  await app.caughtUp();
  const { text } = await ten.admin.get(`/audit/entries?patient=${draft.id}`).expect(200);
  expect(text).toContain('GET /admin/retention/due');

  // Other periods, other ends.
  await ten.admin
    .put('/admin/retention')
    .send({ periods: { record_years: 20 }, reason: 'As our state asks' })
    .expect(200);
  expect(shown(await dues('', ten.admin)).map(([name]) => name)).toEqual(['Ana Draft']);
  await app.close();
});

test('what happens to a patient begins the keeping anew', async () => {
  const { app, at, dues, shown, signedCase, patient } = await desk();
  const id = await signedCase();
  const later = await at('2035-06-01T12:00:00.000Z');
  expect(shown(await dues('', later.admin))).toEqual([]);
  await later.user.get(`/cases/${id}/export/pdf`).expect(200);
  const ended = await at('2037-06-01T12:00:00.000Z');
  expect(shown(await dues('', ended.admin))).toEqual([]);
  const left = await at('2041-06-01T12:00:00.000Z');
  expect(shown(await dues('', left.admin))).toEqual([
    ['Ana Ramírez', 'disclosure', '2035-06-01', '2041-06-01'],
  ]);
  // A correction is a change of the record.
  await left.admin
    .put(`/patients/${patient.id}`)
    .send({ first_name: 'Ana', last_name: 'Ramírez', phone: '555 0100' })
    .expect(200);
  expect(shown(await dues('', left.admin))).toEqual([]);
  await app.close();
});

test('whoever was a minor is kept until years after coming of age', async () => {
  const { app, user, ready, sign, at, dues, shown } = await desk();
  const child = { first_name: 'Kit', last_name: 'Young', dob: '2020-05-06' };
  const { id } = (await user.post('/patients').send(child).expect(201)).body as PatientResponse;
  await sign(await ready(user, { patient: { id } })).expect(200);
  const ten = await at('2036-02-04T12:00:00.000Z');
  expect(shown(await dues('', ten.admin)).map(([name]) => name)).toEqual(['Ana Ramírez']);
  const grown = await at('2048-05-06T12:00:00.000Z');
  expect(shown(await dues('', grown.admin))).toContainEqual([
    'Kit Young',
    'minor',
    '2038-05-06',
    '2048-05-06',
  ]);
  await app.close();
});

test('whoever is held or asked for is counted and not listed; who is forgotten is gone; records of one person are one', async () => {
  const { app, admin, register, patient, at, dues, counted, shown } = await desk();
  const [held, merged, kept] = [await register('Held'), await register('Merged'), await register('Kept')];
  await admin.post(`/patients/${kept.id}/merge`).send({ merged_id: merged.id }).expect(200);
  await app.newUser({ role: 'admin' }, 'second.admin');
  const old = await at('2040-01-01T12:00:00.000Z');
  await old.admin.post(`/patients/${held.id}/hold`).send({ reason: 'Court case 7-C-19' }).expect(200);
  const all = await dues('', old.admin);
  expect(await counted(old.admin)).toEqual({ due: 2, held: 1, asked: 0, more: false });
  expect(all.due.map(({ patient_id, records }) => [patient_id, records])).toEqual([
    [patient.id, 1],
    [kept.id, 2],
  ]);

  await old.admin.post(`/patients/${kept.id}/forgetting`).send({ reason: REASON }).expect(200);
  expect(await counted(old.admin)).toEqual({ due: 1, held: 1, asked: 1, more: false });
  expect(shown(await dues('', old.admin))).toHaveLength(1);
  const other = await app.signIn({ username: 'second.admin', password: USER.password });
  await other.post(`/patients/${kept.id}/forgetting/confirm`).send({ password: USER.password }).expect(200);
  expect(await counted(old.admin)).toEqual({ due: 1, held: 1, asked: 0, more: false });
  await app.close();
});

test('a case that was moved to another patient keeps that one; deleted drafts keep whose they were', async () => {
  const { app, open, register, at, dues, shown } = await desk();
  const other = await register('Other');
  const moment = await at('2028-01-01T12:00:00.000Z');
  const id = await open({}, moment.user);
  const moved = await at('2029-01-01T12:00:00.000Z');
  await moved.user
    .put(`/cases/${id}/patient`)
    .send({ patient: { id: other.id } })
    .expect(200);
  const deleted = await at('2030-01-01T12:00:00.000Z');
  await deleted.user.delete(`/cases/${id}`);
  const { admin } = await at('2050-01-01T12:00:00.000Z');
  expect(shown(await dues('', admin))).toEqual([
    ['Ana Ramírez', 'change', '2028-01-01', '2035-01-01'],
    ['Ana Other', 'change', '2030-01-01', '2037-01-01'],
  ]);
  await app.close();
});

test('a page goes on behind the one before, also among those who were changed at one moment', async () => {
  const { app, register, at, dues, counted } = await desk();
  const several = await Promise.all(Array.from({ length: 210 }, (_, n) => register(`Several-${n}`)));
  const { admin } = await at('2050-01-01T12:00:00.000Z');
  const pages: number[][] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = await dues(`?limit=80&after=${after}`, admin);
    pages.push(page.due.map(({ patient_id }) => patient_id));
    after = page.next;
  }
  expect(pages.map(({ length }) => length)).toEqual([80, 80, 51]);
  expect(new Set(pages.flat()).size).toBe(several.length + 1);
  expect(await counted(admin)).toMatchObject({ due: several.length + 1 });
  const { body } = await admin.get('/admin/retention/due?after=yesterday').expect(400);
  expect(body).toMatchObject({ message: 'after must be what an answer’s next said.' });
  await app.close();
});
