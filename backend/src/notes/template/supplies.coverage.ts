import { PURPOSES } from '@vouchwell/rules';
import type { CoverageKind } from './coverage.ts';

/** E08–E13 diabetes; O24 diabetes in pregnancy. */
const DIABETES = /^(E0[89]|E1[0-3]|O24)/;
/** Long-term use of insulin or of other glucose-lowering drugs. */
const TREATMENT = /^Z79\.(4|8[45])/;

/** State Medicaid programs; there is no national policy. */
export const incontinence: CoverageKind = {
  label: 'incontinence supplies',
  category: /incontinen/i,
  hcpcs: /^T45[2-4]\d$/,
  words: /\b(briefs?|underpads?|incontinen\w*|diapers?|bladder control|protective underwear|liners?)\b/i,
  diagnoses: /^(N39\.[34]|R32|R15|N31|R39\.81|F98\.[01])/,
  purpose: PURPOSES.incontinence,
  record: [
    'type of the incontinence, its cause, and how often it occurs',
    'number of changes needed by day and by night',
    'treatments tried or considered, such as timed voiding, exercises or medication, and their result',
    'date and findings of the visit that documents the incontinence',
  ],
  policy:
    'Disposable incontinence products (HCPCS T4521 to T4545) are a benefit of state Medicaid programs, each under a ' +
    'policy of its own. Programs ask for the type and cause of the incontinence and its frequency, and set limits ' +
    'on quantities that differ from state to state.',
};

/** LCD L33822, article A52464. */
export const continuousGlucose: CoverageKind = {
  label: 'continuous glucose monitoring',
  category: /continuous glucose|\bcgm\b/i,
  hcpcs: /^(E210[23]|A423[89])$/,
  words: /\b(cgm|continuous glucose|glucose sensors?)\b/i,
  diagnoses: DIABETES,
  related: TREATMENT,
  purpose: PURPOSES.continuousGlucose,
};

/** LCD L33822, article A52464. */
export const bloodGlucose: CoverageKind = {
  label: 'blood glucose monitoring supplies',
  category: /blood glucose|\bbgm\b|glucometer/i,
  hcpcs: /^(E0607|E210[01]|A425[3-9])$/,
  words:
    /\b(bgm|blood glucose|glucose (meters?|monitors?)|glucometers?|test strips?|lancets?|lancing|control solution)\b/i,
  diagnoses: DIABETES,
  related: TREATMENT,
  purpose: PURPOSES.bloodGlucose,
};

/** LCD L33369, article A52501. */
export const diabeticShoes: CoverageKind = {
  label: 'therapeutic shoes for diabetes',
  category: /(diabetic|therapeutic) (shoe|footwear)/i,
  hcpcs: /^A55(0\d|1[0-4])$/,
  words:
    /\b(diabetic|therapeutic|depth-inlay|custom-molded)\b.*\b(shoes?|footwear)\b|\bshoe (inserts?|modifications?)\b/i,
  diagnoses: /^E(0[89]|1[0-3])/,
  purpose: PURPOSES.diabeticShoes,
};
