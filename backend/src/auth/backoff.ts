import { AtHome } from './at-home.ts';
import {
  type Failures,
  OF_ACCOUNT,
  OF_ADDRESS,
  OF_PAIR,
  oneLess,
  oneMore,
  type Pace,
  waitOf,
} from './backoff-pace.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { networkOf } from '../kernel/basics/network-of.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { SlowedAccounts } from './slowed-accounts.ts';
import type { EntryName } from '../kernel/vault/entries.ts';
import type { Vault } from '../kernel/vault/vault.ts';

const DAY_MS = 24 * 3_600_000;
/** Entries lie under the day they were written on; a day's place is used again after so many. */
const PLACES = 4;

interface Counter {
  readonly name: string;
  readonly pace: Pace;
}

/**
 * Slows guessing down, without locking anybody out for good: per pair of account and address, and, where the account
 * is not at home at that address, per account and per address as well. Whoever is at home somewhere is held up by
 * failures there alone, whatever strangers do elsewhere. Counted in the vault, for all processes together.
 */
export class Backoff {
  private readonly homes: AtHome;
  private readonly slowed: SlowedAccounts;
  private swept = -1;

  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {
    this.homes = new AtHome(vault);
    this.slowed = new SlowedAccounts(vault);
  }

  /**
   * Tells what `check` tells. The attempt is counted before it is checked, so that parallel guesses cannot slip
   * through; one that was right, or could not be checked, is taken back.
   * @throws TooManyAttempts, before anything is checked
   */
  async guard(account: string, address: string | null, check: () => Promise<boolean>): Promise<boolean> {
    await this.sweep();
    const network = networkOf(address);
    const counters = await this.counters(account, network);
    await this.count(counters);
    try {
      const right = await check();
      if (right) await this.wasRight(account, network, counters);
      else await this.noteSlowed(account, counters);
      return right;
    } catch (error) {
      for (const counter of counters) await this.change(counter, oneLess);
      throw error;
    }
  }

  /** Until when attempts at this account are held up somewhere; null: nowhere. */
  async slowedUntil(account: string): Promise<Date | null> {
    const waits = await this.slowed.waits(account);
    const until = Math.max(0, ...waits.map((wait) => wait.until));
    return until > this.now() ? new Date(until) : null;
  }

  /**
   * Lets an account be tried again at once, wherever it is held up; what an address tries at all accounts still counts.
   * Tells whether it was.
   */
  async forgive(account: string): Promise<boolean> {
    const waits = await this.slowed.waits(account);
    for (const { counter } of waits)
      await this.vault.put(this.place(counter), { count: 0, last: this.now() } satisfies Failures);
    await this.slowed.clear(account);
    return waits.length > 0;
  }

  private async noteSlowed(account: string, counters: readonly Counter[]): Promise<void> {
    const now = this.now();
    const waits = [];
    for (const { name, pace } of counters.filter((one) => one.pace !== OF_ADDRESS)) {
      const wait = waitOf(await this.failures(name), pace, now);
      if (wait > 0) waits.push({ counter: name, until: now + wait });
    }
    await this.slowed.note(account, waits);
  }

  /** Forgets what has passed: whole days at a time, so that it costs the same however many tried. */
  private async sweep(): Promise<void> {
    const today = this.today();
    if (this.swept === today) return;
    this.swept = today;
    for (const day of [today + 1, today + 2]) await this.vault.deleteAll(`attempts/${day % PLACES}/`);
    await this.slowed.sweep();
    // Where they stood in the past.
    await this.vault.deleteAll('backoff/');
  }

  /** The pair's own comes first. */
  private async counters(account: string, network: string): Promise<Counter[]> {
    const pair = this.counter(OF_PAIR, 'pair', account, network);
    if (await this.homes.has(account, network, this.today())) return [pair];
    return [pair, this.counter(OF_ACCOUNT, 'account', account), this.counter(OF_ADDRESS, 'address', network)];
  }

  /** All are looked at before one is counted: a try that is refused makes no wait longer. */
  private async count(counters: readonly Counter[]): Promise<void> {
    const now = this.now();
    for (const counter of counters) {
      const wait = waitOf(await this.failures(counter.name), counter.pace, now);
      if (wait > 0) throw await this.refusal(counter, wait);
    }
    const counted: Counter[] = [];
    for (const counter of counters) {
      let wait = 0;
      await this.change(counter, (failures, pace) => {
        wait = waitOf(failures, pace, now);
        return wait > 0 ? failures! : oneMore(failures, pace, now);
      });
      // Of parallel ones, those that came too late.
      if (wait > 0) {
        for (const one of counted) await this.change(one, oneLess);
        throw await this.refusal(counter, wait);
      }
      counted.push(counter);
    }
  }

  /** Only the first since an attempt was let through is written down: a stranger must not write as fast as they ask. */
  private async refusal(counter: Counter, wait: number): Promise<TooManyAttempts> {
    let first = false;
    if (!(await this.failures(counter.name))?.told) {
      await this.change(counter, (failures) => {
        first = !failures?.told;
        return { ...failures!, told: true };
      });
    }
    return new TooManyAttempts(wait, first);
  }

  /** Forgets what failed here; what others did to the account, or from the address, stays. */
  private async wasRight(
    account: string,
    network: string,
    [pair, ...wider]: readonly Counter[],
  ): Promise<void> {
    await this.change(pair!, () => ({ count: 0, last: this.now() }));
    for (const counter of wider) await this.change(counter, oneLess);
    await this.slowed.forget(account, pair!.name);
    await this.homes.add(account, network, this.today());
  }

  private async change(
    { name, pace }: Counter,
    how: (failures: Failures | null, pace: Pace, now: number) => Failures,
  ): Promise<void> {
    const before = await this.failures(name);
    await this.vault.update<Failures>(this.place(name), (stored) => how(stored ?? before, pace, this.now()));
  }

  /** Of today or, until it is written again, of yesterday. What lies there of an earlier round is forgiven. */
  private async failures(name: string): Promise<Failures | null> {
    const today = await this.vault.get<Failures>(this.place(name));
    return today ?? this.vault.get<Failures>(this.place(name, this.today() - 1));
  }

  private counter(pace: Pace, ...of: readonly string[]): Counter {
    return { name: this.vault.pseudonym('backoff', JSON.stringify(of)), pace };
  }

  private place(name: string, day = this.today()): EntryName {
    return `attempts/${day % PLACES}/${name}`;
  }

  private today(): number {
    return Math.floor(this.now() / DAY_MS);
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

export class TooManyAttempts extends DomainError {
  constructor(
    /** Milliseconds. */
    wait: number,
    /** Whether it is the first that is refused since an attempt was let through. */
    readonly first: boolean,
  ) {
    const seconds = Math.ceil(wait / 1000);
    const time = seconds === 1 ? '1 second' : `${seconds} seconds`;
    const message = `Too many failed attempts. Please wait ${time} and try again.`;
    super('too_many', 'too_many_attempts', message, { retry_after: String(seconds) });
  }
}
