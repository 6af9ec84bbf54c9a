/** What others may use of feedback. */
export { FeedbackWish } from './feedback.commands.ts';
export { FeedbackModule } from './feedback.module.ts';
export { keptFeedback, type KeptFeedbackDoc } from './kept-feedback.projection.ts';
export { FeedbackQueries } from './feedback.queries.ts';
export { RatedTexts } from './rated-texts.ts';
export type { FeedbackEvent } from './feedback.events.ts';
