import { type KeyObject, sign, verify } from 'node:crypto';
import { canonicalHash, canonicalJson } from '@vouchwell/document';
import { isPlainText, largerFile, type Pack, PACK_MOST_BYTES, PackRefusal, readPack } from '@vouchwell/rules';
import { invalid } from '../kernel/basics/problem.ts';
import { packKeyOf } from './pack-keys.ts';

/** Of one pack: more than any policy that is known has, and few enough to be judged while somebody types. */
const MOST = { criteria: 200, facts: 200, sources: 50, code_sets: 100 } as const;

/** A pack as its maker signed it. */
export interface SignedPack {
  readonly pack: Pack;
  /** SHA-256 of the pack's RFC 8785 JSON, in hexadecimal. */
  readonly hash: string;
  /** Of the key that it names. */
  readonly fingerprint: string;
  /** Ed25519 over the pack's RFC 8785 JSON, in base64. */
  readonly signature: string;
}

/** The file of a signed pack. `key`: Ed25519, private. @throws PackRefusal where it is no pack */
export function signedPackFile(value: unknown, key: KeyObject, publicKey: string): string {
  const pack = readPack(value);
  const { fingerprint } = packKeyOf('', publicKey);
  const signature = sign(null, Buffer.from(canonicalJson(pack)), key).toString('base64');
  return `${JSON.stringify({ pack, signature: { key: fingerprint, ed25519: signature } }, null, 2)}\n`;
}

/**
 * A pack from the bytes of a file, whole or not at all. Whether its signature holds is another question.
 * @throws DomainError invalid, saying what is wrong and where
 */
export function openSignedPack(file: Buffer): SignedPack {
  if (file.length > PACK_MOST_BYTES) throw refused(largerFile.pack);
  const { pack: given, signature } = envelopeOf(jsonOf(file));
  const pack = packOf(given);
  return { pack, hash: canonicalHash(pack), fingerprint: signature.key, signature: signature.ed25519 };
}

/** @throws DomainError invalid, where the pack is not as the owner of the key signed it */
export function demandSignature({ pack, signature }: SignedPack, key: KeyObject): void {
  if (!verify(null, Buffer.from(canonicalJson(pack)), key, Buffer.from(signature, 'base64')))
    throw refused('The signature is not over this pack: it was altered after it was signed.');
}

function jsonOf(file: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch {
    throw refused('The file is no JSON text in UTF-8, or not the whole of it.');
  }
}

interface Envelope {
  readonly pack: unknown;
  readonly signature: { readonly key: string; readonly ed25519: string };
}

function envelopeOf(value: unknown): Envelope {
  if (!isObject(value) || !Object.hasOwn(value, 'pack')) throw refused('The file holds no “pack”.');
  const { pack, signature } = value;
  if (!isObject(signature)) throw refused('The pack is not signed: “signature” is missing.');
  const { key, ed25519 } = signature;
  if (typeof key !== 'string' || !/^[0-9a-f]{64}$/.test(key))
    throw refused('signature.key must be the fingerprint of a key, in hexadecimal.');
  if (typeof ed25519 !== 'string' || !/^[A-Za-z0-9+/]{86}==$/.test(ed25519))
    throw refused('signature.ed25519 must be the 64 bytes of a signature in base64.');
  return { pack, signature: { key, ed25519 } };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the rules refuse, as a refusal of the file. @throws DomainError invalid */
export function asRefused<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof PackRefusal) throw refused(error.message);
    throw error;
  }
}

function packOf(value: unknown): Pack {
  return asRefused(() => {
    const pack = readPack(value);
    for (const [name, most] of Object.entries(MOST)) {
      const { length } = pack[name as keyof typeof MOST];
      if (length > most) throw new PackRefusal(`Pack, ${name}: at most ${most} are taken, not ${length}.`);
    }
    // Its words are printed in letters.
    if (!textsOf(pack).every(isPlainText))
      throw new PackRefusal('Pack: no text may hold control characters or signs that turn its direction.');
    return pack;
  });
}

/** Every text and every name within a pack, which is no deeper than its operators allow. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsOf(inner)]);
}

export const refused = (message: string) => invalid('no_rule_pack', message, { file: message });
