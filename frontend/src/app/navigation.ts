import { permits, type Permission } from '@vouchwell/rules';
import type { SessionUser } from '@vouchwell/contract';

export interface NavigationLink {
  to: string;
  label: string;
  /** Who sees it. */
  permission?: Permission;
}

/** The workflow's address for this person. */
export function newCasePath(user: SessionUser): string {
  return user.role === 'admin' ? '/app/workflow' : '/app/user-workflow';
}

/** Each admin screen adds its line here when it is built. */
const adminLinks: readonly NavigationLink[] = [];

export function mainNavigation(user: SessionUser): NavigationLink[] {
  const links: NavigationLink[] = [
    { to: '/app', label: 'Dashboard' },
    { to: newCasePath(user), label: 'New Case', permission: 'can_create_cases' },
  ];
  return links.filter((link) => visibleTo(user, link));
}

export function adminNavigation(user: SessionUser): NavigationLink[] {
  return adminLinks.filter((link) => visibleTo(user, link));
}

function visibleTo(user: SessionUser, { permission }: NavigationLink): boolean {
  return permission === undefined || permits(user, permission);
}
