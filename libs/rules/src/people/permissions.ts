export type Role = 'admin' | 'user';

export const permissionNames = [
  'can_access_admin',
  'can_manage_users',
  'can_manage_ai',
  'can_manage_rag',
  'can_create_cases',
  'can_export_cases',
  'can_view_audit',
] as const;
export type Permission = (typeof permissionNames)[number];
export type Permissions = Record<Permission, boolean>;

interface Person {
  role: Role;
  /** Flags that stand apart from the role; an absent one keeps the role's default. */
  permissions?: Partial<Permissions> | null;
}

/** Rights of the admin area: they need the admin role and its door, can_access_admin, as well as the flag. */
const adminOnly: ReadonlySet<Permission> = new Set([
  'can_access_admin',
  'can_manage_users',
  'can_manage_ai',
  'can_manage_rag',
]);

/**
 * Whether a person may. Admin-area rights need the admin role, can_access_admin and a flag that is not false;
 * creating and exporting cases are allowed to any role unless the flag is false; the audit history is open by
 * default to those who may enter the admin area, and to others whose flag is true.
 */
export function permits(person: Person, permission: Permission): boolean {
  const flag = person.permissions?.[permission];
  if (permission === 'can_view_audit') return flag ?? entersAdminArea(person);
  if (adminOnly.has(permission) && !entersAdminArea(person)) return false;
  return flag !== false;
}

function entersAdminArea({ role, permissions }: Person): boolean {
  return role === 'admin' && permissions?.can_access_admin !== false;
}

/** Every flag as it takes effect for this person. */
export function effectivePermissions(role: Role, flags: Partial<Permissions> = {}): Permissions {
  const entries = permissionNames.map((name) => [name, permits({ role, permissions: flags }, name)]);
  return Object.fromEntries(entries) as Permissions;
}
