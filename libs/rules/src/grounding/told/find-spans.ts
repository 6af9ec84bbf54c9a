import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { BELOW_100, valueOf } from '../text/number-words.ts';
import { onceFor } from '../text/once-for.ts';
import { isFree, segmentAt, take, unclaimed } from '../text/page.ts';
import type { Reading } from '../words/reading.ts';
import { type Days, daysIn, daysOf, daysOfSame, liesBetween, staysOf, todayOf } from './days-of-case.ts';

const N = `(?<count>an?|\\d{1,3}|${BELOW_100})`;
const UNIT = '(?<unit>day|night|week|month|year)s?';
/** `Nine weeks after`, `ten days apart`. */
const SPAN = new RegExp(
  `\\b${N}[ -]${UNIT} (?<how>later|after|before|earlier|apart|following|prior to|previously|post[- ]?op\\p{L}*)\\b(?! (?:this|that)\\b)`,
  'giu',
);
/** `Before the order was signed`: the day of the order and of the letter. */
const ORDER =
  /^,? ?(?:the |this |my |our |her |his )?(?:date of )?(?:the )?(?:order|prescription|letter|request|signature|signing|writing)\b/i;
const AGO = new RegExp(`\\b${N} ${UNIT} ago\\b`, 'giu');
const POSTOPERATIVE = /\b(?:POD ?#?|post-?op(?:erative)? day ?#?)(?<count>\d{1,3})\b/giu;
const STAY = new RegExp(
  `\\b${N} (?<unit>night|day|week)s? in (?:January|February|March|April|May|June|July|August|September|October|November|December)\\b`,
  'giu',
);
const IN_HOSPITAL = /\b(?:hospital\p{L}*|inpatient|admitted|stay|stayed|rehabilitation)\b/iu;
const FOR = new RegExp(`\\bfor (?:about |nearly |over )?${N} (?<unit>month|year)s?\\b`, 'giu');
/** No more days of a note are anchors. */
const MOST_OF_NOTE = 400;

/** `2 week`, where the case itself tells a time in such words. */
const toldOf = onceFor(
  (held: Held): ReadonlySet<string> =>
    new Set(
      held.texts.flatMap((text) =>
        [SPAN, AGO].flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => keyOf(groups!))),
      ),
    ),
);
const countOf = (count: string): number => (/^an?$/i.test(count) ? 1 : valueOf(count));
const keyOf = ({ count = '', unit = 'day' }: Record<string, string>): string =>
  `${countOf(count)} ${unit.toLowerCase()}`;

/** The days that the sentence of a place names; where it names none, those told before it. */
function anchorsOf(reading: Reading, days: readonly (Days & { at: number })[], at: number): readonly Days[] {
  const [from, to] = segmentAt(reading.page, at);
  const own = days.filter((one) => one.at >= from && one.at < to);
  return own.length > 0 ? own : days.filter((one) => one.at >= from - BEFORE && one.at < from);
}
const BEFORE = 240;

/** `On June 11, 2026, one week before`: the day that such a time is told of. */
const dayBefore = (text: string, days: readonly (Days & { at: number })[], at: number): Days | undefined =>
  days.find(
    (one) =>
      one.from === one.to &&
      one.at < at &&
      at - one.at < 24 &&
      /\d, (?:that is |i\.e\. )?$/.test(text.slice(one.at, at)),
  );

/**
 * Times told by how far they lie from another: reckoned from the days that the note names beside them and those of the
 * case. What fits is claimed; what lies between no two of them is of the softer tier.
 */
export function findSpans(reading: Reading): Found[] {
  const { page, held, context, isOpen } = reading;
  const all = daysOf(held);
  const whole = all.filter(({ from, to }) => from === to);
  if (whole.length < 2) return [];
  const said = daysIn(page, held.day, MOST_OF_NOTE);
  const today = todayOf(held);
  const found: Found[] = [];
  /** `fits`: null where nothing says whether it does. */
  const look = (
    pattern: RegExp,
    fits: (at: number, count: number, unit: string, how: string, after: string) => boolean | null,
  ) => {
    for (const match of unclaimed(page, pattern)) {
      const { count = '', unit = 'day', how = '' } = match.groups ?? {};
      const place = { start: match.index, end: match.index + match[0].length };
      if (
        isOpen(place) ||
        !/^(?:stated|possible)$/.test(context(place)) ||
        !isFree(page, place.start, place.end)
      )
        continue;
      const isSo =
        toldOf(held).has(keyOf({ count, unit })) ||
        fits(match.index, countOf(count), unit, how, page.text.slice(place.end, place.end + 32));
      if (isSo) take(page, place.start, place.end);
      else if (isSo === false) found.push({ ...place, kind: 'date', tier: 'untraced' });
    }
  };
  const fits = (at: number, count: number, unit: string): boolean | null => {
    const same = daysOfSame(page.text, at, all);
    return same.length === 0 ? null : liesBetween(count, unit, today, same);
  };
  look(AGO, fits);
  look(POSTOPERATIVE, (_, count) => liesBetween(count, 'day', today, whole));
  look(STAY, (at, count, unit) =>
    !IN_HOSPITAL.test(page.text.slice(...segmentAt(page, at)))
      ? null
      : staysOf(held).some(([from, to]) => liesBetween(count, unit, [from], [to])),
  );
  look(FOR, (at, count, unit) => fits(at, count, unit) || null);
  look(SPAN, (at, count, unit, how, after) => {
    if (/^apart$/i.test(how)) return liesBetween(count, unit, whole, whole);
    // `Three weeks and a day after`.
    if (/\band $/.test(page.text.slice(Math.max(0, at - 4), at))) return null;
    const same = daysOfSame(page.text, at, all);
    const anchors = anchorsOf(reading, said, at);
    const isOfOrder = /^(?:before|prior to)$/i.test(how) && ORDER.test(after);
    const beside = dayBefore(page.text, said, at);
    if (beside) return liesBetween(count, unit, [beside], isOfOrder ? today : all);
    if (isOfOrder) return liesBetween(count, unit, today, same.length > 0 ? [...same, ...anchors] : all);
    if (same.length === 0 && anchors.length === 0) return null;
    const isBase = /^(?:after|before|following|prior)/i.test(how);
    const others = isBase && same.length > 0 ? all : anchors;
    return liesBetween(count, unit, others.length > 0 ? others : all, same.length > 0 ? same : all);
  });
  return found;
}
