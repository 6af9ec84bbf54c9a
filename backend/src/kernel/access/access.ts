import { type Permission, permits } from '@vouchwell/rules';
import type { Actor } from '../deciding/decider.ts';
import { forbidden } from '../basics/problem.ts';

const refusal: Record<Permission, string> = {
  can_access_admin: 'Admin access required',
  can_manage_users: "Access denied. You don't have permission to manage users.",
  can_manage_ai: "Access denied. You don't have permission to manage AI settings.",
  can_manage_rag: "Access denied. You don't have permission to manage the content library.",
  can_create_cases: 'You do not have permission to create cases.',
  can_export_cases: 'You do not have permission to export cases.',
  can_view_audit: 'You do not have permission to read the audit history.',
};

/** Whether they may: the system itself everything, a visitor nothing. */
export function may(actor: Actor, permission: Permission): boolean {
  if (actor.id === null) return actor.role === 'system';
  return permits({ role: actor.role, permissions: actor.permissions }, permission);
}

/** @throws DomainError forbidden, with the sentence for this right. */
export function demand(actor: Actor, permission: Permission): void {
  if (!may(actor, permission)) throw forbidden(permission, refusal[permission]);
}

/** Sees every case and every detail of the models. An admin who may not enter the admin area is as a user is. */
export function isAdmin(actor: Actor): boolean {
  return may(actor, 'can_access_admin');
}
