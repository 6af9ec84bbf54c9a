import { PURPOSES } from '@vouchwell/rules';
import type { CoverageKind } from './coverage.ts';

/** LCD L33797, NCD 240.2. */
export const oxygen: CoverageKind = {
  label: 'oxygen at home',
  category: /\boxygen\b/i,
  hcpcs: /^E(04[2-4]\d|139[0-2])$/,
  words: /\boxygen\b/i,
  diagnoses: null,
  purpose: PURPOSES.oxygen,
};

/** LCD L33718, article A52467. */
export const airwayPressure: CoverageKind = {
  label: 'equipment used during sleep',
  category: /airway pressure|\b(cpap|bilevel|bipap)\b/i,
  hcpcs: /^(E0601|E0470|A70[34]\d)$/,
  words: /\b(cpap|bipap|bilevel|nasal mask|full face mask)\b/i,
  diagnoses: /^G47\.3/,
  purpose: PURPOSES.airwayPressure,
};

/** LCD L33370, article A52466. */
export const nebulizers: CoverageKind = {
  label: 'a nebulizer and its supplies',
  category: /nebuli[sz]er/i,
  hcpcs: /^(E0570|A700[3-5])$/,
  words: /nebuli[sz]er/i,
  diagnoses: /^(J4[1-57]|E84|Q33\.4)/,
  purpose: PURPOSES.nebulizers,
};

/** LCD L33686, L33318. */
export const orthoses: CoverageKind = {
  label: 'an orthosis',
  category: /orthos[ei]s|\bbraces?\b/i,
  hcpcs: /^L(1[89]\d\d|20[0-3]\d|439[67])$/,
  words: /orthosis|\b(ankle|knee|foot) brace\b/i,
  diagnoses: null,
  purpose: PURPOSES.orthoses,
};

/** LCD L33736. */
export const commodes: CoverageKind = {
  label: 'a commode chair',
  category: /commode/i,
  hcpcs: /^E016[358]$/,
  words: /commode/i,
  diagnoses: null,
  purpose: PURPOSES.commodes,
};

/** LCD L33820. */
export const hospitalBeds: CoverageKind = {
  label: 'a hospital bed',
  category: /hospital bed/i,
  hcpcs: /^E0(2[569]\d|30[1-4])$/,
  words: /hospital bed/i,
  diagnoses: null,
  purpose: PURPOSES.hospitalBeds,
};

/** LCD L33803, article A52521. */
export const urological: CoverageKind = {
  label: 'catheters',
  category: /urolog|catheter/i,
  hcpcs: /^A4(29[5-7]|33[89]|34\d|35[1-8])$/,
  words: /\bcatheters?\b/i,
  diagnoses: null,
  purpose: PURPOSES.urological,
};
