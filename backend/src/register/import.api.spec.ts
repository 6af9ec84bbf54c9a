import type {
  ImportBegunResponse,
  ImportCheckResponse,
  PatientDetailsResponse,
  PatientImport,
  PatientImportsResponse,
  PatientResponse,
} from '@vouchwell/contract';
import { Vault } from '../kernel/vault/vault.ts';
import { caseDesk, problem, urge } from '../testing/case-desk.ts';
import { until } from '../testing/until.ts';

let desk: Awaited<ReturnType<typeof caseDesk>>;
beforeAll(async () => {
  desk = await caseDesk();
});
afterAll(() => desk.app.close());

const base64 = (text: string | Buffer) => Buffer.from(text as string).toString('base64');
const check = async (text: string) =>
  (
    await desk.admin
      .post('/patients/imports/check')
      .send({ file: base64(text) })
      .expect(200)
  ).body as ImportCheckResponse;
const begin = async (text: string, more: object = {}) => {
  const sent = { file: base64(text), ...more };
  const { body } = await desk.admin.post('/patients/imports').send(sent).expect(201);
  return (body as ImportBegunResponse).import_id;
};
const one = async (id: number) =>
  (await desk.admin.get(`/patients/imports/${id}`).expect(200)).body as PatientImport;
const ended = (id: number, stage = 'finished') => until(async () => (await one(id)).stage === stage);
const imported = async (text: string, more: object = {}) => {
  const id = await begin(text, more);
  await ended(id);
  return id;
};
const search = async (query: string) =>
  (await desk.admin.get('/patients').query({ query }).expect(200)).body as PatientResponse[];

const HEADER = 'First Name,Last Name,DOB,Sex,Phone,Address,MRN\n';

describe('a file is looked at', () => {
  test('row by row: what is new, who is likely here already, and what is refused', async () => {
    await desk.register('Knownperson');
    const before = await desk.admin.get('/patients?per_page=1');
    const file = `${HEADER}Ina,Freshly,1950-02-03,F,555-0100,"1 Elm Street\nFairhaven",IM-1
Ana,Knownperson,,,,,
Ina,Freshly,1999-01-01,,,,
,Nofirst,,,,,
Bo,Baddate,31/12/1950,,,,
Bo,Future,2950-01-01,,,,
Bo,Badsex,,Q,,,
Bo,Longago,01/02/1800,,,,
`;
    const found = await check(file);
    expect(found).toMatchObject({
      total: 8,
      fresh: 1,
      sample: [{ line: 2, name: 'Ina Freshly', dob: '1950-02-03', mrn: 'IM-1' }],
      likely: [
        { line: 4, name: 'Ana Knownperson', other_line: null },
        { line: 5, name: 'Ina Freshly', patient_id: null, other_line: 2 },
      ],
      columns: ['First Name', 'Last Name', 'DOB', 'Sex', 'Phone', 'Address', 'MRN'],
    });
    expect(found.likely[0]!.patient_id).toBeGreaterThan(0);
    expect(found.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [6, 'First name is required.'],
      [7, 'Date of birth must be a real date, written YYYY-MM-DD or MM/DD/YYYY.'],
      [8, 'Date of birth cannot be in the future.'],
      [9, 'Gender must be male, female or other.'],
      [10, 'Date of birth is more than 130 years ago. Check the year.'],
    ]);
    expect(found.refused[1]!.cells).toEqual(['Bo', 'Baddate', '31/12/1950', '', '', '', '']);
    const after = await desk.admin.get('/patients?per_page=1');
    expect(after.headers['x-total-count']).toBe(before.headers['x-total-count']);
  });

  test.each([
    ['Name,City\nAna,Rome\n', /must name its columns, “First name” and “Last name”/],
    ['First name,Last name,First\nAna,Ek,Ana\n', /Two columns of the file are for first_name/],
    [HEADER, /has a header and no row below it/],
    ['first name,last name\n"Ana,Ek\n', /not closed until its end/],
  ])('%j is none', async (text, sentence) => {
    const answer = await desk.admin.post('/patients/imports/check').send({ file: base64(text) });
    expect([answer.status, problem(answer).fields]).toEqual([
      400,
      { file: expect.stringMatching(sentence) as string },
    ]);
  });

  test('that is too large is refused by its size alone', async () => {
    const send = (bytes: number) =>
      desk.admin.post('/patients/imports/check').send({ file: 'A'.repeat(bytes) });
    expect((await send(70_000_000).catch(() => ({ status: 413 }))).status).toBe(413);
    expect((await send(0)).status).toBe(400);
  });
});

