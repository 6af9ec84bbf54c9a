import { occurrences } from '../../text/occurrences.ts';
import type { Compared } from '../check-grounding.ts';
import { bySentence } from '../text/by-sentence.ts';
import { itemsAround } from '../text/mentions.ts';
import { numbersOf } from '../text/numbers-in-text.ts';
import { lowered, plain, standsAlone } from '../text/page.ts';
import { tokensOf } from '../words/tokens.ts';
import type { Stating } from './stated-diagnoses.ts';

/** Pronouns are in every sentence, and state nothing. */
const SEX = {
  female: new Set(['female', 'woman', 'lady', 'girl']),
  male: new Set(['male', 'man', 'gentleman', 'boy']),
};
/** `A female catheter` is of the catheter, whoever uses it. */
const OF_A_THING = /^[ -](?:external|intermittent|urinary|catheter|urinal|condom|luer|adapter|connector)/i;

/** The patient's sex where a word names it. */
export function statedSex({ reading: { page, tokens, held } }: Compared): Stating[] {
  const { patient, items } = held.facts;
  if (patient.gender !== 'male' && patient.gender !== 'female') return [];
  const words = SEX[patient.gender];
  const ofItems = new Set(items.flatMap(({ item }) => tokensOf(plain(item)).map(({ word }) => word)));
  return tokens.flatMap(({ start, end, word }) =>
    words.has(word) && !ofItems.has(word) && !OF_A_THING.test(page.text.slice(end, end + 16))
      ? [{ at: start, key: 'patient gender' }]
      : [],
  );
}

/** Where the patient is reached: the email as it is written, the address by its number and street. */
export function statedReach({ reading: { page, tokens, held } }: Compared): Stating[] {
  const { email, address } = held.facts.patient;
  const mail = lowered(plain(email ?? '')).trim();
  const mails = mail.includes('@')
    ? [...occurrences(page.lower, mail)].filter((at) => isWhole(page.text, at, at + mail.length))
    : [];
  const [first, second] = tokensOf(plain(address ?? '')).map(({ word }) => word);
  const streets = tokens.filter(
    ({ word }, at) => word === first && second !== undefined && tokens[at + 1]?.word === second,
  );
  return [
    ...mails.map((at) => ({ at, key: 'patient email' })),
    ...streets.map(({ start }) => ({ at: start, key: 'patient address' })),
  ];
}

/** No part of a longer address; a full stop behind it ends its sentence. */
const isWhole = (text: string, start: number, end: number): boolean =>
  standsAlone(text, start, end) &&
  !/[_.+-]/.test(text[start - 1] ?? '') &&
  !/^[.-][\p{L}\p{N}]/u.test(text.slice(end, end + 2));

const FIRST =
  /\b(?:primary|principal|main|first[ -]listed)\b(?! (?:care|payer|insur|physician|provider|caregiver))/i;
const saysFirst = bySentence((sentence) => FIRST.test(sentence));

/** Which diagnosis comes first, where one sentence names it and says so. `stated`: where diagnoses are named. */
export function statedPrimary({ reading: { page, held } }: Compared, stated: readonly Stating[]): Stating[] {
  const primary = held.facts.diagnoses.findIndex(({ is_primary }) => is_primary);
  return stated.flatMap(({ at, key }) =>
    key === `diagnosis ${primary}` && saysFirst(page, at) ? [{ at, key: `${key} primary` }] : [],
  );
}

const OF_LIMITS =
  /\b(?:limits?|limited|max(?:imum)?|allow(?:s|ed|able|ance)|caps?|exceed(?:s|ed|ing)?|usual)\b/i;
const speaksOfLimits = bySentence((sentence) => OF_LIMITS.test(sentence));

/** The payer's limit of an item, by its number in a sentence that speaks of limits. */
export function statedLimits({ reading: { page, mentions, held } }: Compared): Stating[] {
  const { items } = held.facts;
  const limits = new Set(items.map(({ quantity_limit }) => quantity_limit));
  const around = itemsAround(page, mentions);
  return numbersOf(page).flatMap(({ start, value }) => {
    if (!limits.has(value)) return [];
    if (!speaksOfLimits(page, start)) return [];
    const near = around(start);
    const meant = near.length > 0 ? near : items.map((_, at) => at);
    return meant
      .filter((at) => items[at]?.quantity_limit === value)
      .map((at) => ({ at: start, key: `item ${at} limit` }));
  });
}
