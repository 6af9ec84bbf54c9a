import type { InventoryItem } from '@vouchwell/contract';
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

test('items of quite different names share a limit by a group, which an edit keeps, changes and empties', async () => {
  const { body } = await admin
    .post('/inventory/items')
    .send({ ...item, name: 'Night diapers', quantity_limit: 360, limit_group: '  Adult briefs ' })
    .expect(201);
  const added = entryOf<InventoryItem>({ body });
  expect(added.limit_group).toBe('Adult briefs');
  const path = `/inventory/items/${added.id}`;
  const edit = async (more: object) =>
    entryOf<InventoryItem>(
      await admin
        .put(path)
        .send({ ...item, name: 'Night diapers', ...more })
        .expect(200),
    );
  expect((await edit({ unit: 'each' })).limit_group).toBe('Adult briefs');
  const { name: mobility } = (await desk.categories()).find(({ id }) => id === item.category_id)!;
  const details = async () => (await desk.offered()).find(({ name }) => name === mobility)!.details;
  expect((await details())['Night diapers']).toMatchObject({ limit_group: 'Adult briefs' });
  expect((await edit({ limit_group: 'x'.repeat(60) })).limit_group).toHaveLength(60);
  expect((await edit({ limit_group: '' })).limit_group).toBeNull();
});

test('of an item with a limit of 0 any quantity wants a justification', async () => {
  await admin
    .post('/inventory/items')
    .send({ ...item, name: 'Heated seat', quantity_limit: 0 })
    .expect(201);
  const mobility = (await desk.offered()).find(({ name }) => name === 'Mobility')!;
  expect(mobility.quantityLimits).toHaveProperty(['Heated seat'], 0);
  const patient = await desk.user
    .post('/patients')
    .send({ first_name: 'Ada', last_name: 'Lima' })
    .expect(201);
  const opened = await desk.user
    .post('/cases/workflow')
    .send({ patient: patient.body as object })
    .expect(201);
  const path = `/cases/${(opened.body as { case_id: number }).case_id}/items`;
  const seat = { item: 'Heated seat', category: 'Mobility', quantity: 1 };
  const refused = await desk.user
    .post(path)
    .send({ items: [seat] })
    .expect(400);
  expect(refused.body).toMatchObject({
    message: 'Quantity exceeds limit of 0. Justification is required.',
  });
  const reason = { ...seat, justification: 'Chills at night.' };
  await desk.user
    .post(path)
    .send({ items: [reason] })
    .expect(200);
});

test.each([
  ['categories', { name: '' }, 'name', 'Name is required.'],
  ['categories', { name: 'x'.repeat(101) }, 'name', 'Name can have at most 100 characters.'],
  ['categories', { name: 'New', sort_order: 1.5 }, 'sort_order', 'Sort order must be a whole number.'],
  ['items', { name: 'New' }, 'category_id', 'Category is required.'],
  ['items', { ...item, category_id: 99 }, 'category_id', 'Category must be one of the equipment categories.'],
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
