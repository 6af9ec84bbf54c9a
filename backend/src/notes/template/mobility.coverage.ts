import type { CoverageKind } from './coverage.ts';

const CATEGORY = /mobility|wheelchair|walker|\bcanes?\b|crutch/i;
const PURPOSE =
  'Toileting, feeding, dressing, grooming and bathing at home all depend on moving there safely.';

/** LCD L33789, article A52498. */
export const powerMobility: CoverageKind = {
  label: 'a power mobility device',
  category: CATEGORY,
  hcpcs: /^K08\d\d$/,
  words: /\b(power(ed)?|electric|motori[sz]ed)\b.*\b(chair|wheelchair|vehicle|mobility)\b|\bscooters?\b/i,
  diagnoses: null,
  purpose: `${PURPOSE} A power device gives this mobility to a person who can neither walk safely nor propel a manual chair.`,
};

/** LCD L33788. */
export const manualWheelchair: CoverageKind = {
  label: 'a manual wheelchair',
  category: CATEGORY,
  hcpcs: /^(K000[1-9]|E1(0[3-9]|1\d|2[0-3])\d)$/,
  words: /wheelchair/i,
  diagnoses: null,
  purpose: `${PURPOSE} A wheelchair gives this mobility where walking is not safe or does not suffice.`,
};

/** LCD L33733 and L33791. */
export const walkingAids: CoverageKind = {
  label: 'walking aids',
  category: CATEGORY,
  hcpcs: /^E01(0[05]|1[0-8]|[34]\d|5[0-9])$/,
  words: /\b(quad )?canes?\b|\bcrutch(es)?\b|\bwalkers?\b|rollator/i,
  diagnoses: null,
  purpose: `${PURPOSE} A walking aid takes weight off the legs, widens the base of support, and lowers the risk of falls.`,
};

/** Other equipment of the category. */
export const otherMobility: CoverageKind = {
  label: 'mobility equipment',
  category: CATEGORY,
  hcpcs: /(?!)/,
  words: /(?!)/,
  diagnoses: null,
  purpose: PURPOSE,
};
