export { checkGrounding } from './check-grounding.ts';
export type { Grounding, GroundingFacts, GroundingItem, LeftOut, Mark, MarkKind } from './grounding-facts.ts';
