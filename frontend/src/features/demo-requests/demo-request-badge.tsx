import { IconCircleCheck, IconPhoneCall, IconSparkles } from '@tabler/icons-react';
import { demoRequestStatuses, type DemoRequestStatus } from '@vouchwell/rules';
import { StateBadge } from '../../ui/words/status-badge.tsx';

const looks = {
  new: { color: 'blue', icon: IconSparkles },
  contacted: { color: 'accent', icon: IconPhoneCall },
  closed: { color: 'gray', icon: IconCircleCheck },
} as const;

export function DemoRequestBadge({ status }: { status: DemoRequestStatus }) {
  return <StateBadge {...looks[status]} label={demoRequestStatuses[status]} />;
}
