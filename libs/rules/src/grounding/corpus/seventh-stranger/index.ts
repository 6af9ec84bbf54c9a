import type { CorpusCase } from '../corpus-case.ts';
import { ankleFootOrthosisStroke } from './ankle-foot-orthosis-stroke.ts';
import { backBraceVertebralFracture } from './back-brace-vertebral-fracture.ts';
import { bilevelObesityHypoventilation } from './bilevel-obesity-hypoventilation.ts';
import { gaitTrainerCerebralPalsy } from './gait-trainer-cerebral-palsy.ts';
import { hospitalBedSacralUlcer } from './hospital-bed-sacral-ulcer.ts';
import { insulinPumpTypeOne } from './insulin-pump-type-one.ts';
import { kneeScooterAnkleFracture } from './knee-scooter-ankle-fracture.ts';
import { negativePressureHeelWound } from './negative-pressure-heel-wound.ts';
import { nerveStimulatorLowBack } from './nerve-stimulator-low-back.ts';
import { oxygenHeartFailure } from './oxygen-heart-failure.ts';
import { suctionTracheostomyInfant } from './suction-tracheostomy-infant.ts';
import { walkerKneeReplacement } from './walker-knee-replacement.ts';

/** By the seventh stranger, who had read of the check's design what decision 0024 says. */
export const seventhStrangersCases: readonly CorpusCase[] = [
  ankleFootOrthosisStroke,
  backBraceVertebralFracture,
  bilevelObesityHypoventilation,
  gaitTrainerCerebralPalsy,
  hospitalBedSacralUlcer,
  insulinPumpTypeOne,
  kneeScooterAnkleFracture,
  negativePressureHeelWound,
  nerveStimulatorLowBack,
  oxygenHeartFailure,
  suctionTracheostomyInfant,
  walkerKneeReplacement,
];
