import type { OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Measures } from '../../kernel/ports/measures.port.ts';
import { conflict, type DomainError } from '../../kernel/basics/problem.ts';
import type { EntryName } from '../../kernel/vault/entries.ts';
import type { Leases } from '../../kernel/vault/leases.ts';
import type { GenerationQueue } from '../model/generation-queue.ts';
import type { Place } from '../model/site-line.ts';

/** Who asks for a note, and for which case. */
export interface Asking {
  readonly caseId: number;
  readonly userId: number;
}

/** One generation per case and one per user at a time, and a few at this site. */
export class Generations implements OnApplicationShutdown {
  private running = 0;
  /** By user: for which case, in this process. */
  private readonly cases = new Map<number, number>();
  private readonly claimed = new Set<Promise<void>>();

  constructor(
    private readonly leases: Leases,
    private readonly queue: GenerationQueue,
    private readonly measures: Pick<Measures, 'generations'>,
  ) {}

  /** @throws DomainError conflict while another of this case or of this user runs or waits. */
  async only<T>({ caseId, userId }: Asking, generation: () => Promise<T>): Promise<T> {
    const ended = Promise.withResolvers<void>();
    this.claimed.add(ended.promise);
    try {
      return await this.holding(`generation/${caseId}`, caseBusy, () =>
        this.holding(
          `generation-of/${userId}`,
          () => userBusy(this.cases.get(userId)),
          () => {
            this.cases.set(userId, caseId);
            return generation().finally(() => this.cases.delete(userId));
          },
        ),
      );
    } finally {
      this.claimed.delete(ended.promise);
      ended.resolve();
    }
  }

  /** Each generation is stopped by now (NotesUnderWay): its leases must not outlive the process. */
  async onApplicationShutdown(): Promise<void> {
    const patience = new AbortController();
    await Promise.race([
      Promise.all(this.claimed),
      pause(SHUTDOWN_MS, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
  }

  private async holding<T>(name: EntryName, busy: () => DomainError, run: () => Promise<T>): Promise<T> {
    const lease = await this.leases.takeOrWait(name);
    if (!lease) throw busy();
    try {
      return await run();
    } finally {
      await lease.release();
    }
  }

  /** How many write at once at this site. */
  get atOnce(): number {
    return this.queue.atOnce;
  }

  /** A model writes, when its turn has come. @throws DomainError unavailable or cancelled, as the queue says. */
  inTurn<T>(writing: () => Promise<T>, signal: AbortSignal, queued?: (place: Place) => void): Promise<T> {
    const counted = async () => {
      this.measures.generations(++this.running);
      try {
        return await writing();
      } finally {
        this.measures.generations(--this.running);
      }
    };
    return this.queue.inTurn(counted, signal, queued);
  }
}

const SHUTDOWN_MS = 5000;

const caseBusy = () => conflict('generation_running', 'A note is already being generated for this case.');
const userBusy = (caseId: number | undefined) => {
  const where = caseId === undefined ? '' : `, for case ${caseId}`;
  return conflict(
    'generation_of_user_running',
    `You already have a note being written${where}. Wait until it is done, or cancel it, before you ask for another.`,
  );
};
