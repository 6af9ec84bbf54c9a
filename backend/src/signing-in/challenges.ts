import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Clock } from '../kernel/basics/clock.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import type { Completing } from '../second-factor/public.ts';

/** For no session: who shows one of these where a session is asked shows nothing. */
const AUDIENCE = 'vouchwell-second-factor';
/** Time enough to look for the phone. */
const LASTS_MS = 5 * 60_000;

/** Whose password was right. */
interface Known {
  readonly user_id: number;
  /** Of the user's stream: whatever happens to the account since, a new password among it, ends the sign-in. */
  readonly revision: number;
  /** Of the second factor that stood then. */
  readonly number: number;
}

export interface Challenge extends Known, Completing {}

/** What a right password is answered while the code is still to come: signed, kept nowhere, and good for one sign-in. */
@Injectable()
export class Challenges {
  constructor(
    private readonly jwt: JwtService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async issue(known: Known): Promise<{ challenge: string; expires_at: string }> {
    const until = this.clock.now().getTime() + LASTS_MS;
    const claims: Challenge = { ...known, challenge: randomUUID(), until };
    const challenge = await this.jwt.signAsync({ ...claims }, { audience: AUDIENCE });
    return { challenge, expires_at: new Date(until).toISOString() };
  }

  /** Null: it is none of ours, or over. */
  read(token: string): Challenge | null {
    try {
      const claims = this.jwt.verify<Challenge>(token, { audience: AUDIENCE });
      const left = claims.until - this.clock.now().getTime();
      // One that would last longer than any may was begun while the clock ran ahead.
      return left > 0 && left <= LASTS_MS ? claims : null;
    } catch {
      return null;
    }
  }
}
