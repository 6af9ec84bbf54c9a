import type { CorpusCase } from '../corpus-case.ts';
import { bilevelOverlapLiftOperator } from './bilevel-overlap-lift-operator.ts';
import { braceStenosisMailCarrier } from './brace-stenosis-mail-carrier.ts';
import { cathetersSpinaBifidaBaker } from './catheters-spina-bifida-baker.ts';
import { compressionLymphedemaChoirDirector } from './compression-lymphedema-choir-director.ts';
import { diabeticShoesNeuropathyRoofer } from './diabetic-shoes-neuropathy-roofer.ts';
import { enteralStrokeTugboatCook } from './enteral-stroke-tugboat-cook.ts';
import { glucoseMonitorType1Beekeeper } from './glucose-monitor-type1-beekeeper.ts';
import { hospitalBedAlsViolinist } from './hospital-bed-als-violinist.ts';
import { ostomyColitisFerryCaptain } from './ostomy-colitis-ferry-captain.ts';
import { powerWheelchairDystrophyStudent } from './power-wheelchair-dystrophy-student.ts';

/** By the fourteenth stranger, in two hands each, who had read the notation and the beginning of one case. */
export const fourteenthStrangersCases: readonly CorpusCase[] = [
  bilevelOverlapLiftOperator,
  braceStenosisMailCarrier,
  cathetersSpinaBifidaBaker,
  compressionLymphedemaChoirDirector,
  diabeticShoesNeuropathyRoofer,
  enteralStrokeTugboatCook,
  glucoseMonitorType1Beekeeper,
  hospitalBedAlsViolinist,
  ostomyColitisFerryCaptain,
  powerWheelchairDystrophyStudent,
];
