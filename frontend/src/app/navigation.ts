import type { SessionUser } from '@vouchwell/contract';
import { permits, type Permission } from '@vouchwell/rules';
import { workflowPath } from '../features/cases/public/case-paths.ts';
import { adminScreens, openedByRight, type AdminScreen } from './screens.ts';

export interface NavigationLink {
  to: string;
  label: string;
  /** Who sees it; absent: everybody. */
  permission?: Permission;
  /** Where there is little room it lies in a menu. */
  isSeldom?: boolean;
  /** It begins a case, and an opened one stands at the same address. */
  begins?: boolean;
}

export function mainNavigation(user: SessionUser): NavigationLink[] {
  const links: NavigationLink[] = [
    { to: '/app', label: 'Dashboard' },
    { to: workflowPath(user), label: 'New Case', permission: 'can_create_cases', begins: true },
    // Beside the admin screens there is room for what is opened often alone.
    { to: '/app/refills', label: 'Refills', isSeldom: adminOnly(user).length > 0 },
  ];
  // Who has no admin screens has no menu for them either: what their rights open stands in the line.
  const others =
    adminOnly(user).length > 0 ? [] : byRight(user).map((link) => ({ ...link, isSeldom: false }));
  return [...links.filter((link) => visibleTo(user, link)), ...others];
}

export function adminNavigation(user: SessionUser): NavigationLink[] {
  const links = adminOnly(user);
  return links.length > 0 ? [...links, ...byRight(user)] : [];
}

const adminOnly = (user: SessionUser) => linksOf(adminScreens, '/app/admin', user);
const byRight = (user: SessionUser) => linksOf(openedByRight, '/app', user);

function linksOf(of: readonly AdminScreen[], under: string, user: SessionUser): NavigationLink[] {
  return of
    .filter(({ isPart }) => !isPart)
    .map(({ path, label, permission, isSeldom }) => ({ to: `${under}/${path}`, label, permission, isSeldom }))
    .filter((link) => visibleTo(user, link));
}

function visibleTo(user: SessionUser, { permission }: NavigationLink): boolean {
  return permission === undefined || permits(user, permission);
}
