import { PURPOSES } from '@vouchwell/rules';
import type { CoverageKind } from './coverage.ts';

const CATEGORY = /mobility|wheelchair|walker|\bcanes?\b|crutch/i;

/** LCD L33789, article A52498. */
export const powerMobility: CoverageKind = {
  label: 'a power mobility device',
  category: CATEGORY,
  hcpcs: /^K08\d\d$/,
  words: /\b(power(ed)?|electric|motori[sz]ed)\b.*\b(chair|wheelchair|vehicle|mobility)\b|\bscooters?\b/i,
  diagnoses: null,
  purpose: PURPOSES.powerMobility,
};

/** LCD L33788. */
export const manualWheelchair: CoverageKind = {
  label: 'a manual wheelchair',
  category: CATEGORY,
  hcpcs: /^(K000[1-9]|E1(0[3-9]|1\d|2[0-3])\d)$/,
  words: /wheelchair/i,
  diagnoses: null,
  purpose: PURPOSES.manualWheelchair,
};

/** LCD L33733 and L33791. */
export const walkingAids: CoverageKind = {
  label: 'walking aids',
  category: CATEGORY,
  hcpcs: /^E01(0[05]|1[0-8]|[34]\d|5[0-9])$/,
  words: /\b(quad )?canes?\b|\bcrutch(es)?\b|\bwalkers?\b|rollator/i,
  diagnoses: null,
  purpose: PURPOSES.walkingAids,
};

/** Other equipment of the category. */
export const otherMobility: CoverageKind = {
  label: 'mobility equipment',
  category: CATEGORY,
  hcpcs: /(?!)/,
  words: /(?!)/,
  diagnoses: null,
  purpose: PURPOSES.otherMobility,
};
