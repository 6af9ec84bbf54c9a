/** What others may use of alerts. */
export { type Explaining, followsInTime, thenWords, whoseLooks } from './what-follows.ts';
