import type { CorpusCase } from '../corpus-case.ts';
import { diabeticShoesBusMechanic } from './diabetic-shoes-bus-mechanic.ts';
import { forearmCrutchesNeuropathyStudent } from './forearm-crutches-neuropathy-student.ts';
import { glucoseSensorNightBaker } from './glucose-sensor-night-baker.ts';
import { glucoseStripsChoirDirector } from './glucose-strips-choir-director.ts';
import { incontinenceAlzheimerFerryPilot } from './incontinence-alzheimer-ferry-pilot.ts';
import { legCompressionOrganTuner } from './leg-compression-organ-tuner.ts';
import { patientLiftCordCabinetmaker } from './patient-lift-cord-cabinetmaker.ts';
import { powerChairAlsBeekeeper } from './power-chair-als-beekeeper.ts';

/** By the eleventh stranger, who had read nothing but the shape of a case and the beginning of one. */
export const eleventhStrangersCases: readonly CorpusCase[] = [
  diabeticShoesBusMechanic,
  forearmCrutchesNeuropathyStudent,
  glucoseSensorNightBaker,
  glucoseStripsChoirDirector,
  incontinenceAlzheimerFerryPilot,
  legCompressionOrganTuner,
  patientLiftCordCabinetmaker,
  powerChairAlsBeekeeper,
];
