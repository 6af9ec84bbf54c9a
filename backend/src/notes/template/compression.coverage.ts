import type { CoverageKind } from './coverage.ts';

const CATEGORY = /compression|lymphedema garment/i;
const PURPOSE =
  'Graduated compression moves fluid out of the tissue, supports the return of blood and lymph, and helps to keep ' +
  'the swelling from coming back. Garments lose their pressure with wear and washing and have to be replaced.';

/** LCD L33831, article A54563. */
export const venousCompression: CoverageKind = {
  label: 'compression garments for a venous ulcer',
  category: CATEGORY,
  hcpcs: /^A65(31|32|45)$/,
  words: /venous|ulcer/i,
  diagnoses: /^(I83\.[02]|I87|L97)/,
  purpose: PURPOSE,
  record: [
    'site and size of the open venous stasis ulcer, and date of the examination',
    'compression ordered, and the limb and measurements it is fitted to',
    'treatment of the ulcer so far and its result',
  ],
  policy:
    'Compression stockings and wraps (HCPCS A6531, A6532 and A6545 with modifier AW) are covered under Local ' +
    'Coverage Determination L33831 (Surgical Dressings) and its policy article A54563 for the treatment of an open ' +
    'venous stasis ulcer. They are not covered under that policy when there is no ulcer or when it has healed.',
};

/** Lymphedema Treatment Act, in force since 2024. */
export const lymphedemaCompression: CoverageKind = {
  label: 'compression garments for lymphedema',
  category: CATEGORY,
  hcpcs: /^A6(51[5-9]|5[2-9]\d|60\d|61[01])$/,
  words: /lymph/i,
  diagnoses: /^(I89\.0|I97\.(2|89)|Q82\.0)/,
  purpose: PURPOSE,
  record: [
    'body part affected, with date and findings of the examination',
    'whether each garment is for the day or the night, and of standard or custom size',
    'treatment of the swelling so far and its result',
  ],
  policy:
    'Compression items for lymphedema are a Medicare benefit under the Lymphedema Treatment Act since 2024. The ' +
    'benefit asks for a diagnosis of lymphedema and covers 3 daytime garments per 6 months and 2 nighttime ' +
    'garments per 2 years for each affected body part.',
};

/** Where neither code, words nor diagnosis tell which policy applies. */
export const otherCompression: CoverageKind = {
  label: 'compression garments',
  category: CATEGORY,
  hcpcs: /(?!)/,
  words: /compression|gradient (stocking|sleeve|wrap)/i,
  diagnoses: /^(I83|I87|L97|I89\.0|I97\.(2|89)|Q82\.0)/,
  purpose: PURPOSE,
  record: [
    'condition that the garments treat, with date and findings of the examination',
    'compression ordered, and the limb and measurements it is fitted to',
  ],
  policy:
    'Compression garments are covered for the treatment of an open venous stasis ulcer under Local Coverage ' +
    'Determination L33831 (Surgical Dressings) and its policy article A54563, and for lymphedema under the ' +
    'Lymphedema Treatment Act.',
};
