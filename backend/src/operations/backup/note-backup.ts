import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_BACKUP_FILE } from '../../kernel/basics/last-backup.ts';
import type { Manifest } from './manifest.ts';

/**
 * Leaves word beside the data, for the server to show to admins. A backup that was taken is one, whether or not this
 * can be written: a data folder may be there to be read only.
 */
export function noteBackup(dataDir: string, manifest: Manifest, say: (line: string) => void): void {
  const path = join(dataDir, LAST_BACKUP_FILE);
  const { created_at: taken_at, log } = manifest;
  try {
    const text = `${JSON.stringify({ taken_at, events: log.events })}\n`;
    writeFileSync(`${path}.new`, text, { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  } catch (error) {
    say(
      `${path} could not be written (${(error as NodeJS.ErrnoException).code}): the reports do not know of this backup.`,
    );
  }
}
