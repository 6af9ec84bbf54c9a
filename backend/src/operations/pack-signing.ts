import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PackRefusal } from '@vouchwell/rules';
import { messageOf } from '../kernel/basics/message-of.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { packKeyOf, signedPackFile } from '../rule-packs/public.ts';

export const PRIVATE_KEY = 'rule-packs.private.pem';
export const PUBLIC_KEY = 'rule-packs.public.pem';

/**
 * A key of a maker of rule packs, into a folder: the private half for its maker alone, the public one for the sites.
 * @returns the fingerprint of the public one @throws StartError where one is there already
 */
export function makePackKey(folder: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const text = pemOf(publicKey);
  done(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    // A key that is there already has signed packs: it is never written over.
    writeFileSync(join(folder, PRIVATE_KEY), pem, { flag: 'wx', mode: 0o600 });
    writeFileSync(join(folder, PUBLIC_KEY), text, { flag: 'wx' });
  });
  return packKeyOf('', text).fingerprint;
}

/** @returns the fingerprint of the key @throws StartError naming the file that will not do, and why */
export function signPack(packFile: string, keyFile: string, signedFile: string): string {
  const [pack, key] = [read(packFile), privateKeyOf(keyFile)];
  const publicKey = pemOf(createPublicKey(key));
  try {
    const signed = signedPackFile(JSON.parse(pack), key, publicKey);
    done(() => writeFileSync(signedFile, signed, { flag: 'wx' }));
  } catch (error) {
    if (!(error instanceof PackRefusal || error instanceof SyntaxError)) throw error;
    throw new StartError(`${packFile} is no rule pack. ${error.message}`, { cause: error });
  }
  return packKeyOf('', publicKey).fingerprint;
}

const pemOf = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }));

function privateKeyOf(file: string): KeyObject {
  const pem = read(file);
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // What is no key at all is refused as one of another kind.
  }
  throw new StartError(`${file} is no private key of Ed25519 in PEM without a password.`);
}

const read = (file: string) => done(() => readFileSync(file, 'utf8'));

function done<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new StartError(messageOf(error), { cause: error });
  }
}
