// The hand of a geriatrician and a pediatrician who share an office, with an occupational therapist and a medical assistant who drafts letters with a language model.
import type { CorpusCase } from '../corpus-case.ts';
import { ankleBracesNinthGrader } from './ankle-braces-ninth-grader.ts';
import { bedCommodeGeriatricOffice } from './bed-commode-geriatric-office.ts';
import { cathetersSpinaBifidaSenior } from './catheters-spina-bifida-senior.ts';
import { diabeticShoesBusDriver } from './diabetic-shoes-bus-driver.ts';
import { enteralThirdGrader } from './enteral-third-grader.ts';
import { gaitTrainerOfficePediatrician } from './gait-trainer-office-pediatrician.ts';
import { ileostomyRetiredBaker } from './ileostomy-retired-baker.ts';
import { nebulizerFirstGrader } from './nebulizer-first-grader.ts';
import { oxygenWidowGeriatrician } from './oxygen-widow-geriatrician.ts';
import { patientLiftGreatGrandmother } from './patient-lift-great-grandmother.ts';

export const twentiethStrangersCases: readonly CorpusCase[] = [
  gaitTrainerOfficePediatrician,
  bedCommodeGeriatricOffice,
  nebulizerFirstGrader,
  oxygenWidowGeriatrician,
  ileostomyRetiredBaker,
  ankleBracesNinthGrader,
  diabeticShoesBusDriver,
  enteralThirdGrader,
  patientLiftGreatGrandmother,
  cathetersSpinaBifidaSenior,
];
