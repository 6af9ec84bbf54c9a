import type { Secrets } from '../kernel/vault/secrets.port.ts';
import { StartError } from '../kernel/basics/start-error.ts';

export interface CopiedSecrets {
  /** In both stores. */
  readonly entries: number;
  /** How many of them this call wrote. */
  readonly written: number;
}

const EVERYTHING = '';

/**
 * Copies every entry of the vault's store as it stands, encrypted. What the target has must be the source's;
 * interrupted, a later call goes on. Nobody else may write to either meanwhile.
 * @throws StartError where the target holds something else; UnavailableError
 */
export async function copySecrets(from: Secrets, to: Secrets): Promise<CopiedSecrets> {
  const source = await from.list(EVERYTHING);
  const wanted = new Map(source.map(({ key, value }) => [key, value]));
  const present = await to.list(EVERYTHING);
  if (present.some(({ key, value }) => wanted.get(key) !== value)) {
    throw new StartError('The target holds something else. Nothing was changed. Name an empty target.');
  }
  const known = new Set(present.map(({ key }) => key));
  const missing = source.filter(({ key }) => !known.has(key));
  for (const { key, value } of missing) await to.put(key, value);
  const copied = await to.list(EVERYTHING);
  if (copied.length !== source.length || copied.some(({ key, value }) => wanted.get(key) !== value)) {
    throw new StartError('The copy does not agree with its source. Do not use it.');
  }
  return { entries: source.length, written: missing.length };
}
