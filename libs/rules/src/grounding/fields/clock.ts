import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { BELOW_100, valueOf } from '../text/number-words.ts';
import { onceFor } from '../text/once-for.ts';
import { type Page, take, unclaimed } from '../text/page.ts';

/** `18:00`, `8:30 pm`. */
const WRITTEN =
  /(?<![\p{L}\p{N}:.])(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?![\p{N}:])(?: ?(?<half>[ap])\.?m(?![\p{L}\p{N}]))?/giu;
/** `6 in the evening`, `9 am`, `six thirty at night`. */
const TOLD = new RegExp(
  `(?<![\\p{L}\\p{N}:.])(?<hour>\\d{1,2}|${BELOW_100})(?::(?<minute>[0-5]\\d))? ?(?:o'clock )?(?:(?<half>[ap])\\.?m(?![\\p{L}\\p{N}])|(?:in the (?<part>morning|afternoon|evening)|at (?<night>night)))`,
  'giu',
);
/** `From 9 to 12`, which may be of either half of the day. */
const SPAN = /\bfrom (\d{1,2}) (?:to|until) (\d{1,2})\b/gi;
const DAY = 24 * 60;

/** Minutes since midnight; of `12 am` 0. */
function minutesOf(hour: number, minute: number, half: string | undefined): number {
  if (half === undefined) return 60 * hour + minute;
  return 60 * ((hour % 12) + (half === 'p' ? 12 : 0)) + minute;
}

/** The times of day that the case tells. */
const timesOf = onceFor(({ texts }: Held): ReadonlySet<number> => {
  const all = texts.flatMap((text) => [
    ...[...text.matchAll(WRITTEN), ...text.matchAll(TOLD)].map(({ groups = {} }) => {
      const { hour = '', minute = '0', half, part, night } = groups;
      const later = part === 'afternoon' || part === 'evening' || night !== undefined;
      const said = half?.toLowerCase() ?? (later ? 'p' : part === 'morning' ? 'a' : undefined);
      return minutesOf(valueOf(hour), Number(minute), said);
    }),
    ...[...text.matchAll(SPAN)].flatMap(([, from, to]) =>
      [Number(from), Number(to)].flatMap((hour) => [60 * hour, 60 * hour + DAY / 2]),
    ),
  ]);
  return new Set(all);
});

/** Times of day that the case does not tell; it may do so in words that are not understood here. */
export function findTimes(page: Page, held: Held): Found[] {
  return unclaimed(page, WRITTEN).flatMap((match): Found[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    take(page, start, end);
    const { hour = '', minute = '', half } = match.groups ?? {};
    const said = minutesOf(Number(hour), Number(minute), half?.toLowerCase());
    return timesOf(held).has(said) ? [] : [{ start, end, kind: 'number', tier: 'untraced' }];
  });
}
