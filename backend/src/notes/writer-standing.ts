import { Injectable } from '@nestjs/common';
import { CaseQueries } from '../cases/case.queries.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { Sessions } from '../kernel/signing-in/sessions.ts';
import { UserQueries } from '../users/user.queries.ts';

/** How soon a generation ends whose asker was shut out; none adds a note after that, however soon it is done. */
const LOOK_MS = 1_000;

/** Whether whoever asked for a note may still have it: a model writes for minutes, and much is taken back in less. */
@Injectable()
export class WriterStanding {
  constructor(
    private readonly cases: CaseQueries,
    private readonly sessions: Sessions,
    private readonly users: UserQueries,
  ) {}

  /**
   * Writes with a signal that aborts when the asker goes away or may no longer have the note.
   * @throws DomainError unauthenticated, forbidden or missing, when it was that
   */
  async during<T>(
    caseId: number,
    actor: Actor,
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
  async demand(caseId: number, actor: Actor): Promise<void> {
    if (!(await this.signedIn(actor))) {
      throw new DomainError(
        'unauthenticated',
        'session_ended',
        'Your session or your rights ended while the note was being written. No note was added. Please sign in again.',
      );
    }
    await this.cases.accessible(caseId, actor);
  }

  /** With the rights that the note was asked with. */
  private async signedIn({ id, session_id, role, permissions }: Actor): Promise<boolean> {
    if (role === 'system') return true;
    if (id === null || session_id === null) return false;
    const user = await this.users.get(id);
    const same = user?.role === role && JSON.stringify(user.flags) === JSON.stringify(permissions);
    return same && user.is_active && this.sessions.isLive(id, session_id);
  }
}

const takenBack = (error: unknown) =>
  error instanceof DomainError && ['unauthenticated', 'forbidden', 'missing'].includes(error.kind);
