import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { onceFor } from '../text/once-for.ts';
import { isMeasure, measuresOf, sideOf } from './clauses.ts';
import { endsBetween } from './denied-at.ts';
import { isNoSide } from './find-sides.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootOf } from './roots.ts';
import { type Token, tokenFrom } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A number or a side as it stands: `86` of `%`, `2` of `/5`, `left` of `side`. */
interface Value {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly unit: string;
}

/** `2/5`, `20/200`, `33 of 56`. */
const SHARE =
  /(?<![\p{L}\p{N}./-])(?<part>\d{1,3}(?:\.\d)?)(?:\/| of )(?<whole>\d{1,3})(?![\p{L}\p{N}/-]|\.\d)/gu;
const SIDE = 'side';

function valuesIn(of: { readonly text: string }, tokens: readonly Token[]): Value[] {
  const { text } = of;
  const sides = tokens.flatMap((token, at): Value[] => {
    const value = sideOf(text, token);
    if (value === undefined || isNoSide(token, tokens[at - 1], tokens[at + 1])) return [];
    return [{ start: token.start, end: token.end, value, unit: SIDE }];
  });
  const shares = [...text.matchAll(SHARE)].map(({ index, 0: said, groups }): Value => {
    const { part = '', whole = '' } = groups!;
    // `20/400`: of vision the second part is what is measured.
    const isVision = part === '20' && Number(whole) > 10;
    const measure = isVision ? { value: whole, unit: '20/' } : { value: part, unit: `/${whole}` };
    return { start: index, end: index + said.length, ...measure };
  });
  const ofShares = new Uint8Array(text.length);
  for (const { start, end } of shares) ofShares.fill(1, start, end);
  const numbers = measuresOf(of)
    .filter(({ start }) => !ofShares[start])
    .map(({ start, end, value, unit }): Value => ({ start, end, value: String(value), unit: unit ?? '' }));
  return [...sides, ...shares, ...numbers];
}

/** Words that join what two of them are told with. */
const JOINS = /^(?:and|but|or|to|while|whereas|then|versus|vs|against|compared|than|from)$/;
/** What tells or counts a number says nothing of what it is the number of. */
const TELLS_NUMBER =
  /^(?:(?:weigh|measure|exceed|show|record|reach|total|bear)(?:s|ed|d)?|pound|point|site)$/;
/** So many words on each side. */
const NEAR = 4;

const tellsWhich = (token: Token): boolean =>
  token.word === 'without' ||
  (carriesMeaning(token) &&
    token.word.length > 2 &&
    !isMeasure(token.word) &&
    !TELLS_NUMBER.test(token.word));

/** The roots of the words that are told with a value alone: up to the next number, comma or word that joins. */
function besideOf(text: string, tokens: readonly Token[], { start, end }: Value): ReadonlySet<string> {
  const beside = new Set<string>();
  const first = tokenFrom(tokens, start);
  const read = (from: number, step: -1 | 1) => {
    for (let at = from, left = NEAR; left > 0; at += step) {
      const [token, last] = [tokens[at], tokens[at - step]];
      if (!token || JOINS.test(token.word) || /\d/.test(token.word)) return;
      if (step > 0 ? token.fresh : last?.fresh || (last && endsBetween(text, token, last))) return;
      if (!tellsWhich(token)) continue;
      beside.add(rootOf(token.stem));
      left -= 1;
    }
  };
  read(first - 1, -1);
  read(tokenFrom(tokens, end), 1);
  return beside;
}

/** What two values that follow each other in a sentence are told of together: `93 % on 2 liters`. */
const couple = (one: Value, other: Value) =>
  [`${one.value} ${one.unit}`, `${other.value} ${other.unit}`].sort().join(' & ');

/** Couples of two measures in different units. */
function couplesIn(text: string, values: readonly Value[]): [Value, string][] {
  const numbers = values.filter(({ unit }) => unit !== SIDE).sort((one, other) => one.start - other.start);
  return numbers.slice(1).flatMap((next, at): [Value, string][] => {
    const one = numbers[at]!;
    if (one.unit === next.unit || /[;\n]|[.?!] /.test(text.slice(one.end, next.start))) return [];
    return [one, next].map((value) => [value, couple(one, next)]);
  });
}

/** The values that the case tells, and for each unit and word those that it tells with it. */
const toldOf = onceFor(({ texts }: Vocabulary) => {
  const values = new Set<string>();
  const couples = new Set<string>();
  const byWord = new Map<string, Set<string>>();
  for (const one of texts) {
    const all = valuesIn(one, one.tokens);
    for (const [, told] of couplesIn(one.text, all)) couples.add(told);
    for (const told of all) {
      const { value, unit } = told;
      // The numbers of a description are read beside its code.
      if (!one.isProse && unit !== SIDE) continue;
      for (const word of besideOf(one.text, one.tokens, told)) {
        const key = `${unit} ${word}`;
        byWord.set(key, (byWord.get(key) ?? new Set()).add(value));
        values.add(`${unit} ${value}`);
      }
    }
  }
  return { values, byWord, couples };
});

/** How many of its items a case orders is told by name. */
const quantitiesOf = onceFor(
  ({ items }: GroundingFacts): ReadonlySet<string> =>
    new Set(items.flatMap((one) => [one.quantity, one.quantity_limit].map(String))),
);

/**
 * Numbers and sides of the case told with the words of others: `3/5 in the legs and 2/5 in the arms`, where it is the
 * reverse; a cane in the left hand, where the case has but the joystick there. Of the softer tier: both may have been
 * so on another day.
 */
export function findCrossed({ page, held, tokens, vocabulary, context, isOpen }: Reading): Found[] {
  const { values, byWord, couples } = toldOf(vocabulary);
  const quantities = quantitiesOf(held.facts);
  const all = valuesIn(page, tokens);
  const coupled = new Set(
    couplesIn(page.text, all).flatMap(([one, told]) => (couples.has(told) ? [one] : [])),
  );
  return all.flatMap((said): Found[] => {
    const { start, end, value, unit } = said;
    if (coupled.has(said)) return [];
    if (!values.has(`${unit} ${value}`) || value === '1') return [];
    if (isOpen({ start }) || context({ start }) === 'policy') return [];
    const isCount =
      unit === '' && (quantities.has(value) || !/^\d{1,3}(?:\.\d+)?$/.test(page.text.slice(start, end)));
    if (isCount) return [];
    const told = [...besideOf(page.text, tokens, said)].flatMap(
      (word) => byWord.get(`${unit} ${word}`) ?? [],
    );
    const others = told.flatMap((some) => (some.size === 1 && !some.has(value) ? [...some] : []));
    const isCrossed = others.some((other) => !told.some((some) => some.has(value) && !some.has(other)));
    return isCrossed ? [{ start, end, kind: unit === SIDE ? 'side' : 'number', tier: 'untraced' }] : [];
  });
}
