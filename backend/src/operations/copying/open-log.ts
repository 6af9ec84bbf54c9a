import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { LOG_FILE } from '../../adapters/data-folder/data-files.ts';
import { fileOf, lockFor, placeOf, withoutPassword } from './named-file.ts';

/** An event log as an operator names it, open for this process alone. */
export interface NamedLog {
  readonly log: EventLog;
  /** For messages: without a password. */
  readonly title: string;
  close(): Promise<void>;
}

const URL_SCHEME = /^esdb(\+discover)?:\/\//;

/**
 * Opens `esdb://…`, a data folder or a SQLite file. `mustExist`: a source is never made. A data folder is
 * locked against a server.
 * @throws StartError
 */
export async function openNamedLog(name: string, mustExist: boolean): Promise<NamedLog> {
  if (URL_SCHEME.test(name)) {
    const { openEventStoreDb } = await import('../../adapters/event-log/eventstoredb.ts');
    const log = await openEventStoreDb(name);
    return { log, title: withoutPassword(name), close: () => log.close() };
  }
  if (name.includes('://')) {
    throw new StartError(`${withoutPassword(name)} is neither a folder, a file nor an esdb:// address.`);
  }
  return openFile(fileOf(name, LOG_FILE, mustExist));
}

/** @throws StartError where both names lead to the same log */
export function refuseSame(from: string, to: string): void {
  if (placeOf(from, LOG_FILE) === placeOf(to, LOG_FILE)) {
    throw new StartError('The source and the target are the same log.');
  }
}

async function openFile(file: string): Promise<NamedLog> {
  const lock = lockFor(file, LOG_FILE);
  try {
    const log = await openSqliteEventLog(file);
    const close = async (): Promise<void> => {
      await log.close();
      lock.release();
    };
    return { log, title: file, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
