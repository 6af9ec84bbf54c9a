import type { CreateUserRequest, UpdateUserRequest, UserResponse } from '@vouchwell/contract';
import { permissionNames, type Permissions, type Role } from '@vouchwell/rules';

/** What the form holds. */
export interface UserValues {
  username: string;
  /** Empty: the present one stays. */
  password: string;
  full_name: string;
  email: string;
  role: Role;
  /** Flags set apart from the role. */
  flags: Partial<Permissions>;
  is_active: boolean;
}

export const newUser: UserValues = {
  username: '',
  password: '',
  full_name: '',
  email: '',
  role: 'user',
  flags: {},
  is_active: true,
};

export function valuesOf({ username, full_name, email, role, ...user }: UserResponse): UserValues {
  return {
    username,
    password: '',
    full_name: full_name ?? '',
    email: email ?? '',
    role,
    flags: user.permission_flags,
    is_active: user.is_active,
  };
}

/** A blank password is not sent, and of the flags those alone that differ from what they were. */
export function bodyOf(
  values: UserValues,
  flags: Partial<Permissions>,
): UpdateUserRequest & Pick<CreateUserRequest, 'username'> {
  const { username, password, full_name, email, role, is_active } = values;
  const changed = permissionNames.filter((name) => values.flags[name] !== flags[name]);
  return {
    username: username.trim(),
    full_name: full_name.trim(),
    email: email.trim(),
    role,
    is_active,
    ...(password !== '' && { password }),
    ...(changed.length > 0 && {
      permissions: Object.fromEntries(changed.map((name) => [name, values.flags[name]])),
    }),
  };
}
