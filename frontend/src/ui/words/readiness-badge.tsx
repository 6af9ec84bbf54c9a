import { IconAlertTriangle, IconCircleCheck, IconHelpCircle, type Icon } from '@tabler/icons-react';
import type { Standing, Verdict } from '@vouchwell/rules';
import { StateBadge } from './status-badge.tsx';

const looks: Record<Standing, { color: string; icon: Icon; label: string }> = {
  ready: { color: 'green', icon: IconCircleCheck, label: 'Criteria met' },
  not_documented: { color: 'yellow', icon: IconHelpCircle, label: 'Not documented' },
  not_met: { color: 'red', icon: IconAlertTriangle, label: 'Not met' },
};

/** How a case stands against its payer’s published criteria; nothing where no payer is known. */
export function ReadinessBadge({ standing }: { standing: Standing | null }) {
  return standing && <StateBadge {...looks[standing]} />;
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
