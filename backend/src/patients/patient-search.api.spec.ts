import type { PatientResponse, ProblemResponse } from '@vouchwell/contract';
import { patientDesk } from '../testing/patient-desk.ts';

const { app, admin, user, register, search, names } = await patientDesk();
afterAll(() => app.close());

describe('searching', () => {
  beforeAll(async () => {
    await register({
      first_name: 'Jürgen',
      middle_name: 'Karl',
      last_name: 'Müller-Lüdenscheidt',
      mrn: 'QX-771',
    });
    await register({ first_name: 'Astrid', last_name: 'Łukasiewicz', mrn: 'QX-772' });
  });

  test.each([
    ['first name', 'Jürgen'],
    ['last name', 'Müller'],
    ['full name', 'Jürgen Müller-Lüdenscheidt'],
    ['names the other way round', 'Müller Jürgen'],
    ['any case', 'JÜRGEN'],
    ['no accents', 'jurgen muller'],
    ['the middle of a name', 'lüden'],
    ['MRN', 'qx-771'],
    ['a name and a part of the MRN', 'jürgen 771'],
    ['space around it', '  jürgen  '],
  ])('finds by %s', async (_, query) => {
    expect(await names(query)).toEqual(['Müller-Lüdenscheidt']);
  });

  test('finds several, by last name', async () => {
    expect(await names('qx-77')).toEqual(
      ['Müller-Lüdenscheidt', 'Łukasiewicz'].sort((a, b) => (a < b ? -1 : 1)),
    );
    expect(await names('lukasiewicz')).toEqual(['Łukasiewicz']);
  });

  test('starts at two characters', async () => {
    expect(await names('j')).toEqual([]);
    expect(await names(' j ')).toEqual([]);
    expect(await names('jü')).toEqual(['Müller-Lüdenscheidt']);
    expect(await search('q', admin)).toEqual([]);
  });

  test('what nobody is called finds nobody', async () => {
    expect(await names('zzzz')).toEqual([]);
  });

  test('is paged, tells how many it found, and admins how many there are', async () => {
    for (let n = 0; n < 7; n++) await register({ first_name: 'Paged', last_name: `Found${n}` });
    const part = async (more: object, agent = user) => {
      const asked = agent.get('/patients').query({ query: 'paged found', ...more });
      const { body, headers } = await asked.expect(200);
      const rows = (body as PatientResponse[]).map(({ last_name }) => last_name);
      return { rows, total: headers['x-total-count'], known: headers['x-register-count'] };
    };
    const untold = { total: undefined, known: undefined };
    const first = { rows: ['Found0', 'Found1', 'Found2'], total: '7', known: undefined };
    expect(await part({ per_page: 3 })).toEqual(first);
    expect(await part({ per_page: 3, page: 3 })).toEqual({ ...first, rows: ['Found6'] });
    // Beside nobody who is shown, and recorded as seen, no number tells whether there is somebody.
    expect(await part({ per_page: 3, page: 4 })).toEqual({ rows: [], ...untold });
    expect(await part({ query: 'nobody at all', page: 2 })).toEqual({ rows: [], ...untold });
    expect(await part({ query: 'nobody at all' })).toEqual({ rows: [], total: '0', known: undefined });
    const all = (await admin.get('/patients?per_page=1').expect(200)).headers['x-total-count'];
    expect(await part({ per_page: 3 }, admin)).toEqual({ ...first, known: all });
    expect(await part({ per_page: 7 }, admin)).toMatchObject({ total: '7', known: all });
    expect(await part({ query: 'nobody at all' }, admin)).toMatchObject({ total: '0', known: all });
  });

  test('shows 50 where nobody says how many', async () => {
    for (let n = 0; n < 51; n++) await register({ first_name: 'Manifold', last_name: `Namesake${n}` });
    const { body, headers } = await user.get('/patients?query=manifold').expect(200);
    expect([(body as unknown[]).length, headers['x-total-count']]).toEqual([50, '51']);
  });

  test('a user without a query sees nobody; an admin pages through all', async () => {
    for (const path of ['/patients', '/patients?query=', '/patients?per_page=100', '/patients?query=%20']) {
      const { body, headers } = await user.get(path).expect(200);
      expect(body).toEqual([]);
      expect(headers['x-total-count']).toBeUndefined();
    }
    const all = await admin.get('/patients?per_page=100').expect(200);
    const everybody = all.body as PatientResponse[];
    expect(all.headers['x-total-count']).toBe(String(everybody.length));
    const pages: PatientResponse[] = [];
    for (let page = 1; page <= Math.ceil(everybody.length / 4); page++) {
      const { body } = await admin.get('/patients').query({ page, per_page: 4 }).expect(200);
      expect((body as unknown[]).length).toBeLessThanOrEqual(4);
      pages.push(...(body as PatientResponse[]));
    }
    expect(pages).toEqual(everybody);
    expect((await admin.get('/patients?page=999').expect(200)).body).toEqual([]);
  });

  test.each(['per_page=0', 'per_page=201', 'per_page=x', 'page=0', 'page=-1', 'page=1.5', 'per_page=1e9'])(
    '%s is refused',
    async (query) => {
      await admin.get(`/patients?${query}`).expect(400);
    },
  );
});

