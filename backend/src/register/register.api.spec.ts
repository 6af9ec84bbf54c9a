import type { CaseResponse, PatientDetailsResponse, PatientSavedResponse } from '@vouchwell/contract';
import { caseDesk, problem } from '../testing/case-desk.ts';

let desk: Awaited<ReturnType<typeof caseDesk>>;
beforeAll(async () => {
  desk = await caseDesk();
});
afterAll(() => desk.app.close());

const details = async (id: number) =>
  (await desk.admin.get(`/patients/${id}`).expect(200)).body as PatientDetailsResponse;
const correct = (id: number, body: object) => desk.admin.put(`/patients/${id}`).send(body);
const saved = ({ body }: { body: unknown }) => body as PatientSavedResponse;
const patientOf = async (id: number) => (await desk.get(id)).patient;
const names = { first_name: 'Ana', last_name: 'Okafor' };

describe('a record', () => {
  test('is shown whole, with what holds it and how it came to be so', async () => {
    const { id } = await desk.register('Details');
    const open = await desk.open({ patient: { id } });
    expect(await details(id)).toEqual({
      ...{ id, first_name: 'Ana', last_name: 'Details', middle_name: null, dob: null, gender: null },
      ...{ height: null, weight: null, address: null, phone: null, email: null, mrn: 'MRN-Details' },
      ...{ is_template: false, created_at: expect.stringMatching(/Z$/) as string, revision: 0 },
      ...{ merged_into: null, merged: [], open_cases: 1, signed_cases: 0 },
      history: [
        {
          revision: 0,
          at: expect.stringMatching(/Z$/) as string,
          by: 'Sam Lee',
          sentence: 'registered a patient',
          changes: [],
        },
      ],
    });
    await desk.user.delete(`/cases/${open}`).expect(200);
    expect(await details(id)).toMatchObject({ open_cases: 0 });
  });

  test('nobody has is missing', async () => {
    expect(problem(await desk.admin.get('/patients/99999').expect(404)).message).toBe('Patient not found.');
    await desk.admin.put('/patients/99999').send(names).expect(404);
    await desk.admin.get('/patients/abc').expect(404);
  });
});

describe('a correction', () => {
  test('changes what it names, and the history keeps what stood there', async () => {
    const { id } = await desk.register('Corected');
    const body = { first_name: 'Ana', last_name: 'Corrected', dob: '1950-02-03', phone: '555-0100' };
    const { patient, case_ids, message } = saved(await correct(id, body).expect(200));
    expect([message, case_ids]).toEqual(['The patient was saved.', []]);
    expect(patient).toMatchObject({ ...body, mrn: 'MRN-Corected', revision: 1 });
    expect(patient.history[0]).toMatchObject({
      by: 'Administrator',
      sentence: 'corrected the patient: last name, date of birth, phone',
      changes: [
        { field: 'last_name', was: 'Corected', now: 'Corrected' },
        { field: 'dob', was: null, now: '1950-02-03' },
        { field: 'phone', was: null, now: '555-0100' },
      ],
    });
    const emptied = saved(await correct(id, { ...body, dob: '', phone: null }).expect(200));
    expect(emptied.patient).toMatchObject({ dob: null, phone: null });
    const found = await desk.user.get('/patients?query=Corrected').expect(200);
    expect(found.body).toMatchObject([{ id, last_name: 'Corrected', dob: null }]);
    expect((await desk.user.get('/patients?query=Corected').expect(200)).body).toHaveLength(1);
    expect((await desk.admin.get('/patients').expect(200)).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, last_name: 'Corrected' })]),
    );
  });

  test('of nothing is none', async () => {
    const { id } = await desk.register('Same');
    await correct(id, { first_name: 'Ana', last_name: 'Same' }).expect(200);
    expect((await details(id)).history).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['first_name', { first_name: '' }, 'First name is required.'],
    ['last_name', { last_name: ' ' }, 'Last name is required.'],
    ['dob', { dob: '1950-13-01' }, 'Date of birth must be a real date, written YYYY-MM-DD.'],
    ['dob', { dob: '2950-01-01' }, 'Date of birth cannot be in the future.'],
    ['dob', { dob: '1800-01-01' }, 'Date of birth is more than 130 years ago. Check the year.'],
    ['gender', { gender: 'x' }, 'Gender must be male, female or other.'],
    ['mrn', { mrn: 'x'.repeat(51) }, 'MRN can have at most 50 characters.'],
    ['into_cases', { into_cases: 'perhaps' }, 'into_cases must be true or false.'],
  ])('refuses by the field %s: %j', async (field, change, message) => {
    const answer = problem(await correct(desk.patient.id, { ...names, ...change }).expect(400));
    expect(answer.fields).toEqual({ [field]: message });
  });

  test('based on an older version meets the present one, whose showing is recorded', async () => {
    const { id } = await desk.register('Twice');
    const change = (phone: string) =>
      correct(id, { first_name: 'Ana', last_name: 'Twice', phone }).set('If-Match', '0');
    await change('1').expect(200);
    const refused = problem(await change('2').expect(409));
    expect(refused).toMatchObject({
      code: 'changed_meanwhile',
      revision: 1,
      current: { id, phone: '1', revision: 1 },
    });
  });
});

