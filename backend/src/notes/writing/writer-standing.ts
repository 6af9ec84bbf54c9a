import { Injectable } from '@nestjs/common';
import { CaseQueries } from '../../cases/public.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { DomainError } from '../../kernel/basics/problem.ts';
import { StandingQueries } from '../../users/public.ts';

/** How soon a generation ends whose asker was shut out; none adds a note after that, however soon it is done. */
const LOOK_MS = 1_000;

/** Whether whoever asked for a note may still have it: a model writes for minutes, and much is taken back in less. */
@Injectable()
export class WriterStanding {
  constructor(
    private readonly cases: CaseQueries,
    private readonly standing: StandingQueries,
  ) {}

  /**
   * Writes with a signal that aborts when the asker goes away or may no longer have the note.
   * @throws DomainError unauthenticated, forbidden or missing, when it was that
   */
  async during<T>(
    caseId: number,
    actor: Person,
    gone: AbortSignal,
    writing: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const lost = new AbortController();
    const look = () =>
      this.demand(caseId, actor).catch((error: unknown) => {
        // Where it cannot be asked, the next time decides.
        if (takenBack(error)) lost.abort(error);
      });
    const timer = setInterval(() => void look(), LOOK_MS);
    try {
      return await writing(AbortSignal.any([gone, lost.signal]));
    } catch (error) {
      throw lost.signal.aborted ? lost.signal.reason : error;
    } finally {
      clearInterval(timer);
    }
  }

  /** @throws DomainError unauthenticated, forbidden or missing; unavailable, when it cannot be known */
  async demand(caseId: number, actor: Person): Promise<void> {
    await this.standing.demand(actor, 'while the note was being written. No note was added.');
    await this.cases.accessible(caseId, actor);
  }
}

const takenBack = (error: unknown) =>
  error instanceof DomainError && ['unauthenticated', 'forbidden', 'missing'].includes(error.kind);
