import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { privateFile, type Say } from './adapters/disk/private-folder.ts';
import { StartError } from './kernel/basics/start-error.ts';

const NAME = 'checkpoint.key';

/**
 * The key that signs checkpoints of the log, from its file beside the site key; made where there is none. A new one is
 * recorded in the log, so that whoever verifies sees from where on it signs.
 * @throws StartError
 */
export function checkpointKey(siteKeyFile: string, say?: Say): KeyObject {
  const file = join(dirname(siteKeyFile), NAME);
  privateFile(file, 'SITE_KEY_FILE', say);
  return existsSync(file) ? readKey(file) : makeKey(file);
}

function readKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file, 'utf8'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EISDIR')
      throw new StartError(`The key in ${file} cannot be read: ${code}.`);
  }
  throw new StartError(
    `${file} does not hold a key for checkpoints (Ed25519, PKCS #8 in PEM). Put it back, or remove the file: a new key is then made and recorded.`,
  );
}

function makeKey(file: string): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx', flush: true });
    return privateKey;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process at its first start has just made it.
    if (code === 'EEXIST') return readKey(file);
    throw new StartError(`The key for checkpoints cannot be written to ${file}: ${code}.`);
  }
}
