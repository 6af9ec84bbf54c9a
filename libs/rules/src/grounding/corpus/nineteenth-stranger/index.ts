// The hand of a payer's reviewer who has read ten thousand such letters.
import type { CorpusCase } from '../corpus-case.ts';
import { bedSurfaceCordInjuryBeekeeper } from './bed-surface-cord-injury-beekeeper.ts';
import { cathetersCoudeSurveyor } from './catheters-coude-surveyor.ts';
import { cgmTypeOneBaker } from './cgm-type-one-baker.ts';
import { diabeticShoesRockerOrganist } from './diabetic-shoes-rocker-organist.ts';
import { enteralGastrostomyFirstGrader } from './enteral-gastrostomy-first-grader.ts';
import { ileostomyConvexBookkeeper } from './ileostomy-convex-bookkeeper.ts';
import { liftCommodeParkinsonCentenary } from './lift-commode-parkinson-centenary.ts';
import { lymphedemaPumpSeamstress } from './lymphedema-pump-seamstress.ts';
import { nebulizerCysticFibrosisChessBoy } from './nebulizer-cystic-fibrosis-chess-boy.ts';
import { oxygenEmphysemaClockmaker } from './oxygen-emphysema-clockmaker.ts';
import { powerChairSclerosisPotter } from './power-chair-sclerosis-potter.ts';
import { transtibialSocketFarrier } from './transtibial-socket-farrier.ts';

export const nineteenthStrangersCases: readonly CorpusCase[] = [
  ileostomyConvexBookkeeper,
  oxygenEmphysemaClockmaker,
  cgmTypeOneBaker,
  enteralGastrostomyFirstGrader,
  bedSurfaceCordInjuryBeekeeper,
  diabeticShoesRockerOrganist,
  liftCommodeParkinsonCentenary,
  cathetersCoudeSurveyor,
  powerChairSclerosisPotter,
  lymphedemaPumpSeamstress,
  transtibialSocketFarrier,
  nebulizerCysticFibrosisChessBoy,
];
