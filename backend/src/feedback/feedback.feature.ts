import { feature, streamKind } from '../kernel/feature.ts';
import { feedbackDecider } from './feedback.decider.ts';
import { feedbackEvents } from './feedback.events.ts';
import { FeedbackModule } from './feedback.module.ts';
import { feedbackWeeks } from './feedback-weeks.projection.ts';
import { ratedNotes } from './feedback.projections.ts';
import { keptFeedback } from './kept-feedback.projection.ts';

export const feedbackFeature = feature({
  name: 'feedback',
  streams: {
    feedback: streamKind({
      events: feedbackEvents,
      decider: feedbackDecider,
      live: [{ list: 'feedback', permission: 'can_manage_rag' }],
    }),
  },
  projections: [ratedNotes, keptFeedback, feedbackWeeks],
  module: FeedbackModule,
});
