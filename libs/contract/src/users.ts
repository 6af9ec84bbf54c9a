import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import type { Permissions, Role } from '@vouchwell/rules';
import { Type } from './filled.ts';
import type { ProfileSummary } from './profiles.ts';
import { Emptiable, EmptiableText, IsUsername, Optional, OptionalText, Trimmed } from './fields.ts';

/** Flags that stand apart from the role; an absent flag keeps the role's default. */
export class PermissionFlags implements Partial<Permissions> {
  @Optional() @IsBoolean({ message: 'can_access_admin must be true or false.' }) can_access_admin?: boolean;
  @Optional() @IsBoolean({ message: 'can_manage_users must be true or false.' }) can_manage_users?: boolean;
  @Optional() @IsBoolean({ message: 'can_manage_ai must be true or false.' }) can_manage_ai?: boolean;
  @Optional() @IsBoolean({ message: 'can_manage_rag must be true or false.' }) can_manage_rag?: boolean;
  @Optional() @IsBoolean({ message: 'can_create_cases must be true or false.' }) can_create_cases?: boolean;
  @Optional() @IsBoolean({ message: 'can_export_cases must be true or false.' }) can_export_cases?: boolean;
  @Optional() @IsBoolean({ message: 'can_view_audit must be true or false.' }) can_view_audit?: boolean;
}

class UserFields {
  @Optional()
  @IsIn(['user', 'admin'], { message: 'Role must be user or admin.' })
  role?: Role;

  @Optional()
  @IsBoolean({ message: 'is_active must be true or false.' })
  is_active?: boolean;

  @Optional()
  @ValidateNested({ message: 'permissions must be an object of true and false flags.' })
  @IsObject({ message: 'permissions must be an object of true and false flags.' })
  @Type(() => PermissionFlags)
  permissions?: PermissionFlags;
}

export class CreateUserRequest extends UserFields {
  // Whose name is shown as who did something is read as it is written.
  @Matches(/^\P{Cf}*$/u, { message: 'Full name must not hold invisible characters.' })
  @OptionalText('Full name', 200)
  full_name?: string;

  @Optional()
  @MaxLength(254, { message: 'Email can have at most 254 characters.' })
  @IsEmail({}, { message: 'Email must be an address such as name@example.org.' })
  @Trimmed()
  email?: string;

  @IsUsername()
  @IsString({ message: 'Username is required.' })
  @Trimmed()
  username!: string;

  @MinLength(1, { message: 'Password is required.' })
  @IsString({ message: 'Password is required.' })
  password!: string;
}

/** The username is not editable; a username in the body is dropped. */
export class UpdateUserRequest extends UserFields {
  @Matches(/^\P{Cf}*$/u, { message: 'Full name must not hold invisible characters.' })
  @EmptiableText('Full name', 200)
  full_name?: string | null;

  @Emptiable()
  @MaxLength(254, { message: 'Email can have at most 254 characters.' })
  @IsEmail({}, { message: 'Email must be an address such as name@example.org.' })
  email?: string | null;

  /** Blank keeps the current one. */
  @Optional()
  @IsString({ message: 'Password must be text.' })
  password?: string;
}

export interface UserResponse {
  id: number;
  /** Of what an edit may change: an edit names the one it was based on in If-Match. */
  revision: number;
  username: string;
  full_name: string | null;
  email: string | null;
  role: Role;
  /** As they take effect. */
  permissions: Permissions;
  /** Those that stand apart from the role, whether or not they take effect with it. */
  permission_flags: Partial<Permissions>;
  is_active: boolean;
  /** The present password was chosen by somebody else; no case is signed with it. */
  must_change_password: boolean;
  /** Too many attempts to sign in as them failed: the next is let through then. ISO 8601, UTC; null: at once. */
  slowed_until: string | null;
  /** When whoever holds the machine last restored them as an admin (`npm run admin:recover`). ISO 8601, UTC. */
  recovered_at: string | null;
  /** A code is asked of them beside the password. */
  second_factor: boolean;
  /** Who they are to a payer; changed by PUT /admin/users/{id}/profile. */
  profile: ProfileSummary;
  case_count: number;
  last_login: string | null;
  created_at: string;
}

export interface UsersResponse {
  users: UserResponse[];
}

/** `admin`: those of them who can sign in. */
export interface UserStatsResponse {
  statistics: { user_counts: { total: number; active: number; admin: number; inactive: number } };
}

export interface UserSavedResponse {
  success: true;
  /** Null while the read models lag behind. */
  user: UserResponse | null;
}
