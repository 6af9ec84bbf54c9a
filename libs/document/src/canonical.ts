import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Letter } from './letter.ts';

/**
 * The one JSON text of a value (RFC 8785): equal values give equal bytes, whatever the order of their keys.
 * @throws Error for what JSON cannot carry: no value at all, NaN, a cycle, half a surrogate pair.
 */
export function canonicalJson(value: unknown): string {
  const json = canonicalize(value);
  if (json === undefined) throw new Error('This value has no canonical JSON.');
  return json;
}

/** Hexadecimal SHA-256 over the UTF-8 bytes of the canonical document: what a signature binds. */
export function letterHash(letter: Letter): string {
  return createHash('sha256').update(canonicalJson(letter), 'utf8').digest('hex');
}
