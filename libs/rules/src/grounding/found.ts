import type { MarkKind, MarkTier } from './grounding-facts.ts';

/** A place that states what the case does not hold. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly kind: MarkKind;
  /** Absent: it contradicts the case or is not in it. */
  readonly tier?: MarkTier;
}
