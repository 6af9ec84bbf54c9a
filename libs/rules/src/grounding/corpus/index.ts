/**
 * A stranger's examples for the check of the note: invented cases, notes that state nothing but their case, and the
 * same with one place that departs from it. They were written from the shape of a case alone, without reading the
 * code of the check, so that a rate measured here says something about texts that the check has not met.
 *
 * `dev` may be read while the check is built. `held-out` was kept away from it: who changes the check to mend one
 * of its sentences moves that case to `dev` and writes another.
 *
 * Twelve cases, each with five notes of different hands and nine passages and sentences of the same, came last; half of
 * them went to `held-out` unread. Two of these and three of the older ones were then opened and moved to `dev`, by the
 * order of their names.
 *
 * Eight cases more, in five hands each, were written by somebody who had read how the check reads numbers and pairs but
 * not its lexicons. All of these are in `dev` now; the twelve of `held-out`, in six hands each, are by somebody who had
 * read nothing but the shape of a case and one example of it.
 *
 * The ten of `second-stranger`, the twelve of `third-stranger`, the ten of `fourth-stranger`, the six of `fifth-stranger`,
 * the eight of `sixth-stranger`, the twelve of `seventh-stranger`, the ten of `eighth-stranger`, the three of
 * `ninth-stranger`, the twelve of `tenth-stranger`, the eight of `eleventh-stranger`, the twenty-four of `twelfth-stranger`,
 * the sixteen of `thirteenth-stranger`, the ten of `fourteenth-stranger`, the twelve of `fifteenth-stranger`, the ten of
 * `sixteenth-stranger`, of `seventeenth-stranger` and of `eighteenth-stranger`, the twelve of `nineteenth-stranger` and the
 * ten of `twentieth-stranger` and those of the ten hands after it are by others of the kind; `letters` and `further-letters`
 * hold free letters, in six hands for each case, of which nothing untrue was written. What the check said of them before
 * anything was mended by them stands in decision 0024.
 *
 * A good text is marked wrongly when it bears a mark of the tier `contradicts`. A corruption is found when a mark
 * touches one of its `changes`, or, where that is an omission, its sentence; at its tier, when the mark is of that
 * tier. `truth` is a good text too, where it is not empty.
 */
import { CORRUPTION_CLASSES, type CorpusCase } from './corpus-case.ts';
import { readCorruption, readEdit, type Corruption } from './read-corruption.ts';

export * from './corpus-case.ts';
export { devCases } from './dev/index.ts';
export { secondStrangersCases } from './second-stranger/index.ts';
export { thirdStrangersCases } from './third-stranger/index.ts';
export { fourthStrangersCases } from './fourth-stranger/index.ts';
export { fifthStrangersCases } from './fifth-stranger/index.ts';
export { sixthStrangersCases } from './sixth-stranger/index.ts';
export { seventhStrangersCases } from './seventh-stranger/index.ts';
export { eighthStrangersCases } from './eighth-stranger/index.ts';
export { ninthStrangersCases } from './ninth-stranger/index.ts';
export { tenthStrangersCases } from './tenth-stranger/index.ts';
export { eleventhStrangersCases } from './eleventh-stranger/index.ts';
export { twelfthStrangersCases } from './twelfth-stranger/index.ts';
export { thirteenthStrangersCases } from './thirteenth-stranger/index.ts';
export { fourteenthStrangersCases } from './fourteenth-stranger/index.ts';
export { fifteenthStrangersCases } from './fifteenth-stranger/index.ts';
export { sixteenthStrangersCases } from './sixteenth-stranger/index.ts';
export { seventeenthStrangersCases } from './seventeenth-stranger/index.ts';
export { eighteenthStrangersCases } from './eighteenth-stranger/index.ts';
export { nineteenthStrangersCases } from './nineteenth-stranger/index.ts';
export { twentiethStrangersCases } from './twentieth-stranger/index.ts';
export { twentyFirstStrangersCases } from './twenty-first-stranger/index.ts';
export { twentySecondStrangersCases } from './twenty-second-stranger/index.ts';
export { twentyThirdStrangersCases } from './twenty-third-stranger/index.ts';
export { twentyFourthStrangersCases } from './twenty-fourth-stranger/index.ts';
export { twentyFifthStrangersCases } from './twenty-fifth-stranger/index.ts';
export { twentySixthStrangersCases } from './twenty-sixth-stranger/index.ts';
export { twentySeventhStrangersCases } from './twenty-seventh-stranger/index.ts';
export { twentyEighthStrangersCases } from './twenty-eighth-stranger/index.ts';
export { twentyNinthStrangersCases } from './twenty-ninth-stranger/index.ts';
export { thirtiethStrangersCases } from './thirtieth-stranger/index.ts';
export { letterCases } from './letters/index.ts';
export { furtherLetterCases } from './further-letters/index.ts';
export { heldOutCases } from './held-out/index.ts';
export { devGeneralSentences } from './dev/general-sentences.ts';
export { heldOutGeneralSentences } from './held-out/general-sentences.ts';
export { secondGeneralSentences } from './second-stranger/general-sentences.ts';
export { inItsNote, type Corruption } from './read-corruption.ts';

/** Corrupted sentences and, after those of each case, whole notes with one corrupted place. */
export const corruptionsOf = (cases: readonly CorpusCase[]): Corruption[] =>
  cases.flatMap((of) => [
    ...CORRUPTION_CLASSES.flatMap((kind) =>
      (of.corruptions[kind] ?? []).map((line) => readCorruption(line, of, kind)),
    ),
    ...of.edits.map((edit) => readEdit(edit, of)),
  ]);

/** Whole notes and passages, each with its case. */
export const goodTextsOf = (cases: readonly CorpusCase[]) =>
  cases.flatMap((of) => [...of.notes, ...of.passages].map((text) => ({ case: of, text })));
