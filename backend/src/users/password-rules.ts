import { Inject, Injectable } from '@nestjs/common';
import { passwordProblem } from '@vouchwell/rules';
import type { Config } from '../config.ts';
import { isCommonPassword } from '../kernel/signing-in/common-passwords.ts';
import { invalid } from '../kernel/basics/problem.ts';
import { CONFIG } from '../kernel/basics/tokens.ts';

/** Whose password it is to be. */
export interface Person {
  readonly username: string;
  readonly full_name?: string | null;
}

/** Which passwords may be chosen. */
@Injectable()
export class PasswordRules {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'siteName'>) {}

  /** Why it is refused; null when it is fine. */
  async problem(password: string, { username, full_name }: Person): Promise<string | null> {
    const names = [username, full_name ?? '', this.config.siteName ?? '', 'vouchwell'];
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
}
