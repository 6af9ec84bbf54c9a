import { randomBytes } from 'node:crypto';
import type { SealedKind, Subject } from '../deciding/decider.ts';
import { type DomainError, missing } from '../basics/problem.ts';
import type { EntryName } from './entries.ts';
import type { Vault } from './vault.ts';

/** Stands where a key was. */
const DESTROYED = '';
/** Stands where a key was lost with the vault that held it, and a person accepted that. */
const LOST = '-';
const isKey = (stored: string | null): boolean => stored !== null && stored !== DESTROYED && stored !== LOST;
/** How many keys stay in memory: a few megabytes. */
const REMEMBERED = 20_000;

/** Nothing in the vault tells of this subject: it is an older one than the log's. That is no erasure. */
export class MissingKeyError extends Error {
  override readonly name = 'MissingKeyError';
}

/**
 * The keys under which events are sealed, one for each subject: mostly a patient. A destroyed key makes what was
 * sealed under it unreadable for good.
 */
export class PatientKeys {
  private readonly remembered = new Map<Subject, Buffer>();

  constructor(private readonly vault: Vault) {}

  /**
   * Made at first need: an event about a patient is never written in the clear.
   * @throws DomainError missing when the key was destroyed
   */
  async forSealing(subject: Subject): Promise<Buffer> {
    const known = this.remembered.get(subject);
    if (known) return known;
    const stored = await this.vault.putIfAbsent(keyName(subject), randomBytes(32).toString('base64'));
    if (stored === DESTROYED) {
      throw forgotten(subject);
    }
    if (stored === LOST) throw missing('key_lost', 'The key to this patient’s data is lost.');
    return this.remember(subject, Buffer.from(stored, 'base64'));
  }

  /** Makes the keys of patients to come, in one step. One that cannot be made is told when it is needed. */
  async makeReady(patients: readonly number[]): Promise<void> {
    await Promise.allSettled(patients.map((patient) => this.forSealing(patient)));
  }

  /**
   * Null when the key was destroyed, of which a trace stays.
   * @throws MissingKeyError where there is no trace of any key
   */
  async forOpening(subject: Subject): Promise<Buffer | null> {
    const known = this.remembered.get(subject);
    if (known) return known;
    const stored = await this.vault.get<string>(keyName(subject));
    if (stored === null || stored === LOST) throw new MissingKeyError();
    return stored === DESTROYED ? null : this.remember(subject, Buffer.from(stored, 'base64'));
  }

  /** Where there is no trace of a key: none may be made any more, or what was sealed would seem to be open. */
  async markLost(subject: Subject): Promise<boolean> {
    if ((await this.vault.get<string>(keyName(subject))) !== null) return false;
    return (await this.vault.putIfAbsent(keyName(subject), LOST)) === LOST;
  }

  /** Whether there is a trace of a key. */
  async isKnown(subject: Subject): Promise<boolean> {
    const stored = await this.vault.get<string>(keyName(subject));
    return stored !== null && stored !== LOST;
  }

  /** Whether there is a key that can be destroyed. */
  async stands(subject: Subject): Promise<boolean> {
    return isKey(await this.vault.get<string>(keyName(subject)));
  }

  /** The numbers of all of a kind whose keys can be destroyed. */
  async standingOf(kind: SealedKind): Promise<number[]> {
    const begin = `sealing-key/${kind}-` as const;
    const all = await this.vault.list<string>(begin);
    return all.filter(({ value }) => isKey(value)).map(({ name }) => Number(name.slice(begin.length)));
  }

  async destroy(subject: Subject): Promise<void> {
    // In one step: a key that were gone before its mark stood would be made anew by whoever needs it.
    await this.vault.put(keyName(subject), DESTROYED);
    this.remembered.delete(subject);
  }

  /** Only patients' keys: the others are few, and are destroyed by whichever process serves the rejection. */
  private remember(subject: Subject, key: Buffer): Buffer {
    if (typeof subject !== 'number') return key;
    if (this.remembered.size >= REMEMBERED) {
      const [oldest] = this.remembered.keys();
      if (oldest !== undefined) this.remembered.delete(oldest);
    }
    // Bytes of its own: a small Buffer is a piece of a pool, and would keep all eight kilobytes of it.
    const own = Buffer.alloc(key.length, key);
    this.remembered.set(subject, own);
    return own;
  }
}

/** Where the keys of suggestions stand in the vault. */
export const SUGGESTION_KEYS = 'sealing-key/suggestion-';

/** Where the key of a subject stands in the vault. */
export const keyName = (subject: Subject): EntryName =>
  typeof subject === 'number' ? `patient-key/${subject}` : `sealing-key/${subject}`;

/** The refusal of what would need a destroyed key. */
export function forgotten(subject: Subject): DomainError {
  if (typeof subject === 'number')
    return missing('forgotten', 'The data of this patient was erased at the end of its keeping.');
  return subject.startsWith('demo-request-')
    ? missing('request_erased', 'This demo request was erased.')
    : missing('suggestion_gone', 'This suggestion was rejected or withdrawn, and its text is gone.');
}
