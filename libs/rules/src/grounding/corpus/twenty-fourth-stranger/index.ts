import type { CorpusCase } from '../corpus-case.ts';
import { cathetersMsPianoTuner } from './catheters-ms-piano-tuner.ts';
import { cpapRenewalTruckDriver } from './cpap-renewal-truck-driver.ts';
import { enteralFormulaFerryCaptain } from './enteral-formula-ferry-captain.ts';
import { hospitalBedHeartFailureSeamstress } from './hospital-bed-heart-failure-seamstress.ts';
import { insulinPumpCgmThirdGrader } from './insulin-pump-cgm-third-grader.ts';
import { lumbarOrthosisFusionTileSetter } from './lumbar-orthosis-fusion-tile-setter.ts';
import { ostomyColostomyPastryBaker } from './ostomy-colostomy-pastry-baker.ts';
import { powerWheelchairAlsBookbinder } from './power-wheelchair-als-bookbinder.ts';
import { prosthesisBelowKneeArborist } from './prosthesis-below-knee-arborist.ts';
import { woundPumpBeekeeper } from './wound-pump-beekeeper.ts';

export const twentyFourthStrangersCases: readonly CorpusCase[] = [
  cathetersMsPianoTuner,
  cpapRenewalTruckDriver,
  enteralFormulaFerryCaptain,
  hospitalBedHeartFailureSeamstress,
  insulinPumpCgmThirdGrader,
  lumbarOrthosisFusionTileSetter,
  ostomyColostomyPastryBaker,
  powerWheelchairAlsBookbinder,
  prosthesisBelowKneeArborist,
  woundPumpBeekeeper,
];
