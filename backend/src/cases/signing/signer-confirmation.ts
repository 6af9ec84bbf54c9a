import { Inject, Injectable } from '@nestjs/common';
import { type PasswordSetBy, recentlySet, type SecondFactorGiven } from '@vouchwell/rules';
import { Backoff, Passwords } from '../../auth/public.ts';
import type { Clock } from '../../kernel/basics/clock.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { forbidden } from '../../kernel/basics/problem.ts';
import { CLOCK } from '../../kernel/basics/tokens.ts';
import { SecondFactorCodes } from '../../second-factor/public.ts';
import { type SigningAs, StandingQueries, UserQueries } from '../../users/public.ts';

/** Whoever signs, as a signature tells it. */
export interface Signer {
  /** The account's, never of a free choice [21 CFR 11.50]. */
  readonly as: SigningAs;
  /** Who could have signed in this person's place: they had set the password of this account not long ago. */
  readonly password_set_by: PasswordSetBy | null;
  /** Spends the code, once nothing else can refuse the signature. Null: none is asked of this signer. @throws DomainError */
  readonly spend: (() => Promise<SecondFactorGiven>) | null;
}

/** What a signer typed. */
interface Typed {
  readonly password: string;
  readonly code?: string;
}

/** What every signature needs beside the session: the signer's own password [21 CFR 11.200], and a code of whoever has a second factor. */
@Injectable()
export class SignerConfirmation {
  constructor(
    private readonly users: UserQueries,
    private readonly standing: StandingQueries,
    private readonly passwords: Passwords,
    private readonly backoff: Backoff,
    private readonly codes: SecondFactorCodes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `undone`: a sentence of what then was not done. @throws DomainError invalid without a code, forbidden or too_many */
  async confirm(actor: Person, { password, code }: Typed, undone: string): Promise<Signer> {
    const user = await this.users.get(actor.id);
    if (user?.must_change_password) {
      throw forbidden(
        'must_change_password',
        'Change your password before you sign: somebody else chose it.',
      );
    }
    const account = `signature-of-${actor.id}`;
    const check = () => this.passwords.matches(actor.id, password);
    if (!(await this.backoff.guard(account, actor.request.address, check))) {
      throw forbidden('wrong_password', `The password is not right. ${undone}`);
    }
    const set = recentlySet(user?.password_set_by ?? null, this.clock.now());
    const password_set_by = set && { user_id: set.user_id, name: set.name, at: set.at };
    const spend = await this.codes.ask(actor, code);
    return { as: await this.users.signingAs(actor), password_set_by, spend };
  }

  /**
   * Last before what is signed: its reading may have waited, and who was shut out meanwhile signs nothing.
   * @throws DomainError unauthenticated; unavailable, when it cannot be known
   */
  async demandStanding(actor: Person): Promise<void> {
    await this.standing.demand(actor, 'before it was signed. Nothing was signed.');
  }
}
