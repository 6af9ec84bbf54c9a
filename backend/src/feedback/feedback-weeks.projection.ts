import type { FeedbackType } from '@vouchwell/contract';
import { mondayOf } from '@vouchwell/rules';
import type { Readable } from '../kernel/deciding/decider.ts';
import { projection } from '../kernel/projecting/projection.ts';
import type { FeedbackEvent } from './feedback.events.ts';

/** What was said in one week, of nobody in particular. */
export interface FeedbackWeek extends Readonly<Record<FeedbackType, number>> {
  /** Its Monday, YYYY-MM-DD. */
  readonly week: string;
  readonly rated: number;
  readonly score_sum: number;
  /** Entries that were approved in this week. */
  readonly approved: number;
}

type Counted = Exclude<FeedbackEvent, { type: 'EntrySettled' }>;

/** A rating that is changed counts in the week in which it was first given. */
export const feedbackWeeks = projection<FeedbackWeek, Counted>({
  name: 'feedback_weeks',
  version: 1,
  indexes: [['week']],
  search: [],
  key: (event) => (event.forgotten ? null : mondayOf(dayOf(event))),
  on: {
    FeedbackGiven: (doc, { data }) => rated(doc ?? empty(data.given_on), data, 1),
    FeedbackChanged: (doc, { data }) => doc && rated(rated(doc, data.before, -1), data, 1),
    EntryDecided: (doc, { data }) => {
      const week = doc ?? empty(data.decided_on);
      return data.decision === 'approved' ? { ...week, approved: week.approved + 1 } : week;
    },
  },
});

function dayOf(event: Readable<Counted>): string {
  return event.type === 'EntryDecided' ? event.data.decided_on : event.data.given_on;
}

function empty(day: string): FeedbackWeek {
  return { week: mondayOf(day), rated: 0, score_sum: 0, positive: 0, neutral: 0, negative: 0, approved: 0 };
}

function rated(
  week: FeedbackWeek,
  { feedback_type, quality_score }: { feedback_type: FeedbackType; quality_score: number },
  sign: 1 | -1,
): FeedbackWeek {
  return {
    ...week,
    rated: week.rated + sign,
    score_sum: week.score_sum + sign * quality_score,
    [feedback_type]: week[feedback_type] + sign,
  };
}
