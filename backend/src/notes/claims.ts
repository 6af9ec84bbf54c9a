import { randomUUID } from 'node:crypto';
import type { Clock } from '../kernel/clock.ts';
import type { Vault } from '../kernel/vault.ts';

interface Standing {
  readonly holder: string;
  /** Milliseconds since 1970: without a renewal by then its process is gone. */
  readonly until: number;
}

/** A name that is held, until it is released. */
export interface Claim {
  /** Never refuses: what cannot be released lapses. */
  release(): Promise<void>;
}

const HELD_MS = 30_000;
const RENEW_MS = 10_000;

/**
 * Names that one generation at a time holds, over all processes: they stand in the vault and are renewed. A
 * process that dies frees its own in half a minute.
 */
export class Claims {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** Null while another holds it. */
  async claim(name: string): Promise<Claim | null> {
    const holder = randomUUID();
    if (!(await this.hold(name, holder))) return null;
    const renewing = setInterval(() => void this.hold(name, holder).catch(() => undefined), RENEW_MS);
    return {
      release: async () => {
        clearInterval(renewing);
        const standing = await this.vault.get<Standing>(name).catch(() => null);
        if (standing?.holder === holder) await this.vault.delete(name).catch(() => undefined);
      },
    };
  }

  private async hold(name: string, holder: string): Promise<boolean> {
    // A look costs no write: whoever waits looks often.
    if (this.isTaken(await this.vault.get<Standing>(name), holder)) return false;
    const next = () => ({ holder, until: this.clock.now().getTime() + HELD_MS });
    const standing = await this.vault.update<Standing>(name, (now) =>
      now && this.isTaken(now, holder) ? now : next(),
    );
    return standing.holder === holder;
  }

  private isTaken(standing: Standing | null, holder: string): boolean {
    return standing !== null && standing.holder !== holder && standing.until > this.clock.now().getTime();
  }
}
