import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyRequest } from 'fastify';
import { Newest } from '../kernel/basics/newest.ts';
import { MADE_ROOM } from '@vouchwell/rules';
import { DomainError } from '../kernel/basics/problem.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { DownloadLinks, Sessions } from '../auth/public.ts';
import { addressOf } from '../http/request.ts';
import { UserQueries } from '../users/public.ts';
import type { TokenClaims } from './tokens.ts';

/** A token that was found to be ours; `exp` in seconds since 1970. */
type Verified = TokenClaims & { readonly exp?: number };

/** How many tokens are known to be ours without being verified again. */
const REMEMBERED = 2_000;
/** Of how many ended sessions it is known from where they were used on. */
const ENDED = 10_000;

/** Whose session a request carries. Asked before the body of a request is read. */
@Injectable()
export class SignedIn {
  private readonly told = new Newest<string, true>(ENDED);
  private readonly verified = new Newest<string, Verified>(REMEMBERED);

  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: Sessions,
    private readonly users: UserQueries,
    private readonly links: DownloadLinks,
  ) {}

  /**
   * Null: nobody's. The rights are those of this moment, not those of the sign-in.
   * @throws DomainError unauthenticated, where there is a reason to tell
   */
  async person({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Omit<Person, 'request'> | null> {
    const claims = this.claimsOf(headers.authorization ?? '');
    if (!claims) return null;
    const { sid } = claims;
    const id = Number(claims.sub);
    if (!Number.isSafeInteger(id) || typeof sid !== 'string') return null;
    return this.standing(id, sid);
  }

  /**
   * The same of a browser that fetches a file with a link, which then asks what lies with the link and nothing else. A session
   * that has ended since is over here too.
   */
  async byLink(request: FastifyRequest): Promise<Omit<Person, 'request'> | null> {
    const { link } = request.query as { readonly link?: unknown };
    const wanted = typeof link === 'string' ? await this.links.take(link, addressOf(request)) : null;
    if (!wanted) return null;
    request.query = wanted.asked;
    return this.standing(wanted.user_id, wanted.session_id);
  }

  private async standing(id: number, sid: string): Promise<Omit<Person, 'request'> | null> {
    if (!(await this.sessions.use(id, sid))) {
      if (await this.sessions.madeRoom(id, sid)) throw madeRoom();
      return null;
    }
    const user = await this.users.standing(id);
    if (!user?.is_active) return null;
    const { username, full_name, role, flags } = user;
    return { id, username, full_name, role, permissions: flags, session_id: sid };
  }

  /**
   * Whose session it was that a request of nobody carries; null: no token of ours. Of each session and address it is
   * told once, so that whoever keeps an old token cannot fill the log with it.
   */
  async whoseEnded({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>) {
    const token = tokenIn(headers.authorization ?? '');
    const claims = token === null ? null : this.verifiedOnce(token);
    const user = claims && (await this.users.standing(Number(claims.sub)));
    if (!user || this.told.get(`${claims.sid} ${ip}`)) return null;
    this.told.set(`${claims.sid} ${ip}`, true);
    const { id, username, full_name, role, flags } = user;
    return { id, username, full_name, role, permissions: flags, session_id: claims.sid };
  }

  /** Also where its time is over. */
  private verifiedOnce(token: string): Verified | null {
    try {
      return this.jwt.verify<Verified>(token, { ignoreExpiration: true });
    } catch {
      return null;
    }
  }

  private claimsOf(header: string): Verified | null {
    const token = tokenIn(header);
    if (token === null) return null;
    const known = this.verified.get(token);
    // What a signature binds stays so; only its time passes.
    if (known) return known.exp === undefined || known.exp * 1000 > Date.now() ? known : null;
    try {
      const claims = this.jwt.verify<Verified>(token);
      this.verified.set(token, claims);
      return claims;
    } catch {
      return null;
    }
  }
}

const tokenIn = (header: string): string | null => /^bearer +(\S+)$/i.exec(header)?.[1] ?? null;

const madeRoom = () => new DomainError('unauthenticated', 'session_made_room', MADE_ROOM);
