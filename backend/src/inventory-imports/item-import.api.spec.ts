import type {
  ImportBegunResponse,
  InventoryImport,
  InventoryImportsResponse,
  InventoryItem,
  ItemsCheckResponse,
  ItemsResponse,
} from '@vouchwell/contract';
import { caseDesk, problem } from '../testing/case-desk.ts';
import { until } from '../testing/until.ts';

let desk: Awaited<ReturnType<typeof caseDesk>>;
beforeAll(async () => {
  desk = await caseDesk();
});
afterAll(() => desk.app.close());

const base64 = (text: string | Buffer) => Buffer.from(text as string).toString('base64');
const check = async (text: string | Buffer) =>
  (
    await desk.admin
      .post('/inventory/imports/items/check')
      .send({ file: base64(text) })
      .expect(200)
  ).body as ItemsCheckResponse;
const imported = async (text: string) => {
  const { seen } = await check(text);
  const body = { file: base64(text), source: 'items.csv', seen };
  const begun = await desk.admin.post('/inventory/imports/items').send(body).expect(201);
  const { import_id } = begun.body as ImportBegunResponse;
  const one = async () =>
    (await desk.admin.get(`/inventory/imports/${import_id}`).expect(200)).body as InventoryImport;
  await until(async () => (await one()).stage === 'finished');
  return one();
};
const exported = async () => {
  const answer = await desk.admin.get('/inventory/items/csv').expect(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="items.csv"');
  return answer.text;
};
const item = async (name: string): Promise<InventoryItem> => {
  const { body } = await desk.admin.get('/inventory/items').query({ search: name }).expect(200);
  return (body as ItemsResponse).items.find((one) => one.name === name)!;
};
const add = async (more: object) =>
  (
    await desk.admin
      .post('/inventory/items')
      .send({ category_id: 1, ...more })
      .expect(201)
  ).body as object;

test('what was exported changes nothing, whatever the items hold', async () => {
  await add({ name: '=HYPERLINK("x")', available_sizes: ['a;b', 'c\\d', '34 in'], description: "'=1+1" });
  await add({
    name: '  Spaces,  commas "and" quotes ',
    unit: '-',
    hcpcs: 't4522',
    quantity_limit: 3,
    limit_group: 'Sets, "small"',
  });
  const text = await exported();
  const found = await check(text);
  expect(found).toMatchObject({ added: { count: 0 }, changed: { count: 0 }, refused: [] });
  expect(found.unchanged).toBe(found.total);
  expect(found.total).toBeGreaterThan(20);
  const nothing = { file: base64(text), source: 'items.csv', seen: found.seen };
  const refused = await desk.admin.post('/inventory/imports/items').send(nothing).expect(400);
  expect(problem(refused).code).toBe('nothing_to_import');
});

test('a file is looked at row by row: what is new, what changes and how, and what is refused', async () => {
  const known = await item('Adult briefs, small');
  const file = `Name,Category,HCPCS,Quantity limit,Limit period,Requires size,Active
New brief,${known.category_name},t4523,200,month,yes,
"${known.name.toUpperCase()}",,A9999,,,,
Bad code,${known.category_name},12,,,,
No category,,,,,,
Other category,Spaceships,,,,,
Half,${known.category_name},,1.5,,,
Hexadecimal,${known.category_name},,0x10,,,
Exponent,${known.category_name},,1e3,,,
Weekly,${known.category_name},,5,fortnight,,
Unclear,${known.category_name},,,,perhaps,
New Brief,${known.category_name},,,,,
,${known.category_name},,,,,
`;
  const found = await check(file);
  expect(found).toMatchObject({ total: 12, added: { count: 1, first: [{ line: 2, name: 'New brief' }] } });
  expect(found.changed.first).toMatchObject([{ line: 3, name: known.name.toUpperCase() }]);
  expect(found.changed.first[0]!.changes).toContainEqual({
    column: 'hcpcs',
    before: known.hcpcs ?? '',
    after: 'A9999',
  });
  // A column that the file does not have stays; one that it leaves empty is emptied.
  const columns = found.changed.first[0]!.changes.map(({ column }) => column);
  expect(columns).not.toContain('description');
  expect(found.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'HCPCS code must be a letter and four digits, such as T4522.'],
    [5, 'category is required for a new item.'],
    [6, 'category “Spaceships” is none of the equipment categories. Add it first.'],
    [7, 'Quantity limit must be a whole number. Leave it empty for no limit.'],
    [8, 'Quantity limit must be a whole number. Leave it empty for no limit.'],
    [9, 'Quantity limit must be a whole number. Leave it empty for no limit.'],
    [10, expect.stringMatching(/^Limit period must be day, week/)],
    [11, 'requires_size must be yes or no.'],
    [12, 'name: line 2 has the same name.'],
    [13, 'Name is required.'],
  ]);
  expect(found.columns).toEqual([
    ...['Name', 'Category', 'HCPCS', 'Quantity limit', 'Limit period', 'Requires size', 'Active'],
  ]);
  expect(await item('New brief')).toBeUndefined();
});

