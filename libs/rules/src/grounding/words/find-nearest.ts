import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { numbersIn } from '../text/numbers-in-text.ts';
import { numbersBy } from '../text/numbers-by.ts';
import { onceFor } from '../text/once-for.ts';
import { isMeasure, measuresOf, sideOf } from './clauses.ts';
import { endsBetween } from './denied-at.ts';
import { isBodyPart } from './find-clinical-words.ts';
import { isNoSide } from './find-sides.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootOf } from './roots.ts';
import { type Token, tokenFrom } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A measure or a side, and the roots it is told with, each by how near to it. */
interface Value {
  readonly start: number;
  readonly end: number;
  /** What may stand in its place: another side, another number of its unit. */
  readonly kind: string;
  readonly value: string;
  readonly of: ReadonlyMap<string, number>;
}

const SIDE = 'side';
/** So many words on each side of a value are told with it. */
const REACH = 24;
const CLOSE = 8;
/** What stands in another part of the sentence, or far away, weighs less. */
const OF_OTHER_PART = 0.3;
const AFAR = 0.5;
const JOINS = /^(?:and|but|while|whereas|then|although|though|because|against|versus)$/;
/** A word beside more values than this tells none apart. */
const MOST = 24;

function around(
  text: string,
  tokens: readonly Token[],
  first: number,
  next: number,
): ReadonlyMap<string, number> {
  const of = new Map<string, number>();
  const read = (from: number, step: -1 | 1) => {
    let part = 1;
    for (let at = from, far = 0; far < REACH && tokens[at]; at += step, far += 1) {
      const token = tokens[at]!;
      const [before, after] = step < 0 ? [token, tokens[at + 1]] : [tokens[at - 1], token];
      if (before && after && endsBetween(text, before, after)) return;
      if ((step < 0 ? after?.fresh : token.fresh) || JOINS.test(token.word)) part = OF_OTHER_PART;
      if (!carriesMeaning(token) || token.word.length < 3 || isMeasure(token.word)) continue;
      const root = rootOf(token.stem);
      of.set(root, Math.max(of.get(root) ?? 0, part * (far < CLOSE ? 1 : AFAR)));
    }
  };
  read(first - 1, -1);
  read(next, 1);
  return of;
}

function valuesIn(page: { readonly text: string }, tokens: readonly Token[]): Value[] {
  const { text } = page;
  const sides = tokens.flatMap((token, at): Value[] => {
    const next = tokens[at + 1];
    const isBoth = token.word === 'both' && next && (next.word === 'side' || isBodyPart(next));
    const both = isBoth ? 'both' : undefined;
    const value = sideOf(text, token) ?? both;
    if (value === undefined || isNoSide(token, tokens[at - 1], tokens[at + 1])) return [];
    return [{ start: token.start, end: token.end, kind: SIDE, value, of: around(text, tokens, at, at + 1) }];
  });
  const measures = measuresOf(page).flatMap(({ start, end, value, unit }): Value[] => {
    if (unit === null || unit === 'year') return [];
    const [first, next] = [tokenFrom(tokens, start), tokenFrom(tokens, end)];
    return [{ start, end, kind: unit, value: String(value), of: around(text, tokens, first, next) }];
  });
  return [...sides, ...measures];
}

/** The values that the case tells, and for each kind and root the numbers of those told with it. */
const toldOf = onceFor(({ texts }: Vocabulary) => {
  const values = texts.flatMap((one) =>
    valuesIn(one, one.tokens).filter(({ kind }) => one.isProse || kind === SIDE),
  );
  const byRoot = numbersBy(values, ({ kind, of }) => [...of.keys()].map((root) => `${kind} ${root}`));
  for (const [key, numbers] of byRoot) if (numbers.length > MOST) byRoot.delete(key);
  return { values, byRoot };
});

/** What the case tells by name: a weight, a size, how many are ordered. */
const namedOf = onceFor(
  ({ patient, items }: GroundingFacts): ReadonlySet<string> =>
    new Set(
      [
        patient.weight,
        patient.height,
        ...items.flatMap((one) => [`${one.quantity} ${one.quantity_limit}`, one.size, one.length, one.item]),
      ].flatMap((text) => (text ? numbersIn(text).map(({ value }) => String(value)) : [])),
    ),
);

/** So much of what a value is told with another one of the case must have, and so much more than its own. */
const LEAST = 0.8;
const CLEARLY = 0.4;
/** `168 -> 74`: the end of a course has a reader of its own. */
const ENDS_COURSE = /(?:->|→|\bto) ?$/;

/** For each value of the case of this kind how much of what the note's is told with it has; rare words count for more. */
function scoresOf({ kind, of }: Value, vocabulary: Vocabulary): ReadonlyMap<string, number> {
  const { values, byRoot } = toldOf(vocabulary);
  const each = new Map<number, number>();
  for (const [root, weight] of of) {
    const numbers = byRoot.get(`${kind} ${root}`) ?? [];
    for (const told of numbers) {
      const shared = (weight * Math.sqrt(values[told]!.of.get(root)!)) / numbers.length;
      each.set(told, (each.get(told) ?? 0) + shared);
    }
  }
  const scores = new Map<string, number>();
  for (const [told, score] of each) {
    const { value } = values[told]!;
    scores.set(value, Math.max(scores.get(value) ?? 0, score));
  }
  return scores;
}

/**
 * Measures and sides in a place where the case has another one: `the hammertoe is on his left foot`, of which it tells
 * much, and of the right one the hammertoe. Of the softer tier: it may be told of something else.
 */
export function findNearest({ page, held, tokens, vocabulary, isOpen, isTold }: Reading): Found[] {
  const named = namedOf(held.facts);
  const said = valuesIn(page, tokens);
  return said.flatMap((one, number): Found[] => {
    const { start, end, kind, value } = one;
    const isKnown = value === '1' || named.has(value) || page.taken[start] === 1;
    if (isKnown || isOpen(one) || !isTold(one)) return [];
    if (ENDS_COURSE.test(page.text.slice(Math.max(0, start - 4), start))) return [];
    const beside = [said[number - 1], said[number + 1]].flatMap((next) =>
      next?.kind === kind ? [next.value] : [],
    );
    // `Right and left`: of both.
    if (kind === SIDE && beside.some((other) => other !== value)) return [];
    const scores = scoresOf(one, vocabulary);
    const others = [...scores].filter(([other]) => other !== value && !beside.includes(other));
    const best = Math.max(0, ...others.map(([, score]) => score));
    if (best < LEAST || best < (scores.get(value) ?? 0) + CLEARLY) return [];
    return [{ start, end, kind: kind === SIDE ? 'side' : 'number', tier: 'untraced' }];
  });
}
