import type { CorpusCase } from '../corpus-case.ts';
import { afoCerebralPalsySecondGrader } from './afo-cerebral-palsy-second-grader.ts';
import { breastProsthesisSwimTeacher } from './breast-prosthesis-swim-teacher.ts';
import { compressionMelanomaMailCarrier } from './compression-melanoma-mail-carrier.ts';
import { diabeticShoesSeamstress } from './diabetic-shoes-seamstress.ts';
import { kneeBraceDairyFarmer } from './knee-brace-dairy-farmer.ts';
import { liftSpinalCordSurveyor } from './lift-spinal-cord-surveyor.ts';
import { oxygenCopdSignalman } from './oxygen-copd-signalman.ts';
import { tensBackPainCook } from './tens-back-pain-cook.ts';
import { vestCysticFibrosisBaker } from './vest-cystic-fibrosis-baker.ts';
import { wheelchairStrokeFlorist } from './wheelchair-stroke-florist.ts';

export const twentyFifthStrangersCases: readonly CorpusCase[] = [
  afoCerebralPalsySecondGrader,
  breastProsthesisSwimTeacher,
  compressionMelanomaMailCarrier,
  diabeticShoesSeamstress,
  kneeBraceDairyFarmer,
  liftSpinalCordSurveyor,
  oxygenCopdSignalman,
  tensBackPainCook,
  vestCysticFibrosisBaker,
  wheelchairStrokeFlorist,
];
