import type {
  CategoriesResponse,
  DiagnosesResponse,
  DiagnosisMatch,
  InventoryCategory,
  InventoryItem,
  InventorySavedResponse,
  ItemsResponse,
  PublicItemsResponse,
} from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../testing/app.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
let user: TestAgent;
beforeAll(async () => {
  app = await startApp();
  user = await app.newUser();
  admin = await app.admin();
});
afterAll(() => app.close());

const read = async <T>(path: string, agent = admin) => (await agent.get(path).expect(200)).body as T;
const search = async (q: string) =>
  (await read<DiagnosisMatch[]>(`/inventory/diagnoses/search?q=${q}`, user)).map(({ code }) => code);
const offered = async () => (await read<PublicItemsResponse>('/inventory/items/public', user)).categories;

describe('diagnosis codes', () => {
  const list = (query: string) => read<DiagnosesResponse>(`/inventory/diagnoses?${query}`);
  const one = async (code: string) => (await list(`search=${code}`)).diagnoses[0]!;

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

describe('equipment', () => {
  const categories = async () => (await read<CategoriesResponse>('/inventory/categories')).categories;
  const items = (query = '') => read<ItemsResponse>(`/inventory/items?${query}`);
  const item = { name: 'Stair lift', category_id: 6 };
  const entry = <T>({ body }: { body: unknown }) => (body as InventorySavedResponse<T>).entry!;

  test('a category is added, changed, taken out of use with its items, and comes back', async () => {
    const body = { name: 'Stairs', description: 'What helps on stairs.', sort_order: 9 };
    const added = entry<InventoryCategory>(await admin.post('/inventory/categories').send(body).expect(201));
    expect(added).toEqual({ id: 14, ...body, is_active: true, revision: 0 });
    await admin
      .post('/inventory/items')
      .send({ ...item, category_id: added.id })
      .expect(201);
    expect((await offered()).map(({ name }) => name)).toContain('Stairs');

    const path = `/inventory/categories/${added.id}`;
    await admin.put(path).send({ name: 'On stairs', description: '' }).expect(200);
    expect((await categories()).find(({ id }) => id === added.id)).toEqual({
      ...added,
      name: 'On stairs',
      description: null,
      revision: 1,
    });
    await admin.delete(path).expect(200);
    expect((await offered()).map(({ name }) => name)).not.toContain('On stairs');
    expect(await categories()).toHaveLength(14);
    await admin.put(path).send({ name: 'On stairs', is_active: true }).expect(200);
    expect((await offered()).find(({ name }) => name === 'On stairs')?.items).toEqual(['Stair lift']);
  });

  test('an item keeps what an edit does not name, and empties what it empties', async () => {
    const { items: found } = await items('search=T4522');
    const brief = found[0]!;
    expect(brief).toMatchObject({
      category_name: 'Incontinence',
      quantity_limit: 360,
      limit_period: 'month',
    });
    const { name, category_id } = brief;
    const path = `/inventory/items/${brief.id}`;
    await admin
      .put(path)
      .send({ name, category_id, quantity_limit: null })
      .set('If-Match', '"0"')
      .expect(200);
    const { body: after } = await admin
      .put(path)
      .send({ name, category_id, unit: '', available_sizes: [' M ', 'M', ''] });
    expect(entry<InventoryItem>({ body: after })).toEqual({
      ...brief,
      quantity_limit: null,
      unit: null,
      available_sizes: ['M'],
      revision: 2,
    });
    const limits = (await offered())[0]!.quantityLimits;
    expect(limits).not.toHaveProperty([name]);
  });

  test('items of quite different names share a limit by a group, which an edit keeps, changes and empties', async () => {
    const { body } = await admin
      .post('/inventory/items')
      .send({ ...item, name: 'Night diapers', quantity_limit: 360, limit_group: '  Adult briefs ' })
      .expect(201);
    const added = entry<InventoryItem>({ body });
    expect(added.limit_group).toBe('Adult briefs');
    const path = `/inventory/items/${added.id}`;
    const edit = async (more: object) =>
      entry<InventoryItem>(
        await admin
          .put(path)
          .send({ ...item, name: 'Night diapers', ...more })
          .expect(200),
      );
    expect((await edit({ unit: 'each' })).limit_group).toBe('Adult briefs');
    const { name: mobility } = (await categories()).find(({ id }) => id === item.category_id)!;
    const details = async () => (await offered()).find(({ name }) => name === mobility)!.details;
    expect((await details())['Night diapers']).toMatchObject({ limit_group: 'Adult briefs' });
    expect((await edit({ limit_group: 'x'.repeat(60) })).limit_group).toHaveLength(60);
    expect((await edit({ limit_group: '' })).limit_group).toBeNull();
  });

  test('who is to stand first is given a place below zero', async () => {
    const body = { name: 'Asked for daily', sort_order: -1 };
    const added = entry<InventoryCategory>(await admin.post('/inventory/categories').send(body).expect(201));
    expect(added.sort_order).toBe(-1);
    expect((await categories())[0]!.name).toBe('Asked for daily');
    const first = { ...item, name: 'Grab rail', category_id: added.id, sort_order: -2 };
    await admin
      .post('/inventory/items')
      .send({ ...first, name: 'Rail', sort_order: 0 })
      .expect(201);
    await admin.post('/inventory/items').send(first).expect(201);
    expect((await offered())[0]).toMatchObject({ name: 'Asked for daily', items: ['Grab rail', 'Rail'] });
    await admin.delete(`/inventory/categories/${added.id}`).expect(200);
    await admin.put(`/inventory/categories/${added.id}`).send({ name: 'Asked for daily', sort_order: 99 });
  });

  test('of an item with a limit of 0 any quantity wants a justification', async () => {
    await admin
      .post('/inventory/items')
      .send({ ...item, name: 'Heated seat', quantity_limit: 0 })
      .expect(201);
    const mobility = (await offered()).find(({ name }) => name === 'Mobility')!;
    expect(mobility.quantityLimits).toHaveProperty(['Heated seat'], 0);
    const patient = await user.post('/patients').send({ first_name: 'Ada', last_name: 'Lima' }).expect(201);
    const opened = await user
      .post('/cases/workflow')
      .send({ patient: patient.body as object })
      .expect(201);
    const path = `/cases/${(opened.body as { case_id: number }).case_id}/items`;
    const seat = { item: 'Heated seat', category: 'Mobility', quantity: 1 };
    const refused = await user
      .post(path)
      .send({ items: [seat] })
      .expect(400);
    expect(refused.body).toMatchObject({
      message: 'Quantity exceeds limit of 0. Justification is required.',
    });
    const reason = { ...seat, justification: 'Chills at night.' };
    await user
      .post(path)
      .send({ items: [reason] })
      .expect(200);
  });

  test('a deactivated item is not offered until it is in use again', async () => {
    const { items: found } = await items('search=T4521');
    await admin.delete(`/inventory/items/${found[0]!.id}`).expect(200);
    expect((await offered())[0]!.items).not.toContain('Adult briefs, small');
    const { id, name, category_id, is_active } = (await items('search=T4521')).items[0]!;
    expect(is_active).toBe(false);
    await admin.put(`/inventory/items/${id}`).send({ name, category_id, is_active: true }).expect(200);
    expect((await offered())[0]!.items).toContain('Adult briefs, small');
  });

  test('items are left to those in use, or to those out of it', async () => {
    const [before] = (await items('category_id=6')).items;
    await admin.delete(`/inventory/items/${before!.id}`).expect(200);
    const [all, active, inactive] = await Promise.all(
      ['', '&status=active', '&status=inactive'].map((more) => items(`category_id=6&per_page=100${more}`)),
    );
    expect(inactive!.items.map(({ id }) => id)).toContain(before!.id);
    expect(active!.items.map(({ id }) => id)).not.toContain(before!.id);
    expect(active!.total + inactive!.total).toBe(all!.total);
    await admin.get('/inventory/items?status=gone').expect(400);
    const { name, category_id } = before!;
    await admin
      .put(`/inventory/items/${before!.id}`)
      .send({ name, category_id, is_active: true })
      .expect(200);
  });

  test('items are listed twenty a page, by category and words', async () => {
    const all = await items();
    expect(all).toMatchObject({ current_page: 1, pages: Math.ceil(all.total / 20) });
    expect(all.items).toHaveLength(20);
    const mobility = await items('category_id=6&per_page=100');
    expect(new Set(mobility.items.map(({ category_name }) => category_name))).toEqual(new Set(['Mobility']));
    expect((await items('search=zebra')).items).toEqual([]);
  });

  test.each([
    ['categories', { name: '' }, 'name', 'Name is required.'],
    ['categories', { name: 'x'.repeat(101) }, 'name', 'Name can have at most 100 characters.'],
    ['categories', { name: 'New', sort_order: 1.5 }, 'sort_order', 'Sort order must be a whole number.'],
    ['items', { name: 'New' }, 'category_id', 'Category is required.'],
    [
      'items',
      { ...item, category_id: 99 },
      'category_id',
      'Category must be one of the equipment categories.',
    ],
    [
      'items',
      { ...item, hcpcs: 'T45' },
      'hcpcs',
      'HCPCS code must be a letter and four digits, such as T4522.',
    ],
    [
      'items',
      { ...item, quantity_limit: -1 },
      'quantity_limit',
      'Quantity limit must be at least 0. Leave it empty for no limit.',
    ],
    [
      'items',
      { ...item, limit_group: 'x'.repeat(61) },
      'limit_group',
      'Limit group can have at most 60 characters.',
    ],
    [
      'items',
      { ...item, limit_group: 'pads\u202E' },
      'limit_group',
      'Limit group must not hold control characters or signs that turn the direction of text.',
    ],
    ['items', { ...item, available_sizes: 'M' }, 'available_sizes', 'available_sizes must be a list.'],
    [
      'items',
      { ...item, limit_period: 'fortnight' },
      'limit_period',
      'Limit period must be day, week, month, 3 months, 6 months, year, 2 years, 5 years.',
    ],
  ])('%s: %p is refused', async (list, body, field, sentence) => {
    const answer = await admin.post(`/inventory/${list}`).send(body).expect(400);
    expect((answer.body as { fields: object }).fields).toEqual({ [field]: sentence });
  });

  test('no two are named alike, whatever the case', async () => {
    const { body } = await admin.post('/inventory/categories').send({ name: 'mobility' }).expect(409);
    expect(body).toMatchObject({
      error: 'There is already a category with this name. Choose another one.',
      code: 'name_taken',
    });
    await admin
      .post('/inventory/items')
      .send({ ...item, name: 'BGM TEST strips' })
      .expect(409);
  });
});

test('two edits of one item at once: the second learns what the first made of it', async () => {
  const { items: found } = await read<ItemsResponse>('/inventory/items?search=A4253');
  const { id, name, category_id, revision } = found[0]!;
  const save = (unit: string) =>
    admin.put(`/inventory/items/${id}`).send({ name, category_id, unit }).set('If-Match', `"${revision}"`);
  const answers = await Promise.all([save('box of 50'), save('strip of 1')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409)!.body as { current: InventoryItem };
  const won = answers.find(({ status }) => status === 200)!.body as InventorySavedResponse<InventoryItem>;
  expect(late.current).toEqual(won.entry);
});

test('a user reads no list of admins, and changes nothing', async () => {
  await user.get('/inventory/diagnoses').expect(403);
  const { body } = await user.post('/inventory/diagnoses').send({}).expect(403);
  expect(body).toMatchObject({ error: 'Admin access required' });
});
