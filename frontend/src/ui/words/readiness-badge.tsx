import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconHelpCircle } from '@tabler/icons-react';
import type { Standing, Verdict } from '@vouchwell/rules';
import { StateBadge, type StateBadgeProps } from './status-badge.tsx';

const looks: Record<Standing, StateBadgeProps> = {
  ready: { color: 'green', icon: IconCircleCheck, label: 'Criteria met' },
  not_documented: { color: 'yellow', icon: IconHelpCircle, label: 'Not documented' },
  not_met: { color: 'red', icon: IconAlertTriangle, label: 'Not met' },
};

/** Nothing is held against a case of which nobody said who pays. */
const noPayer = { color: 'gray', icon: IconCircleDashed, label: 'No payer' };

/** How a case stands against its payer’s published criteria. */
export function ReadinessBadge({
  standing,
  size,
}: { standing: Standing | null } & Pick<StateBadgeProps, 'size'>) {
  return <StateBadge {...(standing ? looks[standing] : noPayer)} size={size} />;
}

const verdictLooks: Record<Exclude<Verdict, 'not_applicable'>, Standing> = {
  met: 'ready',
  not_documented: 'not_documented',
  not_met: 'not_met',
};

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  if (verdict === 'not_applicable') return null;
  const look = looks[verdictLooks[verdict]];
  return <StateBadge {...look} label={verdict === 'met' ? 'Met' : look.label} />;
}
