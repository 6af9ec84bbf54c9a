import { IsString } from 'class-validator';
import type { Permissions, Role } from '@vouchwell/rules';
import { RequiredText, TypedPassword } from './fields.ts';

export class LoginRequest {
  @RequiredText('Username', 200)
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
