import type { SessionUser } from '@vouchwell/contract';
import { permits, type Permission } from '@vouchwell/rules';
import { workflowPath } from '../features/cases/public/case-paths.ts';

export interface NavigationLink {
  to: string;
  label: string;
  /** Who sees it; absent: everybody. */
  permission?: Permission;
}

/** Each admin screen adds its line here when it is built. */
const adminLinks: readonly NavigationLink[] = [
  { to: '/app/admin/ai-settings', label: 'AI Settings', permission: 'can_manage_ai' },
  { to: '/app/admin/rag-manager', label: 'RAG Manager', permission: 'can_manage_rag' },
];

export function mainNavigation(user: SessionUser): NavigationLink[] {
  const links: NavigationLink[] = [
    { to: '/app', label: 'Dashboard' },
    { to: workflowPath(user), label: 'New Case', permission: 'can_create_cases' },
  ];
  return links.filter((link) => visibleTo(user, link));
}

export function adminNavigation(user: SessionUser): NavigationLink[] {
  return adminLinks.filter((link) => visibleTo(user, link));
}

function visibleTo(user: SessionUser, { permission }: NavigationLink): boolean {
  return permission === undefined || permits(user, permission);
}
