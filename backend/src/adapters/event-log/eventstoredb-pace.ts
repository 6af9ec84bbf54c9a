/** How long the adapter waits for what, in milliseconds. */
export interface Pace {
  /** For the whole of an append, tries included. */
  readonly append: number;
  /** For the next sign of a read, and for a subscription's confirmation. */
  readonly read: number;
  /** Before the first new try; each further one waits twice as long. */
  readonly firstRetry: number;
  readonly longestRetry: number;
  /** A follower tries again for so long before it tells that the engine is lost. */
  readonly lost: number;
  /** Opening waits so long for an engine that is still starting. */
  readonly opening: number;
  /** An append that was taken so long ago says nothing of the next any more. Each one tried for that is an event more. */
  readonly proven: number;
}

/** A cluster of three that lost its leader took writes again after 0.3 to 4.9 seconds (23.10.6). */
export const PACE: Pace = {
  append: 8_000,
  read: 10_000,
  firstRetry: 100,
  longestRetry: 5_000,
  lost: 15_000,
  opening: 30_000,
  proven: 60_000,
};
