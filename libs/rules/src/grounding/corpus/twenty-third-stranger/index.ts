// By the twenty-third stranger, who saw nothing of the product.
import type { CorpusCase } from '../corpus-case.ts';
import { oxygenFibrosisRetiredMason } from './oxygen-fibrosis-retired-mason.ts';
import { ostomyIleostomyBusDriver } from './ostomy-ileostomy-bus-driver.ts';
import { cgmTypeOneNightBaker } from './cgm-type-one-night-baker.ts';
import { patientLiftBedFormerPilot } from './patient-lift-bed-former-pilot.ts';
import { compressionLymphedemaChoirLeader } from './compression-lymphedema-choir-leader.ts';
import { catheterSpinalInjuryWelder } from './catheter-spinal-injury-welder.ts';
import { transtibialProsthesisOrchardKeeper } from './transtibial-prosthesis-orchard-keeper.ts';
import { enteralPumpSchoolBoy } from './enteral-pump-school-boy.ts';

export const twentyThirdStrangersCases: readonly CorpusCase[] = [
  enteralPumpSchoolBoy,
  oxygenFibrosisRetiredMason,
  ostomyIleostomyBusDriver,
  cgmTypeOneNightBaker,
  patientLiftBedFormerPilot,
  compressionLymphedemaChoirLeader,
  catheterSpinalInjuryWelder,
  transtibialProsthesisOrchardKeeper,
];
