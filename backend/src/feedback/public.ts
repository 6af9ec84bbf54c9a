/** What others may use of feedback. */
export { FeedbackWish } from './feedback.commands.ts';
export type { FeedbackEvent } from './feedback.events.ts';
