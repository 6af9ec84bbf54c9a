import type { CorpusFacts } from '../corpus-case.ts';

/**
 * What a reader finds a sentence to say of its case. `supported`: something, and nothing that the case lacks.
 * `contradicts`: the case says otherwise. `not in the case`: something of the patient, the treatment or the order that
 * the case lacks. `no claim`: nothing of them.
 */
export type Label = 'supported' | 'contradicts' | 'not in the case' | 'no claim';

/** A sentence as a model wrote it, unrepaired. */
export interface WrittenSentence {
  /** Of `devCases`, `sampleCases` or `furtherCases`. */
  readonly case: string;
  /**
   * What the model was asked. `parts`: the sentences of one group of items from numbered facts, with their numbers, as
   * backend/src/notes/sections asks. `simple`: a letter from the facts in plain words, with nothing else. `whole`: a
   * letter from all facts in data, as backend/src/notes/prompt/prompt.ts asks.
   */
  readonly prompt: 'parts' | 'simple' | 'whole';
  /** As both readings found it, or as it was resolved where they differ. */
  readonly label: Label;
  /** The first and the second reading, where they differ. */
  readonly readings?: readonly [Label, Label];
  readonly text: string;
}

export interface WrittenAbout extends WrittenSentence {
  readonly facts: CorpusFacts;
  /** That of the note, YYYY-MM-DD. */
  readonly day: string;
}
