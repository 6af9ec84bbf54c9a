import type { AuditEntryResponse, AuditField, AuditResponse } from '@vouchwell/contract';
import { Projector } from '../kernel/projecting/projector.ts';
import { caseDesk, provider, urge } from '../testing/case-desk.ts';

const { app, admin, user, patient, open, register, edit, generate } = await caseDesk();
afterAll(() => app.close());
const officer = await app.newUser({ full_name: 'Kim Oh', permissions: { can_view_audit: true } }, 'kim.oh');

async function entries(query: string) {
  const [last] = (await app.engines.log.readAll(null, 10_000)).slice(-1);
  await app.nest.get(Projector).passed([last!.type], last!.position, 60_000);
  return ((await officer.get(`/audit/entries?${query}`).expect(200)).body as AuditResponse).entries;
}
async function newest(query: string) {
  const [{ position }] = (await entries(query)) as [AuditResponse['entries'][number]];
  return (await officer.get(`/audit/entries/${position}`).expect(200)).body as AuditEntryResponse;
}
const changed = ({ fields }: { fields: readonly AuditField[] }) =>
  fields.filter(({ before, after }) => before !== after);
const second = { code: 'R32', description: 'Unspecified urinary incontinence' };
const note = (id: number, text: string, number: number) => edit(id, number, text).expect(200);

test('an entry opens to what was before and after, field by field, and to the patient', async () => {
  const id = await open();
  for (const name of ['Dr. Jo Park', 'Dr. Ida Moss']) {
    await user
      .post(`/cases/${id}/provider`)
      .send({ ...provider, name })
      .expect(200);
  }
  const [entry] = await entries(`case=${id}&action=change`);
  const opened = await newest(`case=${id}&action=change`);
  expect(opened.entry).toEqual(entry);
  expect(opened.forgotten).toBe(false);
  expect(opened.patients).toEqual([{ id: 1, name: `${patient.first_name} ${patient.last_name}` }]);
  expect(changed(opened)).toEqual([{ name: 'provider.name', before: 'Dr. Jo Park', after: 'Dr. Ida Moss' }]);
  expect(opened.fields).toContainEqual({ name: 'provider.npi', before: '1234567893', after: '1234567893' });
  for (const unknown of ['99999999999999999999', '1', 'x'])
    await officer.get(`/audit/entries/${unknown}`).expect(404);
});

test('what was taken away is told as well', async () => {
  const id = await open({ diagnoses: [urge, second] });
  await user
    .post(`/cases/${id}/diagnoses`)
    .send({ diagnoses: [urge] })
    .expect(200);
  expect(changed(await newest(`case=${id}&action=change`))).toContainEqual({
    name: 'diagnoses.2.code',
    before: 'R32',
    after: null,
  });
  await user.post(`/cases/${id}/diagnoses`).send({ diagnoses: [] }).expect(200);
  expect(changed(await newest(`case=${id}&action=change`))).toContainEqual({
    name: 'diagnoses.1.code',
    before: 'N39.41',
    after: null,
  });
});

test('of one note or colleague only that one tells what was before', async () => {
  const id = await open();
  const first = await generate(id);
  await note(id, 'The first note.', first.note_id);
  const other = (await user.post(`/cases/${id}/generate_note`).send({ regenerate: true })).body as {
    note_id: number;
  };
  await note(id, 'The second note.', other.note_id);
  await note(id, 'The first note again.', first.note_id);
  expect(changed(await newest(`case=${id}&action=change`))).toContainEqual({
    name: 'text',
    before: 'The first note.',
    after: 'The first note again.',
  });
  await app.newUser({ full_name: 'Jo Park' }, 'jo.park');
  await app.newUser({ full_name: 'Ida Moss' }, 'ida.moss');
  for (const user_id of [4, 5]) await user.post(`/cases/${id}/shares`).send({ user_id });
  const { fields } = await newest(`case=${id}&action=change`);
  expect(fields).toContainEqual({ name: 'full_name', before: null, after: 'Ida Moss' });
});

test('what lies far back is found, and nothing of the stream is held for it', async () => {
  const id = await open();
  await user.post(`/cases/${id}/provider`).send(provider).expect(200);
  for (let n = 0; n < 230; n += 1)
    await user
      .post(`/cases/${id}/diagnoses`)
      .send({ diagnoses: [{ ...urge, code: n % 2 ? 'R32' : 'N39.41' }] })
      .expect(200);
  await user.post(`/cases/${id}/provider`).send({ ...provider, name: 'Dr. Ida Moss' });
  expect(changed(await newest(`case=${id}&action=change`))).toEqual([
    { name: 'provider.name', before: 'Dr. Jo Park', after: 'Dr. Ida Moss' },
  ]);
});

test('who reads what was before another patient was chosen has seen that patient as well', async () => {
  const before = await register('Okafor');
  const id = await open({ patient: before });
  await user.put(`/cases/${id}/patient`).send({ patient }).expect(200);
  const opened = await newest(`case=${id}&action=change`);
  expect(changed(opened)).toContainEqual({
    name: 'patient.last_name',
    before: 'Okafor',
    after: patient.last_name,
  });
  const [who] = (await entries(`patient=${before.id}`)).filter(
    ({ route }) => route === 'GET /audit/entries/:position',
  );
  expect(who!.patients).toEqual(expect.arrayContaining([before.id, patient.id]));
});

test('a right that is taken away is told', async () => {
  const rule = async (roles: string[]) => {
    await admin.put('/admin/second-factor').send({ roles }).expect(200);
  };
  await rule(['user']);
  await rule([]);
  expect(changed(await newest('action=privilege'))).toEqual([
    { name: 'roles.1', before: 'user', after: null },
  ]);
});
