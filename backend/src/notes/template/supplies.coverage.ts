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
  purpose:
    'Absorbent products contain urine or stool that cannot be held, keep moisture away from the skin, and so help ' +
    'to prevent skin breakdown and infection. They have to be changed whenever they are soiled, so the quantity ' +
    'follows from the number of changes.',
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
  purpose:
    'A continuous glucose monitor measures glucose around the clock, shows where it is heading, and warns of values ' +
    'that are too high or too low. Single finger-stick tests show a moment only and miss the hours between them, ' +
    'above all the night.',
  record: [
    'date and findings of the visit, in person or by approved telehealth, within 6 months before the order',
    'treatment with insulin, or else a history of problematic hypoglycemia: recurrent level 2 events or one level 3 event',
    'that the patient or a caregiver has been trained to use the monitor',
    'that the monitor is prescribed in line with its FDA indications',
  ],
  policy:
    'Continuous glucose monitors are covered under Local Coverage Determination L33822 (Glucose Monitors) and its ' +
    'policy article A52464. The policy asks for diabetes mellitus; for sufficient training of the patient or a ' +
    'caregiver; for a prescription in accordance with the FDA indications; for treatment with insulin or a history ' +
    'of problematic hypoglycemia; and for a visit within 6 months before the order. Continued coverage asks for a ' +
    'visit every 6 months.',
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
  purpose:
    'Testing blood glucose at home shows how meals, activity and treatment act on it, and lets values that are too ' +
    'high or too low be answered in time. Strips and lancets are used once and have to be replaced.',
  record: [
    'whether the diabetes is treated with insulin',
    'how often testing is ordered',
    'date and findings of the last visit for diabetes',
  ],
  policy:
    'Home blood glucose monitors and their supplies are covered for people with diabetes under Local Coverage ' +
    'Determination L33822 (Glucose Monitors) and its policy article A52464. Usual quantities are 300 test strips ' +
    'per 3 months with insulin treatment and 100 per 3 months without; more asks for a visit and for testing logs ' +
    'that support the frequency.',
};

/** LCD L33369, article A52501. */
export const diabeticShoes: CoverageKind = {
  label: 'therapeutic shoes for diabetes',
  category: /(diabetic|therapeutic) (shoe|footwear)/i,
  hcpcs: /^A55(0\d|1[0-4])$/,
  words:
    /\b(diabetic|therapeutic|depth-inlay|custom-molded)\b.*\b(shoes?|footwear)\b|\bshoe (inserts?|modifications?)\b/i,
  diagnoses: /^E(0[89]|1[0-3])/,
  purpose:
    'Therapeutic shoes and inserts spread the load on the foot and protect skin on which a small injury can pass ' +
    'unnoticed. They help to prevent ulcers and the loss of toes or foot that ulcers lead to.',
  record: [
    'which qualifying foot condition is present: earlier amputation, earlier ulcer, pre-ulcerative callus, neuropathy with callus, deformity, or poor circulation',
    'date and findings of the visit for diabetes with the certifying physician (MD or DO) within 6 months before delivery',
    "date of the certifying physician's statement, after that visit and within 3 months before delivery",
    'date and result of the foot examination',
    'who fits the shoes in person',
  ],
  policy:
    'Therapeutic shoes are covered under Local Coverage Determination L33369 (Therapeutic Shoes for Persons with ' +
    'Diabetes) and its policy article A52501. The policy asks for diabetes mellitus; for one of six foot ' +
    'conditions; for a certifying MD or DO who manages the diabetes, with a visit within 6 months and a statement ' +
    'within 3 months before delivery; and for fitting in person. Usually one pair is covered in a year.',
};
