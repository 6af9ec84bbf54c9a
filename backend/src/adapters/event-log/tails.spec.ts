import { MEMORY } from '../sqlite/connection.ts';
import { openDatabase } from '../sqlite/database.ts';
import { definition } from './sqlite-events.ts';
import { SqliteEventLog } from './sqlite.ts';
import { Tails } from './tails.ts';

const at = (revision: number) => ({ revision, position: String(revision + 1).padStart(20, '0') });
const event = (n: number) => ({ id: `e-${n}`, type: 'Happened', data: {}, metadata: {} });

test('a stream’s end goes on and never back', () => {
  const tails = new Tails();
  expect(tails.of('case-1')).toBeUndefined();
  tails.moved('case-1', null);
  expect(tails.of('case-1')).toBeNull();
  tails.moved('case-1', at(3));
  for (const earlier of [at(2), null]) tails.moved('case-1', earlier);
  expect(tails.of('case-1')).toEqual(at(3));
  tails.forget();
  expect(tails.of('case-1')).toBeUndefined();
});

test('where streams end is read once, also of one that has no event, and is known after each append', async () => {
  const database = await openDatabase(MEMORY, definition);
  const log = new SqliteEventLog(database);
  const row = database.row.bind(database);
  let reads = 0;
  database.row = (statement) => {
    reads += 1;
    return row(statement);
  };
  expect([await log.tail('case-1'), await log.tail('case-1')]).toEqual([null, null]);
  expect(reads).toBe(1);
  await log.append('case-1', [event(1), event(2)], 'none');
  expect(await log.tail('case-1')).toEqual(at(1));
  expect(reads).toBe(1);
  await log.close();
  await expect(log.tail('case-1')).rejects.toThrow('could not be read');
});

test('what something else has written is seen once it was in the way', async () => {
  const database = await openDatabase(MEMORY, definition);
  const [log, other] = [new SqliteEventLog(database), new SqliteEventLog(database)];
  expect(await log.tail('case-1')).toBeNull();
  await other.append('case-1', [event(1)], 'none');
  await expect(log.append('case-1', [event(2)], 'none')).rejects.toThrow();
  expect(await log.tail('case-1')).toEqual(at(0));
  await log.close();
});
