import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { PUBLIC, requestFacts, type SessionRequest } from '../http/request.ts';
import type { Actor } from '../kernel/decider.ts';
import { DomainError } from '../kernel/problem.ts';
import { Sessions } from '../kernel/sessions.ts';
import { Vault } from '../kernel/vault.ts';
import { UserQueries } from '../users/user.queries.ts';
import { accepting, type TokenClaims } from './tokens.ts';

type Person = Omit<Actor, 'request'>;

@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy) {
  constructor(
    vault: Vault,
    private readonly sessions: Sessions,
    private readonly users: UserQueries,
  ) {
    super(accepting(vault));
  }

  /** The rights are those of this moment, not those of the sign-in. */
  async validate({ sub, sid }: TokenClaims): Promise<Person | false> {
    const id = Number(sub);
    if (!Number.isSafeInteger(id) || typeof sid !== 'string' || !(await this.sessions.isLive(id, sid)))
      return false;
    const user = await this.users.get(id);
    if (!user?.is_active) return false;
    const { username, full_name, role, flags } = user;
    return { id, username, full_name, role, permissions: flags, session_id: sid };
  }
}

/** Stands before every route that is not marked public. */
@Injectable()
export class SessionGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.get<boolean | undefined>(PUBLIC, context.getHandler())) return true;
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<SessionRequest>();
    request.user = { ...(request.user as Person), request: requestFacts(request) };
    return true;
  }

  override handleRequest<TUser>(error: unknown, user: TUser | false | null): TUser {
    if (error) throw error as Error;
    if (!user) throw new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.');
    return user;
  }
}
