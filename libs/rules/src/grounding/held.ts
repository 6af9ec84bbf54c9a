import { ageOn } from '../days/dates.ts';
import { foldText } from '../text/search-text.ts';
import { wordReader } from '../text/words.ts';
import { codesIn, compact } from './text/codes-in-text.ts';
import { onceFor } from './text/once-for.ts';
import type { GroundingFacts, GroundingItem } from './grounding-facts.ts';
import { NUMBER_WORDS, valueOf } from './text/number-words.ts';
import { numbersIn } from './text/numbers-in-text.ts';
import { plain } from './text/page.ts';
import { periodOf, ratesIn } from './text/periods.ts';
import { type Role, rolesOf } from './numbers/roles.ts';
import { stem } from './words/stems.ts';
import { wordsOfItem } from './words/words-of-items.ts';
import { fits, formsIn, keyOf, type Reading, readings } from './text/written-dates.ts';

/** What a case holds, in the forms that notes are read in. */
export interface Held {
  readonly facts: GroundingFacts;
  /** The day of the note, YYYY-MM-DD. */
  readonly day: string;
  /** Free texts of the case: each may be quoted. */
  readonly texts: readonly string[];
  /** Capitals, without dots. */
  readonly codes: ReadonlySet<string>;
  readonly days: readonly string[];
  readonly dateKeys: ReadonlySet<string>;
  /** `2/11` of days that its texts name without a year alone. */
  readonly yearless: ReadonlySet<string>;
  readonly ages: ReadonlySet<number>;
  /** `Since he was eight`. */
  readonly pastAges: ReadonlySet<number>;
  /** The numbers of its prose, with what each is the number of. */
  readonly roles: ReadonlyMap<number, readonly Role[]>;
  /** `24 hour`, `type 2`. */
  readonly measured: ReadonlySet<string>;
  /** `8/1 day`, as the texts say it. */
  readonly rates: ReadonlySet<string>;
  /** Stems of the words that name its items. */
  readonly itemWords: ReadonlySet<string>;
  /** Folded words of the patient's and the provider's name. */
  readonly names: ReadonlySet<string>;
}

const known = new WeakMap<GroundingFacts, Held>();

/** The same case is read once a day, however many notes are compared with it. */
export function heldBy(facts: GroundingFacts, day: string): Held {
  let held = known.get(facts);
  if (held?.day !== day) known.set(facts, (held = readCase(facts, day)));
  return held;
}

function readCase(facts: GroundingFacts, day: string): Held {
  const texts = [...new Set(textsOf(facts).map((text) => plain(text).replace(/\s+/g, ' ').trim()))];
  const stated = texts.flatMap(numbersIn);
  const written = texts.flatMap(writtenIn);
  const { patient, provider } = facts;
  const days = [day, patient.dob, provider?.date_signed].filter((one): one is string => Boolean(one));
  return {
    facts,
    day,
    texts,
    codes: new Set([
      ...facts.diagnoses.map(({ code }) => compact(code)),
      ...facts.items.map(({ hcpcs }) => compact(hcpcs ?? '')),
      ...texts.flatMap(codesIn),
    ]),
    days,
    dateKeys: new Set(
      written.flatMap((one) => [keyOf(one), keyOf({ ...one, year: null }), keyOf({ ...one, day: null })]),
    ),
    yearless: new Set(
      written.flatMap(({ year, month, day }) => (year === null && day !== null ? [`${month}/${day}`] : [])),
    ),
    ages: new Set([...agesOf(facts, day), ...texts.flatMap(agesIn)]),
    pastAges: new Set(texts.flatMap(pastAgesIn)),
    roles: rolesOf(facts),
    measured: new Set([
      ...stated.map(({ value, unit }) => `${value} ${unit}`),
      ...agesOf(facts, day).map((age) => `${age} year`),
      ...measuresOf(facts),
      ...facts.items.flatMap(periodsOf),
      ...texts.flatMap(partsIn),
    ]),
    itemWords: new Set(
      facts.items.flatMap(({ item, hcpcs }) =>
        nameWords(`${item} ${wordsOfItem(hcpcs ?? '')}`)
          .filter((word) => word.length > 3)
          .map(stem),
      ),
    ),
    rates: new Set(texts.flatMap(ratesIn)),
    names: namesOf(facts),
  };
}

const read = wordReader("'");
/** Words as names are compared: `O'Neil` is one. */
export const nameWords = (text: string): string[] => read(foldText(plain(text)));

/** True when a written day, or part of one, is one of the case's. */
export function isHeldDate(held: Held, form: number, match: RegExpMatchArray, days = held.days): boolean {
  return readings(form, match).some(
    (one) =>
      days.some((day) => fits(one, day)) ||
      (days === held.days && (held.dateKeys.has(keyOf(one)) || isOfYear(held, one))),
  );
}

