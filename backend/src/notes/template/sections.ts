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
import { supporting } from './kind-of-item.ts';

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

/** What the letter's tables would leave empty, for whoever reviews the note; empty where nothing is. */
export function missing({ patient, diagnoses, items, provider }: CaseFacts): string {
  const gaps = [
    !patient.dob && 'date of birth',
    diagnoses.length === 0 && 'at least one diagnosis with its ICD-10-CM code',
    items.length === 0 && 'at least one item with its quantity',
    ...items.map(({ item, hcpcs }) => !hcpcs && `HCPCS code of ${unbracketed(item)}`),
    ...items.map(
      (one) =>
        exceedsLimit(one.quantity, one.quantity_limit) &&
        !oneLine(one.justification) &&
        `why more than the usual quantity of ${unbracketed(one.item)} is needed`,
    ),
    !provider && 'name and NPI of the ordering provider',
  ].filter((what): what is string => Boolean(what));
  return gaps.length === 0
    ? ''
    : ['Missing in this letter:', ...gaps.map((what) => `- ${gap(what)}`)].join('\n');
}

const unbracketed = (text: string) => oneLine(text).replace(/[[\]]/g, '');

const named = ({ code, description }: DiagnosisFacts) => `${code} – ${oneLine(description)}`;

/** Why one group is needed, what the record must still show, and what the policy says. */
export function necessity({ kind, items }: Group, facts: CaseFacts, alone: boolean): string {
  const title = alone
    ? 'MEDICAL NECESSITY'
    : `MEDICAL NECESSITY: ${kind.label.replace(/^a /, '').toUpperCase()}`;
  const over = items.filter((item) => exceedsLimit(item.quantity, item.quantity_limit));
  const gaps = [
    ...kind.record,
    ...(over.length > 0 ? ['entry in the record that supports the larger quantity'] : []),
  ];
  return [
    title,
    [basis(kind, facts), kind.purpose, ordered(items), larger(over)].filter(Boolean).join(' '),
    '',
    'Findings in the medical record:',
    ...gaps.map((what) => `- ${gap(what)}`),
    '',
    `Coverage: ${kind.policy} The version in force on the date of service applies.`,
  ].join('\n');
}

function ordered(items: readonly ItemFacts[]): string {
  const parts = items.map((item) => `${oneLine(item.item)} (quantity ${quantityText(item)})`);
  return `To meet this need the order is for: ${listedApart(parts)}.`;
}

function basis(kind: CoverageKind, { diagnoses }: CaseFacts): string {
  if (diagnoses.length === 0) return '';
  if (kind.diagnoses === null) {
    return `The order is based on the ${counted(diagnoses.length, 'diagnosis', 'diagnoses')} listed in this letter.`;
  }
  const support = supporting(kind, diagnoses);
  if (support.length === 0)
    return gap(`diagnosis that supports ${kind.label}; the policy names none of those recorded`);
  const noun = counted(support.length, 'diagnosis', 'diagnoses');
  return `The order is based on the recorded ${noun} ${listedApart(support.map(named))}.`;
}

function larger(items: readonly ItemFacts[]): string {
  return items
    .map(({ item, quantity_limit, limit_period }) => {
      const limit = quantityText({ quantity: quantity_limit ?? 0, limit_period });
      return `The quantity of ${oneLine(item)} is above the usual limit of ${limit} for the reason given with the item.`;
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
I have reviewed this letter. In my professional judgment ${what} medically necessary for ${oneLine(fullName(patient))}, and what is stated here agrees with ${possessive(patient.gender)} medical record.`;
}
