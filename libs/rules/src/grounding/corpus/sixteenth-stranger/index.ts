import type { CorpusCase } from '../corpus-case.ts';
import { ankleBraceMillwright } from './ankle-brace-millwright.ts';
import { spinalShellChoirAlto } from './spinal-shell-choir-alto.ts';
import { coughAssistFirstGrader } from './cough-assist-first-grader.ts';
import { oxygenRetiredSexton } from './oxygen-retired-sexton.ts';
import { cathetersSoundEngineer } from './catheters-sound-engineer.ts';
import { belowKneeLimbFlorist } from './below-knee-limb-florist.ts';
import { bedAndLiftCartographer } from './bed-and-lift-cartographer.ts';
import { tubeFeedingCourtClerk } from './tube-feeding-court-clerk.ts';
import { lightWheelchairOrganTuner } from './light-wheelchair-organ-tuner.ts';
import { armPumpPastryCook } from './arm-pump-pastry-cook.ts';

/** By the sixteenth stranger, in four hands each: letters dictated and typed, evaluations and a supplier’s lists. */
export const sixteenthStrangersCases: readonly CorpusCase[] = [
  ankleBraceMillwright,
  spinalShellChoirAlto,
  coughAssistFirstGrader,
  oxygenRetiredSexton,
  cathetersSoundEngineer,
  belowKneeLimbFlorist,
  bedAndLiftCartographer,
  tubeFeedingCourtClerk,
  lightWheelchairOrganTuner,
  armPumpPastryCook,
];
