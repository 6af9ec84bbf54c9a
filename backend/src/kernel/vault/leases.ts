import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { lookAt, signOf, type Tenure, type Watch } from '../basics/tenure.ts';
import type { EntryName } from './entries.ts';
import type { Vault } from './vault.ts';

/** A name that is held, until it is released. */
export interface Lease {
  /** Never refuses: what cannot be released lapses. */
  release(): Promise<void>;
}

export interface LeasesOptions {
  /** No other process serves this site: what this one does not hold is held by nobody. */
  readonly alone: boolean;
  /** In milliseconds: how often a holder shows that it lives. */
  readonly renewMs?: number;
  /** In milliseconds: after so long without that it counts as dead. */
  readonly patienceMs?: number;
  readonly lookMs?: number;
}

/** More names than that are not waited for at once; what was seen of them is then forgotten. */
const REMEMBERED = 1_000;

/**
 * Names that one process at a time holds: they stand in the vault with a counter that goes up, and a holder whose
 * counter stands still for too long counts as dead.
 */
export class Leases {
  private readonly mine = new Set<string>();
  /** Those of mine that are on their way out. */
  private readonly leaving = new Map<string, Promise<void>>();
  private readonly seen = new Map<string, Watch>();
  private readonly pace: Required<LeasesOptions>;

  constructor(
    private readonly vault: Vault,
    options: LeasesOptions,
  ) {
    const pace = { renewMs: 1_000, patienceMs: 10_000, lookMs: 200, ...options };
    this.pace = options.alone ? { ...pace, patienceMs: 0 } : pace;
  }

  /** One look. Null while another holds it, or may: that a holder is dead shows over several looks only. */
  async take(name: EntryName): Promise<Lease | null> {
    if (this.mine.has(name)) return null;
    const standing = await this.vault.get<Tenure>(name);
    if (!this.mayTake(name, standing)) return null;
    const holder = randomUUID();
    const next = { holder, counter: 0 };
    const now = await this.vault.update<Tenure>(name, (found) =>
      found && (!standing || signOf(found) !== signOf(standing)) ? found : next,
    );
    if (now.holder !== holder) return null;
    this.seen.delete(name);
    this.mine.add(name);
    return this.held(name, holder);
  }

  /** Null once another has shown that it lives and holds the name; that takes a moment, and longer where it died. */
  async takeOrWait(name: EntryName): Promise<Lease | null> {
    for (let first: string | null = null; ; await pause(this.pace.lookMs)) {
      // Whoever gave up and asks again at once finds it free.
      await this.leaving.get(name);
      const lease = await this.take(name);
      if (lease || this.mine.has(name)) return lease;
      const sign = this.seen.get(name)?.sign ?? null;
      first ??= sign;
      if (sign !== null && sign !== first) return null;
    }
  }

  private held(name: EntryName, holder: string): Lease {
    let counter = 0;
    let renewal: Promise<unknown> = Promise.resolve();
    const renew = () => {
      const next = { holder, counter: (counter += 1) };
      const mine = (found: Tenure | null) => (found && found.holder !== holder ? found : next);
      renewal = this.vault.update<Tenure>(name, mine).catch(() => undefined);
    };
    const { alone, renewMs } = this.pace;
    const renewing = alone ? undefined : setInterval(renew, renewMs);
    return {
      release: async () => {
        clearInterval(renewing);
        const left = this.leave(name, holder, renewal);
        this.leaving.set(name, left);
        await left;
      },
    };
  }

  private async leave(name: string, holder: string, renewal: Promise<unknown>): Promise<void> {
    // One that is under way would put the name back.
    await renewal;
    const standing = await this.vault.get<Tenure>(name).catch(() => null);
    if (standing?.holder === holder) await this.vault.delete(name).catch(() => undefined);
    this.mine.delete(name);
    this.leaving.delete(name);
  }

  private mayTake(name: string, standing: Tenure | null): boolean {
    const { patienceMs } = this.pace;
    const { may, watch } = lookAt(standing, this.seen.get(name) ?? null, {
      now: performance.now(),
      patienceMs,
    });
    if (!watch) this.seen.delete(name);
    else if (!may) {
      if (this.seen.size >= REMEMBERED && !this.seen.has(name)) this.seen.clear();
      this.seen.set(name, watch);
    }
    return may;
  }
}
