import type {
  CodesCheckResponse,
  ImportBegunResponse,
  InventoryDiagnosis,
  InventoryImport,
  InventoryItem,
  ItemsCheckResponse,
  ItemsResponse,
} from '@vouchwell/contract';
import { orderLine } from '../inventory/code-sets/icd10-order-file.fixture.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { type CutOffSite, cutOffSite } from '../testing/cut-off-site.ts';
import { adminWhoLeaves, waysOut, writtenBehind } from '../testing/shut-out.ts';
import { until } from '../testing/until.ts';
import { Importing } from './importing.ts';

let site: CutOffSite;
beforeAll(async () => {
  site = await cutOffSite();
});
afterAll(() => site.close());

/** The power goes behind so many appends of the import, and the program is started again. */
async function cutOff(appends: number, what: string, body: object): Promise<number | null> {
  site.log.failAfter(appends);
  const { status, body: answer } = await site.admin.post(`/inventory/imports/${what}`).send(body);
  if (status === 201) await site.app.nest.get(Importing, { strict: false }).beforeApplicationShutdown();
  return status === 201 ? (answer as ImportBegunResponse).import_id : null;
}
const one = async (id: number) =>
  (await site.admin.get(`/inventory/imports/${id}`).expect(200)).body as InventoryImport;
const ended = (id: number) => until(async () => (await one(id)).stage !== 'running');
const checked = async (what: string, body: object) =>
  (await site.admin.post(`/inventory/imports/${what}/check`).send(body).expect(200)).body as { seen: string };

const CODES = 6_000;
/** A later one drops the letter of the one before. */
const orderText = (letter: string) =>
  [
    ...Array.from(
      { length: CODES },
      (_, n) => [`${letter}9${String(n).padStart(5, '0')}`, `${letter} ${n}`] as const,
    ),
    ['Z9989', 'Dependence on other enabling machines and devices'] as const,
  ]
    .map(([code, description], at) => `${orderLine(code, '1', description, at + 1)}\n`)
    .join('');
const listed = async (search: string) => {
  const { body } = await site.admin.get('/inventory/diagnoses').query({ search }).expect(200);
  return body as { diagnoses: InventoryDiagnosis[]; total: number };
};

// Behind its beginning, between its parts, and before its last one.
test.each([
  [2, 'V', '2031-10-01'],
  [3, 'W', '2032-10-01'],
  [5, 'X', '2033-10-01'],
])('codes cut off behind %d appends count as a whole, and not before', async (appends, letter, edition) => {
  const source = `${letter}.txt`;
  const body = { file: Buffer.from(orderText(letter)).toString('base64'), source, edition };
  const { seen } = (await checked('codes', body)) as CodesCheckResponse;
  const id = await cutOff(appends, 'codes', { ...body, seen });
  if (id === null) {
    await site.restart();
    return expect((await listed(`${letter}9`)).total).toBe(0);
  }
  // The process still serves, and shows none of what is half written.
  expect((await listed(`${letter}9`)).total).toBe(0);
  await site.restart();
  await ended(id);
  expect(await one(id)).toMatchObject({ stage: 'finished', rows: CODES + 1, done: CODES + 1 });
  expect((await listed(`${letter}9`)).total).toBe(CODES);
});

const ITEMS = 70;
test.each([3, 40, 75])(
  'items cut off behind %d appends are all there after the next start',
  async (appends) => {
    const known = (await site.admin.get('/inventory/items').expect(200)).body as ItemsResponse;
    const [first] = known.items as [InventoryItem];
    const name = (n: number) => `Cut ${appends} item ${n}`;
    const rows = Array.from(
      { length: ITEMS },
      (_, n) => `${name(n)},"${first.category_name}",A1234,${n % 7 ? 'yes' : 'no'}`,
    );
    const changed = `"${first.name}",,A${String(appends).padStart(4, '0')},`;
    const text = `name,category,hcpcs,active\n${changed}\n${rows.join('\n')}\n`;
    const body = { file: Buffer.from(text).toString('base64'), source: 'items.csv' };
    const { seen } = (await checked('items', body)) as ItemsCheckResponse;
    const id = await cutOff(appends, 'items', { ...body, seen });
    await site.restart();
    const of = async () =>
      (
        (
          await site.admin
            .get('/inventory/items')
            .query({ search: `Cut ${appends} item`, per_page: 100 })
            .expect(200)
        ).body as ItemsResponse
      ).items
        .filter((item) => item.name.startsWith(`Cut ${appends} `))
        .map((item) => [item.name, item.hcpcs, item.is_active]);
    if (id === null) return expect(await of()).toEqual([]);
    await ended(id);
    expect(await one(id)).toMatchObject({ stage: 'finished', done: ITEMS + 1 });
    const wanted = Array.from({ length: ITEMS }, (_, n) => [name(n), 'A1234', n % 7 !== 0]);
    expect(new Map((await of()).map((row) => [row[0], row]))).toEqual(
      new Map(wanted.map((row) => [row[0], row])),
    );
  },
);

