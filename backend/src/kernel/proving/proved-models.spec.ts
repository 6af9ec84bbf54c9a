import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import type { JsonObject } from '../basics/json.ts';
import { ProvedModels } from './proved-models.ts';
import type { ReadModels } from '../projecting/read-models.port.ts';

const people = { name: 'people', version: 1, indexes: [['name']], lists: ['readers'], search: ['name'] };
const KEY = Buffer.alloc(32, 1);
const at = (n: number) => String(n).padStart(20, '0');

let raw: ReadModels;
let proved: ProvedModels;
beforeEach(async () => {
  raw = await openSqliteReadModels(':memory:');
  proved = new ProvedModels(raw, KEY);
  await proved.open([people]);
  const writes = [
    { id: '1', document: { name: 'Ann', role: 'user', readers: [2] } },
    { id: '2', document: { name: 'Ben', role: 'user', readers: [2, 3] } },
  ];
  await proved.apply('people', writes, at(1));
});
afterEach(() => raw.close());

const alter = async (id: string, change: (document: JsonObject) => JsonObject) =>
  raw.apply('people', [{ id, document: change((await raw.get('people', id))!) }], at(2));
const altered = { code: 'read_models_altered' };

test('documents come back as they were written, without their proof', async () => {
  const ann = { name: 'Ann', role: 'user', readers: [2] };
  expect(await proved.get('people', '1')).toEqual(ann);
  expect(await proved.getMany('people', ['1'])).toEqual([{ id: '1', document: ann }]);
  expect(await proved.find('people', { where: { readers: { has: 2 } } })).toHaveLength(2);
  expect(await proved.get('people', '9')).toBeNull();
});

test('a document with another word, under another number or of another key is not served', async () => {
  await alter('1', (document) => ({ ...document, role: 'admin' }));
  await expect(proved.get('people', '1')).rejects.toMatchObject(altered);
  await expect(proved.getMany('people', ['1', '2'])).rejects.toMatchObject(altered);
  await expect(proved.find('people', {})).rejects.toMatchObject(altered);
  expect(await proved.get('people', '2')).toMatchObject({ name: 'Ben' });
  const two = (await raw.get('people', '2'))!;
  await raw.apply('people', [{ id: '1', document: two }], at(3));
  await expect(proved.get('people', '1')).rejects.toMatchObject(altered);
  const other = new ProvedModels(raw, Buffer.alloc(32, 2));
  await expect(other.get('people', '2')).rejects.toMatchObject(altered);
});

test('what was proved once is the very same document, until its row is another or stands elsewhere', async () => {
  const ben = await proved.get('people', '2');
  expect(await proved.get('people', '2')).toBe(ben);
  const get = raw.get.bind(raw);
  raw.get = (name) => get(name, '2');
  await expect(proved.get('people', '1')).rejects.toMatchObject(altered);
  expect(await proved.get('people', '2')).toBe(ben);
  raw.get = get;
  await alter('2', (document) => ({ ...document, role: 'admin' }));
  await expect(proved.get('people', '2')).rejects.toMatchObject(altered);
});

test('a row that an index names for somebody whom its document does not is not served', async () => {
  const find = raw.find.bind(raw);
  raw.find = async (name) => find(name, {});
  await expect(proved.find('people', { where: { readers: { has: 3 } } })).rejects.toMatchObject(altered);
});

test('a start refuses them in one line, and leaves those without proofs behind', async () => {
  await alter('1', (document) => ({ ...document, role: 'admin' }));
  const again = new ProvedModels(raw, KEY);
  await expect(again.open([people])).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^The read models were altered.*people.*projections:rebuild[^\n]*$/),
  });
  await raw.open([people]);
  await raw.apply('people', [{ id: '1', document: { name: 'Cy', readers: [] } }], at(4));
  await again.open([people]);
  expect(await again.find('people', {})).toEqual([]);
});
