/** What others may use of forgetting. */
export type { ForgettingEvent } from './forgetting.events.ts';
export { ForgettingModule } from './forgetting.module.ts';
export { ForgettingQueries } from './forgetting.queries.ts';
