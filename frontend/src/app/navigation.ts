import type { SessionUser } from '@vouchwell/contract';
import { permits, type Permission } from '@vouchwell/rules';
import { workflowPath } from '../features/cases/public/case-paths.ts';
import { adminScreens } from './screens.ts';

export interface NavigationLink {
  to: string;
  label: string;
  /** Who sees it; absent: everybody. */
  permission?: Permission;
  /** Where there is little room it lies in a menu. */
  isSeldom?: boolean;
}

export function mainNavigation(user: SessionUser): NavigationLink[] {
  const links: NavigationLink[] = [
    { to: '/app', label: 'Dashboard' },
    { to: workflowPath(user), label: 'New Case', permission: 'can_create_cases' },
  ];
  return links.filter((link) => visibleTo(user, link));
}

export function adminNavigation(user: SessionUser): NavigationLink[] {
  return adminScreens
    .map(({ path, ...screen }) => ({ ...screen, to: `/app/admin/${path}` }))
    .filter((link) => visibleTo(user, link));
}

function visibleTo(user: SessionUser, { permission }: NavigationLink): boolean {
  return permission === undefined || permits(user, permission);
}
