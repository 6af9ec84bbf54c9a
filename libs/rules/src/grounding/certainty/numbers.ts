import { isOfAnyItem } from '../numbers/sums.ts';
import type { Found } from '../found.ts';
import { segmentAt } from '../text/page.ts';
import { DIGITS, NUMBER_WORDS } from '../text/number-words.ts';
import { numbersIn } from '../text/numbers-in-text.ts';
import { within } from '../text/mentions.ts';
import type { Reading } from '../words/reading.ts';
import { fold, stem } from '../words/stems.ts';
import { isAnotherNamed, isProse } from './manner.ts';

/** `MRN`, a telephone, a case: signs that identify, and nothing that is measured. */
const IDENTIFIES = /^(?=(?:.*\d){5})[\p{L}\p{N}() .+-]+$/u;
const CASE = /\b(?:case|MRN|record)\b[^.;\n]{0,20}$/i;
/** Of the patient's own measures the case has one each. */
const WEIGHT = /\bweigh(?:s|t)?\b(?: is| of|:)? $/i;
const HEIGHT = /\b(?:height|stands)\b(?: is| of|:)? $/i;
/** What follows tells it in another unit, or the other end of a range. */
const GOES_ON = /^[^.;\n]{0,16}(?:\(|\bor\b|\bto \d|-\d|\/|=)/i;

/**
 * A number is clear where an identifier stands, and as what the patient weighs or how tall the patient is. Any other may
 * be converted, reckoned or compared in a way that is not understood here.
 */
export function isClearNumber(reading: Reading, { start, end }: Found): boolean {
  const { page, held } = reading;
  const { weight, height } = held.facts.patient;
  const [text, before] = [page.text.slice(start, end), page.text.slice(Math.max(0, start - 28), start)];
  if (IDENTIFIES.test(text) || CASE.test(before)) return true;
  if (!isProse(page, start) || GOES_ON.test(page.text.slice(end, end + 24))) return false;
  return Boolean((weight && WEIGHT.test(before)) || (height && HEIGHT.test(before)));
}

const OLD =
  /^[ -]?(?:years?[ -]old|y\/?o|years? of age)?[ -](?:\p{L}+[ -]){0,2}(?:patient|man|woman|gentleman|lady|boy|girl|male|female|[MF])\b/iu;
const OF_SOMEBODY =
  /\b(?:he|she|patient|man|woman|gentleman|lady|boy|girl|male|female|Mr\.? \p{L}+|Mrs\.? \p{L}+|Ms\.? \p{L}+)(?:'s)?,?(?: who)?(?: is| of| age| aged)*:? ?$/iu;
const THEN =
  /\b(?:at|since|from|until|till|before|by|when|was|were|turned|after|beyond|under|over)(?: the)?(?: age(?: of)?)? ?$/i;

const BY_PRONOUN = /\b(?:s?he)(?: is| was)? $/i;
/** How old the patient is: said of a man, a woman, the name. */
export function isClearAge(reading: Reading, { start, end }: Found): boolean {
  const { page, held } = reading;
  const before = page.text.slice(Math.max(0, start - 40), start);
  const [from] = segmentAt(page, start);
  if (THEN.test(before) || (BY_PRONOUN.test(before) && isAnotherNamed(reading, start))) return false;
  if (/^\W*(?:age|aged?)\b\W*$/i.test(page.text.slice(from, start)) || /\bage:? ?$/i.test(before))
    return true;
  const text = page.text.slice(start, end);
  const after = page.text.slice(end, end + 40);
  const [, word = ''] =
    /([\p{L}'-]+),? (?:is |aged |age )?$/u.exec(
      page.text.slice(Math.max(0, start - 40), start).replace(/age.*$/i, ''),
    ) ?? [];
  return (
    OLD.test(after) ||
    (/^(?:an? |this )?$/i.test(before.slice(-2)) && OLD.test(text.slice(2) + after)) ||
    OF_SOMEBODY.test(before) ||
    held.names.has(fold(word))
  );
}

const COUNTS = /^(?:each|ea|units?|boxe?s?|pairs?|pieces?|items?|sets?|packs?|supply|supplies)$/i;
const PACK = /\b(?:per|of|box of|pack of) (\d{1,4})\b/gi;

const NUMBER = new RegExp(`^(?:${DIGITS}|${NUMBER_WORDS})`, 'iu');
const COUNTED = /^ ?(?:\([^)]{0,12}\) )?(?:(?:new|large|small|medium|more|such) )?(\p{L}+)/iu;
const TIMES = /\d[^\n.;|]{0,16}[ \p{L}][x×] ?$/iu;
const RATE = /\b(?:daily|weekly)\b/i;
/** Days, weeks and months of a month, a quarter and a year. */
const IN_OTHER_TIME = [3, 4, 6, 12, 30, 52, 90, 365];
const LIMITS = /\b(?:max\w*|limit\w*|up to|allow\w*)\W{0,3}$/i;
const LABEL_OF_COUNT = /(?:\b(?:qty|quantity|quantities|units?|count)\b\W{0,3}(?:of |is )?|[x#×] ?)$/i;

/** `He does about 15 a month`. */
const ROUGHLY =
  /\b(?:about|around|approximately|roughly|nearly|almost|some|over|under|only|just|plus|extra|another|additional) $/i;
/** Beside its item: the name or the code stands in the same sentence, and nothing else is counted or reckoned. */
export function isClearQuantity(reading: Reading, { start, end }: Found): boolean {
  const { page, held, mentions } = reading;
  const [from, to] = segmentAt(page, start);
  const beside = within(mentions, from, to);
  if (beside.length === 0) return false;
  const text = page.text.slice(start, end);
  const [value = Number.NaN] = numbersIn(text).map((one) => one.value);
  const items = [...new Set(beside.flatMap((one) => one.items))].map((at) => held.facts.items[at]!);
  const packs = items.flatMap(({ item }) => [...item.matchAll(PACK)].map(([, each]) => Number(each)));
  if (packs.some((each) => items.some(({ quantity }) => quantity * each === value))) return false;
  // `Two units of 50 a month`, of strips that are counted `per 50`.
  if (packs.includes(value) && /\bof $/i.test(page.text.slice(Math.max(0, start - 4), start))) return false;
  // `For a three-month order: 60 pouches, 30 barriers`: of which item each is said is not always told.
  if (isOfAnyItem(reading, start, value)) return false;
  // `3 wipes x 15 changes`, `52 weekly units`: reckoned in another way.
  const lead = page.text.slice(Math.max(0, start - 16), start);
  if (ROUGHLY.test(lead) || RATE.test(text)) return false;
  if (TIMES.test(page.text.slice(Math.max(0, start - 24), start))) return false;
  const [, counted = ''] = COUNTED.exec(page.text.slice(start, end + 40).replace(NUMBER, '')) ?? [];
  const isMarked = LABEL_OF_COUNT.test(lead) || /^[x#×]/i.test(text);
  // `Pump + sets (#15/mo)`: of the item that has so many.
  const isOf = (some: typeof items) => some.some(({ quantity }) => quantity === value);
  if (/#$/.test(lead) && !isProse(page, start) && !isOf(items) && isOf([...held.facts.items])) return false;
  // `Yearly volume: 1,800 catheters`, of 150 a month: without a period of its own it may be of another.
  const isBare = !/\p{L}/u.test(text.replace(NUMBER, ''));
  if (
    isBare &&
    held.facts.items.some(({ quantity }) => IN_OTHER_TIME.some((times) => quantity * times === value))
  )
    return false;
  // A limit beside the quantity.
  if (!isMarked && (LIMITS.test(lead) || items.some((one) => one.quantity_limit === value))) return false;
  const isCounted = COUNTS.test(counted) || held.itemWords.has(stem(fold(counted)));
  const isAfterCode = beside.some((one) => one.end <= start && start - one.end < 4);
  return isMarked || isCounted || isAfterCode || /^(?:per|an?|of|each|every|monthly|are|is)$/i.test(counted);
}
