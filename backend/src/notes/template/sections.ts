import {
  type CaseFacts,
  type DiagnosisFacts,
  fullName,
  type ItemFacts,
  oneLine,
  quantityText,
} from '@vouchwell/document';
import { ageOn, exceedsLimit } from '@vouchwell/rules';
import type { CoverageKind } from './coverage.ts';
import { counted, described, gap, listed, listedApart, possessive } from './grammar.ts';
import { general, supporting } from './kind-of-item.ts';
import type { WritingFacts } from './writing-facts.ts';

/** The items of a case that one policy covers. */
export interface Group {
  readonly kind: CoverageKind;
  readonly items: readonly ItemFacts[];
}

export function opening({ patient, diagnoses }: CaseFacts, groups: readonly Group[], day: string): string {
  const age = ageOn(patient.dob, day);
  const who = age === null && patient.gender === null ? '' : `, ${described(age, patient.gender)}`;
  const what = listed(groups.map(({ kind }) => kind.label)) || gap('equipment or supplies ordered');
  return `To the medical reviewer:

I am writing about ${oneLine(fullName(patient))}${who}. This letter states the medical necessity of ${what}, ordered for ${counted(diagnoses.length, 'the diagnosis', 'the diagnoses')} listed in this letter.`;
}

/** What the letter's tables would leave empty or cut short, for whoever reviews the note; empty where nothing is. */
export function missing({ patient, diagnoses, items, provider }: CaseFacts): string {
  const cut = [...items.map(({ item }) => item), ...diagnoses.map(({ description }) => description)];
  const gaps = [
    !patient.dob && 'date of birth',
    diagnoses.length === 0 && 'at least one diagnosis with its ICD-10-CM code',
    items.length === 0 && 'at least one item with its quantity',
    ...items.map(({ item, hcpcs }) => !hcpcs && `HCPCS code of ${unbracketed(item)}`),
    ...items
      .filter((one) => isLarge(one) && !oneLine(one.justification))
      .map(({ item }) => `why more than the usual quantity of ${unbracketed(item)} is needed`),
    !provider && 'name and NPI of the ordering provider',
    cut.some((text) => text.endsWith('…')) &&
      'the whole of the texts that end in an ellipsis; they are shortened here',
  ].filter((what) => typeof what === 'string');
  if (gaps.length === 0) return '';
  return ['To be completed:', ...gaps.map((what) => `- ${gap(what)}`)].join('\n');
}

const unbracketed = (text: string) => oneLine(text).replace(/[[\]]/g, '');
const isLarge = ({ quantity, quantity_limit }: ItemFacts) => exceedsLimit(quantity, quantity_limit);

/** Why one group is needed, what the record must still show, and what the policy says. */
export function necessity(group: Group, facts: WritingFacts): string {
  return [heading(group), statements(group, facts).join(' '), '', stillToShow(group, facts)].join('\n');
}

/** The letter's own heading above the text says that it is about medical necessity. */
export const heading = ({ kind }: Group): string => kind.label.replace(/^a /, '').toUpperCase();

/** The argument, in sentences of which each can stand alone. */
export const statements = ({ kind, items }: Group, facts: CaseFacts): string[] =>
  [basis(kind, facts), kind.purpose, ordered(items), larger(items)].filter(Boolean);

/**
 * What the evidence shows by the payer's criteria, what is missing as gaps, and the policy; where no policy of a known
 * payer speaks of each item, what such equipment asks for in general.
 */
export function stillToShow({ kind, items }: Group, facts: WritingFacts): string {
  const argued = items.flatMap((item) => facts.argued?.[facts.items.indexOf(item)] ?? []);
  const isArgued = argued.length === items.length;
  const shown = isArgued ? distinct(argued.flatMap((one) => one.shown)) : [];
  const gaps = [
    ...(isArgued ? distinct(argued.flatMap((one) => one.open)) : (kind.record ?? general.record)),
    ...(items.some(isLarge) ? ['entry in the record that supports the larger quantity'] : []),
  ].map(gap);
  const under = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [title, ...lines.map((line) => `- ${line}`), ''] : [];
  const policies = isArgued ? distinct(argued.flatMap((one) => one.policies)) : [];
  const of = facts.criteriaOf ?? 'the payer';
  const where = of === 'the payer' ? 'the' : 'where Medicare pays, the';
  const policy =
    policies.length > 0
      ? `Coverage: ${where} criteria are those of ${listedApart(policies)}.`
      : `Coverage: ${kind.policy ?? general.policy} The version in force on the date of service applies.`;
  return [
    ...under(`What the medical record shows, by the criteria of ${of}:`, shown),
    ...under(shown.length > 0 ? 'Still to be shown:' : 'Findings in the medical record:', gaps),
    policy,
  ].join('\n');
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

export const ordered = (items: readonly ItemFacts[]) =>
  `To meet this need the order is for: ${listedApart(items.map(({ item }) => oneLine(item)))}.`;

/** Such as `The order is based on the recorded diagnosis of Urge incontinence.` In words: the table has their codes. */
export function based(diagnoses: readonly DiagnosisFacts[]): string {
  const noun = counted(diagnoses.length, 'diagnosis of', 'diagnoses of');
  return `The order is based on the recorded ${noun} ${listedApart(diagnoses.map(({ description }) => oneLine(description)))}.`;
}

function basis(kind: CoverageKind, { diagnoses }: CaseFacts): string {
  if (diagnoses.length === 0) return '';
  const support = kind.diagnoses === null ? diagnoses : supporting(kind, diagnoses);
  if (support.length === 0)
    return gap(`diagnosis that supports ${kind.label}; the policy names none of those recorded`);
  return based(support);
}

/** The limit stands in no table of the letter; the reason stands beside its item there. */
export function larger(items: readonly ItemFacts[]): string {
  return items
    .filter(isLarge)
    .map(({ item, quantity_limit, limit_period, justification }) => {
      const limit = quantityText({ quantity: quantity_limit ?? 0, limit_period });
      const reason = oneLine(justification) ? ' for the reason given with the item' : '';
      return `The quantity of ${oneLine(item)} is above its usual limit of ${limit}${reason}.`;
    })
    .join(' ');
}

export function attestation({ patient, items }: CaseFacts): string {
  const what = counted(
    items.length,
    'the item listed in this letter is',
    'the items listed in this letter are',
  );
  return `ATTESTATION
I have reviewed this letter. In my professional judgment ${what} medically necessary for this patient, and what is stated here agrees with ${possessive(patient.gender)} medical record.`;
}
