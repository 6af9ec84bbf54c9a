import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconMoodNeutral,
  IconThumbDown,
  IconThumbUp,
  type Icon,
} from '@tabler/icons-react';
import type { EntryState, FeedbackType } from '@vouchwell/contract';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { entryStateLabel, feedbackLabel } from './feedback-words.ts';

const looks: Record<FeedbackType, { color: string; icon: Icon }> = {
  positive: { color: 'green', icon: IconThumbUp },
  neutral: { color: 'gray', icon: IconMoodNeutral },
  negative: { color: 'red', icon: IconThumbDown },
};

export function FeedbackBadge({ type }: { type: FeedbackType }) {
  return <StateBadge {...looks[type]} label={feedbackLabel[type]} />;
}

const entryLooks: Record<EntryState, { color: string; icon: Icon }> = {
  pending: { color: 'yellow', icon: IconClock },
  approved: { color: 'green', icon: IconCircleCheck },
  rejected: { color: 'gray', icon: IconCircleX },
};

export function EntryBadge({ state }: { state: EntryState }) {
  return <StateBadge {...entryLooks[state]} label={entryStateLabel[state]} />;
}
