import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SealedKind, Subject } from '../deciding/decider.ts';
import { DomainError, missing } from '../basics/problem.ts';
import { type EntryName, KEYS_DESTROYED } from './entries.ts';
import type { Secrets } from './secrets.port.ts';
import { KeptParts } from './kept-parts.ts';
import { openSealed, type Vault } from './vault.ts';

/** Stands where a key was. */
const DESTROYED = '';
/** Stands where a key was lost with the vault that held it, and a person accepted that. */
const LOST = '-';
const isKey = (stored: string | null): boolean => stored !== null && stored !== DESTROYED && stored !== LOST;
/** How many keys stay in memory: a few megabytes. */
const REMEMBERED = 20_000;
/** How long what was compared is good, in milliseconds: one small read a second for all keys together. */
const GOOD_FOR = 1_000;
/** By how much a timer's clock may run before the one that is compared with, in milliseconds. */
const EARLY = 20;

/** Nothing in the vault tells of this subject: it is an older one than the log's. That is no erasure. */
export class MissingKeyError extends Error {
  override readonly name = 'MissingKeyError';
}

/** Knows of whom the log tells, and hears of a key that is not there any more. */
export interface KeyWitness {
  tellsOf(subject: Subject): boolean;
  missed(subject: Subject): void;
}

/**
 * The keys under which events are sealed, one for each subject: mostly a patient. A destroyed key makes what was
 * sealed under it unreadable for good.
 */
export class PatientKeys {
  /** What goes on to be read of events whose keys are destroyed. */
  readonly parts: KeptParts;
  private readonly remembered = new Map<Subject, Buffer>();
  /** Raised whenever the memory is emptied: what was read before then is not remembered after it. */
  private emptied = 0;
  /** What KEYS_DESTROYED said: every process compares before it uses what it remembers. */
  private word: string | null = null;
  /** On the clock that is never set, in milliseconds. */
  private comparedAt = -Infinity;
  private comparing: Promise<void> | null = null;
  /** Null before the log is known. */
  private witness: KeyWitness | null = null;

  constructor(
    private readonly vault: Vault,
    private readonly goodFor = GOOD_FOR,
  ) {
    this.parts = new KeptParts(vault, this);
  }

  /** From here on no second key is made for a subject of whom the log tells. */
  heed(witness: KeyWitness): void {
    this.witness = witness;
  }

  /**
   * Made at first need: an event about a patient is never written in the clear.
   * @throws DomainError missing when the key was destroyed; unavailable when it is not there any more
   */
  async forSealing(subject: Subject): Promise<Buffer> {
    const known = await this.known(subject);
    if (known) return known;
    const { emptied } = this;
    const stored = this.witness?.tellsOf(subject)
      ? await this.vault.get<string>(keyName(subject))
      : await this.vault.putIfAbsent(keyName(subject), randomBytes(32).toString('base64'));
    if (stored === null) {
      this.witness?.missed(subject);
      throw keyMissing(subject);
    }
    if (stored === DESTROYED) {
      throw forgotten(subject);
    }
    if (stored === LOST) throw missing('key_lost', 'The key to this patient’s data is lost.');
    return this.remember(subject, Buffer.from(stored, 'base64'), emptied);
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
    const known = await this.known(subject);
    if (known) return known;
    const { emptied } = this;
    const stored = await this.vault.get<string>(keyName(subject));
    if (stored === null) this.witness?.missed(subject);
    if (stored === null || stored === LOST) throw new MissingKeyError();
    return stored === DESTROYED ? null : this.remember(subject, Buffer.from(stored, 'base64'), emptied);
  }

  /** Where there is no trace of a key: none may be made any more, or what was sealed would seem to be open. */
  async markLost(subject: Subject): Promise<boolean> {
    if ((await this.vault.get<string>(keyName(subject))) !== null) return false;
    return (await this.vault.putIfAbsent(keyName(subject), LOST)) === LOST;
  }

