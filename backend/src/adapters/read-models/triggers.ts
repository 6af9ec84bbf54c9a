// Runs in a thread of its own as well, where Node loads it as it stands: with types that only erase.
import type { DatabaseSync } from 'node:sqlite';
import type { Statement } from '../sqlite/unit.ts';

export const bare = (sqls: readonly string[]): Statement[] => sqls.map((sql) => ({ sql, params: [] }));

/** All that a file has, by their names. */
export const TRIGGERS: Statement = {
  sql: `SELECT name FROM sqlite_schema WHERE type = 'trigger'`,
  params: [],
};

export function isThere(connection: DatabaseSync, trigger: string): boolean {
  return connection.prepare(`${TRIGGERS.sql} AND name = ?`).get(trigger) !== undefined;
}
