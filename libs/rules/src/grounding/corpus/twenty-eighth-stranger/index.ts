import type { CorpusCase } from '../corpus-case.ts';
import { cathetersSpinalTreeSurgeon } from './catheters-spinal-tree-surgeon.ts';
import { diabeticShoesCrossingGuard } from './diabetic-shoes-crossing-guard.ts';
import { enteralPumpToddler } from './enteral-pump-toddler.ts';
import { hospitalBedMsBusDriver } from './hospital-bed-ms-bus-driver.ts';
import { lymphedemaArmSeamstress } from './lymphedema-arm-seamstress.ts';
import { rollatorParkinsonClockmaker } from './rollator-parkinson-clockmaker.ts';
import { speechDeviceFirstGrader } from './speech-device-first-grader.ts';
import { suctionAlsBaker } from './suction-als-baker.ts';
import { tensUnitBeekeeper } from './tens-unit-beekeeper.ts';
import { wristOrthosisHairdresser } from './wrist-orthosis-hairdresser.ts';

export const twentyEighthStrangersCases: readonly CorpusCase[] = [
  cathetersSpinalTreeSurgeon,
  diabeticShoesCrossingGuard,
  enteralPumpToddler,
  hospitalBedMsBusDriver,
  lymphedemaArmSeamstress,
  rollatorParkinsonClockmaker,
  speechDeviceFirstGrader,
  suctionAlsBaker,
  tensUnitBeekeeper,
  wristOrthosisHairdresser,
];
