import { bySentence } from '../text/by-sentence.ts';
import { areConvertible, inchesOf, isConverted, isConvertedFrom, isSame } from '../text/conversions.ts';
import type { Held } from '../held.ts';
import { numbersIn, type StatedNumber } from '../text/numbers-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { plain } from '../text/page.ts';
import { remembered } from '../text/remembered.ts';
import { numbersOf } from './retold-numbers.ts';
import { numbersBeside, valuesAround } from './sentence-numbers.ts';
import { liesBack, liesBetween } from '../spans-of-time.ts';
import type { Reading } from '../words/reading.ts';

/** No more measures are reckoned with each other. */
const MOST = 48;

type Measure = Pick<StatedNumber, 'value' | 'unit'>;

/** The measures of the case's texts, no more than can be reckoned with each other. */
export const measuresOf = onceFor(({ facts }: Held): readonly Measure[] => {
  const { patient, items, told = [], seen = [] } = facts;
  const texts = [
    patient.height,
    patient.weight,
    ...items.flatMap(({ item, justification }) => [justification, item]),
    ...told,
    ...seen,
  ];
  const lengths = items.flatMap(({ size, length }) => numbersIn(plain(`${size ?? ''} ${length ?? ''}`)));
  return [
    ...texts.flatMap((text) => [...numbersIn(plain(text ?? '')), ...inchesOf(plain(text ?? ''))]),
    ...lengths.map(({ value, unit }) => ({ value, unit: unit ?? 'inch' })),
  ].slice(0, MOST);
});

/** Two measures of the case in one unit, or of which one has none. */
interface Gap {
  readonly low: number;
  readonly high: number;
  /** The unit of the one that is told first. */
  readonly unit: string | null;
  /** How often the lower one goes into the higher; null: it is nothing. */
  readonly times: number | null;
}

/** Each two measures, and those of them that are told one after the other. */
const gapsOf = onceFor((held: Held): { all: readonly Gap[]; next: readonly Gap[] } => {
  const measures = measuresOf(held);
  const gapsFrom = (at: number, others: readonly Measure[]): Gap[] => {
    const one = measures[at]!;
    const comparable = others.filter(({ unit }) => unit === one.unit || unit === null || one.unit === null);
    return comparable.map(({ value }) => {
      const [low, high] = [Math.min(one.value, value), Math.max(one.value, value)];
      return { low, high, unit: one.unit, times: low > 0 ? Math.floor(high / low) : null };
    });
  };
  return {
    all: measures.flatMap((_, at) => gapsFrom(at, measures.slice(at + 1))),
    next: measures.flatMap((_, at) => gapsFrom(at, measures.slice(at + 1, at + 2))),
  };
});

/** `4 of 10 sites` as 40 %. */
const sharesOf = onceFor(({ texts }: Held): ReadonlySet<number> => {
  const all = texts.flatMap((text) =>
    [...text.matchAll(/(\d{1,4}) (?:out )?of (\d{1,4})\b/g)].flatMap(([, part, whole]) => {
      const share = Math.round((100 * Number(part)) / Number(whole));
      return [share, 100 - share];
    }),
  );
  return new Set(all);
});

/** Of a day. */
const HOURS = 24;
const isEvery = (rate: string, hours: number): boolean =>
  rate.endsWith('/1 day') && Math.abs(HOURS / Number.parseFloat(rate) - hours) < 1;
/** There and back, twice. */
const SOME_TIMES = [2, 4];

const isSameMeasure = (one: Measure, other: Measure): boolean =>
  one.unit !== null &&
  ((one.unit === other.unit && isSame(one.value, other.value)) || isConverted(one, other));

/**
 * `Two trips take 36 minutes`, where the case says that one takes 18; `in five days that is four kilometers`, where it
 * says eight hundred meters: the product and the factor.
 */
export const isTimesTold = ({ page, held }: Reading, { start, value, unit }: StatedNumber): boolean =>
  numbersBeside(page, start).some(
    (other) =>
      (other.value > 1 && isTimes(held, { value, unit }, other.value)) ||
      (value > 1 && isTimes(held, other, value)),
  );

const isTimes = (held: Held, one: Measure, times: number): boolean =>
  one.unit !== null &&
  measuresIn(held)(one.unit).some(({ value, unit }) => isSameMeasure(one, { value: value * times, unit }));

/** Those of the case's measures that one in this unit may be. */
const measuresIn = onceFor((held: Held) =>
  remembered((unit) => measuresOf(held).filter((one) => one.unit === unit || areConvertible(one.unit, unit))),
);

/** `The other ten hours of the day`, where the case says fourteen. */
export const isRestOfDay = ({ held }: Reading, { value, unit }: StatedNumber): boolean =>
  unit === 'hour' && measuresOf(held).some((one) => one.unit === 'hour' && HOURS - one.value === value);

/** `Weighed 94 kg last November`, of whom the case tells 83 kg and a loss of 11 kg. */
export const isWeightThen = ({ held }: Reading, { value, unit }: StatedNumber): boolean =>
  (unit === 'kg' || unit === 'lb') &&
  measuresOf(held).some((one, at, all) =>
    all
      .slice(at + 1)
      .some((other) => one.unit === unit && other.unit === unit && isSame(one.value + other.value, value)),
  );

/** Words of a difference. */
const DIFFERS = /\b(?:than|difference|differs?|by|points?|more|less|fewer|gap)\b/i;
const tellsDifference = bySentence((sentence) => DIFFERS.test(sentence));
/** No wider is what somebody gives as `eight to ten`. */
const RANGE = 4;

/**
 * True where the sentence retells one of the case and this number stands instead of one of the same kind: the sentence
 * of the case has one that is missing here.
 */
export function replacesTold({ page, sources }: Reading, { start, unit }: StatedNumber): boolean {
  const said = valuesAround(page, start);
  return sources(start).some((told) => {
    const alike = numbersOf(told).filter((one) => one.unit === unit);
    return alike.some((one) => !said.has(one.value));
  });
}

/**
 * From the case's measures: one in another unit, the difference, the ratio or the share of two, what lies between two
 * ends of a range, or the time since one of its days.
 */
export function isReckonedFromCase({ page, held }: Reading, { start, value, unit }: StatedNumber): boolean {
  const differs = tellsDifference(page, start);
  const all = measuresOf(held);
  if (isConvertedFrom({ value, unit }, all)) return true;
  if (
    unit !== null &&
    /^(?:day|week|month|year)$/.test(unit) &&
    (liesBack(held, value, unit) || liesBetween(held, value, unit))
  )
    return true;
  if (unit === '%' && sharesOf(held).has(value)) return true;
  // `Every three to four hours`, of what is done seven times a day.
  if (unit === 'hour' && [...held.rates].some((rate) => isEvery(rate, value))) return true;
  if (unit !== null && all.some((one) => one.unit === unit && SOME_TIMES.includes(value / one.value)))
    return true;
  const gaps = gapsOf(held);
  const isAlike = (gap: Gap) => unit === null || gap.unit === null || gap.unit === unit;
  if (differs && value > 1 && gaps.all.some((gap) => gap.high - gap.low === value && isAlike(gap)))
    return true;
  if (unit === 'time' && gaps.all.some(({ times }) => times === value)) return true;
  const isWithin = ({ low, high }: Gap) => low < value && value < high && high - low <= RANGE;
  return Number.isInteger(value) && gaps.next.some((gap) => isWithin(gap) && isAlike(gap));
}
