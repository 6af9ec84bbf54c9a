import type { Secrets } from '../../kernel/vault/secrets.port.ts';
import { KEYS_DESTROYED } from '../../kernel/vault/entries.ts';
import { isPart } from '../../kernel/vault/kept-parts.ts';
import { StartError } from '../../kernel/basics/start-error.ts';

export interface CopiedSecrets {
  /** In both stores. */
  readonly entries: number;
  /** How many of them this call wrote. */
  readonly written: number;
  /** How many keys are destroyed in one store and stood in the other: in the target they are destroyed now. */
  readonly destroyed: number;
}

interface Entry {
  readonly key: string;
  readonly value: string;
}

const EVERYTHING = '';

/**
 * Copies every entry of the vault's store as it stands, encrypted. What the target has must be the source's, but for
 * a key that either of them says was destroyed: no copy brings it back. Interrupted, a later call goes on. Nobody else
 * may write to either meanwhile.
 * @param tellsDestroyed needs the site key; without it no store can say so
 * @throws StartError where the target holds something else; UnavailableError
 */
export async function copySecrets(
  from: Secrets,
  to: Secrets,
  tellsDestroyed: (entry: Entry) => boolean = () => false,
): Promise<CopiedSecrets> {
  const source = await from.list(EVERYTHING);
  const present = new Map((await to.list(EVERYTHING)).map((entry) => [entry.key, entry]));
  const known = new Set(source.map(({ key }) => key));
  let destroyed = 0;
  const wanted = source.map((entry) => {
    const there = present.get(entry.key);
    if (!there || there.value === entry.value) return entry;
    const [gone, goneThere] = [tellsDestroyed(entry), tellsDestroyed(there)];
    if (gone !== goneThere) destroyed += 1;
    if (goneThere) return there;
    if (gone) return entry;
    // What only makes processes look again after a destruction tells nothing else.
    if (entry.key === KEYS_DESTROYED) return entry;
    throw holdsElse();
  });
  // What was kept of events for others before a key was destroyed, the source may not know of.
  const isMore = (key: string) => !known.has(key) && key !== KEYS_DESTROYED && !isPart(key);
  if ([...present.keys()].some(isMore)) throw holdsElse();
  const changed = wanted.filter(({ key, value }) => present.get(key)?.value !== value);
  for (const { key, value } of changed) await to.put(key, value);
  const copied = new Map((await to.list(EVERYTHING)).map(({ key, value }) => [key, value]));
  if (wanted.some(({ key, value }) => copied.get(key) !== value)) {
    throw new StartError('The copy does not agree with its source. Do not use it.');
  }
  return { entries: wanted.length, written: changed.length, destroyed };
}

const holdsElse = () =>
  new StartError('The target holds something else. Nothing was changed. Name an empty target.');
