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
  return sha256(letter);
}

/** What the signature of an addendum binds. All of it can be read off the printed letter. */
export interface BoundAddendum {
  /** Of the signed letter that it is added to, in hexadecimal. */
  readonly document_hash: string;
  /** From 1 in each case. */
  readonly number: number;
  readonly text: string;
  /** The printed name. */
  readonly signer: string;
  /** The provider who has not signed it; bound where it is printed. */
  readonly signed_for?: string;
  /** ISO 8601, UTC, with milliseconds */
  readonly signed_at: string;
}

/** Hexadecimal SHA-256 over the UTF-8 bytes of the canonical JSON of exactly these fields; what is left out is none. */
export function addendumHash(bound: BoundAddendum): string {
  const { document_hash, number, text, signer, signed_for, signed_at } = bound;
  return sha256({ document_hash, number, text, signer, ...(signed_for && { signed_for }), signed_at });
}

/** Hexadecimal SHA-256 over the UTF-8 bytes of a value’s canonical JSON. */
export const canonicalHash = (value: unknown): string => sha256(value);

function sha256(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex');
}
