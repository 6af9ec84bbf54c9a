import type { Definition, Unit } from './unit.ts';

/** A small kind of database for the tests of this folder. */
export const things: Definition = {
  title: 'things',
  applicationId: 4711,
  synchronous: 'FULL',
  secureDelete: false,
  migrations: [['CREATE TABLE things (name TEXT PRIMARY KEY, size INTEGER) STRICT']],
  remedy: 'Restore it from a backup.',
};

export function add(name: string, size: number | string = 1): Unit {
  return { statements: [{ sql: 'INSERT INTO things VALUES (?, ?)', params: [name, size] }] };
}

export const NAMES = { sql: 'SELECT name FROM things ORDER BY rowid', params: [] };
