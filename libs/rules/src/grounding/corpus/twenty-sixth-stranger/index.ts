import type { CorpusCase } from '../corpus-case.ts';
import { bilevelMyotonicBeekeeper } from './bilevel-myotonic-beekeeper.ts';
import { boneStimulatorTibiaRoofer } from './bone-stimulator-tibia-roofer.ts';
import { cervicalTractionLuthier } from './cervical-traction-luthier.ts';
import { dialysisScaleCommodeDeckhand } from './dialysis-scale-commode-deckhand.ts';
import { glucoseMonitorPregnantGlassblower } from './glucose-monitor-pregnant-glassblower.ts';
import { hipFractureWalkerBookbinder } from './hip-fracture-walker-bookbinder.ts';
import { incontinenceSpinaBifidaRadio } from './incontinence-spina-bifida-radio.ts';
import { scooterRheumatoidLocksmith } from './scooter-rheumatoid-locksmith.ts';
import { speechAlsCartographer } from './speech-als-cartographer.ts';
import { tracheostomySuppliesGirl } from './tracheostomy-supplies-girl.ts';

export const twentySixthStrangersCases: readonly CorpusCase[] = [
  bilevelMyotonicBeekeeper,
  boneStimulatorTibiaRoofer,
  cervicalTractionLuthier,
  dialysisScaleCommodeDeckhand,
  glucoseMonitorPregnantGlassblower,
  hipFractureWalkerBookbinder,
  incontinenceSpinaBifidaRadio,
  scooterRheumatoidLocksmith,
  speechAlsCartographer,
  tracheostomySuppliesGirl,
];
