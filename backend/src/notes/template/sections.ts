import {
  type CaseFacts,
  type DiagnosisFacts,
  fullName,
  type ItemFacts,
  oneLine,
  quantityText,
  writtenDate,
} from '@vouchwell/document';
import { ageOn, exceedsLimit } from '@vouchwell/rules';
import type { CoverageKind } from './coverage.ts';
import { counted, described, gap, listed, listedApart, possessive, sentence } from './grammar.ts';
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

I am writing about ${oneLine(fullName(patient))}${who}. This letter states the medical necessity of ${what}, ordered for ${counted(diagnoses.length, 'the diagnosis', 'the diagnoses')} listed below.`;
}

export function identification({ patient }: CaseFacts, day: string): string {
  const age = ageOn(patient.dob, day);
  const years = age === null ? '' : ` (age ${age})`;
  return [
    'PATIENT',
    `Name: ${oneLine(fullName(patient))}`,
    `Date of birth: ${patient.dob ? writtenDate(patient.dob) + years : gap('date of birth')}`,
    patient.gender && `Sex: ${patient.gender}`,
    patient.mrn?.trim() && `MRN: ${oneLine(patient.mrn)}`,
    patient.height?.trim() && `Height: ${oneLine(patient.height)}`,
    patient.weight?.trim() && `Weight: ${oneLine(patient.weight)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The primary one first, the others in the order of the case. */
export function diagnoses({ diagnoses }: CaseFacts): string {
  const ordered = [...diagnoses].sort((a, b) => Number(b.is_primary) - Number(a.is_primary));
  const lines = ordered.map((one) => `- ${named(one)}${one.is_primary ? ' (primary)' : ''}`);
  const title = counted(diagnoses.length, 'DIAGNOSIS', 'DIAGNOSES');
  return [
    title,
    ...(lines.length > 0 ? lines : [gap('at least one diagnosis with its ICD-10-CM code')]),
  ].join('\n');
}

const named = ({ code, description }: DiagnosisFacts) => `${code} – ${oneLine(description)}`;

export function equipment({ items }: CaseFacts): string {
  const lines = items.map((item, index) => `${index + 1}. ${equipmentLines(item).join('\n   ')}`);
  if (items.length === 0) lines.push(gap('at least one item with its quantity'));
  const cut = items.some(({ item, justification }) =>
    [item, justification].some((text) => text?.endsWith('…')),
  );
  if (cut) lines.push(gap('the whole of the texts that end in an ellipsis; they are shortened here'));
  return ['EQUIPMENT AND SUPPLIES', ...lines].join('\n');
}

function equipmentLines(item: ItemFacts): string[] {
  const { quantity, quantity_limit: limit, limit_period: period, justification } = item;
  const above = exceedsLimit(quantity, limit);
  const over = above
    ? `, above the usual limit of ${quantityText({ quantity: limit, limit_period: period })}`
    : '';
  const reason = oneLine(justification) || (above ? gap('why more than the usual quantity is needed') : '');
  return [
    `${oneLine(item.item)} (${item.hcpcs ? `HCPCS ${oneLine(item.hcpcs)}` : gap('HCPCS code')})`,
    `Quantity: ${quantityText(item)}${over}`,
    item.size && `Size: ${oneLine(item.size)}`,
    item.color && `Color: ${oneLine(item.color)}`,
    item.length && `Length: ${oneLine(item.length)}`,
    reason && `${above ? 'Justification of the quantity' : 'Justification'}: ${sentence(reason)}`,
  ].filter((line): line is string => Boolean(line));
}

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
    return `The order is based on the ${counted(diagnoses.length, 'diagnosis', 'diagnoses')} listed above.`;
  }
  const support = supporting(kind, diagnoses);
  if (support.length === 0)
    return gap(`diagnosis that supports ${kind.label}; the policy names none of those recorded`);
  const noun = counted(support.length, 'diagnosis', 'diagnoses');
  return `The order is based on the recorded ${noun} ${listedApart(support.map(named))}.`;
}

function larger(items: readonly ItemFacts[]): string {
  if (items.length === 0) return '';
  const names = listedApart(items.map((item) => oneLine(item.item)));
  return counted(
    items.length,
    `The quantity of ${names} is above its usual limit for the reason given with the item above.`,
    `The quantities of ${names} are above their usual limits for the reasons given with the items above.`,
  );
}

export function provider({ provider }: CaseFacts): string {
  const lines = provider
    ? [
        `Name: ${oneLine(provider.name)}`,
        `NPI: ${oneLine(provider.npi)}`,
        `Date signed: ${writtenDate(provider.date_signed)}`,
      ]
    : [gap('name and NPI of the ordering provider')];
  return ['ORDERING PROVIDER', ...lines].join('\n');
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
