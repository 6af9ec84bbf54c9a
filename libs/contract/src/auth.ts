import { IsString, MaxLength, MinLength } from 'class-validator';
import type { PasswordSetBy, Permissions, Role } from '@vouchwell/rules';
import type { ProfileSummary } from './profiles.ts';
import type { SecondFactorStanding, SecondStepResponse } from './second-factor.ts';
import type { SessionSite } from './site.ts';
import { Trimmed, TypedPassword } from './fields.ts';

export class LoginRequest {
  // Whatever is typed: a name that cannot be is simply a wrong one.
  @MaxLength(200, { message: 'Username can have at most 200 characters.' })
  @MinLength(1, { message: 'Username is required.' })
  @IsString({ message: 'Username is required.' })
  @Trimmed()
  username!: string;

  @TypedPassword('Password')
  password!: string;
}

export class ChangePasswordRequest {
  @TypedPassword('Current password')
  current_password!: string;

  @IsString({ message: 'New password is required.' })
  new_password!: string;
}

/** The signed-in person, as sign-in and GET /auth/me tell it. */
export interface SessionUser {
  id: number;
  username: string;
  full_name: string | null;
  email: string | null;
  role: Role;
  permissions: Permissions;
  is_active: boolean;
  profile: ProfileSummary;
  /** ISO 8601, UTC; null before the first sign-in. */
  last_login: string | null;
  must_change_password: boolean;
  /** Who set a password for this person, for seven days; null: nobody but themselves, or longer ago. */
  password_set_by: PasswordSetBy | null;
  second_factor: SecondFactorStanding;
}

export interface LoginResponse {
  access_token: string;
  user: SessionUser;
  site: SessionSite;
}

/** POST /auth/login: of whoever has a second factor the code is asked next. */
export type FirstStepResponse = LoginResponse | SecondStepResponse;

export interface MeResponse {
  user: SessionUser;
  site: SessionSite;
}

/** Somebody who is signed in at a browser. */
export interface SessionResponse {
  id: string;
  /** Such as “Firefox on Windows”; null where the browser did not tell. */
  browser: string | null;
  /** ISO 8601, UTC, as all times. */
  begun_at: string;
  /** To within five minutes. */
  used_at: string;
  expires_at: string;
  /** It is the one that asks. */
  current: boolean;
}

export interface SessionsResponse {
  sessions: SessionResponse[];
}

export interface SuccessResponse {
  success: true;
  message?: string;
}
