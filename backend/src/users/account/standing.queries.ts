import { Injectable } from '@nestjs/common';
import { effectivePermissions, type Permission } from '@vouchwell/rules';
import { DomainError } from '../../kernel/basics/problem.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { Sessions } from '../../auth/public.ts';
import { UserQueries } from './user.queries.ts';

/** Whether somebody is still who they were when long work for them began. */
@Injectable()
export class StandingQueries {
  constructor(
    private readonly users: UserQueries,
    private readonly sessions: Sessions,
  ) {}

  /** Signed in, with the same role and rights. The system always is. @throws DomainError unavailable */
  async holds({ id, session_id, role, permissions }: Actor): Promise<boolean> {
    if (role === 'system') return true;
    if (id === null || session_id === null) return false;
    const user = await this.users.get(id);
    const same = user?.role === role && JSON.stringify(user.flags) === JSON.stringify(permissions);
    return same && user.is_active && this.sessions.isLive(id, session_id);
  }

  /**
   * `when`: when they ended, and what was not done then.
   * @throws DomainError unauthenticated; unavailable, when it cannot be known
   */
  async demand(actor: Actor, when: string): Promise<void> {
    if (await this.holds(actor)) return;
    const message = `Your session or your rights ended ${when} Please sign in again.`;
    throw new DomainError('unauthenticated', 'session_ended', message);
  }

  /** Active, and with this right at this moment, signed in or not. @throws DomainError unavailable */
  async may(id: number, right: Permission): Promise<boolean> {
    const user = await this.users.standing(id);
    return user !== null && user.is_active && effectivePermissions(user.role, user.flags)[right];
  }
}
