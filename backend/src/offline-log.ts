import { openSqliteEventLog } from './adapters/event-log/sqlite.ts';
import type { Config } from './config.ts';
import { claimDataFolder, dataFiles } from './data-folder.ts';
import type { EventLog } from './kernel/event-log.port.ts';

/** The event log for a command line, while no server runs. @throws StartError when one does */
export async function withOfflineLog<T>(
  config: Pick<Config, 'dataDir'>,
  work: (log: EventLog) => Promise<T>,
): Promise<T> {
  const lock = claimDataFolder(config.dataDir);
  try {
    const log = await openSqliteEventLog(dataFiles(config.dataDir).events);
    try {
      return await work(log);
    } finally {
      await log.close();
    }
  } finally {
    lock.release();
  }
}
