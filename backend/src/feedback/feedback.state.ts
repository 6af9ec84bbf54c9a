import { never } from '../kernel/deciding/decider.ts';
import type { EntryDecision, FeedbackEvent, RatedNote, Rating, SuggestedEntry } from './feedback.events.ts';

/** Where the library is to stand, and may not yet: another start finishes it. */
export interface Unsettled {
  readonly content_id: number;
  readonly target: 'present' | 'active' | 'absent';
}

export interface GivenFeedback extends RatedNote {
  readonly stage: 'given';
  readonly given_on: string;
  readonly rating: Rating;
  readonly entry: (SuggestedEntry & { readonly state: 'pending' | EntryDecision }) | null;
  readonly unsettled: readonly Unsettled[];
}

export type FeedbackState = { readonly stage: 'none' } | GivenFeedback;

export function evolveFeedback(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  if (event.type === 'FeedbackGiven') {
    const { entry, given_on, feedback_type, quality_score, comments, issues, ...note } = event.data;
    return {
      ...note,
      stage: 'given',
      given_on,
      rating: { feedback_type, quality_score, comments, issues },
      entry: entry && { ...entry, state: 'pending' },
      unsettled: entry ? [{ content_id: entry.content_id, target: 'present' }] : [],
    };
  }
  if (state.stage === 'none') return state;
  switch (event.type) {
    case 'FeedbackChanged':
      return changed(state, event.data);
    case 'EntryDecided': {
      const { content_id, decision } = event.data;
      const { entry: before } = state;
      const text = decision === 'rejected' ? null : (before?.text ?? null);
      const entry = before && { ...before, text, state: decision };
      const target = decision === 'approved' ? 'active' : 'absent';
      return { ...state, entry, unsettled: aiming(state.unsettled, { content_id, target }) };
    }
    case 'EntrySettled':
      return {
        ...state,
        unsettled: state.unsettled.filter((one) => one.content_id !== event.data.content_id),
      };
    default:
      return never(event);
  }
}

type Changed = Extract<FeedbackEvent, { type: 'FeedbackChanged' }>['data'];

function changed(state: GivenFeedback, data: Changed): GivenFeedback {
  const { feedback_type, quality_score, comments, issues, entry, withdrawn } = data;
  const isKept = entry?.content_id === state.entry?.content_id;
  let { unsettled } = state;
  if (withdrawn !== null) unsettled = aiming(unsettled, { content_id: withdrawn, target: 'absent' });
  if (entry && !isKept) unsettled = aiming(unsettled, { content_id: entry.content_id, target: 'present' });
  return {
    ...state,
    rating: { feedback_type, quality_score, comments, issues },
    entry: isKept ? state.entry : entry && { ...entry, state: 'pending' },
    unsettled,
  };
}

function aiming(unsettled: readonly Unsettled[], next: Unsettled): Unsettled[] {
  return [...unsettled.filter(({ content_id }) => content_id !== next.content_id), next];
}
