import type { CorpusCase } from '../corpus-case.ts';
import { bedLiftAls } from './bed-lift-als.ts';
import { compressionArmLymphedema } from './compression-arm-lymphedema.ts';
import { diabeticShoesToe } from './diabetic-shoes-toe.ts';
import { enteralPumpPalsy } from './enteral-pump-palsy.ts';
import { glucoseMonitorBlindness } from './glucose-monitor-blindness.ts';
import { ostomyCrohnIleostomy } from './ostomy-crohn-ileostomy.ts';
import { oxygenPulmonaryFibrosis } from './oxygen-pulmonary-fibrosis.ts';
import { scooterCommodeDystrophy } from './scooter-commode-dystrophy.ts';
import { socketBelowKnee } from './socket-below-knee.ts';
import { straightCatheterParaplegia } from './straight-catheter-paraplegia.ts';

/** By the fourth stranger, who had read no more than the shape of a case and one example; met by the check once, then read. */
export const fourthStrangersCases: readonly CorpusCase[] = [
  bedLiftAls,
  compressionArmLymphedema,
  diabeticShoesToe,
  enteralPumpPalsy,
  glucoseMonitorBlindness,
  ostomyCrohnIleostomy,
  oxygenPulmonaryFibrosis,
  scooterCommodeDystrophy,
  socketBelowKnee,
  straightCatheterParaplegia,
];
