import type { InventoryCategory, InventoryItem, InventorySavedResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { entryOf, inventoryDesk } from '../testing/inventory-desk.ts';

let desk: Awaited<ReturnType<typeof inventoryDesk>>;
let admin: TestAgent;
beforeAll(async () => {
  desk = await inventoryDesk();
  ({ admin } = desk);
});
afterAll(() => desk.app.close());

const item = { name: 'Stair lift', category_id: 6 };

test('a category is added, changed, taken out of use with its items, and comes back', async () => {
  const body = { name: 'Stairs', description: 'What helps on stairs.', sort_order: 9 };
  const added = entryOf<InventoryCategory>(await admin.post('/inventory/categories').send(body).expect(201));
  expect(added).toEqual({ id: 14, ...body, is_active: true, revision: 0 });
  await admin
    .post('/inventory/items')
    .send({ ...item, category_id: added.id })
    .expect(201);
  expect((await desk.offered()).map(({ name }) => name)).toContain('Stairs');

  const path = `/inventory/categories/${added.id}`;
  await admin.put(path).send({ name: 'On stairs', description: '' }).expect(200);
  expect((await desk.categories()).find(({ id }) => id === added.id)).toEqual({
    ...added,
    name: 'On stairs',
    description: null,
    revision: 1,
  });
  await admin.delete(path).expect(200);
  expect((await desk.offered()).map(({ name }) => name)).not.toContain('On stairs');
  expect(await desk.categories()).toHaveLength(14);
  await admin.put(path).send({ name: 'On stairs', is_active: true }).expect(200);
  expect((await desk.offered()).find(({ name }) => name === 'On stairs')?.items).toEqual(['Stair lift']);
});

test('an item keeps what an edit does not name, and empties what it empties', async () => {
  const { items: found } = await desk.items('search=T4522');
  const brief = found[0]!;
  expect(brief).toMatchObject({
    category_name: 'Incontinence',
    quantity_limit: 360,
    limit_period: 'month',
  });
  const { name, category_id } = brief;
  const path = `/inventory/items/${brief.id}`;
  await admin.put(path).send({ name, category_id, quantity_limit: null }).set('If-Match', '"0"').expect(200);
  const { body: after } = await admin
    .put(path)
    .send({ name, category_id, unit: '', available_sizes: [' M ', 'M', ''] });
  expect(entryOf<InventoryItem>({ body: after })).toEqual({
    ...brief,
    quantity_limit: null,
    unit: null,
    available_sizes: ['M'],
    revision: 2,
  });
  const limits = (await desk.offered())[0]!.quantityLimits;
  expect(limits).not.toHaveProperty([name]);
});

test('who is to stand first is given a place below zero', async () => {
  const body = { name: 'Asked for daily', sort_order: -1 };
  const added = entryOf<InventoryCategory>(await admin.post('/inventory/categories').send(body).expect(201));
  expect(added.sort_order).toBe(-1);
  expect((await desk.categories())[0]!.name).toBe('Asked for daily');
  const first = { ...item, name: 'Grab rail', category_id: added.id, sort_order: -2 };
  await admin
    .post('/inventory/items')
    .send({ ...first, name: 'Rail', sort_order: 0 })
    .expect(201);
  await admin.post('/inventory/items').send(first).expect(201);
  expect((await desk.offered())[0]).toMatchObject({ name: 'Asked for daily', items: ['Grab rail', 'Rail'] });
  await admin.delete(`/inventory/categories/${added.id}`).expect(200);
  await admin.put(`/inventory/categories/${added.id}`).send({ name: 'Asked for daily', sort_order: 99 });
});

test('a deactivated item is not offered until it is in use again', async () => {
  const { items: found } = await desk.items('search=T4521');
  await admin.delete(`/inventory/items/${found[0]!.id}`).expect(200);
  expect((await desk.offered())[0]!.items).not.toContain('Adult briefs, small');
  const { id, name, category_id, is_active } = (await desk.items('search=T4521')).items[0]!;
  expect(is_active).toBe(false);
  await admin.put(`/inventory/items/${id}`).send({ name, category_id, is_active: true }).expect(200);
  expect((await desk.offered())[0]!.items).toContain('Adult briefs, small');
});

test('items are left to those in use, or to those out of it', async () => {
  const [before] = (await desk.items('category_id=6')).items;
  await admin.delete(`/inventory/items/${before!.id}`).expect(200);
  const [all, active, inactive] = await Promise.all(
    ['', '&status=active', '&status=inactive'].map((more) => desk.items(`category_id=6&per_page=100${more}`)),
  );
  expect(inactive!.items.map(({ id }) => id)).toContain(before!.id);
  expect(active!.items.map(({ id }) => id)).not.toContain(before!.id);
  expect(active!.total + inactive!.total).toBe(all!.total);
  await admin.get('/inventory/items?status=gone').expect(400);
  const { name, category_id } = before!;
  await admin.put(`/inventory/items/${before!.id}`).send({ name, category_id, is_active: true }).expect(200);
});

test('items are listed twenty a page, by category and words', async () => {
  const all = await desk.items();
  expect(all).toMatchObject({ current_page: 1, pages: Math.ceil(all.total / 20) });
  expect(all.items).toHaveLength(20);
  const mobility = await desk.items('category_id=6&per_page=100');
  expect(new Set(mobility.items.map(({ category_name }) => category_name))).toEqual(new Set(['Mobility']));
  expect((await desk.items('search=zebra')).items).toEqual([]);
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

test('two edits of one item at once: the second learns what the first made of it', async () => {
  const { items: found } = await desk.items('search=A4253');
  const { id, name, category_id, revision } = found[0]!;
  const save = (unit: string) =>
    admin.put(`/inventory/items/${id}`).send({ name, category_id, unit }).set('If-Match', `"${revision}"`);
  const answers = await Promise.all([save('box of 50'), save('strip of 1')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409)!.body as { current: InventoryItem };
  const won = answers.find(({ status }) => status === 200)!.body as InventorySavedResponse<InventoryItem>;
  expect(late.current).toEqual(won.entry);
});
