import type { CorpusCase } from '../corpus-case.ts';
import { armSleeveMan } from './arm-sleeve-man.ts';
import { briefsAlzheimer } from './briefs-alzheimer.ts';
import { charcotMoldedShoes } from './charcot-molded-shoes.ts';
import { crutchesStudent } from './crutches-student.ts';
import { heavyWalkerKnees } from './heavy-walker-knees.ts';
import { powerChairBulbar } from './power-chair-bulbar.ts';
import { pullUpsBoy } from './pull-ups-boy.ts';
import { pumpNightLows } from './pump-night-lows.ts';
import { scooterRelapsing } from './scooter-relapsing.ts';
import { strokeCaneLiners } from './stroke-cane-liners.ts';
import { talkingMeter } from './talking-meter.ts';
import { ultralightMachinist } from './ultralight-machinist.ts';

export const heldOutCases: readonly CorpusCase[] = [
  armSleeveMan,
  briefsAlzheimer,
  charcotMoldedShoes,
  crutchesStudent,
  heavyWalkerKnees,
  powerChairBulbar,
  pullUpsBoy,
  pumpNightLows,
  scooterRelapsing,
  strokeCaneLiners,
  talkingMeter,
  ultralightMachinist,
];
