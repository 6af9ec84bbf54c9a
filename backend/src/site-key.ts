import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { privateFile, type Say } from './adapters/disk/private-folder.ts';
import { StartError } from './kernel/basics/start-error.ts';
import type { Engines } from './kernel/kernel.module.ts';
import { SITE_KEY_CHECK } from './kernel/vault/entries.ts';
import { openBytes, openSealed, sealBytes } from './kernel/vault/vault.ts';
import { startErrorOf } from './start-error-of.ts';

const BYTES = 32;
/** A secret whose only use is to tell whether the key fits. */
const CHECK = SITE_KEY_CHECK;

/**
 * The key under which the vault is encrypted, from its file; made at the first start. Where data exists but
 * no key, nothing is made: a new key would lock the old data away for good. Nor where the log has users but
 * the secrets are gone: without its patients' keys all of it would read as forgotten.
 * @throws StartError
 */
export async function siteKey(file: string, engines: Stores, say?: Say): Promise<Buffer> {
  try {
    return await fittingKey(file, engines, say);
  } catch (error) {
    throw startErrorOf(error);
  }
}

type Stores = Pick<Engines, 'secrets' | 'log'>;

async function fittingKey(file: string, { secrets, log }: Stores, say?: Say): Promise<Buffer> {
  // The log first: another process may be at its first start, and writes its check before any user.
  const users = await log.readStream('user-numbers', 0, 1);
  const known = await secrets.get(CHECK);
  // A repair may have saved everything but the check.
  if (known === null && users.length > 0 && !(existsSync(file) && (await opensAny(secrets, readKey(file))))) {
    throw new StartError(
      'The secrets that belong to this event log are missing. Put them back from a backup.',
    );
  }
  privateFile(file, 'SITE_KEY_FILE', say);
  const key = existsSync(file) ? readKey(file) : known === null ? makeKey(file) : noKey(file);
  // Of two processes at their first start one's key stands; the other is told.
  const check = known ?? (await secrets.putIfAbsent(CHECK, checkOf(key)));
  if (!fits(key, check)) {
    if (!(await opensAny(secrets, key))) {
      throw new StartError(
        `The site key in ${file} does not belong to this data. Set SITE_KEY_FILE to the right one.`,
      );
    }
    await secrets.put(CHECK, checkOf(key));
    say?.('The check of the site key was damaged and is made anew: other secrets open under this key.');
  }
  return key;
}

const checkOf = (key: Buffer) => sealBytes(key, Buffer.from(CHECK), CHECK).toString('base64');

function readKey(file: string): Buffer {
  const key = Buffer.from(readText(file).trim(), 'base64');
  if (key.length !== BYTES) throw new StartError(`${file} does not hold a site key (32 bytes in base64).`);
  return key;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`The site key in ${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

function makeKey(file: string): Buffer {
  const key = randomBytes(BYTES);
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    throw new StartError(
      `The site key cannot be written to ${file}: ${(error as NodeJS.ErrnoException).code}.`,
    );
  }
  return key;
}

function noKey(file: string): never {
  throw new StartError(
    `The site key ${file} is missing, and the data cannot be read without it. Put it back.`,
  );
}

const fits = (key: Buffer, check: string) => opens(() => openBytes(key, Buffer.from(check, 'base64'), CHECK));

function opens(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}

/** Whether the key is the right one nevertheless, and only its check is damaged. */
async function opensAny(secrets: Engines['secrets'], siteKey: Buffer): Promise<boolean> {
  const entries = await secrets.list('');
  return entries.some(({ key, value }) => opens(() => openSealed(siteKey, key, value)));
}
