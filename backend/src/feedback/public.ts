/** What others may use of feedback. */
export { FeedbackWish } from './feedback.commands.ts';
