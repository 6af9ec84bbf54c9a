import type { CorpusCase } from '../corpus-case.ts';
import { cathetersPianoTuner } from './catheters-piano-tuner.ts';
import { cgmPregnantWelder } from './cgm-pregnant-welder.ts';
import { coughAssistSmaSchoolgirl } from './cough-assist-sma-schoolgirl.ts';
import { cpapNightNurse } from './cpap-night-nurse.ts';
import { cranialHelmetTwinInfant } from './cranial-helmet-twin-infant.ts';
import { diabeticShoesMarketBaker } from './diabetic-shoes-market-baker.ts';
import { powerChairFshdArchivist } from './power-chair-fshd-archivist.ts';
import { tracheostomyFerryDispatcher } from './tracheostomy-ferry-dispatcher.ts';
import { transradialProsthesisVintner } from './transradial-prosthesis-vintner.ts';
import { walkerKneeOrganBuilder } from './walker-knee-organ-builder.ts';

export const thirtiethStrangersCases: readonly CorpusCase[] = [
  cathetersPianoTuner,
  cgmPregnantWelder,
  coughAssistSmaSchoolgirl,
  cpapNightNurse,
  cranialHelmetTwinInfant,
  diabeticShoesMarketBaker,
  powerChairFshdArchivist,
  tracheostomyFerryDispatcher,
  transradialProsthesisVintner,
  walkerKneeOrganBuilder,
];
