import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type {
  FirstStepResponse,
  LoginRequest,
  LoginResponse,
  SecondFactorStanding,
  SecondStepRequest,
  SessionSite,
  SessionUser,
} from '@vouchwell/contract';
import {
  effectivePermissions,
  foldText,
  type PasswordSetBy,
  recentlySet,
  type SecondFactorKind,
} from '@vouchwell/rules';
import { AccessLog } from '../kernel/access/access-log.ts';
import type { SignInFailure } from '../kernel/access/access.events.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Person, Visitor } from '../kernel/deciding/decider.ts';
import { UnavailableError } from '../kernel/log/event-log.port.ts';
import { Backoff, Passwords, Sessions, TooManyAttempts } from '../auth/public.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { SecondFactorCodes, SecondFactorQueries } from '../second-factor/public.ts';
import { type Site, SiteQueries } from '../site/public.ts';
import { type UserDoc, UserQueries } from '../users/public.ts';
import { browserName } from './browser-name.ts';
import { Challenges } from './challenges.ts';
import type { TokenClaims } from './tokens.ts';

/** Sessions begin and end here. They stand in the vault; the history keeps the record of both. */
@Injectable()
export class SigningIn {
  constructor(
    private readonly users: UserQueries,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly backoff: Backoff,
    private readonly access: AccessLog,
    private readonly vault: Vault,
    private readonly jwt: JwtService,
    private readonly commit: Commit,
    private readonly site: SiteQueries,
    private readonly factors: SecondFactorQueries,
    private readonly codes: SecondFactorCodes,
    private readonly challenges: Challenges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The same answer, in the same time, for a name that exists and one that does not. */
  async signIn(body: LoginRequest, visitor: Visitor): Promise<FirstStepResponse> {
    const account = foldText(body.username);
    const { address } = visitor.request;
    const user = await this.users.byName(body.username);
    let cause: SignInFailure | null = null;
    const check = async () => {
      const matches = await this.passwords.matches(user?.id ?? null, body.password);
      cause = !user ? 'unknown' : !matches ? 'wrong_password' : !user.is_active ? 'inactive' : null;
      return cause === null;
    };
    const right = await this.backoff.guard(account, address, check).catch(async (error: unknown) => {
      if (error instanceof TooManyAttempts && error.first)
        await this.failed(account, user, 'too_many', visitor);
      throw error;
    });
    if (!user || !right) {
      await this.failed(account, user, cause ?? 'unknown', visitor);
      throw new DomainError('unauthenticated', 'wrong_credentials', 'Invalid username or password.');
    }
    const factor = await this.factors.inForce(user.id);
    if (!factor) return this.begin(user, visitor, null);
    const known = { user_id: user.id, revision: user.revision, number: factor.number };
    return { second_factor: await this.challenges.issue(known) };
  }

  /** The second step, of whoever has a second factor. One code completes one sign-in. */
  async complete({ challenge: token, code }: SecondStepRequest, visitor: Visitor): Promise<LoginResponse> {
    const challenge = this.challenges.read(token);
    if (!challenge) throw signInOver();
    const user = await this.users.get(challenge.user_id);
    const factor = await this.factors.inForce(challenge.user_id);
    if (!user?.is_active || user.revision !== challenge.revision) throw signInOver();
    if (factor?.number !== challenge.number) throw signInOver();
    const completing = { challenge: challenge.challenge, until: challenge.until };
    const person = personOf(user, visitor, null);
    const by = await this.codes.give(person, factor, code, completing).catch(async (error: unknown) => {
      const cause = causeOf(error);
      if (cause) await this.failed(foldText(user.username), user, cause, visitor);
      throw error;
    });
    return this.begin(user, visitor, by);
  }

  private async begin(user: UserDoc, visitor: Visitor, by: SecondFactorKind | null): Promise<LoginResponse> {
    const session = await this.sessions.begin(user.id, browserName(visitor.request.user_agent));
    const { id } = user;
    const actor = personOf(user, visitor, session.id);
    const data = { user_id: id, ...(by && { second_factor: by }) };
    const position = await this.access.record(actor, { type: 'SignedIn', data });
    if (session.ended > 0) {
      const data = { user_id: id, sessions: session.ended };
      await this.access.record(actor, { type: 'OldSessionsEnded', data });
    }
    await this.commit.visible([{ type: 'SignedIn', data: {} }], position);
    const claims: TokenClaims = { sub: String(id), sid: session.id };
    const access_token = await this.jwt.signAsync({ ...claims });
    const factor = await this.codes.standing(user);
    const present = sessionUser((await this.users.get(id)) ?? user, factor, this.clock.now());
    return { access_token, user: present, site: sessionSite(await this.site.atWork()) };
  }

  private async failed(
    account: string,
    user: UserDoc | null,
    cause: SignInFailure,
    visitor: Visitor,
  ): Promise<void> {
    const name = this.vault.pseudonym('sign-in', account);
    await this.access.record(visitor, {
      type: 'SignInFailed',
      data: { name, user_id: user?.id ?? null, cause },
    });
  }

  /** @throws DomainError unavailable, where it cannot be recorded; the session has ended all the same */
  async signOut(actor: Person): Promise<void> {
    const { id, session_id } = actor;
    if (id === null || session_id === null) return;
    await this.sessions.end(id, session_id);
    await this.access.record(actor, { type: 'SignedOut', data: { user_id: id } }).catch((error: unknown) => {
      throw error instanceof UnavailableError ? unrecorded() : error;
    });
  }
}

function personOf(user: UserDoc, visitor: Visitor, session_id: string | null): Person {
  const { id, username, full_name, role, flags: permissions } = user;
  return { ...visitor, id, username, full_name, role, permissions, session_id };
}

/** Null: no guess. Of refused tries the first alone is written down. */
function causeOf(error: unknown): SignInFailure | null {
  if (error instanceof TooManyAttempts) return error.first ? 'too_many' : null;
  return error instanceof DomainError && error.kind === 'unauthenticated' ? 'wrong_code' : null;
}

const signInOver = () =>
  new DomainError('unauthenticated', 'sign_in_over', 'This sign-in has taken too long. Sign in again.');

const unrecorded = () =>
  new DomainError(
    'unavailable',
    'signed_out_unrecorded',
    'You are signed out. That could not be written into the history.',
  );

export const sessionSite = ({ name, time_zone }: Site): SessionSite => ({ name, time_zone });

export function sessionUser(user: UserDoc, second_factor: SecondFactorStanding, now: Date): SessionUser {
  const { id, username, full_name, email, role, is_active, profile, last_login, must_change_password } = user;
  const permissions = effectivePermissions(role, user.flags);
  const person = { id, username, full_name, email, role, permissions, is_active, profile, last_login };
  const password_set_by = setByAnother(user, now);
  return { ...person, must_change_password, password_set_by, second_factor };
}

/** Told until it is replaced, and for some days after; the first password of an account surprises nobody. */
function setByAnother(user: UserDoc, now: Date): PasswordSetBy | null {
  const { must_change_password, password_set_by: set } = user;
  if (!set || (set.first && !must_change_password)) return null;
  if (!must_change_password && !recentlySet(set, now)) return null;
  const { user_id, name, at } = set;
  return { user_id, name, at };
}