/** What the dates of a text may mean. */
const writtenIn = (text: string): Reading[] =>
  formsIn(text).flatMap(({ pattern, form }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const read = readings(form, match);
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + REACH);
      return NEXT_DAY.test(after) ? [...read, ...read.flatMap(dayAfter)] : read;
    }),
  );

/** So far behind a day `the next day` may stand, in its sentence. */
const REACH = 80;
const NEXT_DAY = /^[^.;]*\b(?:the )?(?:next|following) (?:day|morning)\b|^[^.;]*\bthe day after\b/i;

/** Of one that is written whole. */
function dayAfter({ year, month, day, short }: Reading): Reading[] {
  if (year === null || day === null) return [];
  const next = new Date(Date.UTC(short ? 2000 + year : year, month - 1, day + 1));
  return [{ year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }];
}

/** `02/11/2026`, where the case says February 11: of this year or the last. */
const isOfYear = ({ yearless, day: today }: Held, { year, month, day }: Reading): boolean =>
  year !== null &&
  yearless.has(`${month}/${day}`) &&
  [0, 1].includes((Number(today.slice(0, 4)) - year + 100) % 100);

const AGE = new RegExp(
  `\\b(\\d{1,3}|${NUMBER_WORDS})[ -]?(?:years?[ -]old|y\\/?o\\b)|\\bage(?:d| of)? (\\d{1,3}|${NUMBER_WORDS})\\b`,
  'gi',
);
const agesIn = (text: string): number[] =>
  [...text.matchAll(AGE)].map((match) => valueOf(match[1] ?? match[2] ?? ''));

const PAST_AGE = new RegExp(
  `\\b(?:(?:he|she|they) (?:was|were|turned)|(?:at|since|from) (?:the )?age(?: of)?) (\\d{1,3}|${NUMBER_WORDS})\\b`,
  'gi',
);
const pastAgesIn = (text: string): number[] =>
  [...text.matchAll(PAST_AGE)].map(([, age = '']) => valueOf(age));

function agesOf({ patient, provider }: GroundingFacts, day: string): number[] {
  const ages = [day, provider?.date_signed].map((at) => (at ? ageOn(patient.dob, at) : null));
  return ages.filter((age): age is number => age !== null);
}

/** Folded words of the patient's and the provider's name. */
export const namesOf = (facts: GroundingFacts): ReadonlySet<string> =>
  new Set(nameTexts(facts).flatMap(nameWords));

function nameTexts({ patient, provider }: GroundingFacts): string[] {
  return [patient.first_name, patient.middle_name, patient.last_name, provider?.name].filter(
    (text): text is string => Boolean(text),
  );
}

/** `By half` as `50 %`. */
const PARTS: [RegExp, string][] = [
  [/\bhalf\b|\bhalved\b/i, '50 %'],
  [/\ba quarter\b|\bone quarter\b/i, '25 %'],
  [/\ba third\b|\bone third\b/i, '33 %'],
];
const partsIn = (text: string): string[] =>
  PARTS.flatMap(([words, part]) => (words.test(text) ? [part] : []));

/** Height and weight, where no unit is written with them; a size in inches. */
function measuresOf({ patient, items }: GroundingFacts): string[] {
  const bare = (text: string | null | undefined, units: readonly string[]) =>
    numbersIn(plain(text ?? '')).flatMap(({ value, unit }) =>
      unit === null ? units.map((one) => `${value} ${one}`) : [],
    );
  return [
    ...bare(patient.height, /cm/i.test(patient.height ?? '') ? ['cm'] : ['inch']),
    ...bare(patient.weight, /kg|kilo/i.test(patient.weight ?? '') ? ['kg'] : ['lb']),
    ...items.flatMap(({ size, length }) => [...bare(size, ['inch']), ...bare(length, ['inch'])]),
  ];
}

/** The period of an item's limit, and the days that a supply for it is counted in. */
function periodsOf({ limit_period }: GroundingItem): string[] {
  const period = periodOf(limit_period ?? '');
  const days = { '1 month': '30 day', '3 month': '90 day' }[period];
  return days ? [period, days] : [period];
}

const itemTexts = (one: GroundingItem) => [one.item, one.size, one.color, one.length, one.justification];

function textsOf(facts: GroundingFacts): string[] {
  const { height, weight, address, phone, email, mrn } = facts.patient;
  const name = (text: string | undefined) => text?.match(/\d/) && text;
  return [
    ...nameTexts(facts).map(name),
    ...[height, weight, phone, email, mrn, address, ...(address ?? '').split(/\r?\n/)],
    ...facts.diagnoses.map(({ description }) => description),
    ...facts.items.flatMap(itemTexts),
    ...(facts.told ?? []),
    ...(facts.seen ?? []),
  ].filter((text): text is string => Boolean(text));
}

/** The words of the patient's own name, without those of the provider. */
export const namesOfPatient = onceFor(
  ({ facts: { patient } }: Held): ReadonlySet<string> =>
    new Set(nameWords(`${patient.first_name ?? ''} ${patient.last_name ?? ''}`)),
);
