import { PURPOSES } from '@vouchwell/rules';
import type { CoverageKind } from './coverage.ts';

const CATEGORY = /compression|lymphedema garment/i;

/** LCD L33831, article A54563. */
export const venousCompression: CoverageKind = {
  label: 'compression garments for a venous ulcer',
  category: CATEGORY,
  hcpcs: /^A65(31|32|45)$/,
  words: /venous|ulcer/i,
  diagnoses: /^(I83\.[02]|I87|L97)/,
  purpose: PURPOSES.compression,
};

/** Lymphedema Treatment Act, in force since 2024. */
export const lymphedemaCompression: CoverageKind = {
  label: 'compression garments for lymphedema',
  category: CATEGORY,
  hcpcs: /^A6(51[5-9]|5[2-9]\d|60\d|61[01])$/,
  words: /lymph/i,
  diagnoses: /^(I89\.0|I97\.(2|89)|Q82\.0)/,
  purpose: PURPOSES.compression,
};

/** Where neither code, words nor diagnosis tell which policy applies. */
export const otherCompression: CoverageKind = {
  label: 'compression garments',
  category: CATEGORY,
  hcpcs: /(?!)/,
  words: /compression|gradient (stocking|sleeve|wrap)/i,
  diagnoses: /^(I83|I87|L97|I89\.0|I97\.(2|89)|Q82\.0)/,
  purpose: PURPOSES.compression,
};
