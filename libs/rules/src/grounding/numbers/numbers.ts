import { isAge, isMonthsOfAge, isYear } from './ages-and-years.ts';
import { isCertainNumber } from './certain-numbers.ts';
import { isDerived } from './derived-numbers.ts';
import { isCoverage } from '../text/coverage.ts';
import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { CLINICAL_UNIT, MEASURES, POLICY_MEASURES } from '../lexicon/measures.ts';
import { figuresIn, numeralsIn, oftenIn, type StatedNumber } from '../text/numbers-in-text.ts';
import { valueOf } from '../text/number-words.ts';
import type { Reading } from '../words/reading.ts';
import { isRetold, isUnitLeftOff } from './retold-numbers.ts';
import { isApart, isOtherUnit } from './reckoned.ts';
import { liesBetweenTold } from '../spans-of-time.ts';
import { isSum } from './sums.ts';
import { wordAfter, wordBefore } from './roles.ts';
import { fold, stem } from '../words/stems.ts';
import { PERIOD, periodOf } from '../text/periods.ts';
import { isFree, type Page, take, unclaimed } from '../text/page.ts';

const PARTS = /(?<![\p{L}\p{N}])\d{1,12}(?:[-/.:]\d{1,12}){2,8}(?![\p{L}\p{N}])/gu;
/** Counting words beside a quantity. */
const OF_ITEMS =
  /^[ -](?:\([^)]{0,20}\) )?(?:each|ea\b|units?|boxes|box|pairs?|prs?|pieces?|items?|sets?|packs?|packages?|total|monthly|per|ordered|requested|prescribed|of (?:each|these|them))\b/i;
const LIMITED =
  /\b(?:limits?|usual|allowances?|maximum|exceeds?|exceeding|above|over|beyond|more than|up to)\b(?: of \d+,? (?:and|or))?[^.;\n\d]{0,30}$/i;
const MEASURED = new RegExp(
  `\\b(?:${MEASURES.flat()
    .map((one) => one.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    .join('|')})\\b[^.;\\n]{0,24}$`,
  'i',
);
const RATE = new RegExp(`^ ?(?:x|times?)?(${PERIOD}|\\/ ?d(?![a-z]))`, 'i');
const REACH = 40;
/** `2 % of the adult population` is nobody's. */
const OF_MANY =
  /^ ?(?:%|percent)? (?:of|in) (?:the |all )?(?:\p{L}+ )?(?:population|people|adults|Americans|men|women)\b/iu;
const COUNT =
  /^ (?:(?:recorded|listed|documented) )?(diagnos[ie]s|items?|products?|articles?|devices?|lines?|aids)\b/i;

/** What is left: any number that the case does not hold in this role, with its unit where it has one. */
export function findNumbers(reading: Reading, names: RegExp): Found[] {
  const { page } = reading;
  const parts = unclaimed(page, PARTS).flatMap((match): Found[] => {
    const end = match.index + match[0].length;
    take(page, match.index, end);
    // `BMI 50.0-59.9`, as a description of the case has it.
    if (reading.held.texts.some((text) => text.includes(match[0]))) return [];
    // Of such rows some are scores, lots and ranges that the case tells in words.
    return [{ start: match.index, end, kind: 'number', tier: 'untraced' }];
  });
  const numbers = [
    ...numeralsIn(page.text),
    ...figuresIn(page.text, counted(reading)),
    ...oftenIn(page.text).filter((one) => saysHowOften(reading, one)),
  ]
    .filter(({ start, end }) => isFree(page, start, end))
    .filter((number) => !isHeldNumber(reading, number) && !isOtherUnit(reading, number))
    .filter((number) => !isOfPolicy(page, number, names));
  const found = numbers.flatMap((number): Found[] => {
    const place = { start: number.start, end: number.end, kind: 'number' } as const;
    if (isCertainNumber(reading, number)) return [place];
    return isDerived(reading, number) ? [] : [{ ...place, tier: 'untraced' }];
  });
  return [...parts, ...found];
}

/** Small numbers in words that count what the case counts, as `five readings` beside its three, or its own parts. */
function counted({ page, held }: Reading): (number: StatedNumber) => boolean {
  const words = new Set(
    [...held.roles.values()].flatMap((roles) => roles.map(({ after }) => after)).filter(Boolean),
  );
  return ({ start, end }) =>
    words.has(wordAfter(page.text, end)) ||
    words.has(wordBefore(page.text, start)) ||
    COUNT.test(page.text.slice(end, end + REACH));
}

/** What a policy says, as long as it is no measure of a patient. */
function isOfPolicy(page: Page, { start, end, value, unit }: StatedNumber, names: RegExp): boolean {
  if (OF_MANY.test(page.text.slice(end, end + 48))) return true;
  if (!isCoverage(page, start, names)) return false;
  const [before, after] = [page.text.slice(Math.max(0, start - 48), start), page.text.slice(end, end + 24)];
  const [unitSaid = ''] = CLINICAL_UNIT.exec(after) ?? [];
  if (unitSaid === '' && !MEASURED.test(before)) return true;
  return (
    POLICY_MEASURES.has(`${value} ${unitSaid.trim().toLowerCase().replace('percent', '%')}`) && unit !== null
  );
}

