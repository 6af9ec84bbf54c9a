import type { CorpusCase } from '../corpus-case.ts';
import { armCompressionBoatRepair } from './arm-compression-boat-repair.ts';
import { assistDeviceMotorNeuron } from './assist-device-motor-neuron.ts';
import { bedLiftSclerosis } from './bed-lift-sclerosis.ts';
import { briefsWalkerParkinson } from './briefs-walker-parkinson.ts';
import { catheterSpinaBifida } from './catheter-spina-bifida.ts';
import { diabeticShoesMailCarrier } from './diabetic-shoes-mail-carrier.ts';
import { feedingPumpStroke } from './feeding-pump-stroke.ts';
import { glucoseMonitorNightBaker } from './glucose-monitor-night-baker.ts';
import { nebulizerCysticFibrosis } from './nebulizer-cystic-fibrosis.ts';
import { nerveStimulatorNeck } from './nerve-stimulator-neck.ts';
import { oxygenLungFibrosis } from './oxygen-lung-fibrosis.ts';
import { scooterCommodeRheumatoid } from './scooter-commode-rheumatoid.ts';

/** By a third stranger, who had read no more than the shape of a case and one example; met by the check once, then read. */
export const thirdStrangersCases: readonly CorpusCase[] = [
  armCompressionBoatRepair,
  assistDeviceMotorNeuron,
  bedLiftSclerosis,
  briefsWalkerParkinson,
  catheterSpinaBifida,
  diabeticShoesMailCarrier,
  feedingPumpStroke,
  glucoseMonitorNightBaker,
  nebulizerCysticFibrosis,
  nerveStimulatorNeck,
  oxygenLungFibrosis,
  scooterCommodeRheumatoid,
];
