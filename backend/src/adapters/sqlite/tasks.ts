import { DatabaseSync } from 'node:sqlite';
import { batches } from './batch.ts';
import type { Reply, Unit } from './unit.ts';

export type Task =
  | { readonly task: 'run'; readonly units: readonly Unit[] }
  | { readonly task: 'checkpoint' }
  | { readonly task: 'close' }
  /** Ends as well; what the write-ahead log holds stays in it. */
  | { readonly task: 'leave' };

/** What the connection that writes is asked for, one task after the other. */
export function tasksOf(connection: DatabaseSync): (task: Task) => Reply {
  const run = batches(connection);
  return (task) => {
    if (task.task === 'run') return run(task.units);
    if (task.task === 'leave') {
      leave(connection);
      return { outcomes: [] };
    }
    try {
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // The log beside the file stays and is read again at the next start.
    }
    if (task.task === 'close') connection.close();
    return { outcomes: [] };
  };
}

/**
 * The last connection to leave a file folds its write-ahead log in and removes it, unless it cannot write: so one that
 * only reads is the last. https://sqlite.org/wal.html#checkpointing
 */
function leave(connection: DatabaseSync): void {
  const path = connection.location();
  let reader: DatabaseSync | null = null;
  try {
    if (path !== null) reader = new DatabaseSync(path, { readOnly: true });
    reader?.prepare('SELECT 1 FROM sqlite_schema').get();
  } catch {
    // A file that cannot be read is not written to either.
  }
  connection.close();
  reader?.close();
}
