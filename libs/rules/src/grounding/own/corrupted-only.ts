import type { CorpusCase } from '../corpus/corpus-case.ts';

/** A case of others with corruptions of our own alone. */
export const corruptedOnly = (one: CorpusCase, corruptions: CorpusCase['corruptions']): CorpusCase => ({
  ...one,
  notes: [],
  passages: [],
  edits: [],
  corruptions,
});
