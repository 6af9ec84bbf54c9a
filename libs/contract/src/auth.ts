import { IsString, MaxLength, MinLength } from 'class-validator';
import type { Permissions, Role } from '@vouchwell/rules';
import { Trimmed } from './fields.ts';

export class LoginRequest {
  @MaxLength(200, { message: 'Username can have at most 200 characters.' })
  @MinLength(1, { message: 'Username is required.' })
  @Trimmed()
  @IsString({ message: 'Username is required.' })
  username!: string;

  // Longer than a password may be is simply a wrong one; the bound keeps the hash cheap.
  @MaxLength(1024, { message: 'Password is too long.' })
  @MinLength(1, { message: 'Password is required.' })
  @IsString({ message: 'Password is required.' })
  password!: string;
}

export class ChangePasswordRequest {
  @MaxLength(1024, { message: 'Current password is too long.' })
  @MinLength(1, { message: 'Current password is required.' })
  @IsString({ message: 'Current password is required.' })
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
  /** ISO 8601, UTC; null before the first sign-in. */
  last_login: string | null;
  must_change_password: boolean;
}

export interface LoginResponse {
  access_token: string;
  user: SessionUser;
}

export interface MeResponse {
  user: SessionUser;
}

export interface SuccessResponse {
  success: true;
  message?: string;
}
