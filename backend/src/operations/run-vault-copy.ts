/**
 * The vault from one engine into another, while no server serves either:
 * `node run-vault-copy.js --from <store> --to <store>`. A store is a data folder, a SQLite file or a mongodb://
 * address; the word MONGODB_URL stands for the address in that variable.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { tellsDestroyed } from '../kernel/vault/patient-keys.ts';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import type { Secrets } from '../kernel/vault/secrets.port.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { copySecrets } from './copying/copy-secrets.ts';
import { SECRETS_FILE } from '../adapters/data-folder/data-files.ts';
import { fileOf, lockFor, placeOf, withoutPassword } from './copying/named-file.ts';
import { namedBy, runProgram } from './program.ts';

const USAGE =
  'Usage: npm run vault:copy -- --from <store> --to <store>, where a store is a data folder, a SQLite file, a mongodb:// address or MONGODB_URL';

process.exitCode = await runProgram(USAGE, async (args) => {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } });
  const from = namedBy(values.from, 'MONGODB_URL');
  const to = namedBy(values.to, 'MONGODB_URL');
  if (placeOf(from, SECRETS_FILE) === placeOf(to, SECRETS_FILE)) {
    throw new StartError('The source and the target are the same store.');
  }
  await using(from, true, (source) =>
    using(to, false, async (target) => {
      const { entries, written, destroyed } = await copySecrets(
        source,
        target,
        destroyedBy(readConfig(process.env).siteKeyFile),
      );
      console.log(`The copy holds all ${entries} entries; ${written} were written now.`);
      if (destroyed > 0)
        console.log(
          `${destroyed === 1 ? '1 key was' : `${destroyed} keys were`} destroyed in one of them: what was forgotten stays forgotten in the copy.`,
        );
    }),
  );
});

/** Without the site key no entry can be told from another, and stores that differ are refused. */
function destroyedBy(file: string): ((entry: { key: string; value: string }) => boolean) | undefined {
  if (!existsSync(file)) return undefined;
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  return (entry) => tellsDestroyed(key, entry);
}

async function using(
  name: string,
  mustExist: boolean,
  work: (secrets: Secrets) => Promise<void>,
): Promise<void> {
  if (/^mongodb(\+srv)?:\/\//.test(name)) {
    const { openMongoSecrets } = await import('../adapters/secrets/mongodb.ts');
    const secrets = await openMongoSecrets(name);
    return work(secrets).finally(() => secrets.close());
  }
  if (name.includes('://')) {
    throw new StartError(`${withoutPassword(name)} is neither a folder, a file nor a mongodb:// address.`);
  }
  const file = fileOf(name, SECRETS_FILE, mustExist);
  const lock = lockFor(file, SECRETS_FILE);
  try {
    const secrets = await openSqliteSecrets(file);
    await work(secrets).finally(() => secrets.close());
  } finally {
    lock.release();
  }
}
