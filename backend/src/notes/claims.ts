import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Vault } from '../kernel/vault/vault.ts';

interface Standing {
  readonly holder: string;
  /** Goes up while the holder lives. Absent in what older versions left. */
  readonly counter?: number;
}

/** A name that is held, until it is released. */
export interface Claim {
  /** Never refuses: what cannot be released lapses. */
  release(): Promise<void>;
}

export interface ClaimsOptions {
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
 * Names that one generation at a time holds, over all processes: they stand in the vault with a counter that
 * goes up. Nobody's clock is compared with another's: who wants a name measures, by the monotonic time of its own
 * process, how long the holder's counter has stood still.
 */
export class Claims {
  private readonly mine = new Set<string>();
  private readonly seen = new Map<string, { standing: Standing; since: number }>();
  private readonly pace: Required<ClaimsOptions>;

  constructor(
    private readonly vault: Vault,
    options: ClaimsOptions,
  ) {
    this.pace = { renewMs: 1_000, patienceMs: 10_000, lookMs: 200, ...options };
  }

  /** One look. Null while another holds it, or may: that a holder is dead shows over several looks only. */
  async claim(name: string): Promise<Claim | null> {
    if (this.mine.has(name)) return null;
    const standing = await this.vault.get<Standing>(name);
    if (standing && this.mayLive(name, standing)) return null;
    const holder = randomUUID();
    const next = { holder, counter: 0 };
    const now = await this.vault.update<Standing>(name, (found) => (isSame(found, standing) ? next : found!));
    if (now.holder !== holder) return null;
    this.seen.delete(name);
    this.mine.add(name);
    return this.held(name, holder);
  }

  /** Null once another has shown that it lives and holds the name; that takes a moment, and longer where it died. */
  async claimOrWait(name: string): Promise<Claim | null> {
    for (let first: Standing | null = null; ; await pause(this.pace.lookMs)) {
      const claim = await this.claim(name);
      if (claim || this.mine.has(name)) return claim;
      const standing = this.seen.get(name)?.standing ?? null;
      first ??= standing;
      if (first && standing && !isSame(first, standing)) return null;
    }
  }

  private held(name: string, holder: string): Claim {
    let counter = 0;
    let renewal: Promise<unknown> = Promise.resolve();
    const renew = () => {
      const next = { holder, counter: (counter += 1) };
      const mine = (found: Standing | null) => (found && found.holder !== holder ? found : next);
      renewal = this.vault.update<Standing>(name, mine).catch(() => undefined);
    };
    const { alone, renewMs } = this.pace;
    const renewing = alone ? undefined : setInterval(renew, renewMs);
    return {
      release: async () => {
        clearInterval(renewing);
        // One that is under way would put the name back.
        await renewal;
        const standing = await this.vault.get<Standing>(name).catch(() => null);
        if (standing?.holder === holder) await this.vault.delete(name).catch(() => undefined);
        this.mine.delete(name);
      },
    };
  }

  private mayLive(name: string, standing: Standing): boolean {
    if (this.pace.alone) return false;
    const before = this.seen.get(name);
    const now = performance.now();
    if (before && isSame(before.standing, standing)) return now - before.since < this.pace.patienceMs;
    if (this.seen.size >= REMEMBERED) this.seen.clear();
    this.seen.set(name, { standing, since: now });
    return true;
  }
}

const isSame = (a: Standing | null, b: Standing | null) =>
  a?.holder === b?.holder && a?.counter === b?.counter;
