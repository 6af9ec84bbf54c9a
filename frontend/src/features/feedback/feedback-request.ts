import type { FeedbackIssue, FeedbackRequest, FeedbackType } from '@vouchwell/contract';
import { choices } from '../../lib/choices.ts';
import { issueLabel } from './feedback-words.ts';

/** What of a note can be found wanting, in the order of the form. */
export const issues = choices(issueLabel);

export const scores: readonly { value: number; label: string }[] = [
  { value: 1, label: 'Unusable' },
  { value: 2, label: 'Poor' },
  { value: 3, label: 'Fair' },
  { value: 4, label: 'Good' },
  { value: 5, label: 'Excellent' },
];

/** What a note has to be worth to become an example, and what it may be worth at most to be avoided. */
const EXAMPLE_FROM = 4;
const AVOID_UP_TO = 2;

export const mayBeExample = (score: number | null): boolean => score !== null && score >= EXAMPLE_FROM;
export const mayBeAvoided = (score: number | null): boolean => score !== null && score <= AVOID_UP_TO;

/** The form as it is filled in. */
export interface Detailed {
  score: number | null;
  comments: string;
  issues: FeedbackIssue[];
  addToExamples: boolean;
  avoidPattern: boolean;
}

export const emptyDetailed: Detailed = {
  score: null,
  comments: '',
  issues: [],
  addToExamples: false,
  avoidPattern: false,
};

/** The note that is rated. */
export type Rated = Pick<FeedbackRequest, 'note_id' | 'case_id'>;

const issuesRequest = (chosen: readonly FeedbackIssue[]) =>
  Object.fromEntries(issues.map(({ value }) => [value, chosen.includes(value)]));

const QUICK_SCORE = { positive: 4, negative: 2 } as const;

export function quickFeedback(rated: Rated, type: keyof typeof QUICK_SCORE): FeedbackRequest {
  return {
    ...rated,
    feedback_type: type,
    quality_score: QUICK_SCORE[type],
    comments: `Quick ${type} feedback`,
    specific_issues: issuesRequest([]),
    should_add_to_rag: type === 'positive',
    should_exclude_from_rag: false,
  };
}

function typeOf(score: number): FeedbackType {
  if (mayBeExample(score)) return 'positive';
  return mayBeAvoided(score) ? 'negative' : 'neutral';
}

/** A tick that its score no longer allows does not count. */
export function detailedFeedback(rated: Rated, score: number, form: Detailed): FeedbackRequest {
  return {
    ...rated,
    feedback_type: typeOf(score),
    quality_score: score,
    comments: form.comments.trim(),
    specific_issues: issuesRequest(form.issues),
    should_add_to_rag: mayBeExample(score) && form.addToExamples,
    should_exclude_from_rag: mayBeAvoided(score) && form.avoidPattern,
  };
}
