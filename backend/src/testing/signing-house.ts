import { generateKeyPairSync, sign } from 'node:crypto';
import { canonicalJson } from '@vouchwell/document';
import type { Pack } from '@vouchwell/rules';
import { packKeyOf } from '../rule-packs/pack-keys.ts';

/** Somebody who signs rule packs, by RFC 8785 and Ed25519 alone as any maker would. For tests only. */
export function signingHouse(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const public_key = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const { fingerprint } = packKeyOf(name, public_key);
  const signed = (pack: unknown) => {
    const ed25519 = sign(null, Buffer.from(canonicalJson(pack)), privateKey).toString('base64');
    return { pack, signature: { key: fingerprint, ed25519 } };
  };
  /** As it is sent. */
  const file = (pack: unknown) => Buffer.from(JSON.stringify(signed(pack))).toString('base64');
  return { name, public_key, fingerprint, signed, file };
}

/** Rules that say next to nothing, under an id of their own. */
export const smallPack = (id: string): Pack => ({
  ...{ format: 1, id, title: `Policy ${id}`, version: '1', payers: ['other'] },
  ...{ effective_from: '2026-01-01', effective_to: null, code_sets: [], facts: [] },
  sources: [
    {
      ...{ id: 'P1', title: 'A text', effective_from: null, effective_to: null, read_as_of: null },
      confidence: 'unverified',
    },
  ],
  criteria: [{ id: 'P-1', text: 'It is dated.', test: { fact: 'order.date' }, sources: [{ source: 'P1' }] }],
});
