import { hash as argon2, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { outcomeAtHand } from '../kernel/basics/change-outcome.ts';
import { Turns } from '../kernel/basics/turns.ts';
import type { EntryName } from '../kernel/vault/entries.ts';
import type { Vault } from '../kernel/vault/vault.ts';

/** argon2id, 19 MiB, two passes: OWASP's least. The numeral is the library's own for argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One of the four threads of Node's own pool stays free for files and names; each hash takes 19 MiB. */
const AT_ONCE = Math.min(3, availableParallelism());
/** Some seconds of work: a whole site may come in at eight o'clock. */
const IN_LINE = 200;
/** Nobody who knows a password can fill the line with it. More than wrong ones ever reach, which wait earlier on. */
const OF_ONE = 20;
/** For the whole process. */
const turns = new Turns(AT_ONCE, IN_LINE, OF_ONE);

const hash = (password: string) => turns.run(() => argon2(password, cost));

/** Password hashes, in the vault: the log never sees one. */
export class Passwords {
  /** Compared against when there is nothing to compare, so that an unknown name costs the same time. */
  private readonly nobody = hash('no such person');

  constructor(
    private readonly vault: Vault,
    /** Takes some 40 ms of a processor, nearly all of what a check takes. */
    private readonly compare: (hashed: string, password: string) => Promise<boolean> = verify,
  ) {}

  /**
   * `given`: somebody else knows it, so it may be used, but never be chosen again. `change` says what is to be recorded
   * of it: as long as `recorded` has not been called, `unrecorded` tells it.
   */
  async replace(userId: number, password: string, given: boolean, change: unknown): Promise<void> {
    const hashed = await hash(password);
    await this.vault.put(unrecordedName(userId), { hashed, change });
    if (given) await this.vault.put(givenName(userId), hashed);
    outcomeAtHand()?.written();
    await this.vault.put(name(userId), hashed);
  }

  /** What `replace` was told of the password that stands; null once that is recorded, and where it never stood. */
  async unrecorded<T>(userId: number): Promise<T | null> {
    const begun = await this.vault.get<Unrecorded<T>>(unrecordedName(userId));
    return begun?.hashed === (await this.vault.get<string>(name(userId))) ? (begun?.change ?? null) : null;
  }

  recorded(userId: number): Promise<void> {
    return this.vault.delete(unrecordedName(userId));
  }

  /** Whose passwords may not be recorded. */
  async allUnrecorded(): Promise<number[]> {
    const entries = await this.vault.list(unrecordedName(''));
    return entries.map(({ name: one }) => Number(one.slice(unrecordedName('').length)));
  }

  /** Whether it is the last one that somebody else gave. */
  async wasGiven(userId: number, password: string): Promise<boolean> {
    const given = await this.vault.get<string>(givenName(userId));
    return given !== null && this.verified(given, password, userId);
  }

  /** Only where there is none yet; tells whether this one stands. `given`: somebody else knows it. */
  async setFirst(userId: number, password: string, given = false): Promise<boolean> {
    const hashed = await hash(password);
    if (given) await this.vault.putIfAbsent(givenName(userId), hashed);
    return (await this.vault.putIfAbsent(name(userId), hashed)) === hashed;
  }

  async exists(userId: number): Promise<boolean> {
    return (await this.vault.get<string>(name(userId))) !== null;
  }

  /** Null: nobody; answers false in the same time. @throws DomainError unavailable, when too many ask at once */
  async matches(userId: number | null, password: string): Promise<boolean> {
    const stored = userId === null ? null : await this.vault.get<string>(name(userId));
    const matched = await this.verified(stored ?? (await this.nobody), password, userId);
    return matched && stored !== null;
  }

  private verified(hashed: string, password: string, whose: number | null): Promise<boolean> {
    return turns.run(() => this.compare(hashed, password), whose);
  }
}

interface Unrecorded<T> {
  readonly hashed: string;
  readonly change: T;
}

const name = (userId: number): EntryName => `password/${userId}`;
const givenName = (userId: number): EntryName => `password-given/${userId}`;
const unrecordedName = (userId: number | ''): EntryName => `password-unrecorded/${userId}`;
