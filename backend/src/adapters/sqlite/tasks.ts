import type { DatabaseSync } from 'node:sqlite';
import { batches } from './batch.ts';
import type { Reply, Unit } from './unit.ts';

export type Task =
  | { readonly task: 'run'; readonly units: readonly Unit[] }
  | { readonly task: 'checkpoint' }
  | { readonly task: 'close' };

/** What the connection that writes is asked for, one task after the other. */
export function tasksOf(connection: DatabaseSync): (task: Task) => Reply {
  const run = batches(connection);
  return (task) => {
    if (task.task === 'run') return run(task.units);
    try {
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // The log beside the file stays and is read again at the next start.
    }
    if (task.task === 'close') connection.close();
    return { outcomes: [] };
  };
}
