/**
 * What was done to a log. `unreadable`: something that is no event; `altered`: an event that is not what its own hash
 * says; `rehashed`: events rewritten together with their hashes; `truncated`: the newest events are missing;
 * `older`: an older copy was put in its place; `forked`: its key has signed two histories.
 */
export type Tampering =
  | 'unreadable'
  | 'altered'
  | 'deleted'
  | 'inserted'
  | 'swapped'
  | 'rehashed'
  | 'truncated'
  | 'older'
  | 'forked';

export interface Finding {
  readonly kind: Tampering;
  /** The first event that is not what it was, by its place in the log, from 1. */
  readonly event: number;
  /** The last place that it may be at, where only a stretch of the log is known. */
  readonly upTo?: number;
  /** What was found, for a person. Nothing of what events hold. */
  readonly sentence: string;
}
