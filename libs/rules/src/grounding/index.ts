export { checkGrounding } from './check-grounding.ts';
export type { Grounding, GroundingFacts, GroundingItem, LeftOut, Mark, MarkKind } from './grounding-facts.ts';
export type { Fact, FactKind } from './trace/facts-of-case.ts';
export { type Trace, type TracedFact, type TracedSentence, traceNote } from './trace/trace-note.ts';
