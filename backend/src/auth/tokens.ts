import { createSecretKey } from 'node:crypto';
import type { JwtModuleOptions } from '@nestjs/jwt';
import type { StrategyOptionsWithoutRequest } from 'passport-jwt';
import { ExtractJwt } from 'passport-jwt';
import type { Vault } from '../kernel/vault/vault.ts';

/** What a token says: who, and which session. Everything else is asked of the server each time. */
export interface TokenClaims {
  readonly sub: string;
  readonly sid: string;
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'vouchwell';

// A KeyObject, not a string: its set-up is then paid once and not on every request.
const signingKey = (vault: Vault) => createSecretKey(vault.derivedKey('session-tokens'));

export function issuing(vault: Vault, hours: number): JwtModuleOptions {
  return {
    secret: signingKey(vault),
    signOptions: { algorithm: ALGORITHM, audience: AUDIENCE, expiresIn: hours * 3600 },
  };
}

/** One algorithm, one audience; `kid`, `jku` and the like in a header are never looked at. */
export function accepting(vault: Vault): StrategyOptionsWithoutRequest {
  return {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    // The types know strings and buffers only; the library takes what Node's crypto takes.
    secretOrKey: signingKey(vault) as unknown as Buffer,
    algorithms: [ALGORITHM],
    audience: AUDIENCE,
    ignoreExpiration: false,
  };
}
