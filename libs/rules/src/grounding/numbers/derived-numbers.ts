import { onceFor } from '../text/once-for.ts';
import { inchesOf } from '../text/conversions.ts';
import { plain, segmentAt } from '../text/page.ts';
import { numbersIn, type StatedNumber } from '../text/numbers-in-text.ts';
import { liesBack, liesBetween } from '../spans-of-time.ts';
import type { Reading } from '../words/reading.ts';
import { fold, stem } from '../words/stems.ts';
import type { HeldText } from '../words/vocabulary.ts';
import { numbersBeside } from './sentence-numbers.ts';

/** True of a number that no text of the case says so and that follows from what it says. */
export const isDerived = (reading: Reading, number: StatedNumber): boolean =>
  isDifference(reading, number) ||
  isUnderItsLabel(reading, number) ||
  isTimeOfCase(reading, number) ||
  isSupplyOfRow(reading, number) ||
  isHeight(reading, number) ||
  isLifetime(reading, number);

/** Small whole numbers lie between others by chance. */
const LEAST_APART = 5;
/** Among many some two differ by any number. */
const MOST_BESIDE = 8;
const round = (value: number) => Math.round(value * 100) / 100;

/** `36.4 to 31.8 cm, down 4.6`, `29.3 | 25.6 | 3.7`: what two measures of its sentence or row differ by. */
function isDifference({ page }: Reading, { start, value, unit }: StatedNumber): boolean {
  if ((Number.isInteger(value) && value < LEAST_APART) || /^(?:day|week|month|year)$/.test(unit ?? ''))
    return false;
  // `5-115`: the end of a range is told by itself.
  if (/\d ?-$/.test(page.text.slice(Math.max(0, start - 3), start))) return false;
  const beside = numbersBeside(page, start);
  if (beside.length > MOST_BESIDE) return false;
  const isAlike = (one: string | null, other: string | null) =>
    one === null || other === null || one === other;
  return beside.some(
    (one) =>
      one.value > value &&
      isAlike(one.unit, unit) &&
      beside.some(
        (other) =>
          round(one.value - other.value) === value &&
          isAlike(other.unit, unit) &&
          isAlike(one.unit, other.unit),
      ),
  );
}

/** The sentences of a case that have numbers, with their words. */
const countedIn = onceFor((texts: readonly HeldText[]) =>
  texts
    .flatMap(({ text }) => text.split(/(?<=[.;!?])\s/))
    .flatMap((sentence) => {
      const values = new Set(numbersIn(sentence).map(({ value }) => value));
      return values.size === 0 ? [] : [{ values, words: new Set(labelsIn(sentence)) }];
    }),
);
const LABEL = /\p{L}[\p{L}\d']*/gu;
const LITTLE = /^(?:an?|the|of|is|are|was|were|to|in|at|on|for|and|or|by|with|about|only|as|her|his)$/;
const labelsIn = (text: string): string[] => (text.match(LABEL) ?? []).map((word) => stem(fold(word)));
const LABEL_REACH = 32;
const LEAST_MEASURE = 10;

/** `MIP -38`, `glucose 162`: without its unit, behind a word that the case's sentence of this number has. */
function isUnderItsLabel({ page, vocabulary }: Reading, { start, value, unit }: StatedNumber): boolean {
  if (unit !== null || (Number.isInteger(value) && value < LEAST_MEASURE)) return false;
  const [from] = segmentAt(page, start);
  const before = page.text.slice(Math.max(from, start - LABEL_REACH), start);
  const label = labelsIn(before).findLast((word) => !LITTLE.test(word));
  return (
    label !== undefined &&
    countedIn(vocabulary.texts).some(({ values, words }) => values.has(value) && words.has(label))
  );
}

/** What lies between two events, other than from today. */
const AFTERWARDS = /^ ?\p{L}+ (?:later|afterwards?|after|apart|earlier|before|on\b|from)/u;

/** Days and years that lie between two days of the case, or a longer time that is told of one of them from another. */
function isTimeOfCase({ page, held }: Reading, { end, value, unit }: StatedNumber): boolean {
  if (unit === 'day' || unit === 'year') return liesBetween(held, value, unit) || liesBack(held, value, unit);
  if (unit !== 'week' && unit !== 'month') return false;
  return AFTERWARDS.test(page.text.slice(end, end + 24)) && liesBetween(held, value, unit);
}

const MONTHS = [3, 12];
const IN_COLUMN = /(?:\| ?|\t| {2})$/;

/** In a column of a row that names an item: what its quantity makes in a quarter or in a year. */
function isSupplyOfRow({ page, held, itemsAround }: Reading, { start, value, unit }: StatedNumber): boolean {
  if (unit !== null || !IN_COLUMN.test(page.text.slice(Math.max(0, start - 8), start))) return false;
  return itemsAround(start).some((index) => {
    const { quantity = 0, limit_period: period } = held.facts.items[index] ?? {};
    return quantity === value || (period === 'month' && MONTHS.some((count) => quantity * count === value));
  });
}

/** `Ht 67 in`, of whom the case says `5 ft 7 in`. */
const isHeight = ({ page, held }: Reading, { start, end, value, unit }: StatedNumber): boolean =>
  unit === 'inch' &&
  (/\b(?:ht|height|tall|stature)\b[^.\n]{0,12}$/i.test(page.text.slice(Math.max(0, start - 24), start)) ||
    /^ ?(?:"|in(?:ch(?:es)?)?\b)(?: tall|[,;/ ]+(?:and )?(?:wt\b|weight|\d+ ?(?:lb|kg)))/i.test(
      page.text.slice(end, end + 28),
    )) &&
  inchesOf(plain(held.facts.patient.height ?? '')).some((one) => one.value === value);

/** `Length of need: 99`: what forms write for a lifetime. */
const FOR_LIFE = 99;
const isLifetime = ({ page }: Reading, { start, value }: StatedNumber): boolean =>
  value === FOR_LIFE &&
  /\b(?:LON|length of need|duration)\b[^.\n]{0,24}$/i.test(page.text.slice(Math.max(0, start - 44), start));
