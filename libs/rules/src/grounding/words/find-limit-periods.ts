import { bySentence } from '../text/by-sentence.ts';
import { DIGITS, NUMBER_WORDS } from '../text/number-words.ts';
import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { onceFor } from '../text/once-for.ts';
import { periodOf } from '../text/periods.ts';
import { OF_A_POLICY } from '../text/quantities.ts';
import type { Reading } from './reading.ts';

/** `Every five years`, `in 3 years`, `per year`: how long a limit or a thing lasts. */
const HOW_LONG = new RegExp(
  `\\b(?:every|each|per|in|an?|for) ((?:(?:${DIGITS}|${NUMBER_WORDS})(?: \\(${DIGITS}\\))?[ -])?(?:day|week|month|quarter|year)s?)\\b`,
  'giu',
);
/** Words of a sentence that says how much is allowed, or how long a thing lasts. */
const ALLOWS = /\b(?:allow(?:s|ed|ance)?|limits?|limited|permit(?:s|ted)|entitled|max(?:imum)?)\b/i;
const allows = bySentence((sentence) => ALLOWS.test(sentence) && !OF_A_POLICY.test(sentence));
const CHANGES = /\b(?:changed|replaced|renewed|exchanged|reordered)\b/i;
const changes = bySentence((sentence) => CHANGES.test(sentence));

const UNITS = new Set(['day', 'week', 'month', 'year']);
const YEAR = 360;
const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, year: YEAR };
export const daysOf = (period: string): number => {
  const [count = '', unit = ''] = period.split(' ');
  return Number(count) * (DAYS[unit] ?? Number.NaN);
};

/** The periods of the case's limits, how often its texts say that something is done, and how long. In days. */
const heldDays = onceFor(
  ({ facts, rates, roles }: Held): { limits: ReadonlySet<number>; all: ReadonlySet<number> } => {
    const limits = facts.items.flatMap(({ limit_period: of }) => (of ? [daysOf(periodOf(of))] : []));
    const done = [...rates].map((rate) => daysOf(rate.slice(rate.indexOf('/') + 1)));
    const told = [...roles].flatMap(([value, some]) =>
      some.flatMap(({ unit }) => (unit !== null && UNITS.has(unit) ? [daysOf(`${value} ${unit}`)] : [])),
    );
    return { limits: new Set(limits), all: new Set([...limits, ...done, ...told]) };
  },
);

/**
 * `One walker is allowed in two years`, where the case's limit is one in five; `changed every six months`, where it says
 * four: no limit of the case and no time told in it is that long.
 */
export function findLimitPeriods({ page, held, isOpen }: Reading): Found[] {
  const { limits, all } = heldDays(held);
  return [...page.text.matchAll(HOW_LONG)].flatMap((match): Found[] => {
    const { index } = match;
    const days = daysOf(periodOf(match[1] ?? ''));
    // What a policy allows in a month or a quarter may be said of many things.
    const isLimit = limits.size > 0 && days >= YEAR && allows(page, index);
    if (!isLimit && !changes(page, index)) return [];
    if (Number.isNaN(days) || all.has(days) || all.size === 0) return [];
    const place = { start: index, end: index + match[0].length };
    return isOpen(place) ? [] : [{ ...place, kind: 'quantity', tier: 'untraced' }];
  });
}
