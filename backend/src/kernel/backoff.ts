import type { Clock } from './clock.ts';
import { DomainError } from './problem.ts';
import type { Vault } from './vault.ts';

interface Failures {
  readonly count: number;
  /** Milliseconds since 1970 of the last attempt that was let through. */
  readonly last: number;
}

/** So many failures cost nothing. */
const FREE = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** After a quiet day the count starts again. */
const FORGOTTEN_MS = 24 * 3_600_000;

/**
 * Slows guessing down, per account and address: from the sixth failure on each further try waits twice as
 * long, up to 15 minutes. Nobody is locked out for good.
 */
export class Backoff {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt before it is checked, so that parallel guesses cannot slip through.
   * @throws DomainError too_many
   */
  async attempt(account: string, address: string | null): Promise<void> {
    const now = this.clock.now().getTime();
    let wait = 0;
    await this.vault.update<Failures>(this.name(account, address), (known) => {
      const failures = known && now - known.last < FORGOTTEN_MS ? known : { count: 0, last: 0 };
      wait = failures.last + waitAfter(failures.count) - now;
      return wait > 0 ? failures : { count: failures.count + 1, last: now };
    });
    if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
  }

  succeeded(account: string, address: string | null): Promise<void> {
    return this.vault.delete(this.name(account, address));
  }

  private name(account: string, address: string | null): string {
    return `backoff/${this.vault.pseudonym('backoff', JSON.stringify([account, address]))}`;
  }
}

function waitAfter(failures: number): number {
  return failures < FREE ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE), LONGEST_WAIT_MS);
}

function tooMany(seconds: number): DomainError {
  const time = seconds === 1 ? '1 second' : `${seconds} seconds`;
  const message = `Too many failed attempts. Please wait ${time} and try again.`;
  return new DomainError('too_many', 'too_many_attempts', message, { retry_after: String(seconds) });
}