test('an item that somebody changed or added after the check is left out, by its name and why', async () => {
  const known = (await site.admin.get('/inventory/items').expect(200)).body as ItemsResponse;
  const [first, second] = known.items as [InventoryItem, InventoryItem];
  const rows = Array.from({ length: ITEMS }, (_, n) => `Left item ${n},"${first.category_name}",A1234`);
  // Both last rows stand in the second part of the file.
  const changed = [first, second].map(({ name }) => `"${name}",,A7777`);
  const text = `name,category,hcpcs\n${[...rows, ...changed].join('\n')}\n`;
  const body = { file: Buffer.from(text).toString('base64'), source: 'items.csv' };
  const { seen } = (await checked('items', body)) as ItemsCheckResponse;
  const id = (await cutOff(40, 'items', { ...body, seen }))!;
  site.log.failAfter(null);
  const { name, category_id } = first;
  await site.admin.put(`/inventory/items/${first.id}`).send({ name, category_id, unit: 'pair' }).expect(200);
  const alike = { name: 'LEFT ITEM 69', category_id };
  await site.admin.post('/inventory/items').send(alike).expect(201);
  await site.restart();
  await ended(id);
  expect(await one(id)).toMatchObject({
    ...{ stage: 'finished', rows: ITEMS + 2, done: ITEMS },
    left_out: {
      count: 2,
      first: [
        { name: 'Left item 69', reason: 'somebody added an item of this name meanwhile.' },
        { name: first.name, reason: 'somebody changed it after the file was checked.' },
      ],
    },
  });
  const named = await site.admin.get('/inventory/items').query({ search: 'left item 69' }).expect(200);
  expect((named.body as ItemsResponse).items).toHaveLength(1);
});

describe.each(waysOut)('whoever %s in the middle', (way) => {
  const NOT_WANTED = expect.stringMatching(/^whoever began it may no longer import/) as string;

  test('adds no further items, and the import says why', async () => {
    const { id: person, agent, lose } = await adminWhoLeaves(site.app, way);
    const known = (await site.admin.get('/inventory/items').expect(200)).body as ItemsResponse;
    const { category_name } = known.items[0]!;
    const rows = Array.from({ length: ITEMS }, (_, n) => `Taken ${way} ${n},"${category_name}",A1234`);
    const file = Buffer.from(`name,category,hcpcs\n${rows.join('\n')}\n`).toString('base64');
    const body = { file, source: 'items.csv' };
    const { seen } = await checked('items', body);
    site.log.meanwhile(35, lose);
    const { body: begun } = await agent
      .post('/inventory/imports/items')
      .send({ ...body, seen })
      .expect(201);
    const { import_id } = begun as ImportBegunResponse;
    await ended(import_id);
    expect(await one(import_id)).toMatchObject({ stage: 'failed', reason: NOT_WANTED, rows: ITEMS });
    const { body: found } = await site.admin
      .get('/inventory/items')
      .query({ search: `Taken ${way}`, per_page: 100 });
    const here = (found as ItemsResponse).items.filter(({ name }) => name.startsWith(`Taken ${way} `));
    expect(here.length).toBeGreaterThan(10);
    expect(here.length).toBeLessThan(ITEMS);
    // At most those that were on their way to the site.log.
    expect(await writtenBehind(site.log, person, 'ItemAdded')).toBeLessThanOrEqual(10);
    expect(
      await writtenBehind(
        site.log,
        person,
        'InventoryImportAdvanced',
        'InventoryImportEnded',
        'InventoryImportGivenUp',
      ),
    ).toBe(0);
  });

  test('lists no further codes, and none of the file counts', async () => {
    const { id: person, agent, lose } = await adminWhoLeaves(site.app, way);
    const letter = way === 'is deactivated' ? 'T' : 'U';
    const file = Buffer.from(orderText(letter)).toString('base64');
    const body = { file, source: `${letter}.txt`, edition: '2032-10-01' };
    const { seen } = await checked('codes', body);
    site.log.meanwhile(3, lose);
    const { body: begun } = await agent
      .post('/inventory/imports/codes')
      .send({ ...body, seen })
      .expect(201);
    const { import_id } = begun as ImportBegunResponse;
    await ended(import_id);
    expect(await one(import_id)).toMatchObject({ stage: 'failed', reason: NOT_WANTED });
    expect((await listed(`${letter}9`)).total).toBe(0);
    expect(await writtenBehind(site.log, person, 'CatalogueClosed', 'InventoryImportEnded')).toBe(0);
    expect(await site.app.nest.get(Vault, { strict: false }).list(`inventory-import/${import_id}/`)).toEqual(
      [],
    );
    await site.restart();
    expect(await one(import_id)).toMatchObject({ stage: 'failed' });
  });
});

test('one whose file is gone is given up, and says so; the next can begin', async () => {
  const body = {
    file: Buffer.from(orderText('Y')).toString('base64'),
    source: 'Y.txt',
    edition: '2034-10-01',
  };
  const { seen } = await checked('codes', body);
  const id = await cutOff(4, 'codes', { ...body, seen });
  await site.app.nest.get(Vault, { strict: false }).deleteAll('inventory-import/');
  await site.restart();
  await ended(id!);
  expect(await one(id!)).toMatchObject({
    stage: 'failed',
    reason: expect.stringContaining('Import it again') as string,
  });
  expect((await listed('Y9')).total).toBe(0);
  const again = await checked('codes', body);
  await site.admin
    .post('/inventory/imports/codes')
    .send({ ...body, seen: again.seen })
    .expect(201);
});
