import type { CorpusCase } from '../corpus-case.ts';
import { armSleeveLymphedemaOrchardKeeper } from './arm-sleeve-lymphedema-orchard-keeper.ts';
import { boneStimulatorFusionFlorist } from './bone-stimulator-fusion-florist.ts';
import { colostomyCrohnViolinMaker } from './colostomy-crohn-violin-maker.ts';
import { enteralFeedingStrokePianoTeacher } from './enteral-feeding-stroke-piano-teacher.ts';
import { hospitalBedAlsTramDriver } from './hospital-bed-als-tram-driver.ts';
import { insulinPumpNightBaker } from './insulin-pump-night-baker.ts';
import { kneeOrthosisApprenticeRoofer } from './knee-orthosis-apprentice-roofer.ts';
import { negativePressureHeelTugboatEngineer } from './negative-pressure-heel-tugboat-engineer.ts';
import { oxygenNebulizerOverlapFerryCook } from './oxygen-nebulizer-overlap-ferry-cook.ts';
import { wheelchairSpinaBifidaSignPainter } from './wheelchair-spina-bifida-sign-painter.ts';

export const twentyNinthStrangersCases: readonly CorpusCase[] = [
  armSleeveLymphedemaOrchardKeeper,
  boneStimulatorFusionFlorist,
  colostomyCrohnViolinMaker,
  enteralFeedingStrokePianoTeacher,
  hospitalBedAlsTramDriver,
  insulinPumpNightBaker,
  kneeOrthosisApprenticeRoofer,
  negativePressureHeelTugboatEngineer,
  oxygenNebulizerOverlapFerryCook,
  wheelchairSpinaBifidaSignPainter,
];