test('it is taken: items are added and changed, out of use as well, and what it does not name stays', async () => {
  const before = await exported();
  await add({ name: 'To change', hcpcs: 'A1111', available_sizes: ['S'] });
  const category = (await item('To change')).category_name;
  const end = await imported(
    `name,category,hcpcs,available_sizes,active\nTo change,,A2222,S; M,no\nAdded one,${category},,,\nAdded off,${category},,,no\n`,
  );
  expect(end).toMatchObject({
    what: 'items',
    source: 'items.csv',
    edition: null,
    rows: 3,
    done: 3,
    left_out: { count: 0 },
  });
  expect(await item('To change')).toMatchObject({
    hcpcs: 'A2222',
    available_sizes: ['S', 'M'],
    is_active: false,
    revision: 2,
  });
  expect(await item('Added one')).toMatchObject({ category_name: category, is_active: true });
  expect(await item('Added off')).toMatchObject({ is_active: false });
  const kept = (text: string) => text.split('\r\n').filter((row) => !/To change|Added (one|off)/.test(row));
  expect(kept(await exported())).toEqual(kept(before));
});

test('a limit group comes and goes by its column, and stays where the file has none', async () => {
  await add({ name: 'Grouped', quantity_limit: 9, limit_group: 'Pads' });
  const row = async () => (await exported()).split('\r\n').find((line) => line.startsWith('"Grouped"'));
  expect((await exported()).split('\r\n')[0]).toContain('"limit_period","limit_group",');
  expect(await row()).toContain(',"9","","Pads",');
  await imported('name,unit\nGrouped,each\n');
  expect((await item('Grouped')).limit_group).toBe('Pads');
  await imported('Name,Limit group\nGrouped, Night pads \n');
  expect((await item('Grouped')).limit_group).toBe('Night pads');
  await imported('name,limit_group\nGrouped,\n');
  expect((await item('Grouped')).limit_group).toBeNull();
  const { refused } = await check(`name,limit_group\nGrouped,${'x'.repeat(61)}\n`);
  expect(refused.map(({ reason }) => reason)).toEqual(['Limit group can have at most 60 characters.']);
});

test('what was compared with another inventory is looked at again', async () => {
  await add({ name: 'Edited meanwhile' });
  const file = 'name,hcpcs\nEdited meanwhile,A3333\n';
  const { seen } = await check(file);
  const { id } = await item('Edited meanwhile');
  await desk.admin
    .put(`/inventory/items/${id}`)
    .send({ name: 'Edited meanwhile', category_id: 1, unit: 'pair' })
    .expect(200);
  const body = { file: base64(file), source: 'items.csv', seen };
  const refused = await desk.admin.post('/inventory/imports/items').send(body).expect(409);
  expect(problem(refused).code).toBe('import_outdated');
});

test.each<[string, string | Buffer, RegExp]>([
  ['no names', 'hcpcs\nA1111\n', /must name its columns, “name” among them/],
  ['a column twice', 'name,Name\na,b\n', /Two columns of the file are for name/],
  ['a header alone', 'name,hcpcs\n', /no row below it/],
  ['200 columns', `name${',x'.repeat(199)}\n`, /has 200 columns, and a file may have 30/],
  ['mixed encodings', Buffer.from('name\nBrücke\n', 'latin1'), /Line 2 is not written in UTF-8/],
  ['a bomb of quotes', `name\n"${'""'.repeat(2_000_000)}`, /too long. Look there for a quotation mark/],
  ['a spreadsheet', 'PK\u0003\u0004', /no CSV file/],
])('%s is refused in a sentence', async (_, file, sentence) => {
  const answer = await desk.admin.post('/inventory/imports/items/check').send({ file: base64(file) });
  expect([answer.status, problem(answer).message]).toEqual([400, expect.stringMatching(sentence) as string]);
});

test('imports stand in pages, newest first, those of one kind as well', async () => {
  const text = (name: string) => `Name,Category\n${name},Incontinence\n`;
  const begun = [await imported(text('Paged first')), await imported(text('Paged last'))];
  const page = async (query: string) =>
    (await desk.admin.get(`/inventory/imports?${query}`).expect(200)).body as InventoryImportsResponse;
  const pages = [await page('what=items&per_page=1'), await page('what=items&per_page=1&page=2')];
  expect(pages.flatMap(({ imports }) => imports)).toEqual(begun.toReversed());
  expect(pages[1]!.pages).toBe(pages[1]!.total);
  expect(pages[1]!.total).toBeGreaterThanOrEqual(2);
  expect(await page('what=codes')).toMatchObject({ imports: [], total: 0, pages: 0 });
  await desk.admin.get('/inventory/imports?what=spaceships').expect(400);
});
