import type { CorpusCase } from '../corpus-case.ts';
import { cathetersNeurogenicBladder } from './catheters-neurogenic-bladder.ts';
import { compressionSleeveLymphedema } from './compression-sleeve-lymphedema.ts';
import { enteralPumpTongueCancer } from './enteral-pump-tongue-cancer.ts';
import { ileostomyCrohn } from './ileostomy-crohn.ts';
import { nebulizerChild } from './nebulizer-child.ts';
import { oxygenEmphysema } from './oxygen-emphysema.ts';
import { powerWheelchairAls } from './power-wheelchair-als.ts';
import { walkerHipFracture } from './walker-hip-fracture.ts';

/** By the sixth stranger, who had read no more than the shape of a case and one example; met by the check once, then read. */
export const sixthStrangersCases: readonly CorpusCase[] = [
  cathetersNeurogenicBladder,
  compressionSleeveLymphedema,
  enteralPumpTongueCancer,
  ileostomyCrohn,
  nebulizerChild,
  oxygenEmphysema,
  powerWheelchairAls,
  walkerHipFracture,
];
