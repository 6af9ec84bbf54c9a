import type { KeyObject } from 'node:crypto';
import { Audit } from '../../kernel/projecting/proof.ts';
import type { Kept } from '../../kernel/projecting/read-models.port.ts';
import type { Value } from '../sqlite/unit.ts';

/** Runs in a thread of its own as well, where Node loads it as it stands: types that erase. */

export interface Asked {
  readonly key: KeyObject;
  /** Names of collections with their tables. */
  readonly tables: readonly (readonly [name: string, table: string])[];
  /** Of a larger file only numbers of rows are compared. */
  readonly quick: boolean;
}

type Rows = (sql: string, ...params: Value[]) => Iterable<never>;

/** Of pages that SQLite keeps them in: what is looked through at a start. */
const LOOKED_THROUGH_BYTES = 64 * 1024 * 1024;

/** The first collection that is not what was written; null where all are. */
export function findAltered(rows: Rows, { key, tables, quick }: Asked): string | null {
  const [size] = rows('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size');
  const numbersOnly = quick && (size as unknown as { bytes: number }).bytes > LOOKED_THROUGH_BYTES;
  for (const [name, table] of tables) {
    const [kept = null] = rows(
      'SELECT position, tally FROM checkpoints WHERE collection = ?',
      name,
    ) as Iterable<Kept>;
    const audit = new Audit(key, name);
    if (numbersOnly) {
      const [{ n }] = rows(`SELECT count(*) AS n FROM ${table}`) as unknown as [{ n: number }];
      if (!audit.fitsCount(kept, n)) return name;
      continue;
    }
    const documents = rows(`SELECT id, doc FROM ${table}`) as Iterable<{ id: string; doc: string }>;
    for (const { id, doc } of documents) audit.add(id, doc);
    if (!audit.fits(kept)) return name;
  }
  return null;
}
