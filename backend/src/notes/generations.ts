import type { Measures } from '../kernel/measures.port.ts';
import { conflict } from '../kernel/problem.ts';
import type { Claims } from './claims.ts';
import type { GenerationQueue, Place } from './generation-queue.ts';

/** Who asks for a note, and for which case. */
export interface Asking {
  readonly caseId: number;
  readonly userId: number;
}

/** One generation per case and one per user at a time, and a few at this site. */
export class Generations {
  private running = 0;

  constructor(
    private readonly claims: Claims,
    private readonly queue: GenerationQueue,
    private readonly measures: Pick<Measures, 'generations'>,
  ) {}

  /** @throws DomainError conflict while another of this case or of this user runs or waits. */
  async only<T>({ caseId, userId }: Asking, generation: () => Promise<T>): Promise<T> {
    const ofCase = await this.claims.claim(`generation/${caseId}`);
    if (!ofCase) throw conflict('generation_running', 'A note is already being generated for this case.');
    try {
      const ofUser = await this.claims.claim(`generation-of/${userId}`);
      if (!ofUser) throw conflict('generation_of_user_running', ONE_AT_A_TIME);
      try {
        return await generation();
      } finally {
        await ofUser.release();
      }
    } finally {
      await ofCase.release();
    }
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

const ONE_AT_A_TIME =
  'You already have a note being written. Wait until it is done, or cancel it, before you ask for another.';
