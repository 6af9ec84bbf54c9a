export { checkGrounding } from './check-grounding.ts';
export type {
  Grounding,
  GroundingFacts,
  GroundingItem,
  LeftOut,
  Mark,
  MarkKind,
  MarkTier,
} from './grounding-facts.ts';
export type { Fact, FactKind } from './trace/facts-of-case.ts';
export { type Trace, type TracedFact, type TracedSentence, traceNote } from './trace/trace-note.ts';
export { inSentences, type SentencePart } from './in-sentences.ts';
export { marksHash, type MarksToConfirm, marksToConfirm } from './marks-to-confirm.ts';
