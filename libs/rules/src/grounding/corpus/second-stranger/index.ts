import type { CorpusCase } from '../corpus-case.ts';
import { cgmPancreatectomy } from './cgm-pancreatectomy.ts';
import { crutchesPostpolio } from './crutches-postpolio.ts';
import { depthShoesMailman } from './depth-shoes-mailman.ts';
import { guardsPianoTuner } from './guards-piano-tuner.ts';
import { powerChairRheumatoid } from './power-chair-rheumatoid.ts';
import { rollingWalkerParkinson } from './rolling-walker-parkinson.ts';
import { scooterOrganist } from './scooter-organist.ts';
import { stockingBarber } from './stocking-barber.ts';
import { stripsGestational } from './strips-gestational.ts';
import { tiltChairSchoolgirl } from './tilt-chair-schoolgirl.ts';

/** By a second stranger, who had read no more than the shape of a case and one example; met by the check once, then read. */
export const secondStrangersCases: readonly CorpusCase[] = [
  cgmPancreatectomy,
  crutchesPostpolio,
  depthShoesMailman,
  guardsPianoTuner,
  powerChairRheumatoid,
  rollingWalkerParkinson,
  scooterOrganist,
  stockingBarber,
  stripsGestational,
  tiltChairSchoolgirl,
];
