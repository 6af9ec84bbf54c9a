import type {
  ImportBegunResponse,
  InventoryImport,
  InventoryItem,
  ItemsCheckResponse,
} from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { InventoryLists } from '../inventory/public.ts';
import { startApp } from '../testing/app.ts';
import { until } from '../testing/until.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
beforeAll(async () => {
  app = await startApp();
  admin = await app.admin();
});
afterAll(() => app.close());

/** More than two of the parts in which they are read. */
const ITEMS = 1_101;

async function imported(text: string): Promise<void> {
  const file = Buffer.from(text).toString('base64');
  const checked = await admin.post('/inventory/imports/items/check').send({ file }).expect(200);
  const body = { file, source: 'items.csv', seen: (checked.body as ItemsCheckResponse).seen };
  const begun = await admin.post('/inventory/imports/items').send(body).expect(201);
  const path = `/inventory/imports/${(begun.body as ImportBegunResponse).import_id}`;
  await until(async () => ((await admin.get(path).expect(200)).body as InventoryImport).stage === 'finished');
}

test('all of them leave in the order of the workflow, however many, and whatever is moved meanwhile comes once', async () => {
  // Those added last stand first.
  const rows = Array.from({ length: ITEMS }, (_, n) => `Brief no. ${n},Incontinence,${ITEMS - n}`);
  await imported(`name,category,sort_order\n${rows.join('\n')}\n`);
  const { text } = await admin.get('/inventory/items/csv').expect(200);
  const names = [...text.matchAll(/^"(Brief no\. \d+)"/gm)].map(([, name]) => name);
  expect(names).toEqual(Array.from({ length: ITEMS }, (_, n) => `Brief no. ${ITEMS - 1 - n}`));

  const seen: InventoryItem[] = [];
  for await (const page of app.nest.get(InventoryLists, { strict: false }).itemsInOrder()) {
    if (seen.length === 0)
      for (const [{ id, name }, sort_order] of [
        [page[0]!, 9_000],
        [page.at(-1)!, -9],
      ] as const)
        await admin.put(`/inventory/items/${id}`).send({ name, category_id: 1, sort_order }).expect(200);
    seen.push(...page);
  }
  const ids = seen.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(seen.filter(({ name }) => name.startsWith('Brief no.'))).toHaveLength(ITEMS);
});