describe('who is likely the same', () => {
  const elin = { first_name: 'Élin', last_name: 'Østergaard', dob: '1948-05-06', mrn: 'LIKE-1' };
  let all: Record<'elin' | 'twin' | 'namesake' | 'other', PatientResponse>;
  beforeAll(async () => {
    all = {
      elin: await register(elin),
      twin: await register({ ...elin, first_name: 'Signe', mrn: 'LIKE-2' }),
      namesake: await register({ ...elin, dob: '1971-01-01', mrn: '' }),
      other: await register({ ...elin, first_name: 'Elina', dob: '1971-01-02', mrn: 'LIKE-11' }),
    };
  });
  const likely = async (body: object) =>
    (await user.post('/patients/likely').send(body).expect(200)).body as PatientResponse[];

  test('the likeliest first: by the MRN, by the birth date with a name, by the whole name', async () => {
    const asked = { ...elin, first_name: 'elin', last_name: 'ostergaard' };
    expect(await likely(asked)).toEqual([all.elin, all.twin, all.namesake]);
    expect(await likely({ ...asked, mrn: 'like-11' })).toEqual([all.other, all.elin, all.twin, all.namesake]);
    const { first_name, last_name } = asked;
    expect(await likely({ first_name, last_name })).toEqual([all.elin, all.namesake]);
    const married = { first_name: 'Signe', last_name: 'Holm', dob: elin.dob };
    expect(await likely(married)).toEqual([all.twin]);
  });

  test('what is found in other names only is no likeness', async () => {
    expect(await likely({ first_name: 'Eli', last_name: 'Øst', dob: elin.dob, mrn: 'LIKE' })).toEqual([]);
  });

  test('ten at most', async () => {
    for (let n = 0; n < 11; n++)
      await register({ first_name: 'Many', last_name: 'Alike', mrn: `ALIKE-${n}` });
    const found = await likely({ first_name: 'many', last_name: 'alike', mrn: 'alike-10' });
    expect(found).toHaveLength(10);
    expect(found[0]).toMatchObject({ mrn: 'ALIKE-10' });
  });

  test.each([
    ['first_name', { first_name: ' ' }],
    ['last_name', { last_name: undefined }],
    ['dob', { dob: '1948-13-01' }],
    ['mrn', { mrn: ['1'] }],
  ])('refuses by the field %s: %j', async (field, change) => {
    const answer = await user.post('/patients/likely').send({ ...elin, ...change });
    expect([answer.status, Object.keys((answer.body as ProblemResponse).fields ?? {})]).toEqual([
      400,
      [field],
    ]);
  });

  test('registers nobody, and keeps nobody from being registered', async () => {
    const before = await search('LIKE-');
    await likely(elin);
    expect(await search('LIKE-')).toEqual(before);
    expect((await register(elin)).id).not.toBe(all.elin.id);
  });
});
