import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { type DateAt, datesOf } from '../text/dates-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { isMeasure, measuresIn } from './clauses.ts';
import { endsBetween } from './denied-at.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootOf } from './roots.ts';
import { type Token, tokenFrom } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A number as it is written, what it counts, and the words that are told with it alone. */
interface Measure {
  readonly start: number;
  readonly end: number;
  /** `86`, `2/5`. */
  readonly value: string;
  readonly unit: string;
  readonly beside: ReadonlySet<string>;
}

/** `2/5`, `20/200`, `33 of 56`. */
const SHARE =
  /(?<![\p{L}\p{N}./-])(?<part>\d{1,3}(?:\.\d)?)(?:\/| of )(?<whole>\d{1,3})(?![\p{L}\p{N}/-]|\.\d)/gu;
/** Words that join what two numbers are told with. */
const JOINS = /^(?:and|but|or|to|while|whereas|then|versus|vs|against|compared|than|from)$/;
/** What tells or counts a number says nothing of what it is the number of. */
const TELLS_NUMBER = /^(?:(?:weigh|measure|exceed|show|record|reach|total|bear)(?:s|ed|d)?|pound)$/;
/** So many words on each side. */
const NEAR = 4;

function measuresOf(of: { readonly text: string }, tokens: readonly Token[]): Measure[] {
  const { text } = of;
  const dates: readonly DateAt[] = datesOf(of);
  const shares = [...text.matchAll(SHARE)].map(({ index, 0: said, groups }) => {
    const { part = '', whole = '' } = groups!;
    // `20/400`: of vision the second part is what is measured.
    const isVision = part === '20' && Number(whole) > 10;
    const measure = isVision ? { value: whole, unit: '20/' } : { value: part, unit: `/${whole}` };
    return { start: index, end: index + said.length, ...measure };
  });
  const isOfShare = ({ start }: { readonly start: number }) =>
    shares.some((one) => start >= one.start && start < one.end);
  const alone = measuresIn(text, dates).map(({ start, end, value, unit }) => ({
    start,
    end,
    value: String(value),
    unit: unit ?? '',
  }));
  const all = [...shares, ...alone.filter((one) => !isOfShare(one))].sort((a, b) => a.start - b.start);
  return all.map((one): Measure => ({ ...one, beside: besideOf(text, tokens, one) }));
}

function besideOf(text: string, tokens: readonly Token[], { start, end }: { start: number; end: number }) {
  const beside = new Set<string>();
  const read = (from: number, step: -1 | 1) => {
    for (let at = from, left = NEAR; left > 0; at += step) {
      const token = tokens[at];
      const last = tokens[at - step];
      if (!token || (step > 0 && (token.fresh || JOINS.test(token.word)))) return;
      if (step < 0 && last?.fresh && last.start < start) return;
      if (
        step < 0 &&
        (JOINS.test(token.word) || (last && last.start < start && endsBetween(text, token, last)))
      )
        return;
      if (/\d/.test(token.word)) return;
      if (!tellsWhich(token)) continue;
      beside.add(rootOf(token.stem));
      left -= 1;
    }
  };
  const first = tokenFrom(tokens, start);
  if (!tokens[first]?.fresh) read(first - 1, -1);
  read(tokenFrom(tokens, end), 1);
  return beside;
}

const tellsWhich = (token: Token): boolean =>
  (carriesMeaning(token) &&
    token.word.length > 2 &&
    !isMeasure(token.word) &&
    !TELLS_NUMBER.test(token.word)) ||
  token.word === 'without';

/** For each unit and word the values that the case tells with it; for each value its words. */
const toldOf = onceFor(({ texts }: Vocabulary) => {
  const valuesOf = new Map<string, Set<string>>();
  for (const one of texts) {
    if (!one.isProse) continue;
    for (const { value, unit, beside } of measuresOf(one, one.tokens))
      for (const word of beside) {
        const key = `${unit} ${word}`;
        const known = valuesOf.get(key);
        if (known) known.add(value);
        else valuesOf.set(key, new Set([value]));
      }
  }
  const values = new Set(
    [...valuesOf].flatMap(([key, some]) => [...some].map((one) => `${key.split(' ')[0]} ${one}`)),
  );
  return { valuesOf, values };
});

/** How many of its items a case orders is told by name. */
const quantitiesOf = onceFor(
  ({ items }: GroundingFacts): ReadonlySet<string> =>
    new Set(items.flatMap((one) => [one.quantity, one.quantity_limit].map(String))),
);

/**
 * Numbers of the case told with the words of another: `3/5 in the legs and 2/5 in the arms`, where it is the reverse. Of
 * the softer tier: both may have been measured so on another day.
 */
export function findCrossedNumbers(reading: Reading): Found[] {
  const { page, held, tokens, vocabulary, context, isOpen } = reading;
  const { valuesOf, values } = toldOf(vocabulary);
  const quantities = quantitiesOf(held.facts);
  return measuresOf(page, tokens).flatMap(({ start, end, value, unit, beside }): Found[] => {
    if (!values.has(`${unit} ${value}`) || isOpen({ start }) || context({ start }) === 'policy') return [];
    const isBare =
      unit === '' && (quantities.has(value) || !/^\d{1,3}(?:\.\d+)?$/.test(page.text.slice(start, end)));
    if (value === '1' || isBare) return [];
    const told = [...beside].flatMap((word) => valuesOf.get(`${unit} ${word}`) ?? []);
    const others = new Set(told.flatMap((some) => (some.size === 1 && !some.has(value) ? [...some] : [])));
    const isCrossed = [...others].some((other) => !told.some((some) => some.has(value) && !some.has(other)));
    if (!isCrossed) return [];
    return [{ start, end, kind: 'number', tier: 'untraced' }];
  });
}
