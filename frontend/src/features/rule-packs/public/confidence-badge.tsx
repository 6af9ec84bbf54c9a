import { IconAlertTriangle, IconCircleCheck, IconHelpCircle, type Icon } from '@tabler/icons-react';
import type { Confidence } from '@vouchwell/rules';
import { StateBadge } from '../../../ui/words/status-badge.tsx';

export const confidenceLabel: Record<Confidence, string> = {
  official: 'Official text',
  secondary: 'Secondary, unverified',
  unverified: 'Unverified',
};

const looks: Record<Confidence, { color: string; icon: Icon }> = {
  official: { color: 'green', icon: IconCircleCheck },
  secondary: { color: 'yellow', icon: IconHelpCircle },
  unverified: { color: 'red', icon: IconAlertTriangle },
};

/** In what a rule was read. */
export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  return <StateBadge {...looks[confidence]} label={confidenceLabel[confidence]} />;
}