describe('a correction and cases', () => {
  test('waits for a word on the open ones', async () => {
    const { id } = await desk.register('Undecided');
    await desk.open({ patient: { id } });
    const refused = problem(await correct(id, { first_name: 'Ana', last_name: 'Decided' }).expect(409));
    expect(refused).toMatchObject({
      code: 'cases_undecided',
      message: expect.stringMatching(/^1 open case holds this patient\./) as string,
    });
    expect(await details(id)).toMatchObject({ last_name: 'Undecided', revision: 0 });
  });

  test('comes into the open ones and never into a signed one', async () => {
    const { id } = await desk.register('Carried');
    const signed = await desk.ready(desk.user, { patient: { id } });
    await desk.sign(signed).expect(200);
    const [one, other] = [await desk.open({ patient: { id } }), await desk.open({ patient: { id } })];
    const before = await desk.get(one);
    const body = { first_name: 'Anna', last_name: 'Carried', mrn: 'MRN-NEW', into_cases: true };
    const { case_ids, patient } = saved(await correct(id, body).expect(200));
    expect(case_ids).toEqual([one, other]);
    expect(patient).toMatchObject({ open_cases: 2, signed_cases: 1 });
    expect(patient.history.map(({ sentence }) => sentence)).toEqual([
      'carried the correction into 2 open cases',
      'corrected the patient: first name, MRN',
      'registered a patient',
    ]);
    for (const open of [one, other])
      expect(await patientOf(open)).toMatchObject({ first_name: 'Anna', mrn: 'MRN-NEW' });
    expect(await patientOf(signed)).toMatchObject({ first_name: 'Ana', mrn: 'MRN-Carried' });
    const rows = await desk.list('?search=MRN-NEW');
    expect(rows.map((row) => row.id).sort()).toEqual([one, other].sort());
    const { entries } = (await desk.user.get(`/cases/${one}/history`).expect(200)).body as {
      entries: { sentence: string; by: string }[];
    };
    expect(entries[0]).toMatchObject({
      by: 'Administrator',
      sentence: 'carried a correction of the patient into the case',
    });
    // Whoever had the case open is told that it has moved on.
    const late = await desk.user
      .post(`/cases/${one}/diagnoses`)
      .set('If-Match', String((before as CaseResponse & { revision: number }).revision))
      .send({ diagnoses: [] });
    expect([late.status, problem(late).code]).toEqual([409, 'changed_meanwhile']);
  });

  test('of the record alone leaves them as they are', async () => {
    const { id } = await desk.register('Alone');
    const open = await desk.open({ patient: { id } });
    const body = { first_name: 'Only', last_name: 'Alone', into_cases: false };
    expect(saved(await correct(id, body).expect(200)).case_ids).toEqual([]);
    expect(await patientOf(open)).toMatchObject({ first_name: 'Ana' });
    expect(await details(id)).toMatchObject({ first_name: 'Only' });
  });
});

