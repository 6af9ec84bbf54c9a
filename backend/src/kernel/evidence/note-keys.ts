import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { bytesOfBase64, demand } from './malformed.ts';

/** Signature types of c2sp.org/signed-note: a note's own, and a cosignature of c2sp.org/tlog-cosignature. */
const TYPES = { note: 1, cosignature: 4 } as const;
type KeyType = keyof typeof TYPES;

/** A public key under a name, as whoever reads notes is told to trust it. */
export interface VerifierKey {
  readonly name: string;
  readonly type: KeyType;
  readonly publicKey: KeyObject;
  /** The first four bytes of a hash over name, type and key, in hexadecimal. */
  readonly id: string;
}

/** A name stands alone on its line and in a key's text: no space of any kind, no plus sign, nothing invisible. */
const isName = (name: string) => /^[^\s+\p{C}]+$/u.test(name);

const rawOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x!, 'base64url');

/** `key`: Ed25519, public or private. @throws MalformedError for what is no name of a key */
export function verifierKey(name: string, key: KeyObject, type: KeyType = 'note'): VerifierKey {
  demand(isName(name), 'The name of a key must be without spaces and plus signs.');
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const coded = Buffer.concat([Buffer.of(TYPES[type]), rawOf(publicKey)]);
  const id = createHash('sha256').update(`${name}\n`).update(coded).digest('hex').slice(0, 8);
  return { name, type, publicKey, id };
}

/** `name+id+key`, as Go's note package and c2sp.org/signed-note write a verifier's key. */
export function vkeyOf({ name, type, publicKey, id }: VerifierKey): string {
  const coded = Buffer.concat([Buffer.of(TYPES[type]), rawOf(publicKey)]);
  return `${name}+${id}+${coded.toString('base64')}`;
}

/** @throws MalformedError */
export function parseVkey(text: string): VerifierKey {
  const [, name, id, base64] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  demand(name && base64, 'A key must be written as name+id+base64.');
  const coded = bytesOfBase64(base64, 'The key', 33);
  const type = (Object.keys(TYPES) as KeyType[]).find((one) => TYPES[one] === coded[0]);
  demand(type, 'The key must be of Ed25519, for notes (type 1) or for cosignatures (type 4).');
  const x = coded.subarray(1).toString('base64url');
  const key = verifierKey(
    name,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    type,
  );
  demand(key.id === id, 'The id of the key must be that of its name and bytes.');
  return key;
}
