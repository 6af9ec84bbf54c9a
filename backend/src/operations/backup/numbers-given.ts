import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LOG_MARK, type LogMark } from '../../kernel/proving/log-mark.ts';
import { openSealed } from '../../kernel/vault/vault.ts';
import { SECRETS_FILE } from '../../adapters/data-folder/data-files.ts';

/**
 * By kind, the highest number that the site in this folder has given out, as its vault remembers. Nothing where
 * there is no such site, or where it cannot be opened: then the backup's own numbers are all that is known.
 */
export function numbersGiven(dataDir: string, siteKeyFile: string | undefined): LogMark['numbers'] {
  const file = join(dataDir, SECRETS_FILE);
  if (siteKeyFile === undefined || !existsSync(siteKeyFile) || !existsSync(file)) return {};
  let secrets: DatabaseSync | undefined;
  try {
    const key = Buffer.from(readFileSync(siteKeyFile, 'utf8').trim(), 'base64');
    secrets = new DatabaseSync(file, { readOnly: true });
    const row = secrets.prepare('SELECT value FROM secrets WHERE key = ?').get(LOG_MARK);
    return row ? openSealed<LogMark>(key, LOG_MARK, String(row['value'])).numbers : {};
  } catch {
    return {};
  } finally {
    secrets?.close();
  }
}
