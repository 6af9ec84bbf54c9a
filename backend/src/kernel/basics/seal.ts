import { createHash } from 'node:crypto';
import { inSlices } from './slices.ts';

const SEALED_AT_ONCE = 1_000;

/** The same for the same parts alone: SHA-256 in hexadecimal. Of many parts a slice at a time. */
export async function seal(parts: Iterable<unknown>): Promise<string> {
  const hash = createHash('sha256');
  for await (const slice of inSlices(parts, SEALED_AT_ONCE)) hash.update(JSON.stringify(slice));
  return hash.digest('hex');
}
