import type { ListedCode } from '../code-sets/catalogue.events.ts';
import { compressionDiagnoses } from './compression.diagnoses.ts';
import { diabeticFootDiagnoses } from './diabetic-foot.diagnoses.ts';
import { diabetesDiagnoses } from './diabetes.diagnoses.ts';
import { compression, diabeticShoes } from './garments.items.ts';
import {
  airwayPressure,
  commodes,
  hospitalBeds,
  nebulizers,
  orthoses,
  oxygen,
  urological,
} from './home-care.items.ts';
import { hypertensionDiagnoses } from './hypertension.diagnoses.ts';
import { incontinenceDiagnoses } from './incontinence.diagnoses.ts';
import { mobility } from './mobility.items.ts';
import { mobilityNeurologicalDiagnoses } from './mobility-neurological.diagnoses.ts';
import { mobilityOrthopedicDiagnoses } from './mobility-orthopedic.diagnoses.ts';
import { respiratoryDiagnoses } from './respiratory.diagnoses.ts';
import type { StarterCategory } from './starter-category.ts';
import { bloodGlucose, continuousGlucose, incontinence } from './supplies.items.ts';

/** Codes and descriptions as in the ICD-10-CM code set of April 1, 2026 [CDC/NCHS and CMS, public domain]. */
export const starterDiagnoses: readonly ListedCode[] = [
  incontinenceDiagnoses,
  diabetesDiagnoses,
  diabeticFootDiagnoses,
  compressionDiagnoses,
  mobilityNeurologicalDiagnoses,
  mobilityOrthopedicDiagnoses,
  respiratoryDiagnoses,
  hypertensionDiagnoses,
]
  .flat()
  .flatMap(({ category, subcategory, codes }) =>
    codes.map(([code, description]) => ({ code, description, category, subcategory })),
  );

/** In the order in which the workflow shows them. */
export const starterCategories: readonly StarterCategory[] = [
  incontinence,
  continuousGlucose,
  bloodGlucose,
  diabeticShoes,
  compression,
  mobility,
  oxygen,
  airwayPressure,
  nebulizers,
  orthoses,
  commodes,
  hospitalBeds,
  urological,
];