describe('two records of one person', () => {
  test('become one: lists show it, cases hold it, both histories tell it', async () => {
    const [left, right] = [await desk.register('Merged'), await desk.register('Survivor')];
    const signed = await desk.ready(desk.user, { patient: { id: left.id } });
    await desk.sign(signed).expect(200);
    const open = await desk.open({ patient: { id: left.id } });
    const merge = desk.admin
      .post(`/patients/${right.id}/merge`)
      .send({ merged_id: left.id, merged_revision: 0 });
    const { case_ids, patient, message } = saved(await merge.set('If-Match', '0').expect(200));
    expect([case_ids, message]).toEqual([[open], 'The records were merged.']);
    expect(patient).toMatchObject({
      last_name: 'Survivor',
      merged: [left.id],
      open_cases: 1,
      signed_cases: 1,
    });
    expect(patient.history[0]).toMatchObject({
      sentence: `merged the record of patient ${left.id} into this one`,
    });
    const old = await details(left.id);
    expect(old).toMatchObject({ last_name: 'Merged', merged_into: right.id });
    expect(old.history.map(({ sentence }) => sentence)).toEqual([
      `merged this record into patient ${right.id}`,
      'registered a patient',
    ]);

    expect(await patientOf(open)).toMatchObject({ id: right.id, last_name: 'Survivor' });
    expect(await patientOf(signed)).toMatchObject({ id: left.id, last_name: 'Merged' });
    expect((await desk.user.get('/patients?query=MRN-Merged').expect(200)).body).toEqual([]);
    expect((await desk.user.get('/patients?query=MRN-Survivor').expect(200)).body).toHaveLength(1);
    // Whoever still has the old record on the screen opens a case for the one that goes on.
    expect(await patientOf(await desk.open({ patient: { id: left.id } }))).toMatchObject({ id: right.id });
    expect(problem(await correct(left.id, names).expect(409)).code).toBe('patient_merged');
  });

  test('only where both go on, are two, and are as they were seen', async () => {
    const [one, two, three] = [
      await desk.register('One'),
      await desk.register('Two'),
      await desk.register('Three'),
    ];
    const merge = (id: number, body: object) => desk.admin.post(`/patients/${id}/merge`).send(body);
    expect(problem(await merge(one.id, { merged_id: one.id }).expect(400)).fields).toHaveProperty(
      'merged_id',
    );
    await merge(one.id, { merged_id: 99_999 }).expect(404);
    await merge(one.id, {}).expect(400);
    await correct(two.id, { first_name: 'Ana', last_name: 'Second' }).expect(200);
    const stale = problem(await merge(one.id, { merged_id: two.id, merged_revision: 0 }).expect(409));
    expect(stale).toMatchObject({ code: 'changed_meanwhile', revision: 1 });
    await merge(one.id, { merged_id: two.id, merged_revision: 1 }).expect(200);
    await merge(one.id, { merged_id: two.id, merged_revision: 1 }).expect(409);
    expect(problem(await merge(two.id, { merged_id: three.id }).expect(409)).code).toBe('patient_merged');
    expect((await details(one.id)).merged).toEqual([two.id]);
  });

  test('at once in both directions leave one of them', async () => {
    const [left, right] = [await desk.register('Left'), await desk.register('Right')];
    const merge = (id: number, merged_id: number) =>
      desk.admin.post(`/patients/${id}/merge`).send({ merged_id });
    const answers = await Promise.all([merge(left.id, right.id), merge(right.id, left.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const into = [(await details(left.id)).merged_into, (await details(right.id)).merged_into];
    expect(into.filter((id) => id === null)).toHaveLength(1);
  });
});