  /**
   * Writes a key that is not in the vault any more from memory, where it is still known: what was sealed under it
   * would be lost with the process.
   */
  async putBack(subject: Subject): Promise<boolean> {
    const known = (await this.known(subject))?.toString('base64');
    return known !== undefined && (await this.vault.putIfAbsent(keyName(subject), known)) === known;
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

  /** When it resolves, no process of the site opens or seals anything more under the key. */
  async destroy(subject: Subject): Promise<void> {
    // In one step: a key that were gone before its mark stood would be made anew by whoever needs it.
    await this.vault.put(keyName(subject), DESTROYED);
    await this.vault.scrub();
    if (!isRemembered(subject)) return;
    await this.vault.put(KEYS_DESTROYED, randomUUID());
    this.empty();
    // Others compared at the latest when the word was still the old one. A timer may be a little early.
    await wait(this.goodFor + EARLY);
  }

  private async known(subject: Subject): Promise<Buffer | undefined> {
    if (!isRemembered(subject)) return undefined;
    if (performance.now() - this.comparedAt >= this.goodFor) {
      this.comparing ??= this.compare().finally(() => (this.comparing = null));
      await this.comparing;
    }
    return this.remembered.get(subject);
  }

  private async compare(): Promise<void> {
    const asked = performance.now();
    const word = await this.vault.get<string>(KEYS_DESTROYED);
    if (word !== this.word) this.empty();
    this.word = word;
    this.comparedAt = asked;
  }

  private empty(): void {
    this.emptied += 1;
    this.remembered.clear();
  }

  /** Only patients' keys: the others are few, and are destroyed by whichever process serves the rejection. */
  private remember(subject: Subject, key: Buffer, emptied: number): Buffer {
    if (!isRemembered(subject) || emptied !== this.emptied) return key;
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

const isRemembered = (subject: Subject): boolean => typeof subject === 'number';

/** Where the keys of suggestions stand in the vault. */
export const SUGGESTION_KEYS = 'sealing-key/suggestion-';

/** How the names of all keys begin. */
const KEY_FOLDERS = ['patient-key/', 'sealing-key/'] as const;

/** The names of all keys, and of the traces of those that are destroyed or lost. */
export async function namesOfKeys(secrets: Pick<Secrets, 'list'>): Promise<Set<string>> {
  const found = await Promise.all(KEY_FOLDERS.map((folder) => secrets.list(folder)));
  return new Set(found.flat().map(({ key }) => key));
}

/** Whether an entry of the vault's store says that a key was destroyed. What does not open says nothing. */
export function tellsDestroyed(
  siteKey: Buffer,
  { key: name, value }: { readonly key: string; readonly value: string },
): boolean {
  if (!KEY_FOLDERS.some((folder) => name.startsWith(folder))) return false;
  try {
    return openSealed(siteKey, name, value) === DESTROYED;
  } catch {
    return false;
  }
}

/** Where the key of a subject stands in the vault. */
export const keyName = (subject: Subject): EntryName =>
  typeof subject === 'number' ? `patient-key/${subject}` : `sealing-key/${subject}`;

/** The refusal of what would need a key that is not there any more. It was not destroyed. */
const keyMissing = (subject: Subject) =>
  new DomainError(
    'unavailable',
    'key_missing',
    'The key to this data is missing. Nothing of it can be changed until an administrator has put it back.',
    undefined,
    undefined,
    `${keyName(subject)} is missing`,
  );

/** The refusal of what would need a destroyed key. */
export function forgotten(subject: Subject): DomainError {
  if (typeof subject === 'number')
    return missing('forgotten', 'The data of this patient was erased at the end of its keeping.');
  return subject.startsWith('demo-request-')
    ? missing('request_erased', 'This demo request was erased.')
    : missing('suggestion_gone', 'This suggestion was rejected or withdrawn, and its text is gone.');
}
