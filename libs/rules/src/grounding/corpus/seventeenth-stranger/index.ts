import type { CorpusCase } from '../corpus-case.ts';
import { airMattressRanchParaplegia } from './air-mattress-ranch-paraplegia.ts';
import { bedLiftAlsOrchardist } from './bed-lift-als-orchardist.ts';
import { diabeticShoesBeekeeper } from './diabetic-shoes-beekeeper.ts';
import { homeOxygenFerryMechanic } from './home-oxygen-ferry-mechanic.ts';
import { ileostomyCrohnLineman } from './ileostomy-crohn-lineman.ts';
import { lymphedemaPumpSeamstress } from './lymphedema-pump-seamstress.ts';
import { spinaBifidaCathetersFourthGrader } from './spina-bifida-catheters-fourth-grader.ts';
import { tubeFeedingStrokeChoir } from './tube-feeding-stroke-choir.ts';
import { venousUlcerFoamPostmistress } from './venous-ulcer-foam-postmistress.ts';
import { walkerCommodeHipCentenarianToBe } from './walker-commode-hip-centenarian-to-be.ts';

// The hand of a rural nurse practitioner and a wound care nurse, with a supplier's intake coordinator and a physical therapist as co-writers.
export const seventeenthStrangersCases: readonly CorpusCase[] = [
  airMattressRanchParaplegia,
  bedLiftAlsOrchardist,
  diabeticShoesBeekeeper,
  homeOxygenFerryMechanic,
  ileostomyCrohnLineman,
  lymphedemaPumpSeamstress,
  spinaBifidaCathetersFourthGrader,
  tubeFeedingStrokeChoir,
  venousUlcerFoamPostmistress,
  walkerCommodeHipCentenarianToBe,
];
