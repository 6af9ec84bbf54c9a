import type { DatabaseSync } from 'node:sqlite';
import { isFinal, messageOf } from './engine-error.ts';
import { Statements } from './statements.ts';
import type { Failure, Guard, Outcome, Reply, Unit, Value } from './unit.ts';

/**
 * Runs units in one transaction each call. There are no savepoints: a unit's guard is asked before its first
 * statement, so a refused unit has nothing to undo; any engine error undoes the whole batch.
 */
export function batches(connection: DatabaseSync): (units: readonly Unit[]) => Reply {
  const statements = new Statements(connection);
  return (units) => {
    let outcomes: Outcome[];
    try {
      connection.exec('BEGIN IMMEDIATE');
      outcomes = units.map((unit) => run(statements, unit));
    } catch (error) {
      return undone(connection, { message: messageOf(error), final: isFinal(error), unknown: false });
    }
    try {
      connection.exec('COMMIT');
      return { outcomes };
    } catch (error) {
      // Whether a failed commit reached the disk is unknown, and a retried fsync may claim what it did not do.
      return undone(connection, { message: messageOf(error), final: true, unknown: true });
    }
  };
}

function run(statements: Statements, { guard, statements: writes }: Unit): Outcome {
  if (guard) {
    const actual = found(statements, guard);
    if (actual !== guard.equals) return { written: false, actual };
  }
  let lastId = 0;
  const changes = writes.map(({ sql, params }) => {
    const result = statements.of(sql).run(...params);
    lastId = Number(result.lastInsertRowid);
    return Number(result.changes);
  });
  return { written: true, changes, lastId };
}

function found(statements: Statements, guard: Guard): Value {
  const row = statements.of(guard.sql).get(...guard.params);
  const [first] = row ? Object.values(row) : [];
  return (first ?? null) as Value;
}

function undone(connection: DatabaseSync, failure: Failure): Reply {
  try {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    return { failure };
  } catch {
    return { failure: { ...failure, final: true } };
  }
}
