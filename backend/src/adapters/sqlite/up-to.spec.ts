import { constants, DatabaseSync } from 'node:sqlite';
import { READ_ALL, READ_STREAM } from '../event-log/sqlite-events.ts';
import { findStatement } from '../read-models/find.ts';
import { UP_TO } from './up-to.ts';

/** Whether SQLite plans a statement again when it is asked again, with another bound. */
function isPlannedAgain(sql: string): boolean {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE kept (id TEXT PRIMARY KEY, doc TEXT)');
  // It is asked about each step while a statement is planned, and never while it runs.
  let steps = 0;
  database.setAuthorizer(() => {
    steps += 1;
    return constants.SQLITE_OK;
  });
  const statement = database.prepare(sql);
  statement.all(5);
  const once = steps;
  statement.all(7);
  database.close();
  return steps > once;
}

test('a statement is planned once, however many rows are asked for', () => {
  const newest = (bound: string) => `SELECT doc FROM kept ORDER BY id DESC ${bound}`;
  expect(isPlannedAgain(newest('LIMIT ?'))).toBe(true);
  expect(isPlannedAgain(newest(UP_TO))).toBe(false);
});

test('so are pages of documents and of events', () => {
  const page = findStatement('kept', { where: { owner: 1 }, sort: ['-at'], skip: 5, limit: 5 }).sql;
  for (const sql of [page, READ_ALL, READ_STREAM]) {
    expect(sql).toContain(UP_TO);
    expect(sql).not.toMatch(/(LIMIT|OFFSET) \?/);
  }
});
