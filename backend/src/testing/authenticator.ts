import type { RecoveryCodesResponse, SecondFactorSetUpResponse } from '@vouchwell/contract';
import { Secret, TOTP } from 'otpauth';
import type TestAgent from 'supertest/lib/agent.js';
import { type Clock, systemClock } from '../kernel/basics/clock.ts';

/** What somebody has who set up a second factor: the app on their phone, and the sheet of recovery codes. */
export class Authenticator {
  private constructor(
    readonly secret: string,
    readonly recoveryCodes: readonly string[],
    private readonly clock: Clock,
  ) {}

  /** Sets one up, as the person's own screen does. The code of the present step is then spent. */
  static async setUp(by: TestAgent, password: string, clock: Clock = systemClock): Promise<Authenticator> {
    const { secret } = (await by.post('/auth/second-factor/set-up').send({ password }).expect(200))
      .body as SecondFactorSetUpResponse;
    const code = codeAt(secret, clock.now().getTime());
    const confirmed = await by.post('/auth/second-factor/confirm').send({ code }).expect(200);
    return new Authenticator(secret, (confirmed.body as RecoveryCodesResponse).recovery_codes, clock);
  }

  /** What the app shows now, or so many steps of thirty seconds later. */
  code(later = 0): string {
    return codeAt(this.secret, this.clock.now().getTime() + later * 30_000);
  }
}

export const codeAt = (secret: string, timestamp: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
