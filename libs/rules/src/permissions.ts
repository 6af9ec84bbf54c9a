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

/** Rights that need the admin role as well as the flag. */
const adminOnly: ReadonlySet<Permission> = new Set([
  'can_access_admin',
  'can_manage_users',
  'can_manage_ai',
  'can_manage_rag',
]);

/**
 * Whether a person may. Admin-area rights need the admin role and a flag that is not false; creating and
 * exporting cases are allowed to any role unless the flag is false; the audit history is open to admins by
 * default and to others whose flag is true.
 */
export function permits(
  person: { role: Role; permissions?: Partial<Permissions> | null },
  permission: Permission,
): boolean {
  const flag = person.permissions?.[permission];
  if (permission === 'can_view_audit') return flag ?? person.role === 'admin';
  if (adminOnly.has(permission) && person.role !== 'admin') return false;
  return flag !== false;
}

/** Every flag as it takes effect for this person. */
export function effectivePermissions(role: Role, flags: Partial<Permissions> = {}): Permissions {
  const entries = permissionNames.map((name) => [name, permits({ role, permissions: flags }, name)]);
  return Object.fromEntries(entries) as Permissions;
}
