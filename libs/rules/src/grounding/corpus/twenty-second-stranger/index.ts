import type { CorpusCase } from '../corpus-case.ts';
import { boneStimulatorFarrier } from './bone-stimulator-farrier.ts';
import { breastProsthesisOrganist } from './breast-prosthesis-organist.ts';
import { chestOscillationGlassblower } from './chest-oscillation-glassblower.ts';
import { coughStimulatorModelRailroader } from './cough-stimulator-model-railroader.ts';
import { gaitTrainerLibraryHelper } from './gait-trainer-library-helper.ts';
import { laryngectomySuppliesDanceCaller } from './laryngectomy-supplies-dance-caller.ts';
import { patientLiftTelegrapher } from './patient-lift-telegrapher.ts';
import { pneumaticCompressorBeekeeper } from './pneumatic-compressor-beekeeper.ts';
import { speechDeviceAuctioneer } from './speech-device-auctioneer.ts';
import { ultravioletPanelCheesemaker } from './ultraviolet-panel-cheesemaker.ts';

/** The twenty-second stranger's hand: small-town clinics, therapists and suppliers; rarer devices and trades. */
export const twentySecondStrangersCases: readonly CorpusCase[] = [
  pneumaticCompressorBeekeeper,
  speechDeviceAuctioneer,
  coughStimulatorModelRailroader,
  chestOscillationGlassblower,
  breastProsthesisOrganist,
  laryngectomySuppliesDanceCaller,
  gaitTrainerLibraryHelper,
  boneStimulatorFarrier,
  ultravioletPanelCheesemaker,
  patientLiftTelegrapher,
];
