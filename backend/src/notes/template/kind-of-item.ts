import type { DiagnosisFacts, ItemFacts } from '@vouchwell/document';
import { PURPOSES } from '@vouchwell/rules';
import { lymphedemaCompression, otherCompression, venousCompression } from './compression.coverage.ts';
import type { CoverageKind } from './coverage.ts';
import {
  airwayPressure,
  commodes,
  hospitalBeds,
  nebulizers,
  orthoses,
  oxygen,
  urological,
} from './home-care.coverage.ts';
import { manualWheelchair, otherMobility, powerMobility, walkingAids } from './mobility.coverage.ts';
import { bloodGlucose, continuousGlucose, diabeticShoes, incontinence } from './supplies.coverage.ts';

/** For what no category, code or word tells. */
export const general = {
  label: 'equipment and supplies',
  category: /(?!)/,
  hcpcs: /(?!)/,
  words: /(?!)/,
  diagnoses: null,
  purpose: PURPOSES.general,
  record: [
    'findings that show why each item is needed for the diagnoses',
    'alternatives tried or considered, and their result',
    'date of the visit that documents this',
  ],
  policy: "The payer's policy for each item decides.",
} satisfies CoverageKind;

/** Within a category the particular kinds stand before its general one. */
export const kinds: readonly CoverageKind[] = [
  incontinence,
  continuousGlucose,
  bloodGlucose,
  diabeticShoes,
  venousCompression,
  lymphedemaCompression,
  otherCompression,
  powerMobility,
  manualWheelchair,
  walkingAids,
  otherMobility,
  oxygen,
  airwayPressure,
  nebulizers,
  orthoses,
  commodes,
  hospitalBeds,
  urological,
  general,
];

/** By its code, which is what a payer goes by; else by its category and words; else by what it is ordered for. */
export function kindOf(item: ItemFacts, diagnoses: readonly DiagnosisFacts[]): CoverageKind {
  const code = item.hcpcs?.trim().toUpperCase() ?? '';
  const category = item.category ?? '';
  const family = kinds.filter((kind) => kind.category.test(category));
  const candidates = family.length > 0 ? family : kinds;
  return (
    kinds.find((kind) => kind.hcpcs.test(code)) ??
    candidates.find((kind) => kind.words.test(item.item)) ??
    family.find((kind) => supporting(kind, diagnoses).length > 0) ??
    family.at(-1) ??
    general
  );
}

/** The recorded diagnoses that the kind's policy names, and with them those that say more about the case. */
export function supporting(kind: CoverageKind, diagnoses: readonly DiagnosisFacts[]): DiagnosisFacts[] {
  const named = diagnoses.filter(({ code }) => kind.diagnoses?.test(code.toUpperCase()));
  if (named.length === 0) return [];
  return [...named, ...diagnoses.filter(({ code }) => kind.related?.test(code.toUpperCase()))];
}
