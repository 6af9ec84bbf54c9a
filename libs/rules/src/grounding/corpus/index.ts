/**
 * A stranger's examples for the check of the note: invented cases, notes that state nothing but their case, and
 * sentences that depart from it. They were written from the shape of a case alone, before the check that reads them and without a look at
 * it, so that a rate measured here says something about texts that the check has not met.
 *
 * `dev` may be read while the check is built. `held-out` was kept away from it; who changes the check to mend one of its
 * sentences moves that case to `dev` and writes another.
 *
 * A good note is marked wrongly when it bears a mark of the tier `contradicts`. A corruption is found when a mark
 * touches one of its `changes`, or for an omission the sentence. `truth` is a good passage too, where it is not empty.
 */
import { CORRUPTION_CLASSES, type CorpusCase } from './corpus-case.ts';
import { cgmInsulin } from './dev/cgm-insulin.ts';
import { incontinenceParkinson } from './dev/incontinence-parkinson.ts';
import { lymphedemaArm } from './dev/lymphedema-arm.ts';
import { shoesNeuropathy } from './dev/shoes-neuropathy.ts';
import { venousUlcer } from './dev/venous-ulcer.ts';
import { wheelchairStroke } from './dev/wheelchair-stroke.ts';
import { walkerKnees } from './dev/walker-knees.ts';
import { powerWheelchairMs } from './dev/power-wheelchair-ms.ts';
import { heavyWalkerEmphysema } from './dev/heavy-walker-emphysema.ts';
import { stripsKidney } from './dev/strips-kidney.ts';
import { voiceMeter } from './dev/voice-meter.ts';
import { youthBriefs } from './dev/youth-briefs.ts';
import { readCorruption, type Corruption } from './read-corruption.ts';

export * from './corpus-case.ts';
export { inItsNote, type Corruption } from './read-corruption.ts';

export const devCases: readonly CorpusCase[] = [
  incontinenceParkinson,
  cgmInsulin,
  shoesNeuropathy,
  venousUlcer,
  lymphedemaArm,
  wheelchairStroke,
  walkerKnees,
  powerWheelchairMs,
  heavyWalkerEmphysema,
  stripsKidney,
  voiceMeter,
  youthBriefs,
];

export const corruptionsOf = (cases: readonly CorpusCase[]): Corruption[] =>
  cases.flatMap((of) =>
    CORRUPTION_CLASSES.flatMap((kind) => of.corruptions[kind].map((line) => readCorruption(line, of, kind))),
  );

/** Whole notes and passages, each with its case. */
export const goodTextsOf = (cases: readonly CorpusCase[]) =>
  cases.flatMap((of) => [...of.notes, ...of.passages].map((text) => ({ case: of, text })));