function isHeldNumber(reading: Reading, number: StatedNumber): boolean {
  const { page, held } = reading;
  const { start, end, value, unit } = number;
  const after = page.text.slice(end, end + 40);
  const counted = COUNT.exec(after)?.[1]?.toLowerCase();
  const { diagnoses, items } = held.facts;
  if (counted && value === (counted.startsWith('d') ? diagnoses : items).length) return true;
  if (unit !== null && held.measured.has(`${value} ${unit}`)) return true;
  if (isMonthsOfAge(page.text, number, held)) return true;
  if (hasRole(page.text, number, held) || isRetold(reading, number)) return true;
  if (isSum(reading, number) || isRate(page.text, number, held) || isApart(reading, number)) return true;
  if (unit !== null && (isPeriodOfItem(number, held) || liesBetweenTold(held, value, unit))) return true;
  // `540 units of formula`: how many there are, or how much insulin.
  if (unit !== null) return (unit === 'unit' || isUnitOfItem(number, held)) && isOfItems(reading, number);
  if (isUnitLeftOff(reading, number)) return true;
  return (
    isOfItems(reading, number) ||
    isAge(page.text, number, held) ||
    isExcess(page.text, start, end, value, held) ||
    isYear(page.text, number, held)
  );
}

/** `2 oz of powder`, of an item that is counted `per oz`. */
const isUnitOfItem = ({ value, unit }: StatedNumber, { facts }: Held): boolean =>
  facts.items.some(
    ({ item, quantity }) =>
      quantity === value &&
      item
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word, at, all) => word === unit && all[at - 1] === 'per'),
  );

/** `#3 for 3 months`, as its limit is told. */
const isPeriodOfItem = ({ value, unit }: StatedNumber, { facts }: Held): boolean =>
  facts.items.some(({ limit_period: period }) => period?.replace(/s$/, '') === `${value} ${unit}`);

/** `3x daily`, as the case says it in other words. */
function isRate(text: string, { end, value, unit }: StatedNumber, { rates }: Held): boolean {
  const [, period] = unit === 'time' ? (RATE.exec(text.slice(end, end + 40)) ?? []) : [];
  return period !== undefined && rates.has(`${value}/${periodOf(period)}`);
}

/** The case's prose has the number, and the same word beside it. */
export function hasRole(text: string, { start, end, value, unit }: StatedNumber, { roles }: Held): boolean {
  const known = roles.get(value);
  if (!known) return false;
  const [before, after] = [wordBefore(text, start), wordAfter(text, end)];
  return known.some(
    (role) =>
      (unit !== null && role.unit === unit) ||
      (role.after !== '' && role.after === after && !(unit !== null && role.unit !== null)) ||
      (role.before !== '' && role.before === before && (role.after === '' || after === '')),
  );
}

/** A quantity or a limit: beside words for items, or where a limit is spoken of. */
function isOfItems(reading: Reading, { start, end, value }: StatedNumber): boolean {
  const { facts, itemWords } = reading.held;
  const { text } = reading.page;
  const [before, after] = [text.slice(Math.max(0, start - 40), start), text.slice(end, end + REACH)];
  const counted =
    OF_ITEMS.test(after) ||
    (/^[^.;\n]{0,30}/.exec(after)?.[0].match(/\p{L}+/gu) ?? [])
      .slice(0, 5)
      .some((word) => itemWords.has(stem(fold(word))));
  const isPairs = /^[ -]pairs?\b/i.test(after);
  // `1 pair (2 shoes)`
  const [, pairs] = /\b(\d+|one|two|three) pairs? ?\($/i.exec(before) ?? [];
  if (pairs !== undefined && valueOf(pairs) * 2 === value) return true;
  const asked = /\b(?:quantity|quantities|qty|total|count|number|amount)\b[^.;\n\d]{0,24}$/i.test(before);
  const limited = LIMITED.test(before) || /^[^.;\n]{0,24}\b(?:limit|allowance|maximum)/i.test(after);
  // `Wheeled walker, 1`: nothing else is counted there.
  const alone =
    /^[)\]]?\s*(?:$|[,;.:\n|(-])/.test(after) &&
    reading.itemsAround(start).some((index) => facts.items[index]?.quantity === value);
  if (alone) return true;
  return facts.items.some(({ quantity, quantity_limit: limit }) => {
    if ((counted || asked) && (quantity === value || (isPairs && quantity === 2 * value))) return true;
    return limited && (limit === value || quantity === value);
  });
}

/** By how much a quantity is above its limit. */
function isExcess(text: string, start: number, end: number, value: number, held: Held): boolean {
  const said =
    /\bby $/i.test(text.slice(Math.max(0, start - 4), start)) ||
    /^ (?:\p{L}+ )?(?:over|above|more|additional|beyond|in excess)\b/iu.test(text.slice(end, end + 40));
  return said && held.facts.items.some((item) => item.quantity - (item.quantity_limit ?? 0) === value);
}

/** Of what the case tells; `once it heals` and `at once` count nothing. */
const saysHowOften = ({ page, sources }: Reading, { start, end, value }: StatedNumber): boolean =>
  sources(start).length > 0 &&
  (value > 1 ||
    (/^(?:$|[.,;)]| (?:an?|per|each|every|daily|weekly|in) )/.test(page.text.slice(end, end + 10)) &&
      !/\b(?:at|all at|for|more than) $/i.test(page.text.slice(Math.max(0, start - 10), start))));
