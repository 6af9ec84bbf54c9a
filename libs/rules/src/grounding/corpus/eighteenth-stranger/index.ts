import { bedAndCommodeFormerMidwife } from './bed-and-commode-former-midwife.ts';
import { coughDeviceChurchOrganist } from './cough-device-church-organist.ts';
import { cpapNightBaker } from './cpap-night-baker.ts';
import { depthShoesBusMechanic } from './depth-shoes-bus-mechanic.ts';
import { heelUlcerDressingsFerryCook } from './heel-ulcer-dressings-ferry-cook.ts';
import { homeOxygenRetiredTypesetter } from './home-oxygen-retired-typesetter.ts';
import { insulinPumpGraduateStudent } from './insulin-pump-graduate-student.ts';
import { nebulizerTremorBeekeeper } from './nebulizer-tremor-beekeeper.ts';
import { sensorGlucoseThirdGrader } from './sensor-glucose-third-grader.ts';
import { vestAndTubeFeedingSwimmer } from './vest-and-tube-feeding-swimmer.ts';
import type { CorpusCase } from '../corpus-case.ts';

/** By the eighteenth stranger, in four hands each: letters of a lung and a diabetes clinic, an educator’s and a clerk’s papers. */
export const eighteenthStrangersCases: readonly CorpusCase[] = [
  bedAndCommodeFormerMidwife,
  coughDeviceChurchOrganist,
  cpapNightBaker,
  depthShoesBusMechanic,
  heelUlcerDressingsFerryCook,
  homeOxygenRetiredTypesetter,
  insulinPumpGraduateStudent,
  nebulizerTremorBeekeeper,
  sensorGlucoseThirdGrader,
  vestAndTubeFeedingSwimmer,
];
