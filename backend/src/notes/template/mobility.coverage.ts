import type { CoverageKind } from './coverage.ts';

const CATEGORY = /mobility|wheelchair|walker|\bcanes?\b|crutch/i;
const PURPOSE =
  'Toileting, feeding, dressing, grooming and bathing at home all depend on moving there safely.';
const LIMITATION =
  'the mobility limitation: which daily activities at home it prevents, delays or makes unsafe, with examination findings';

/** LCD L33789, article A52498. */
export const powerMobility: CoverageKind = {
  label: 'a power mobility device',
  category: CATEGORY,
  hcpcs: /^K08\d\d$/,
  words: /\b(power(ed)?|electric|motori[sz]ed)\b.*\b(chair|wheelchair|vehicle|mobility)\b|\bscooters?\b/i,
  diagnoses: null,
  purpose: `${PURPOSE} A power device gives this mobility to a person who can neither walk safely nor propel a manual chair.`,
  record: [
    LIMITATION,
    'why a cane, a walker or a manual wheelchair does not resolve the limitation',
    'date and findings of the face-to-face examination within 6 months before the order',
    'specialty evaluation and home assessment, with their dates',
    'that the patient can operate the device safely',
    'prior authorization, where it is required',
  ],
  policy:
    'Power mobility devices are covered under Local Coverage Determination L33789 (Power Mobility Devices) and its ' +
    'policy article A52498. The policy asks for a mobility limitation that a cane, a walker and a manual wheelchair ' +
    'cannot resolve; for a face-to-face examination and a written order before delivery; and for prior ' +
    'authorization, a specialty evaluation and a home assessment where they apply.',
};

/** LCD L33788. */
export const manualWheelchair: CoverageKind = {
  label: 'a manual wheelchair',
  category: CATEGORY,
  hcpcs: /^(K000[1-9]|E1(0[3-9]|1\d|2[0-3])\d)$/,
  words: /wheelchair/i,
  diagnoses: null,
  purpose: `${PURPOSE} A wheelchair gives this mobility where walking is not safe or does not suffice.`,
  record: [
    LIMITATION,
    'why a cane or a walker does not resolve the limitation',
    'that the home gives the chair room, and that the patient is willing to use it there',
    'that the patient can propel the chair, or that a caregiver is available, willing and able to push it',
    'date of the visit that documents this',
  ],
  policy:
    'Manual wheelchairs are covered under Local Coverage Determination L33788 (Manual Wheelchair Bases). The policy ' +
    'asks for a mobility limitation in daily activities at home that a cane or walker cannot resolve; for a home ' +
    'with room for the chair; for regular use that improves these activities; and for the ability to self-propel ' +
    'or a caregiver who can help.',
};

/** LCD L33733 and L33791. */
export const walkingAids: CoverageKind = {
  label: 'walking aids',
  category: CATEGORY,
  hcpcs: /^E01(0[05]|1[0-8]|[34]\d|5[0-9])$/,
  words: /\b(quad )?canes?\b|\bcrutch(es)?\b|\bwalkers?\b|rollator/i,
  diagnoses: null,
  purpose: `${PURPOSE} A walking aid takes weight off the legs, widens the base of support, and lowers the risk of falls.`,
  record: [
    LIMITATION,
    'that the patient can use the device safely',
    'that the device resolves the limitation',
    'date of the visit that documents this',
  ],
  policy:
    'Canes and crutches are covered under Local Coverage Determination L33733 (Canes and Crutches) and walkers under ' +
    'L33791 (Walkers). Both ask for a mobility limitation in daily activities at home, for safe use of the device, ' +
    'and that the device resolves the limitation.',
};

/** Other equipment of the category. */
export const otherMobility: CoverageKind = {
  label: 'mobility equipment',
  category: CATEGORY,
  hcpcs: /(?!)/,
  words: /(?!)/,
  diagnoses: null,
  purpose: PURPOSE,
  record: [
    LIMITATION,
    'that the patient can use the equipment safely',
    'date of the visit that documents this',
  ],
  policy:
    'Mobility equipment is covered where a mobility limitation in daily activities at home is documented and the ' +
    "equipment resolves it, under the payer's policy for the item.",
};
