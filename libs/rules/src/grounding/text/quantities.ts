import { isCoverage, isUsualQuantity } from './coverage.ts';
import { itemsMeant, type Mention } from './mentions.ts';
import { DIGITS, NUMBER_WORDS, TIMES, valueOf } from './number-words.ts';
import { isFree, type Page, segmentAt, take, unclaimed } from './page.ts';
import { PERIOD, periodOf } from './periods.ts';

/** One number of a quantity, where it stands. */
export interface Stated {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

/** A quantity as the note states it, of certain items or (none named) of any. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  /** One, or the two ends of a range. */
  readonly stated: readonly Stated[];
  /** `3 month`; null: none is said. */
  readonly period: string | null;
  readonly isLimit: boolean;
  /** `The limit is`: the number is said to be the limit itself. */
  readonly saysLimit: boolean;
  /** Pairs are counted: each is two where the case counts pieces. */
  readonly isPairs: boolean;
  readonly items: readonly number[];
  /** What stands between the number and its period: ` briefs`, ` times`. */
  readonly counted: string;
  /** The name of an item follows: nothing else is counted. */
  readonly isItemNamed: boolean;
}

/** How many of its parts the case has. */
export interface PartCounts {
  readonly diagnoses: number;
  readonly items: number;
}

const ANY = `(?:${DIGITS}|${NUMBER_WORDS})`;
const ENDS = `(?![\\p{L}\\p{N}]|[.,]\\d)`;
/** `200`, `two hundred (200)`. */
const number = (name: string) => `(?<${name}>${ANY})${ENDS}(?: ?\\(${ANY}\\))?`;
const RANGE = `${number('from')}(?:(?: ?- ?| to | or )${number('to')})?`;
const WORDS = `(?:[ -](?!per\\b|each\\b|every\\b|a\\b|in\\b|over\\b|within\\b|during\\b)\\p{L}+){0,4}`;
/** `Three of each a month`. */
const OF_EACH = `(?: of (?:each|both|these|them|either))?`;
const ALONE = `(?<![\\p{L}\\p{N}.,/-])`;
const PATTERNS = [
  new RegExp(
    `\\b(?:quantity|quantities|qty)\\b\\.?(?:[ :=#(]|\\bof\\b|\\bis\\b|\\bare\\b|\\bordered\\b|\\brequested\\b|\\bprescribed\\b|\\bneeded\\b)*` +
      `(?<![\\p{L}\\p{N}])${RANGE}(?:${WORDS}(?<period>${PERIOD}))?`,
    'dgiu',
  ),
  new RegExp(`${ALONE}${RANGE}${OF_EACH}${WORDS}(?<period>${PERIOD})`, 'dgiu'),
  new RegExp(`${ALONE}(?<from>${TIMES})${WORDS}(?<period>${PERIOD})`, 'dgiu'),
  /(?<=[|\t] {0,20})(?<from>\d+)(?= *(?:[|\t]|$))/dgmu,
  /(?<=\p{L}\)?,? )[x#] ?(?<from>\d+)(?![\p{L}\p{N}.]|\/ ?\d|\/ ?d| ?(?:"|(?:wks?|weeks?|days?|months?|in|inch|inches|cm|mm|min|hours?|h)\b))/dgiu,
];
/** `Scooter: two`; digits there are read as any number is. */
const AFTER_ITEM = new RegExp(`^\\)?[:,] (?<from>${NUMBER_WORDS})(?=\\s*(?:$|[.,;|(\\n]))`, 'diu');
const BEFORE_ITEM = new RegExp(
  `${ALONE}${RANGE}(?: (?!(?:hour|day|week|month|year|time|diagnos|minute|met(?:re|er)|mile|step)s?|inch(?:es)?|(?:m|ft|feet|foot|km|yards?)\\b)\\p{L}+){0,3} \\(?$`,
  'diu',
);
const LIMIT_BEFORE =
  /\blimits\b[^.;\n]{0,80}$|\b(limits?|limited|max(?:\.|imum)?|allowances?|allow\w*|covers?|up to|above|over|exceed\w*|more than|usual\w*)\b[^.;\n\d]{0,30}$/i;
