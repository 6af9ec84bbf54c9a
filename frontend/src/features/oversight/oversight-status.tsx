import { IconCircleCheck, IconProgress, IconSignature } from '@tabler/icons-react';
import type { OversightCaseResponse } from '@vouchwell/contract';
import { DamagedBadge, StateBadge } from '../../ui/words/status-badge.tsx';

/** How far a case is, in oversight's three words: what is signed needs only to be completed. */
export function OversightStatusBadge({
  of,
}: {
  of: Pick<OversightCaseResponse, 'is_complete' | 'signed' | 'damaged'>;
}) {
  if (of.damaged) return <DamagedBadge />;
  if (of.is_complete) return <StateBadge color="green" icon={IconCircleCheck} label="Completed" />;
  if (of.signed) return <StateBadge color="accent" icon={IconSignature} label="Ready to Complete" />;
  return <StateBadge color="blue" icon={IconProgress} label="In Progress" />;
}
