import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { productVersion } from '../kernel/basics/product-version.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { backUp } from '../operations/backup/backup.ts';
import { noteBackup } from '../operations/backup/note-backup.ts';

type Say = (line: string) => void;

/** Beside the data, each in a folder of its own: a demonstration that is thrown away may have left some. */
const folderFor = (dataDir: string, at: Date) =>
  `${resolve(dataDir)}-backups/${at.toISOString().replaceAll(':', '-')}`;

/**
 * The operator backs the demonstration up as `npm run backup` does, so that what the reports say of it is true. One
 * that cannot be taken, such as of engines elsewhere, is none: the demonstration goes on.
 */
export async function backUpSamples(
  { dataDir }: Pick<Config, 'dataDir'>,
  clock: Clock,
  say: Say,
): Promise<void> {
  const now = () => clock.now();
  const target = folderFor(dataDir, now());
  try {
    noteBackup(dataDir, await backUp({ dataDir, target, product: productVersion(), now }), say);
    say(`Backed up to ${target}`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    say(error.message);
  }
}
