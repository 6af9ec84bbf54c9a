import type { Found } from '../found.ts';
import { DRUG_ENDING, DRUGS } from '../lexicon/drugs.ts';
import { numbersIn, type StatedNumber } from '../text/numbers-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { isFree, take } from '../text/page.ts';
import { keyOf } from '../words/phrases.ts';
import type { Reading } from '../words/reading.ts';
import type { Token } from '../words/tokens.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { frequenciesIn, frequenciesOf, type Frequency, isAsOften } from './frequencies.ts';

/** What is told of a drug: how much of it and how often. */
interface Regimen {
  readonly drug: string;
  readonly doses: readonly StatedNumber[];
  readonly frequency: Frequency | null;
}

const GROUPS =
  /^(?:insulin|agent|inhibitor|blocker|steroid|oral|therapy|medication|injection|thinner|pill|water|regimen|acid|blood|channel|calcium|basal|bolus|alpha|infusion|oxygen|radiation|saturation|chemotherapy|vitamin|patch|drops|cream|shot)s?$/;
const NAMES: ReadonlySet<string> = new Set(
  DRUGS.flat()
    .flatMap((name) => name.split(/[ /-]/))
    .filter((word) => word.length > 4 && !GROUPS.test(word))
    .map(keyOf),
);
const isDrug = ({ word }: Token): boolean => NAMES.has(word) || DRUG_ENDING.test(word);

const DOSED = /^(?:mg|mcg|microgram|milligram|unit|g|iu|meq|tablet)s?$/i;
/** No regimen is told further on. */
const REACH = 80;
const ENDS = /;|\n|\.(?=\s)|,(?= \p{L}+ \d)/u;

/** What stands after the name of a drug, up to the next one or the end of what is told of it. */
function regimensIn(text: string, tokens: readonly Token[], isKnown: (token: Token) => boolean): Regimen[] {
  const drugs = tokens.filter(isKnown);
  return drugs.map((token, at): Regimen => {
    const next = drugs[at + 1]?.start ?? text.length;
    const after = text.slice(token.end, Math.min(next, token.end + REACH));
    const part = after.slice(0, ENDS.exec(after)?.index ?? after.length);
    const shift = <Place extends { start: number; end: number }>(place: Place): Place => ({
      ...place,
      start: place.start + token.end,
      end: place.end + token.end,
    });
    const [often] = frequenciesIn(part);
    const frequency = often !== undefined && RECKONS.test(part.slice(0, often.start)) ? undefined : often;
    return {
      drug: token.word,
      doses: numbersIn(part)
        .filter((number) => isDose(part, number))
        .map(shift),
      frequency: frequency === undefined ? null : shift(frequency),
    };
  });
}

/** Between the name and a number that is reckoned from doses. */
const RECKONS = /\b(?:adds? up|comes? to|makes?|is|total\p{L}*|equals?|and)\b|=|\(/iu;
/** `20 mg`, and `5` straight after the name, where nothing says that it counts something else. */
const isDose = (part: string, { start, end, unit }: StatedNumber): boolean =>
  !RECKONS.test(part.slice(0, start)) &&
  ((unit !== null && DOSED.test(unit)) ||
    (unit === null &&
      /^ (?:neb )?$/.test(part.slice(0, start)) &&
      !/^ ?(?:times|(?:weekly|monthly) \p{L}|[/-]\d)/u.test(part.slice(end, end + 12))));

/** In milligrams, where it is told by weight. */
const amountOf = ({ value, unit }: StatedNumber): number =>
  /^(?:g|gram)/.test(unit ?? '')
    ? value * 1000
    : /^(?:mcg|microgram)/.test(unit ?? '')
      ? value / 1000
      : value;
/** Where the one or the other says no unit, its number alone is compared. */
const has = (amounts: ReadonlySet<number>, dose: StatedNumber): boolean =>
  amounts.has(amountOf(dose)) || amounts.has(dose.value);

/** The drugs that a case tells regimens of. */
const toldOf = onceFor(({ texts }: Vocabulary): ReadonlyMap<string, readonly Regimen[]> => {
  const told = new Map<string, Regimen[]>();
  for (const { text, tokens, isProse } of texts) {
    if (!isProse) continue;
    for (const one of regimensIn(text, tokens, isDrug)) {
      const known = told.get(one.drug);
      if (!known) told.set(one.drug, [one]);
      else if (known.length < 12) known.push(one);
    }
  }
  return told;
});

/**
 * Doses and frequencies of a drug other than the case's, and how often anything is done where the case has nothing as
 * often. What is told as in the case is claimed. Of the softer tier: a dose may have been another one before.
 */
export function findRegimens(reading: Reading): Found[] {
  const { page, tokens, vocabulary, context, isOpen, isTold } = reading;
  const told = toldOf(vocabulary);
  const found: Found[] = [];
  const read = new Uint8Array(page.text.length);
  const mark = (place: { start: number; end: number }) => {
    if (isFree(page, place.start, place.end))
      found.push({ start: place.start, end: place.end, kind: 'medication', tier: 'untraced' });
  };
  for (const { drug, doses, frequency } of regimensIn(page.text, tokens, isDrug)) {
    const known = told.get(drug);
    if (known === undefined) continue;
    const amounts = new Set(
      known.flatMap((one) => one.doses.flatMap((dose) => [amountOf(dose), dose.value])),
    );
    for (const dose of doses) {
      if (has(amounts, dose)) take(page, dose.start, dose.end);
      else if (amounts.size > 0 && !isOpen(dose)) mark(dose);
    }
    if (frequency === null) continue;
    read.fill(1, frequency.start, frequency.end);
    const often = known.flatMap((one) => one.frequency ?? []);
    if (often.length === 0 || isOpen(frequency) || context(frequency) === 'policy') continue;
    if (often.some((one) => isAsOften(one, frequency))) take(page, frequency.start, frequency.end);
    else mark(frequency);
  }
  const all = allTold(vocabulary);
  for (const frequency of frequenciesOf(page)) {
    const { start, end, perDay, moment } = frequency;
    if (read[start] || moment !== null || perDay === null || perDay < LEAST_OFTEN) continue;
    if (!/^every \S+ (?:hour|day)|^every hour/i.test(page.text.slice(start, end))) continue;
    if (isOpen(frequency) || !isTold(frequency)) continue;
    if (all.length > 0 && !all.some((one) => isAsOften(one, frequency))) mark(frequency);
  }
  return found;
}

/** What is done less often than once a week is told by policies as much. */
const LEAST_OFTEN = 1 / 7.1;

const allTold = onceFor(({ texts }: Vocabulary): readonly Frequency[] =>
  texts.flatMap((one) => frequenciesOf(one)),
);
