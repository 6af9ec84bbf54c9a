import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import type { Actor } from '../kernel/deciding/decider.ts';
import { Sessions } from '../kernel/signing-in/sessions.ts';
import { Vault } from '../kernel/vault/vault.ts';
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

/** Whose session a request carries; null: nobody's. Asked before the body of a request is read. */
export function sessionOf(request: FastifyRequest): Promise<Person | null> {
  return new Promise((resolve, reject) => {
    const answer = (error: unknown, person: Person | false | null) =>
      error ? reject(error as Error) : resolve(person || null);
    const authenticate = passport.authenticate('jwt', { session: false }, answer) as Middleware;
    authenticate(request, null, reject);
  });
}

/** Of passport's types, which know another framework's requests; of a request it reads the headers alone. */
type Middleware = (request: FastifyRequest, reply: null, next: (error: unknown) => void) => void;
