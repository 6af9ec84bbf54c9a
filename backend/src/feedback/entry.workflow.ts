import type { Workflow } from '../kernel/committing/workflow.ts';
import type { Command } from '../kernel/deciding/decider.ts';
import type { FeedbackCommand } from './feedback.decider.ts';
import type { FeedbackEvent, SuggestedEntry } from './feedback.events.ts';
import { evolveFeedback, type FeedbackState } from './feedback.state.ts';

/** What the library is told, and at the end the feedback itself. */
export type EntryMessage =
  | (Command<'PlaceSuggestion'> & {
      readonly entry: SuggestedEntry;
      readonly quality_score: number;
      readonly isApproved: boolean;
    })
  | (Command<'RemoveSuggestion'> & { readonly content_id: number })
  | Extract<FeedbackCommand, { type: 'SettleEntries' }>;

/**
 * Lets the library follow what feedback asked for and an admin decided. The fact comes first, then the library,
 * then the note that it followed.
 */
export const entryWorkflow: Workflow<FeedbackState, void, FeedbackEvent, EntryMessage> = {
  name: 'feedback',
  initial: { stage: 'none' },
  evolve: evolveFeedback,
  decide(_, state) {
    if (state.stage === 'none' || state.unsettled.length === 0) return [];
    const { entry, rating, unsettled } = state;
    const told = unsettled.flatMap(({ content_id, target }): EntryMessage[] => {
      if (target === 'absent') return [{ type: 'RemoveSuggestion', content_id }];
      if (entry?.content_id !== content_id) return [];
      const { quality_score } = rating;
      return [{ type: 'PlaceSuggestion', entry, quality_score, isApproved: target === 'active' }];
    });
    return [...told, { type: 'SettleEntries', settled: unsettled }];
  },
};
