import type { LogFindingKind } from '@vouchwell/contract';

export interface Finding {
  readonly kind: LogFindingKind;
  /** The first event that is not what it was, by its place in the log, from 1. */
  readonly event: number;
  /** The last place that it may be at, where only a stretch of the log is known. */
  readonly upTo?: number;
  /** What was found, for a person. Nothing of what events hold. */
  readonly sentence: string;
}
