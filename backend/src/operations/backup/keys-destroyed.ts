import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SECRETS_FILE } from '../../adapters/data-folder/data-files.ts';
import { PUT } from '../../adapters/secrets/sqlite.ts';
import { StartError } from '../../kernel/basics/start-error.ts';
import { SITE_KEY_CHECK } from '../../kernel/vault/entries.ts';
import { isPart } from '../../kernel/vault/kept-parts.ts';
import { tellsDestroyed } from '../../kernel/vault/patient-keys.ts';
import { openBytes } from '../../kernel/vault/vault.ts';

/** An entry of the vault's store, sealed. */
interface Entry {
  readonly key: string;
  readonly value: string;
}

/**
 * Writes into an older secrets file that the keys which were destroyed in this folder since are destroyed, and what was
 * kept of their events for others. Resolves to their number: those that the older file would have brought back. Nothing where there is no such site, or where the site
 * key is missing or another one's: then each forgetting has to be repeated by hand.
 * @throws StartError where the folder's secrets cannot be read, although its site key is at hand
 */
export function destroyAgain(dataDir: string, siteKeyFile: string | undefined, older: string): number {
  const file = join(dataDir, SECRETS_FILE);
  if (siteKeyFile === undefined || !existsSync(siteKeyFile) || !existsSync(file)) return 0;
  const siteKey = Buffer.from(readFileSync(siteKeyFile, 'utf8').trim(), 'base64');
  const { destroyed, parts } = readForgetting(file, siteKey);
  if (destroyed.length === 0) return 0;
  const secrets = new DatabaseSync(older);
  try {
    // What is written over leaves no trace in the file.
    secrets.exec('PRAGMA secure_delete = ON');
    return isOf(secrets, siteKey) ? write(secrets, siteKey, destroyed, parts) : 0;
  } finally {
    secrets.close();
  }
}

interface Forgetting {
  readonly destroyed: readonly Entry[];
  readonly parts: readonly Entry[];
}

function readForgetting(file: string, siteKey: Buffer): Forgetting {
  let secrets: DatabaseSync | undefined;
  try {
    secrets = new DatabaseSync(file, { readOnly: true });
    const entries = secrets.prepare('SELECT key, value FROM secrets').all() as unknown as Entry[];
    return {
      destroyed: entries.filter((entry) => tellsDestroyed(siteKey, entry)),
      parts: entries.filter(({ key }) => isPart(key)),
    };
  } catch {
    throw new StartError(
      `${file} cannot be read, so it cannot be told who was forgotten since the backup. Nothing was changed. Move it away to restore all the same, and forget them again afterwards.`,
    );
  } finally {
    secrets?.close();
  }
}

function write(
  secrets: DatabaseSync,
  siteKey: Buffer,
  destroyed: readonly Entry[],
  parts: readonly Entry[],
): number {
  const known = secrets.prepare('SELECT value FROM secrets WHERE key = ?');
  const put = secrets.prepare(PUT);
  let again = 0;
  secrets.exec('BEGIN');
  for (const { key, value } of destroyed) {
    const stands = known.get(key)?.['value'];
    if (typeof stands === 'string' && !tellsDestroyed(siteKey, { key, value: stands })) again += 1;
    put.run(key, value);
  }
  for (const { key, value } of parts) put.run(key, value);
  secrets.exec('COMMIT');
  return again;
}

/** Under another site key the entries would not open, and no start would go on. */
function isOf(secrets: DatabaseSync, siteKey: Buffer): boolean {
  const check = secrets.prepare('SELECT value FROM secrets WHERE key = ?').get(SITE_KEY_CHECK)?.['value'];
  try {
    openBytes(siteKey, Buffer.from(String(check), 'base64'), SITE_KEY_CHECK);
    return true;
  } catch {
    return false;
  }
}
