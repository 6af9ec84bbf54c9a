import { reasonText } from '@vouchwell/rules';
import type { AuditEntryDoc } from '../audit-entry.ts';

/** Who did it, as a reader calls them. */
export function doer({ role, full_name, username }: AuditEntryDoc): string {
  if (role === 'system') return 'Vouchwell';
  if (full_name) return username ? `${full_name} (${username})` : full_name;
  return username || 'A visitor';
}

/** `case-42` → case 42 */
export const about = (object: string | null): string => (object ?? '').replaceAll('-', ' ');

export const whyWords = ({ why }: AuditEntryDoc): string => (why === null ? '' : reasonText(why));
