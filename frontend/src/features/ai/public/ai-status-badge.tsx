import { IconAlertTriangle, IconCircleCheck, IconPlugConnectedX } from '@tabler/icons-react';
import type { AiStatusResponse } from '@vouchwell/contract';
import { StateBadge } from '../../../ui/words/status-badge.tsx';

/** The specification's two words, and a third where a configured provider is silent: it must not read Connected. */
export function AiStatusBadge({ status }: { status: AiStatusResponse }) {
  if (!status.configured)
    return <StateBadge color="yellow" icon={IconPlugConnectedX} label="Not Configured" />;
  if (status.answers === false)
    return <StateBadge color="yellow" icon={IconAlertTriangle} label="Not Answering" />;
  return <StateBadge color="green" icon={IconCircleCheck} label="Connected" />;
}
