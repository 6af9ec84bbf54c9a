import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openSqliteEventLog } from '../adapters/event-log/sqlite.ts';
import { acquireLock } from '../adapters/sqlite/lock-file.ts';
import type { EventLog } from '../kernel/event-log.port.ts';
import { StartError } from '../kernel/start-error.ts';
import { LOCK_FILE, LOG_FILE } from './data-files.ts';
import { finishRestore } from './finish-restore.ts';

/** An event log as an operator names it, open for this process alone. */
export interface NamedLog {
  readonly log: EventLog;
  /** For messages: without a password. */
  readonly title: string;
  close(): Promise<void>;
}

export type OpenEventStore = (url: string) => Promise<EventLog>;

const URL_SCHEME = /^(esdb|kurrentdb)(\+discover)?:\/\//;

/**
 * Opens `esdb://…`, a data folder or a SQLite file. `mustExist`: a source is never made. A data folder is
 * locked against a server.
 * @throws StartError
 */
export async function openNamedLog(
  name: string,
  mustExist: boolean,
  openEventStore: OpenEventStore,
): Promise<NamedLog> {
  if (URL_SCHEME.test(name)) {
    const log = await openEventStore(name);
    return { log, title: withoutPassword(name), close: () => log.close() };
  }
  if (name.includes('://')) {
    throw new StartError(`${withoutPassword(name)} is neither a folder, a file nor an esdb:// address.`);
  }
  return openFile(fileOf(name, mustExist));
}

/** @throws StartError where both names lead to the same log */
export function refuseSame(from: string, to: string): void {
  const place = (name: string): string => {
    const file = URL_SCHEME.test(name) ? name : fileOf(name, false);
    return existsSync(file) ? realpathSync(file) : file;
  };
  if (place(from) === place(to)) throw new StartError('The source and the target are the same log.');
}

export function withoutPassword(name: string): string {
  return name.replace(/\/\/[^@/]*@/, '//…@');
}

/** A folder, and a name that ends in none of a file's endings, stand for the log in that data folder. */
function fileOf(name: string, mustExist: boolean): string {
  const isFolder = statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? !/\.\w+$/.test(basename(name));
  const file = isFolder ? join(name, LOG_FILE) : name;
  if (mustExist && !existsSync(file)) throw new StartError(`There is no event log at ${file}.`);
  return file;
}

async function openFile(file: string): Promise<NamedLog> {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A file of another name belongs to no server, and may lie where nothing else should be written.
  const lock = basename(file) === LOG_FILE ? acquireLock(join(folder, LOCK_FILE)) : null;
  try {
    if (lock) finishRestore(folder);
    const log = await openSqliteEventLog(file);
    const close = async (): Promise<void> => {
      await log.close();
      lock?.release();
    };
    return { log, title: file, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
