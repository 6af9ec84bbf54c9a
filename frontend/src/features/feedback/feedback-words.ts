import type { EntryState, FeedbackIssue, FeedbackType } from '@vouchwell/contract';

export const feedbackLabel: Record<FeedbackType, string> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
};

export const issueLabel: Record<FeedbackIssue, string> = {
  grammar: 'Grammar',
  accuracy: 'Accuracy',
  completeness: 'Completeness',
  compliance: 'Compliance',
};

export const entryStateLabel: Record<EntryState, string> = {
  pending: 'Waiting for review',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** What the library entry of a rated note would be. */
export const entryKindLabel = {
  sample: 'Example for the library',
  avoid: 'Pattern to avoid',
} as const;
