import { randomUUID } from 'node:crypto';
import type { Clock } from '../kernel/clock.ts';
import type { Measures } from '../kernel/measures.port.ts';
import { conflict } from '../kernel/problem.ts';
import type { Vault } from '../kernel/vault.ts';

interface Claim {
  readonly holder: string;
  /** Milliseconds since 1970: without a renewal by then its process is gone. */
  readonly until: number;
}

const HELD_MS = 30_000;
const RENEW_MS = 10_000;

/** One generation per case at a time, over all processes. A process that dies frees its cases in half a minute. */
export class Generations {
  private running = 0;

  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly measures: Pick<Measures, 'generations'>,
  ) {}

  /** @throws DomainError conflict while another is under way. */
  async only<T>(caseId: number, generation: () => Promise<T>): Promise<T> {
    const [name, holder] = [`generation/${caseId}`, randomUUID()];
    await this.claim(name, holder);
    const renewing = setInterval(() => void this.claim(name, holder).catch(() => undefined), RENEW_MS);
    this.measures.generations(++this.running);
    try {
      return await generation();
    } finally {
      clearInterval(renewing);
      this.measures.generations(--this.running);
      await this.release(name, holder);
    }
  }

  private async claim(name: string, holder: string): Promise<void> {
    const now = this.clock.now().getTime();
    const standing = await this.vault.update<Claim>(name, (claim) =>
      claim && claim.holder !== holder && claim.until > now ? claim : { holder, until: now + HELD_MS },
    );
    if (standing.holder !== holder) {
      throw conflict('generation_running', 'A note is already being generated for this case.');
    }
  }

  /** What cannot be released lapses. */
  private async release(name: string, holder: string): Promise<void> {
    const claim = await this.vault.get<Claim>(name).catch(() => null);
    if (claim?.holder === holder) await this.vault.delete(name).catch(() => undefined);
  }
}
