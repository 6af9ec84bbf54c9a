import { Injectable } from '@nestjs/common';
import { passwordProblem } from '@vouchwell/rules';
import { Backoff, isCommonPassword, passwordOf, Passwords } from '../../auth/public.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { forbidden, invalid } from '../../kernel/basics/problem.ts';
import { SiteQueries } from '../../site/public.ts';

/** Whose password it is to be. */
export interface Person {
  readonly username: string;
  readonly full_name?: string | null;
}

/** A password that somebody chooses for themselves, or for another. */
export interface NewPassword {
  readonly password: string;
  /** The field of the request, for a refusal. */
  readonly field: string;
  /** What people must know to choose a new one themselves. */
  readonly current?: string;
}

/** Which passwords may be chosen. */
@Injectable()
export class PasswordRules {
  constructor(
    private readonly passwords: Passwords,
    private readonly backoff: Backoff,
    private readonly site: SiteQueries,
  ) {}

  /** Why it is refused; null when it is fine. */
  async problem(password: string, { username, full_name }: Person): Promise<string | null> {
    const site = await this.site.atWork();
    const names = [username, full_name ?? '', site.name ?? '', 'vouchwell'];
    const problem = passwordProblem(password, names);
    if (problem) return problem;
    if (!(await isCommonPassword(password))) return null;
    return 'This password is too common. Choose one that nobody else uses.';
  }

  /** @throws DomainError naming the field */
  async demand(password: string, person: Person, field = 'password'): Promise<void> {
    const problem = await this.problem(password, person);
    if (problem) throw invalid('weak_password', problem, { [field]: problem });
  }

  /** That the present one is known, where it is asked. @throws DomainError forbidden or too_many */
  async present(id: number, { current }: NewPassword, { request }: Actor): Promise<void> {
    if (current === undefined) return;
    const check = () => this.passwords.matches(id, current);
    if (await this.backoff.guard(passwordOf(id), request.address, check)) return;
    throw forbidden('wrong_password', 'The current password is not right.');
  }

  /** What somebody else knows is no secret of one's own. @throws DomainError naming the field */
  async ownChoice(id: number, { password, field }: NewPassword): Promise<void> {
    if (await this.passwords.matches(id, password)) {
      const message = 'The new password must differ from the present one.';
      throw invalid('same_password', message, { [field]: message });
    }
    if (await this.passwords.wasGiven(id, password)) {
      const message = 'This password was given to you by somebody else. Choose one that only you know.';
      throw invalid('given_password', message, { [field]: message });
    }
  }
}
