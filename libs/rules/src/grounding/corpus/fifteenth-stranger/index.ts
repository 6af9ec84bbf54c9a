import type { CorpusCase } from '../corpus-case.ts';
import { afoStrokeCheesemaker } from './afo-stroke-cheesemaker.ts';
import { cathetersSpinalCordRoofer } from './catheters-spinal-cord-roofer.ts';
import { diabeticShoesMailCarrier } from './diabetic-shoes-mail-carrier.ts';
import { enteralTongueCancerLuthier } from './enteral-tongue-cancer-luthier.ts';
import { glucoseMonitorSkater } from './glucose-monitor-skater.ts';
import { hospitalBedParkinsonOrganist } from './hospital-bed-parkinson-organist.ts';
import { liftCommodeStrokeDrover } from './lift-commode-stroke-drover.ts';
import { lymphedemaBreastChoirTeacher } from './lymphedema-breast-choir-teacher.ts';
import { nebulizerAsthmaKindergartner } from './nebulizer-asthma-kindergartner.ts';
import { ostomyCrohnBeekeeper } from './ostomy-crohn-beekeeper.ts';
import { oxygenCopdFerryPilot } from './oxygen-copd-ferry-pilot.ts';
import { wheelchairPostpolioSeamstress } from './wheelchair-postpolio-seamstress.ts';

/** By the fifteenth stranger, in four hands each: plain letters, evaluations and suppliers' lists, all classes alike. */
export const fifteenthStrangersCases: readonly CorpusCase[] = [
  afoStrokeCheesemaker,
  cathetersSpinalCordRoofer,
  diabeticShoesMailCarrier,
  enteralTongueCancerLuthier,
  glucoseMonitorSkater,
  hospitalBedParkinsonOrganist,
  liftCommodeStrokeDrover,
  lymphedemaBreastChoirTeacher,
  nebulizerAsthmaKindergartner,
  ostomyCrohnBeekeeper,
  oxygenCopdFerryPilot,
  wheelchairPostpolioSeamstress,
];
