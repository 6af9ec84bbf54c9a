/**
 * Everything that is kept in the vault, by how the names begin, and what it means that such an entry does not open any
 * more. Without what is `needed` no start goes on. What is `dispensable` goes away: a session is as good as ended,
 * attempts are counted anew, somebody at home somewhere is there for the first time again, a lease is free, and which
 * streams are damaged is found again.
 */
export const ENTRIES = {
  'log-mark': 'needed',
  // Whoever alters the log would have to alter these as well.
  'checkpoint/': 'needed',
  'patient-key/': 'needed',
  'sealing-key/': 'needed',
  // What goes on to be read of events that are forgotten.
  'kept-part/': 'needed',
  // Without it every process reads the keys again.
  'keys-destroyed': 'dispensable',
  'ai-key/': 'needed',
  'password/': 'needed',
  // Who knows a temporary password must not find it good a second time.
  'password-given/': 'needed',
  // A change of a password that stands, and whose event may be missing.
  'password-unrecorded/': 'needed',
  // Without it a second factor would ask for nothing any more, or let nobody in.
  'second-factor/': 'needed',
  // The rows of an import that are not registered yet.
  'patient-import/': 'needed',
  // The same of codes and items: half of the items may be taken.
  'inventory-import/': 'needed',
  // A secret that nothing is asked of yet.
  'second-factor-begun/': 'dispensable',
  'session/': 'dispensable',
  'session-made-room/': 'dispensable',
  // Half a minute old at the most: whoever wanted the file asks again.
  'download/': 'dispensable',
  'attempts/': 'dispensable',
  // Where attempts stood in the past.
  'backoff/': 'dispensable',
  'slowed/': 'dispensable',
  'at-home/': 'dispensable',
  'generation/': 'dispensable',
  'generation-of/': 'dispensable',
  'generation-slot/': 'dispensable',
  'generation-line/': 'dispensable',
  'generation-number': 'dispensable',
  'damaged-streams': 'dispensable',
  // The next pass over the log finds it again.
  'log-verified': 'dispensable',
  // The pass begins with the first event.
  'log-verifying': 'dispensable',
} as const satisfies Record<string, 'needed' | 'dispensable'>;

/** Whoever keeps something new has to say above what its loss means: no other name can be written. */
export type EntryName = `${keyof typeof ENTRIES}${string}`;

/** How the names of many entries of one kind begin. */
export type EntryFolder = keyof typeof ENTRIES & `${string}/`;

/** An entry whose very name is not what was written may have been anything. */
export function isDispensable(name: string): boolean {
  return Object.entries(ENTRIES).some(([begin, loss]) => loss === 'dispensable' && name.startsWith(begin));
}

/** Says another word after each destruction of a patient's key. */
export const KEYS_DESTROYED = 'keys-destroyed' satisfies keyof typeof ENTRIES;

/** Beside the entries, and read without the site key or before it is known to fit. */
export const SITE_KEY_CHECK = 'site-key-check';
export const LOG_RESTORED = 'log-restored';
