import type { MarkKind } from './grounding-facts.ts';

/** A place that states what the case does not hold. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly kind: MarkKind;
}
