/** For whom heavy work is done: whose turn it takes, and when nobody waits for it any more. */
export interface Asker {
  /** Null: the server itself. */
  readonly userId: number | null;
  /** Aborted, the work is given up, also in the middle. */
  readonly signal?: AbortSignal;
}
