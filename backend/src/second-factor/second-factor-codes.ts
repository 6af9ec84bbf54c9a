import { Inject, Injectable } from '@nestjs/common';
import type { SecondFactorStanding } from '@vouchwell/contract';
import {
  type PasswordSetBy,
  recentlySet,
  type Role,
  type SecondFactorGiven,
  type SecondFactorKind,
} from '@vouchwell/rules';
import { Backoff, codesOf } from '../auth/public.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { DomainError, invalid, type ProblemKind } from '../kernel/basics/problem.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { KeptFactors } from './kept-factors.ts';
import { secondFactorDecider } from './second-factor.decider.ts';
import { secondFactorStream } from './second-factor.events.ts';
import type { SecondFactorDoc } from './second-factor.projections.ts';
import { digitsOf, stepOf } from './one-time-code.ts';
import { SecondFactorQueries } from './second-factor.queries.ts';
import type { Completing, Spending } from './spending.rules.ts';

/** Asks for codes: at sign-in, at signing, and before a second factor is changed. */
@Injectable()
export class SecondFactorCodes {
  constructor(
    private readonly factors: SecondFactorQueries,
    private readonly kept: KeptFactors,
    private readonly backoff: Backoff,
    private readonly commit: Commit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What is asked of somebody, as their own screens tell it. */
  async standing({ id, role }: { readonly id: number; readonly role: Role }): Promise<SecondFactorStanding> {
    const factor = await this.factors.inForce(id);
    const required = await this.factors.requiredOf(role);
    if (!factor) return { on: false, since: null, required, recovery_codes_left: null };
    const recovery_codes_left = await this.kept.codesLeft(id, factor.number);
    return { on: true, since: factor.since, required, recovery_codes_left };
  }

  /**
   * Finds the code right, and spends it when it is told to: what is refused for another reason costs no code. Null:
   * none is asked of this person.
   * @throws DomainError invalid without a code, forbidden or too_many
   */
  async ask(actor: Person, code: string | undefined): Promise<(() => Promise<SecondFactorGiven>) | null> {
    const factor = await this.factors.inForce(actor.id);
    if (!factor) return null;
    if (code === undefined) throw codeMissing();
    await this.guarded(actor, () => this.kept.look(actor.id, factor.number, code, this.clock.now()));
    return async () => {
      const by = accepted(await this.kept.spend(actor.id, factor.number, code, this.clock.now()));
      await this.told(actor, factor, by);
      return { by, reset_by: shown(recentlySet(factor.reset_by, this.clock.now())) };
    };
  }

  /** The step of the code that confirms a secret which is not in force yet. @throws DomainError forbidden or too_many */
  async first({ id, request }: Person, secret: string, code: string): Promise<number> {
    let step: number | null = null;
    await this.backoff.guard(codesOf(id), request.address, () => {
      const digits = digitsOf(code);
      step = digits === null ? null : stepOf(secret, digits, this.clock.now());
      return Promise.resolve(step !== null);
    });
    if (step === null) throw refused('wrong');
    return step;
  }

  /** Spends it at once. `completing`: the sign-in that it completes. @throws DomainError as `ask` does */
  async give(
    actor: Person,
    factor: SecondFactorDoc,
    code: string,
    completing?: Completing,
  ): Promise<SecondFactorKind> {
    const by = await this.guarded(
      actor,
      () => this.kept.spend(actor.id, factor.number, code, this.clock.now(), completing),
      completing ? 'unauthenticated' : 'forbidden',
    );
    await this.told(actor, factor, by);
    return by;
  }

  /** Guesses are slowed as those of passwords are. */
  private async guarded(
    { id, request }: Person,
    check: () => Promise<Spending>,
    kind: ProblemKind = 'forbidden',
  ): Promise<SecondFactorKind> {
    let found: Spending = { refused: 'wrong' };
    await this.backoff.guard(codesOf(id), request.address, async () => {
      found = await check();
      return !('refused' in found);
    });
    return accepted(found, kind);
  }

  private async told(actor: Person, { number }: SecondFactorDoc, by: SecondFactorKind): Promise<void> {
    if (by !== 'recovery_code') return;
    const left = await this.kept.codesLeft(actor.id, number);
    const used = { type: 'UseRecoveryCode', left } as const;
    await this.commit.to(secondFactorStream(actor.id), secondFactorDecider, used, actor);
  }
}

/** @throws DomainError */
function accepted(outcome: Spending, kind: ProblemKind = 'forbidden'): SecondFactorKind {
  if (!('refused' in outcome)) return outcome.by;
  throw refused(outcome.refused, kind);
}

function refused(why: keyof typeof REFUSALS, kind: ProblemKind = 'forbidden'): DomainError {
  const message = REFUSALS[why];
  return new DomainError(kind, `code_${why}`, message, { code: message });
}

const REFUSALS = {
  wrong: 'The code is not right.',
  used: 'This code was used already. Wait until the app shows the next one.',
  completed: 'This sign-in was completed already. Sign in again.',
} as const;

const codeMissing = () => {
  const message = 'Enter the code that your authenticator app shows, or a recovery code.';
  return invalid('code_missing', message, { code: message });
};

const shown = (set: PasswordSetBy | null) => set && { user_id: set.user_id, name: set.name, at: set.at };
