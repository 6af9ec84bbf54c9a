import type { SessionUser } from '@vouchwell/contract';

/** Where this person makes cases: admins and others have a workflow address of their own. */
export function workflowPath(user: Pick<SessionUser, 'role'>): string {
  return user.role === 'admin' ? '/app/workflow' : '/app/user-workflow';
}

export function resumePath(user: Pick<SessionUser, 'role'>, caseId: number): string {
  return `${workflowPath(user)}?caseId=${caseId}`;
}

export function editPath(user: Pick<SessionUser, 'role'>, caseId: number): string {
  return `${resumePath(user, caseId)}&edit=true`;
}

/** Where the case is signed. */
export function signPath(user: Pick<SessionUser, 'role'>, caseId: number): string {
  return `${workflowPath(user)}/export?caseId=${caseId}`;
}

export function casePath(caseId: number): string {
  return `/app/case/${caseId}`;
}

/** The case as its first so many changes left it; without a number as all of them did. */
export function pastPath(caseId: number, change?: number): string {
  return `${casePath(caseId)}/past${change === undefined ? '' : `?change=${change}`}`;
}

/** An integer above 0, as an address spells it; null for anything else. */
export function parseCaseId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
