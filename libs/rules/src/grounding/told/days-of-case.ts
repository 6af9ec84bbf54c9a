import { datesOf } from '../text/dates-in-text.ts';
import type { Held } from '../held.ts';
import { onceFor } from '../text/once-for.ts';
import { carriesMeaning } from '../words/retelling.ts';
import { tokensOf } from '../words/tokens.ts';

/** A day, or the days of a month or a year that is all that is told. */
export interface Days {
  readonly from: number;
  readonly to: number;
  /** The roots of the words that it stands among. */
  readonly of: ReadonlySet<string>;
}

const IN_UNIT: Record<string, number> = { day: 1, night: 1, week: 7, month: 30.44, year: 365.25 };
/** So much of a unit may be rounded away; days are counted. */
const ROUNDED = 0.45;
/** No more days of a case are compared with each time that a note tells. */
const MOST = 48;

const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / 86_400_000;
const ofText = (day: string): number => Date.parse(day) / 86_400_000;

const YEAR = /(?<![\p{L}\p{N}./-])(?:19|20)\d{2}(?![\p{L}\p{N}/]|-\d|\.\d)/gu;

/** What stands between commas and ends of sentences around a place. */
function clauseAt(text: string, at: number): string {
  const before =
    /[^,;\n]*$/u.exec(text.slice(Math.max(0, at - 90), at))?.[0].replace(/^.*[.!?]\s/su, '') ?? '';
  return before + (/^(?:[^,;.\n]|\.(?=\S)){0,90}/u.exec(text.slice(at))?.[0] ?? '');
}

/** So many first letters are the root of a longer word. */
const ROOT = 6;
const rootsIn = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(text).flatMap((token) =>
      token.word.length < 4 || /\d/.test(token.word) || !carriesMeaning(token) || SAYS_WHEN.test(token.word)
        ? []
        : [token.stem.slice(0, ROOT)],
    ),
  );
const SAYS_WHEN =
  /^(?:later|earlier|apart|previously|following|prior|about|today|order|left|right|january|february|march|april|june|july|august|september|october|november|december|one|two|three|four|five|six|seven|eight|nine|ten)$/;

/** The days of the case that are told of the same as a place of the note; none where no word says so. */
export function daysOfSame(text: string, at: number, all: readonly Days[]): readonly Days[] {
  const roots = rootsIn(clauseAt(text, at));
  const shared = all.map(({ of }) => [...roots].filter((root) => of.has(root)).length);
  const most = Math.max(0, ...shared);
  return most === 0 ? [] : all.filter((_, number) => shared[number] === most);
}

/** The days, months and years that a text names, each with its place. */
export function daysIn(
  of: { readonly text: string },
  today: string,
  most = MOST,
): (Days & { readonly at: number })[] {
  const { text } = of;
  const found: (Days & { at: number })[] = [];
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const taken = new Uint8Array(text.length);
  for (const { start, end, readings } of datesOf(of)) {
    taken.fill(1, start, end);
    for (const { year: told, month, day, short } of readings) {
      const year = told === null ? thisYear - Number(month > thisMonth) : short ? 2000 + (told % 100) : told;
      const from = dayNumber(year, month, day ?? 1);
      found.push({
        from,
        to: day === null ? from + 30 : from,
        at: start,
        of: rootsIn(clauseAt(text, start)),
      });
      if (found.length >= most) return found;
    }
  }
  for (const { index, 0: year } of text.matchAll(YEAR))
    if (!taken[index])
      found.push({
        from: dayNumber(Number(year), 1, 1),
        to: dayNumber(Number(year), 12, 31),
        at: index,
        of: rootsIn(clauseAt(text, index)),
      });
  return found.slice(0, most);
}

const textsOf = onceFor(({ texts }: Held) => texts.map((text) => ({ text })));

export const daysOf = onceFor((held: Held): readonly Days[] => {
  const { patient } = held.facts;
  const people = [
    ...todayOf(held),
    ...(patient.dob
      ? [{ from: ofText(patient.dob), to: ofText(patient.dob), of: rootsIn('born birth') }]
      : []),
  ];
  return [...people, ...textsOf(held).flatMap((text) => daysIn(text, held.day))].slice(0, MOST);
});
export const todayOf = onceFor(({ day, facts: { provider } }: Held): Days[] =>
  [day, provider?.date_signed].flatMap((one) =>
    one ? [{ from: ofText(one), to: ofText(one), of: new Set<string>() }] : [],
  ),
);

/** `2026-02-04 to 2026-02-11`: from a day to another. */
export const staysOf = onceFor((held: Held): readonly (readonly [Days, Days])[] =>
  textsOf(held).flatMap((of) => {
    const { text } = of;
    const days = daysIn(of, held.day).sort((one, other) => one.at - other.at);
    return days.flatMap((one, number) => {
      const next = days[number + 1];
      const isStay = next && /^\S+ ?(?:to|-|until|through) ?$/u.test(text.slice(one.at, next.at));
      return isStay ? [[one, next] as const] : [];
    });
  }),
);

/** True where two of such days lie so far from each other. */
export function liesBetween(
  count: number,
  unit: string,
  some: readonly Days[],
  others: readonly Days[],
): boolean {
  const of = IN_UNIT[unit.toLowerCase()]!;
  const give = of === 1 ? 0 : of * ROUNDED;
  // A month is too long to count days from it.
  const isWhole = ({ from, to }: Days) => from === to || of > 7;
  return some.some((one) =>
    others.some((other) => {
      if (one === other || !isWhole(one) || !isWhole(other)) return false;
      const [least, most] = [
        Math.max(0, one.from - other.to, other.from - one.to),
        Math.max(one.to - other.from, other.to - one.from),
      ];
      return most > 0 && count * of >= least - give && count * of <= most + give;
    }),
  );
}
