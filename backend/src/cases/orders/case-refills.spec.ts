import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findStatement, totalStatement } from '../../adapters/read-models/find.ts';
import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { tableOf } from '../../adapters/read-models/tables.ts';
import type { Statement } from '../../adapters/sqlite/unit.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { caseList } from '../reading/case-list.projection.ts';
import { refillsOn } from './case-refills.ts';

const stored = `${caseList.name}@${caseList.version}`;
const folder = temporaryFolder();
const [toDo, later, delivered] = refillsOn('2026-11-27');
const visible = { 'an admin': {}, 'a reader': { reader_ids: { has: 7 } } };

describe.each(Object.entries(visible))('what is due for %s', (who, may) => {
  const held = who === 'an admin' ? stored : `${stored}/reader_ids reader_ids`;
  let own: DatabaseSync;
  beforeAll(async () => {
    const path = join(folder(), 'read-models.db');
    const models = await openSqliteReadModels(path);
    await models.open([caseList]);
    await models.retire();
    await models.close();
    own = new DatabaseSync(path, { readOnly: true });
  });
  afterAll(() => own.close());

  const plan = ({ sql, params }: Statement): string =>
    own
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...params)
      .map(({ detail }) => String(detail))
      .join('; ');

  test.each([
    ['to be done now', toDo!, 'refill_due'],
    ['to be done later', later!, 'refill_due'],
    ['delivered', delivered!, 'refill_delivery'],
  ])(
    'what is %s is found by the day on which it is so, and counted without its documents',
    (_, group, day) => {
      const where = { ...may, is_complete: false, ...group.where };
      const table = tableOf(caseList);
      const { lists } = caseList;
      const found = plan(findStatement(table, { where, sort: group.sort, limit: 20 }, lists));
      expect(found).toMatch(new RegExp(`USING INDEX ${held} is_complete ${day} .*<expr>[<>]`));
      const counted = plan(totalStatement(table, 'count(*)', { where }, lists));
      expect(counted).toMatch(new RegExp(`USING COVERING INDEX ${held} is_complete ${day} .*<expr>[<>]`));
    },
  );
});
