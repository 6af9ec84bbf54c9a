import type { ContentCategory } from '@vouchwell/contract';
import type { CaseFacts } from '@vouchwell/document';
import { foldText } from '@vouchwell/rules';

/** What decides which contents a case may draw on. */
export type CategoryFacts = {
  readonly items: readonly Pick<CaseFacts['items'][number], 'item' | 'category' | 'hcpcs'>[];
  readonly diagnoses: readonly Pick<CaseFacts['diagnoses'][number], 'code'>[];
};

type Kind = Exclude<ContentCategory, 'general'>;

/** HCPCS ranges of the policies [LCD L33822, L33369, L33831; Lymphedema Treatment Act; state Medicaid]. */
const codes: Record<Kind, readonly (readonly [first: string, last: string])[]> = {
  incontinence: [['T4521', 'T4545']],
  cgm: [
    ['A4238', 'A4239'],
    ['E2102', 'E2103'],
  ],
  diabetic_shoes: [['A5500', 'A5514']],
  compression: [['A6515', 'A6611']],
};

/** How catalogues and people name such items, folded. */
const names: Record<Kind, RegExp> = {
  incontinence: /incontinen|\bbriefs?\b|underpad|\bdiapers?\b|protective underwear/,
  cgm: /continuous glucose|\bcgm\b/,
  diabetic_shoes: /diabetic (shoe|foot|insert)|depth[- ]inlay|shoe insert/,
  compression: /compression|lymphedema|gradient (stocking|sleeve|wrap)/,
};

/** Diagnoses that support such items [same policies]; diabetes supports two. */
const diagnoses: Record<Kind, RegExp> = {
  incontinence: /^(N39\.|R32|R15)/,
  cgm: /^E(08|09|10|11|13)/,
  diabetic_shoes: /^E(08|09|10|11|13)/,
  compression: /^(I83\.0|I83\.2|I87\.|L97\.|I89\.0|I97\.2|I97\.89|Q82\.0)/,
};

const kinds = Object.keys(codes) as Kind[];

/**
 * The categories of a case, apart from `general`, which always counts. Its items say it; its diagnoses speak
 * only where an item does not, because diabetes alone does not make a letter for briefs one about shoes.
 */
export function categoriesOf(facts: CategoryFacts): ContentCategory[] {
  const ofItems = facts.items.map(kindsOfItem);
  const silent = ofItems.length === 0 || ofItems.some((found) => found.length === 0);
  const ofDiagnoses = silent ? facts.diagnoses.flatMap(({ code }) => kindsOf(diagnoses, code)) : [];
  const found = new Set([...ofItems.flat(), ...ofDiagnoses]);
  return kinds.filter((kind) => found.has(kind));
}

/** By its code where it has one that tells, else by its category, else by its name. */
function kindsOfItem({ item, category, hcpcs }: CategoryFacts['items'][number]): Kind[] {
  const code = (hcpcs ?? '').trim().toUpperCase();
  const byCode = kinds.filter((kind) => codes[kind].some(([first, last]) => code >= first && code <= last));
  if (byCode.length > 0) return byCode;
  const byCategory = kindsOf(names, foldText(category ?? ''));
  return byCategory.length > 0 ? byCategory : kindsOf(names, foldText(item));
}

function kindsOf(patterns: Record<Kind, RegExp>, text: string): Kind[] {
  return kinds.filter((kind) => patterns[kind].test(text));
}