describe('an import', () => {
  test('registers what is new, in US dates as well, and shows how far it is', async () => {
    const rows = Array.from(
      { length: 250 },
      (_, n) => `Row${n},Imported${n},2/3/1950,m,"'+1 555-0${n}",,ROW-${n}`,
    );
    const id = await imported(`${HEADER}${rows.join('\n')}\nAna,Knownperson,,,,,\n`);
    expect(await one(id)).toMatchObject({ stage: 'finished', rows: 250, done: 250, by: 'Administrator' });
    expect(await search('ROW-249')).toMatchObject([
      {
        first_name: 'Row249',
        last_name: 'Imported249',
        dob: '1950-02-03',
        gender: 'male',
        phone: '+1 555-0249',
      },
    ]);
    expect(await search('Row Imported')).toHaveLength(50);
    const { imports } = (await desk.admin.get('/patients/imports').expect(200))
      .body as PatientImportsResponse;
    expect(imports[0]).toMatchObject({ id, rows: 250 });
    // No row is kept beside the records.
    await until(
      async () => (await desk.app.nest.get(Vault, { strict: false }).list('patient-import/')).length === 0,
    );
  });

  test('stands in a list whose pages lead to the oldest', async () => {
    const ids = [];
    for (const name of ['Older', 'Newer']) ids.push(await imported(`${HEADER}Page,${name},,,,,\n`));
    const page = async (query: string) =>
      (await desk.admin.get(`/patients/imports?${query}`).expect(200)).body as PatientImportsResponse;
    const [first, second] = [await page('per_page=1'), await page('per_page=1&page=2')];
    expect([...first.imports, ...second.imports].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.pages).toBe(second.total);
    const last = await page(`per_page=1&page=${second.pages}`);
    expect(last.imports).toHaveLength(1);
    expect(last.imports[0]!.id).toBe(Math.min(...(await page('per_page=200')).imports.map(({ id }) => id)));
    await desk.admin.get('/patients/imports?page=0').expect(400);
  });

  test('takes those who are likely here only when it is told so', async () => {
    const file = `${HEADER}Ana,Knownperson,,,,,\n`;
    const refused = await desk.admin
      .post('/patients/imports')
      .send({ file: base64(file) })
      .expect(400);
    expect(problem(refused).code).toBe('nothing_to_import');
    const before = (await search('Knownperson')).length;
    const { seen } = await check(file);
    await imported(file, { with_likely: true, seen });
    expect(await search('Knownperson')).toHaveLength(before + 1);
  });

  test('takes nobody who is likely here unseen: whoever was registered since the check is looked at first', async () => {
    const file = `${HEADER}Ana,Latecomer,,,,,\nBo,Latecomer,,,,,\n`;
    const { seen, fresh } = await check(file);
    expect(fresh).toBe(2);
    await desk.register('Latecomer');
    const outdated = async (more: object) => {
      const sent = { file: base64(file), ...more };
      const refused = await desk.admin.post('/patients/imports').send(sent).expect(409);
      expect(problem(refused).code).toBe('import_outdated');
    };
    await outdated({ with_likely: true, seen });
    await outdated({ seen });
    await outdated({ with_likely: true });
    expect(await search('Latecomer')).toHaveLength(1);
    const now = await check(file);
    expect(now.likely).toMatchObject([{ line: 2, name: 'Ana Latecomer' }]);
    await imported(file, { with_likely: true, seen: now.seen });
    expect(await search('Latecomer')).toHaveLength(3);
  });

  test('is taken back while nobody has used its patients', async () => {
    const id = await imported(`${HEADER}Una,Undone,,,,,\nUno,Undone,,,,,\n`);
    const [first] = await search('Undone');
    await desk.admin.post(`/patients/imports/${id}/undo`).expect(200);
    await ended(id, 'undone');
    expect(await search('Undone')).toEqual([]);
    await desk.admin.get(`/patients/${first!.id}`).expect(404);
    await desk.user
      .post('/cases/workflow')
      .send({ patient: { id: first!.id } })
      .expect(404);
    // Once more changes nothing.
    await desk.admin.post(`/patients/imports/${id}/undo`).expect(200);
    expect(await one(id)).toMatchObject({ stage: 'undone' });
  });

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['a case', (id) => desk.open({ patient: { id } })],
    [
      'a correction',
      (id) => desk.admin.put(`/patients/${id}`).send({ first_name: 'Una', last_name: 'Usedto' }),
    ],
  ])('is kept once one of them has %s', async (what, use) => {
    const name = `Used${what.replaceAll(' ', '')}`;
    const id = await imported(`${HEADER}Una,${name},,,,,\nUno,${name},,,,,\n`);
    const [first] = await search(name);
    await use(first!.id);
    const refused = await desk.admin.post(`/patients/imports/${id}/undo`).expect(409);
    expect(problem(refused).code).toBe('import_used');
    const { last_name } = (await desk.admin.get(`/patients/${first!.id}`).expect(200))
      .body as PatientDetailsResponse;
    expect(last_name).toMatch(/^Used/);
  });

  const merge = (id: number, merged_id: number) =>
    desk.admin.post(`/patients/${id}/merge`).send({ merged_id });
  test.each<[string, string, (id: number) => Promise<{ status: number; body: unknown }>]>([
    [
      'a merge',
      'patient_merged',
      async (id) => {
        const [old, survivor] = [await desk.register('Formerly'), await desk.register('Presently')];
        await merge(survivor.id, old.id).expect(200);
        return merge(id, old.id);
      },
    ],
    [
      'a choice for a signed case',
      'case_locked',
      async (id) => desk.user.put(`/cases/${await desk.signedCase()}/patient`).send({ patient: { id } }),
    ],
    [
      'a choice for a case that has moved on',
      'changed_meanwhile',
      async (id) => {
        const of = await desk.open({ diagnoses: [urge] });
        return desk.user.put(`/cases/${of}/patient`).set('If-Match', '0').send({ patient: { id } });
      },
    ],
  ])('%s that is refused takes nothing up', async (what, code, refused) => {
    const name = `Refused${what.replaceAll(' ', '')}`;
    const id = await imported(`${HEADER}Una,${name},,,,,\n`);
    const [first] = await search(name);
    const answer = await refused(first!.id);
    expect([answer.status, problem(answer).code]).toEqual([409, code]);
    await desk.admin.post(`/patients/imports/${id}/undo`).expect(200);
    await ended(id, 'undone');
    expect(await one(id)).toMatchObject({ stayed: [] });
    expect(await search(name)).toEqual([]);
  });

  test('nobody knows is missing', async () => {
    await desk.admin.get('/patients/imports/999').expect(404);
    await desk.admin.post('/patients/imports/999/undo').expect(404);
  });
});
