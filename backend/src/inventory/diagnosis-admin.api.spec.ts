import type { DiagnosesResponse, DiagnosisMatch } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { inventoryDesk } from '../testing/inventory-desk.ts';

let desk: Awaited<ReturnType<typeof inventoryDesk>>;
let admin: TestAgent;
beforeAll(async () => {
  desk = await inventoryDesk();
  ({ admin } = desk);
});
afterAll(() => desk.app.close());

const search = async (q: string) =>
  (await desk.read<DiagnosisMatch[]>(`/inventory/diagnoses/search?q=${q}`, desk.user)).map(
    ({ code }) => code,
  );
const list = (query: string) => desk.read<DiagnosesResponse>(`/inventory/diagnoses?${query}`);
const one = async (code: string) => (await list(`search=${code}`)).diagnoses[0]!;

describe('diagnosis codes', () => {
  test('are listed twenty a page, in the order of their codes', async () => {
    const first = await list('');
    expect(first).toMatchObject({ current_page: 1, pages: Math.ceil(first.total / 20) });
    const second = await list('page=2');
    const codes = [...first.diagnoses, ...second.diagnoses].map(({ code }) => code);
    expect(codes).toHaveLength(40);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect((await list('page=1000')).diagnoses).toEqual([]);
    expect((await list('per_page=5')).diagnoses).toHaveLength(5);
  });

  test('are found by code, words and category', async () => {
    expect((await list('search=e11.65')).diagnoses).toEqual([
      {
        id: 'E11.65',
        code: 'E11.65',
        description: 'Type 2 diabetes mellitus with hyperglycemia',
        category: 'Diabetes',
        subcategory: 'Type 2',
        is_active: true,
        usual: true,
        origin: 'starter',
        source: 'starter set',
        holds_from: null,
        holds_until: null,
        revision: 0,
      },
    ]);
    const { diagnoses, total, categories } = await list('category=Hypertension&per_page=100');
    expect(new Set(diagnoses.map(({ category }) => category))).toEqual(new Set(['Hypertension']));
    expect(total).toBe(diagnoses.length);
    expect(categories).toEqual(expect.arrayContaining(['COPD', 'Diabetes', 'Hypertension', 'Incontinence']));
    expect((await list('search=zebra')).total).toBe(0);
  });

  test('are left to those in use, or to those that an admin took out of it', async () => {
    const count = async (status: string) => (await list(`category=Hypertension&status=${status}`)).total;
    const { code, description } = (await list('category=Hypertension')).diagnoses[0]!;
    const before = await count('active');
    await admin.delete(`/inventory/diagnoses/${code}`).expect(200);
    expect((await list('status=inactive')).diagnoses.map((one) => one.code)).toEqual([code]);
    expect(await count('active')).toBe(before - 1);
    await admin.put(`/inventory/diagnoses/${code}`).send({ description, is_active: true }).expect(200);
    expect(await count('inactive')).toBe(0);
  });

  test('are added in any writing, once', async () => {
    const body = { code: ' z9989 ', description: 'Dependence on enabling machines', category: '' };
    const { body: added } = await admin.post('/inventory/diagnoses').send(body).expect(201);
    expect(added).toMatchObject({
      success: true,
      message: 'Diagnosis Z99.89 was added.',
      entry: { code: 'Z99.89', category: null, origin: 'site', source: null, usual: false, revision: 1 },
    });
    expect(await search('z99.89')).toEqual(['Z99.89']);
    const { body: refused } = await admin.post('/inventory/diagnoses').send({ ...body, code: 'Z99.89' });
    expect(refused).toMatchObject({
      error: 'Z99.89 is in the catalogue already. Edit it.',
      code: 'diagnosis_exists',
    });
    const { body: wrong } = await admin
      .post('/inventory/diagnoses')
      .send({ ...body, code: '1234' })
      .expect(400);
    expect((wrong as { fields: object }).fields).toHaveProperty('code');
  });

  test('keep what an admin said of them, out of use and back', async () => {
    const path = '/inventory/diagnoses/N39.41';
    const description = 'Urge incontinence, as we say it';
    await admin.put(path).send({ description, subcategory: null }).set('If-Match', '"0"').expect(200);
    expect(await one('N39.41')).toMatchObject({
      description,
      category: 'Incontinence',
      subcategory: null,
      origin: 'starter',
      revision: 1,
    });
    const { body: gone } = await admin.delete(path).expect(200);
    expect(gone).toMatchObject({ message: 'Diagnosis N39.41 was deactivated.', entry: { is_active: false } });
    expect(await search('n39.41')).toEqual([]);
    expect(await one('N39.41')).toMatchObject({ description, is_active: false, revision: 2 });
    await admin.put(path).send({ description, is_active: true }).expect(200);
    expect(await search('n39.41')).toEqual(['N39.41']);
  });

  test('are edited on what was seen, and under their own code', async () => {
    const path = '/inventory/diagnoses/E11.9';
    await admin.put(path).send({ description: 'First' }).set('If-Match', '"0"').expect(200);
    const { body: late } = await admin
      .put(path)
      .send({ description: 'Second' })
      .set('If-Match', '"0"')
      .expect(409);
    expect(late).toMatchObject({ code: 'changed_meanwhile', current: { description: 'First', revision: 1 } });
    await admin.put(path).send({ code: 'E11.8', description: 'Another' }).expect(400);
    await admin.put('/inventory/diagnoses/Z98.0').send({ description: 'Unknown here' }).expect(404);
    await admin.put('/inventory/diagnoses/no-code').send({ description: 'None' }).expect(404);
    const { body: blank } = await admin.put(path).send({ description: '  ' }).expect(400);
    expect(blank).toMatchObject({ fields: { description: 'Description is required.' } });
  });
});

test('a user reads no list of admins, and changes nothing', async () => {
  await desk.user.get('/inventory/diagnoses').expect(403);
  const { body } = await desk.user.post('/inventory/diagnoses').send({}).expect(403);
  expect(body).toMatchObject({ error: 'Admin access required' });
});
