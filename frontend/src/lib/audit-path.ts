/** Whose part of the audit history, by number. */
export type AuditSubject = { person: number } | { patient: number } | { case: number } | { note: number };

/** Where the audit history tells of one person, patient, case or note. */
export function auditPath(of: AuditSubject): string {
  const asked = new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]));
  return `/app/audit?${asked.toString()}`;
}