const SAYS_LIMIT = /\blimit(?: for \p{L}+(?: \p{L}+)?)?(?: is| are| of|:| =)? ?\(?$/iu;
const LIMIT_AFTER =
  /^\W*(?:is |are )?(?:the )?(?:usual |policy |payer's )?(?:limit|max(?:imum)?|allowance)\b|^ (?:\p{L}+ ){0,2}(?:is|are) allowed\b/iu;

/** `3 per 6 months (limit 3)`: the limit is told by itself. */
const OWN_LIMIT = /^ ?\((?:the )?(?:usual |policy )?(?:limit|max(?:imum)?|allowance)(?: is| of|:)? ?\d/i;

/** Every quantity of the note outside coverage wording; claims them. */
export function quantitiesIn(
  page: Page,
  mentions: readonly Mention[],
  names: RegExp,
  counts: PartCounts,
): Quantity[] {
  const places = [...PATTERNS.flatMap((pattern) => placesOf(page, pattern)), ...besideItems(page, mentions)]
    .filter((place) => !isNoQuantity(page, place, counts))
    .filter((place) => !isCoverage(page, place.start, names) || isOwnLimit(page, place))
    .sort((a, b) => a.start - b.start);
  const ordered = places.filter(({ isLimit }) => !isLimit);
  const meant = itemsMeant(page, ordered, mentions);
  const items = new Map(ordered.map((place, at) => [place, meant[at] ?? []]));
  return places.map((place) => ({ ...place, items: items.get(place) ?? [] }));
}

type Place = Omit<Quantity, 'items'>;

/** Words of a sentence that says what payers and their policies hold. */
export const OF_A_POLICY =
  /medicare|medicaid|\b(?:LCD|NCD|[LA]\d{5})\b|polic|payer|program|plan\b|insurer|determination|states?\b|guideline|people|person|beneficiar|who\b|covers?\b/i;

/** `Up to 150 a month are allowed`: nobody's limit in general, so that of the item. */
function isOwnLimit(page: Page, { start, isLimit, period }: Place): boolean {
  const sentence = page.text.slice(...segmentAt(page, start));
  return isLimit && period !== null && sentence.length < 90 && !OF_A_POLICY.test(sentence);
}

function placesOf(page: Page, pattern: RegExp): Place[] {
  return unclaimed(page, pattern).map((match) => {
    take(page, match.index, match.index + match[0].length);
    return placeAt(page, match, 0);
  });
}

/** `420 adult briefs`, `two wheeled walkers`, `Walker: two`. */
function besideItems(page: Page, mentions: readonly Mention[]): Place[] {
  return mentions.flatMap(({ start, end }) => {
    const from = Math.max(0, start - 60);
    return [
      ...placeIn(page, BEFORE_ITEM.exec(page.text.slice(from, start)), from).map((place) => ({
        ...place,
        isItemNamed: true,
      })),
      ...placeIn(page, AFTER_ITEM.exec(page.text.slice(end, end + 60)), end),
    ];
  });
}

function placeIn(page: Page, match: RegExpExecArray | null, from: number): Place[] {
  if (!match) return [];
  const place = placeAt(page, match, from);
  if (!isFree(page, place.start, place.end)) return [];
  take(page, place.start, place.end);
  return [place];
}

function placeAt(page: Page, match: RegExpExecArray, from: number): Place {
  const { groups, indices } = match;
  const period = groups?.['period'];
  const numbers = ['from', 'to'].flatMap((name): Stated[] => {
    const [start, end] = indices?.groups?.[name] ?? [];
    if (start === undefined || end === undefined) return [];
    return [{ start: from + start, end: from + end, value: valueOf(groups?.[name] ?? '') }];
  });
  const last = numbers.at(-1)!;
  const { start } = numbers[0]!;
  const end = period ? from + match.index + match[0].length : last.end;
  const stated = [...numbers.slice(0, -1), { ...last, end }];
  const before = page.text.slice(Math.max(0, start - 50), start);
  const after = page.text.slice(end, end + 40);
  const isLimit = LIMIT_BEFORE.test(before) || (LIMIT_AFTER.test(after) && !OWN_LIMIT.test(after));
  const saysLimit = SAYS_LIMIT.test(before);
  const isPairs = /^\W{0,4}(?:\([\d\w]+\) )?pairs?\b/i.test(page.text.slice(last.end, last.end + 24));
  const counted = period
    ? page.text
        .slice(last.end, end - period.length)
        .replace(/^ ?\([^)]*\)|^ of (?:each|both|these|them|either)\b/, '')
    : '';
  return {
    start,
    end,
    stated,
    period: period ? periodOf(period) : null,
    isLimit,
    saysLimit,
    isPairs,
    counted,
    isItemNamed: false,
  };
}

/** A usual quantity of the policies, the case's own parts, or one of something at a time. */
function isNoQuantity(page: Page, place: Place, counts: PartCounts): boolean {
  const { start, end, stated, period, isLimit } = place;
  const { value } = stated[0]!;
  if (period !== null && isLimit && stated.every((one) => isUsualQuantity(one.value, period))) return true;
  const noun = /^[\w,-]+ (item|diagnos[ie]s)/i.exec(page.text.slice(start, start + 40))?.[1]?.toLowerCase();
  if (noun !== undefined && value === counts[noun === 'item' ? 'items' : 'diagnoses']) return true;
  const isAtATime = /^[^.;\n]{0,60}\b(?:at|per|with|for|after|during) (?:each |every |a )?change\b/i;
  return value === 1 && /^one$/i.test(page.text.slice(start, end)) && isAtATime.test(page.text.slice(end));
}
