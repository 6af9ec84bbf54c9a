import type { FeedbackType } from '@vouchwell/contract';
import type { CaseEvent } from '../cases/public.ts';
import type { Readable } from '../kernel/deciding/decider.ts';
import { fanOut, projection, streamNumber } from '../kernel/projecting/projection.ts';
import type { FeedbackEvent } from './feedback.events.ts';
import { evolveFeedback, type GivenFeedback } from './feedback.state.ts';

/** A rated note as a line of the list, with what an admin decides on. */
export interface RatedNoteDoc extends GivenFeedback {
  readonly id: number;
  readonly feedback_type: FeedbackType;
  readonly quality_score: number;
  /** True when the library stands where it was decided to. */
  readonly is_settled: boolean;
  readonly given_by: string;
  readonly created_at: string;
  readonly updated_at: string;
}

type Deleted = Extract<CaseEvent, { type: 'CaseDeleted' }>;

export const ratedNotes = projection<RatedNoteDoc, FeedbackEvent | Deleted>({
  name: 'rated_notes',
  version: 3,
  indexes: [
    ['-id'],
    ['feedback_type', '-id'],
    ['quality_score', '-id'],
    ['feedback_type', 'quality_score', '-id'],
    ['is_settled', '-id'],
    ['case_id'],
  ],
  search: [],
  on: {
    FeedbackGiven: (_, event) => given(event),
    FeedbackChanged: (doc, event) => folded(doc, event),
    EntryDecided: (doc, event) => folded(doc, event),
    EntrySettled: (doc, event) => folded(doc, event),
    // It leaves every list, and what was said of its notes with it.
    CaseDeleted: fanOut(
      'case_id',
      (event) => streamNumber(event.stream),
      (_doc: RatedNoteDoc) => null,
    ),
  },
});

function given(event: Readable<Extract<FeedbackEvent, { type: 'FeedbackGiven' }>>): RatedNoteDoc | null {
  const { full_name, username } = event.actor;
  const state = evolveFeedback({ stage: 'none' }, event);
  if (state.stage === 'none') return null;
  return {
    ...state,
    ...shown(state, event),
    id: streamNumber(event.stream),
    given_by: full_name ?? username,
    created_at: event.at,
  };
}

function folded(doc: RatedNoteDoc | null, event: Readable<FeedbackEvent>): RatedNoteDoc | null {
  if (!doc) return null;
  const state = evolveFeedback(doc, event);
  return state.stage === 'none' ? null : { ...doc, ...state, ...shown(state, event) };
}

function shown({ rating, unsettled }: GivenFeedback, { at }: Readable<FeedbackEvent>) {
  const { feedback_type, quality_score } = rating;
  return { feedback_type, quality_score, is_settled: unsettled.length === 0, updated_at: at };
}
