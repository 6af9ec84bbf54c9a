import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { LoginRequest, LoginResponse, SessionSite, SessionUser } from '@vouchwell/contract';
import { effectivePermissions, foldText, type PasswordSetBy, recentlySet } from '@vouchwell/rules';
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
import { type Site, SiteQueries } from '../site/public.ts';
import { type UserDoc, UserQueries } from '../users/public.ts';
import { browserName } from './browser-name.ts';
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
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The same answer, in the same time, for a name that exists and one that does not. */
  async signIn(body: LoginRequest, visitor: Visitor): Promise<LoginResponse> {
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
    return this.begin(user, visitor);
  }

  private async begin(user: UserDoc, visitor: Visitor): Promise<LoginResponse> {
    const session = await this.sessions.begin(user.id, browserName(visitor.request.user_agent));
    const { id, username, full_name, role, flags } = user;
    const actor: Person = {
      ...visitor,
      id,
      username,
      full_name,
      role,
      permissions: flags,
      session_id: session.id,
    };
    const position = await this.access.record(actor, { type: 'SignedIn', data: { user_id: id } });
    if (session.ended > 0) {
      const data = { user_id: id, sessions: session.ended };
      await this.access.record(actor, { type: 'OldSessionsEnded', data });
    }
    await this.commit.visible([{ type: 'SignedIn', data: {} }], position);
    const claims: TokenClaims = { sub: String(id), sid: session.id };
    const access_token = await this.jwt.signAsync({ ...claims });
    const present = sessionUser((await this.users.get(id)) ?? user, this.clock.now());
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

const unrecorded = () =>
  new DomainError(
    'unavailable',
    'signed_out_unrecorded',
    'You are signed out. That could not be written into the history.',
  );

export const sessionSite = ({ name, time_zone }: Site): SessionSite => ({ name, time_zone });

export function sessionUser(user: UserDoc, now: Date): SessionUser {
  const { id, username, full_name, email, role, is_active, profile, last_login, must_change_password } = user;
  const permissions = effectivePermissions(role, user.flags);
  const person = { id, username, full_name, email, role, permissions, is_active, profile, last_login };
  return { ...person, must_change_password, password_set_by: setByAnother(user, now) };
}

/** Told until it is replaced, and for some days after; the first password of an account surprises nobody. */
function setByAnother(user: UserDoc, now: Date): PasswordSetBy | null {
  const { must_change_password, password_set_by: set } = user;
  if (!set || (set.first && !must_change_password)) return null;
  if (!must_change_password && !recentlySet(set, now)) return null;
  const { user_id, name, at } = set;
  return { user_id, name, at };
}
