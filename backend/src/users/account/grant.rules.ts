import { effectivePermissions, type Permission, permissionNames, type Permissions } from '@vouchwell/rules';
import { may } from '../../kernel/access/access.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { forbidden } from '../../kernel/basics/problem.ts';
import type { UserFields } from './user.events.ts';

/** What somebody may, as it takes effect now. */
export type Rights = Readonly<Permissions>;

/** A person as far as rights go. */
interface Standing {
  readonly active: boolean;
  readonly fields: Pick<UserFields, 'role' | 'flags'>;
}

const names: Record<Permission, string> = {
  can_access_admin: 'the admin area',
  can_manage_users: 'managing users',
  can_manage_ai: 'managing AI settings',
  can_manage_rag: 'managing the content library',
  can_create_cases: 'creating cases',
  can_export_cases: 'exporting cases',
  can_view_audit: 'reading the audit history',
};

export const noRights = Object.fromEntries(permissionNames.map((name) => [name, false])) as Permissions;
export const allRights = Object.fromEntries(permissionNames.map((name) => [name, true])) as Permissions;

/** Of whoever acts; the system has all. */
export function rightsOfActor(actor: Actor): Rights {
  return Object.fromEntries(permissionNames.map((name) => [name, may(actor, name)])) as Permissions;
}

/** Who cannot sign in has none. */
export function rightsOf({ active, fields }: Standing): Rights {
  return active ? effectivePermissions(fields.role, fields.flags) : noRights;
}

/** Whether somebody can let others in: of these one must stay at every site. */
export function managesUsers(person: Standing): boolean {
  return rightsOf(person).can_manage_users;
}

/**
 * Nobody gives away what they do not have themselves, be it to a new user or to one who comes back.
 * @throws DomainError forbidden, naming what was not theirs to give
 */
export function grantable(before: Rights, after: Rights, by: Rights): void {
  const beyond = permissionNames.filter((name) => after[name] && !before[name] && !by[name]);
  if (beyond.length === 0) return;
  const list = beyond.map((name) => names[name]).join(', ');
  throw forbidden('right_not_own', `You cannot give a right that you do not have yourself: ${list}.`);
}

/** Whoever sets a password can sign in with it: nobody comes by more rights that way. @throws DomainError forbidden */
export function passwordSettable(of: Rights, by: Rights): void {
  if (permissionNames.some((name) => of[name] && !by[name])) {
    throw forbidden(
      'more_rights_than_own',
      'You cannot set the password of a user who has rights that you do not have yourself.',
    );
  }
}

/** Nor by taking the second factor of somebody away. @throws DomainError forbidden */
export function demandNoMoreRights({ role, flags }: Standing['fields'], by: Actor): void {
  const [of, own] = [rightsOf({ active: true, fields: { role, flags } }), rightsOfActor(by)];
  if (permissionNames.every((name) => !of[name] || own[name])) return;
  throw forbidden(
    'more_rights_than_own',
    'You cannot reset the second factor of a user who has rights that you do not have yourself.',
  );
}

/** Nobody changes what they themselves may, neither to more nor to less. @throws DomainError forbidden */
export function ownRightsKept(before: Standing['fields'], after: Standing['fields']): void {
  const [had, has] = [before, after].map(({ role, flags }) => effectivePermissions(role, flags));
  if (before.role === after.role && permissionNames.every((name) => had![name] === has![name])) return;
  throw forbidden(
    'own_rights',
    'You cannot change your own role or rights. Ask another user who manages users.',
  );
}
