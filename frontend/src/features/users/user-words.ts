import { permissionNames, permits, type Permission, type Role } from '@vouchwell/rules';
import type { UserValues } from './user-values.ts';

export const roleLabel: Record<Role, string> = { user: 'User', admin: 'Admin' };

export const rightLabel: Record<Permission, string> = {
  can_access_admin: 'Open the admin area',
  can_manage_users: 'Manage users',
  can_manage_ai: 'Manage AI settings',
  can_manage_rag: 'Manage the content library',
  can_create_cases: 'Create cases',
  can_export_cases: 'Export cases',
  can_view_audit: 'Read the audit history',
};

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

/** What the form says, a line for each thing, so that two versions can be compared. */
export function userWords({ full_name, email, role, flags, is_active }: UserValues): string {
  return [
    `Full name: ${full_name || 'none'}`,
    `Email: ${email || 'none'}`,
    `Role: ${roleLabel[role]}`,
    `Active User: ${yesOrNo(is_active)}`,
    ...permissionNames.map(
      (name) => `${rightLabel[name]}: ${yesOrNo(permits({ role, permissions: flags }, name))}`,
    ),
  ].join('\n');
}
