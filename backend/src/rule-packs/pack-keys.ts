import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { invalid } from '../kernel/basics/problem.ts';
import { StartError } from '../kernel/basics/start-error.ts';

/** From src as from dist. */
const FOLDER = new URL('../../data/pack-keys/', import.meta.url);

/** Whose packs are taken. */
export interface PackKey {
  readonly name: string;
  /** SHA-256 of the key's 32 bytes, in hexadecimal: what two people compare. */
  readonly fingerprint: string;
  /** The 32 bytes of an Ed25519 public key [RFC 8032] in base64. */
  readonly public_key: string;
}

const WANTED =
  'Public key must be an Ed25519 public key: a PEM text that begins with -----BEGIN PUBLIC KEY-----, or its 32 bytes in base64.';

/** A private key in a form that is kept for ever, and read by others, would be nobody's any more. */
const PRIVATE = 'This is a private key, which only its maker may have. Choose the public one.';

/** @throws DomainError invalid, naming the field and what is wanted */
export function packKeyOf(name: string, text: string): PackKey {
  if (text.includes('PRIVATE KEY')) throw refused(PRIVATE);
  const raw = rawOf(text.trim());
  const fingerprint = createHash('sha256').update(raw).digest('hex');
  return { name, fingerprint, public_key: raw.toString('base64') };
}

/** To verify with. */
export function keyObjectOf({ public_key }: Pick<PackKey, 'public_key'>): KeyObject {
  const x = Buffer.from(public_key, 'base64').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** The makers that this program trusts as it is delivered, by name. @throws StartError where a file is no key */
export function deliveredKeys(folder: URL = FOLDER): readonly PackKey[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.pem'));
  return files.sort().map((file) => {
    try {
      return packKeyOf(file.slice(0, -'.pem'.length), readFileSync(new URL(file, folder), 'utf8'));
    } catch (cause) {
      throw new StartError(`A key of rule packs that belongs to this program is damaged: ${file}.`, {
        cause,
      });
    }
  });
}

function rawOf(text: string): Buffer {
  if (/^[A-Za-z0-9+/]{43}=$/.test(text)) return Buffer.from(text, 'base64');
  try {
    const key = createPublicKey({ key: text, format: 'pem' });
    if (key.asymmetricKeyType === 'ed25519')
      return Buffer.from(key.export({ format: 'jwk' }).x!, 'base64url');
  } catch {
    // What is no key at all is refused as one of another kind.
  }
  throw refused(WANTED);
}

const refused = (message: string) => invalid('no_pack_key', message, { public_key: message });
