import { createSecretKey } from 'node:crypto';
import type { JwtModuleOptions } from '@nestjs/jwt';
import type { Vault } from '../kernel/vault/vault.ts';

/** What a token says: who, and which session. Everything else is asked of the server each time. */
export interface TokenClaims {
  readonly sub: string;
  readonly sid: string;
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'vouchwell';

/** One algorithm, one audience; `kid`, `jku` and the like in a header are never looked at. */
export function tokensOf(vault: Vault, hours: number): JwtModuleOptions {
  return {
    // A KeyObject, not a string: its set-up is then paid once and not for every token.
    secret: createSecretKey(vault.derivedKey('session-tokens')),
    signOptions: { algorithm: ALGORITHM, audience: AUDIENCE, expiresIn: hours * 3600 },
    verifyOptions: { algorithms: [ALGORITHM], audience: AUDIENCE },
  };
}
