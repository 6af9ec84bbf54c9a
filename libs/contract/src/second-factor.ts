import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import type { Role } from '@vouchwell/rules';
import { Optional, together, TypedPassword } from './fields.ts';

/** Six digits of an authenticator app, or a recovery code, as it was typed: spaces and hyphens do not count. */
export function TypedCode(): PropertyDecorator {
  const required = 'Code is required.';
  return together(
    IsString({ message: required }),
    MinLength(1, { message: required }),
    MaxLength(40, { message: 'Code is too long.' }),
  );
}

/** The same; of whoever has no second factor none is asked. */
export function OptionalCode(): PropertyDecorator {
  return together(
    MaxLength(40, { message: 'Code is too long.' }),
    IsString({ message: 'Code must be text.' }),
    Optional(),
  );
}

/** POST /auth/login/second-factor: what a sign-in with a right password was answered, and the code. */
export class SecondStepRequest {
  @MaxLength(1_000, { message: 'challenge is too long.' })
  @MinLength(1, { message: 'challenge is required.' })
  @IsString({ message: 'challenge is required.' })
  challenge!: string;

  @TypedCode()
  code!: string;
}

/** POST /auth/second-factor/set-up */
export class SetUpSecondFactorRequest {
  @TypedPassword('Password')
  password!: string;
}

/** POST /auth/second-factor/confirm: the first code that the app shows. */
export class ConfirmSecondFactorRequest {
  @TypedCode()
  code!: string;
}

/** POST /auth/second-factor/remove and …/recovery-codes */
export class ChangeSecondFactorRequest {
  @TypedPassword('Password')
  password!: string;

  @TypedCode()
  code!: string;
}

/** PUT /admin/second-factor: of whom a second factor is required. */
export class SecondFactorRuleRequest {
  @IsIn(['user', 'admin'], { each: true, message: 'Each of roles must be user or admin.' })
  @ArrayMaxSize(2, { message: 'roles can have at most 2 entries.' })
  @IsArray({ message: 'roles must be a list.' })
  roles!: Role[];
}

/** Of whoever asks. */
export interface SecondFactorStanding {
  on: boolean;
  /** Since when it is on. ISO 8601, UTC. */
  since: string | null;
  /** By the site, of people of this role: without one nothing else is answered. */
  required: boolean;
  /** Null: it is not on. */
  recovery_codes_left: number | null;
}

/** What a sign-in is answered whose password is right, and whose code is still to come. */
export interface SecondStepResponse {
  second_factor: {
    challenge: string;
    /** ISO 8601, UTC */
    expires_at: string;
  };
}

/** Not in force before a code confirms it. */
export interface SecondFactorSetUpResponse {
  /** RFC 4648 base 32, for an app that reads no QR code. */
  secret: string;
  /** The same for an app on this very device. */
  uri: string;
  /** The QR code, an SVG document. */
  qr_svg: string;
}

/** Shown once: the server keeps no more than what they are compared with. */
export interface RecoveryCodesResponse {
  recovery_codes: string[];
}

export interface SecondFactorRuleResponse {
  /** Of the last change, which an edit names in If-Match; null before the first. */
  revision: number | null;
  roles: Role[];
}
