import { datesOf } from '../text/dates-in-text.ts';
import { numbersOf, type StatedNumber } from '../text/numbers-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { remembered } from '../text/remembered.ts';
import { endsBetween } from './denied-at.ts';
import { isBodyPart } from './find-clinical-words.ts';
import { isDenier } from './find-retold.ts';
import { carriesMeaning } from './retelling.ts';
import { rootOf } from './roots.ts';
import type { Token } from './tokens.ts';

/** A part of a sentence, between commas and words that join: what is told of one thing. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
  /** The roots of its words that carry meaning. */
  readonly roots: ReadonlySet<string>;
  /** Of all clauses of its sentence. */
  readonly around: ReadonlySet<string>;
  /** True where it has no such words of its own: those of the clause before are meant. */
  readonly isOfLast: boolean;
  readonly numbers: readonly StatedNumber[];
  readonly sides: ReadonlySet<string>;
  /** The roots that are denied in it. */
  readonly denied: ReadonlySet<string>;
  /** True where any word of its sentence denies something, in whatever way. */
  readonly deniesAround: boolean;
}

const PART = /[,:()|]|\s[-/–](?:\s|$)/;
const JOINS = new Set(
  'and but while whereas then although though because against compared versus than'.split(' '),
);

const partsBetween = (text: string, before: Token, next: Token): boolean => {
  const between = text.slice(before.end, next.start);
  return between !== ' ' && PART.test(between);
};

const SIDES: Record<string, string> = {
  left: 'left',
  right: 'right',
  lle: 'left',
  rle: 'right',
  lue: 'left',
  rue: 'right',
};

/** `LLE`: the left lower extremity. */
const LIMBS: Record<string, string> = { lle: 'leg', rle: 'leg', lue: 'arm', rue: 'arm' };

/** The side that a word tells: `left`, and in shorthand `L`, `LLE`. */
export function sideOf(text: string, token: Token): string | undefined {
  if (token.end - token.start === 1) {
    const letter = text[token.start];
    return letter === 'L' ? 'left' : letter === 'R' ? 'right' : undefined;
  }
  return SIDES[token.word];
}

/** `10/14/24`, `May 16`: no measures. Of a page or a text of a case they are looked for once. */
export const measuresOf = onceFor((of: { readonly text: string }): readonly StatedNumber[] => {
  const { text } = of;
  const dated = new Uint8Array(text.length);
  for (const { start, end } of datesOf(of)) dated.fill(1, start, end);
  return numbersOf(of).filter(
    ({ start, end }) =>
      !dated[start] &&
      !dated[end - 1] &&
      !/\d ?[/-]$/.test(text.slice(Math.max(0, start - 3), start)) &&
      !/^[/-]\d/.test(text.slice(end, end + 2)),
  );
});

/** What is said after such a word is told beside what stands before it. */
const BESIDE = /^(?:than|versus|against|compared)$/;

export function clausesIn(of: { readonly text: string }, tokens: readonly Token[]): Clause[] {
  const { text } = of;
  const numbers = measuresOf(of);
  const sentences: Token[][][] = [[[]]];
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    if (before && endsBetween(text, before, token)) sentences.push([[]]);
    else if ((before && partsBetween(text, before, token)) || JOINS.has(token.word))
      sentences.at(-1)!.push([]);
    sentences.at(-1)!.at(-1)!.push(token);
  });
  let next = 0;
  return sentences.flatMap((parts) => {
    const all = parts.flat();
    const around = rootsOf(text, all);
    const deniesAround =
      all.some((token) => isDenier(token) || hinders(token.word)) || WITHOUT.test(sentenceOf(text, all));
    let before: ReadonlySet<string> = new Set();
    return parts
      .filter((part) => part.length > 0)
      .map((part): Clause => {
        const [start, end] = [part[0]!.start, part.at(-1)!.end];
        const own: StatedNumber[] = [];
        for (; next < numbers.length && numbers[next]!.start < end; next += 1)
          if (numbers[next]!.start >= start) own.push(numbers[next]!);
        const sides = part.flatMap((token) => sideOf(text, token) ?? []);
        const roots = rootsOf(text, part);
        // `Calf 46.8 cm, right 37.8 cm`: of the same.
        const isOfLast = roots.size === 0 && !BESIDE.test(part[0]!.word);
        if (roots.size > 0) before = roots;
        return {
          start,
          end,
          tokens: part,
          isOfLast,
          roots: isOfLast ? before : roots,
          around,
          numbers: own,
          sides: new Set(sides),
          denied: deniedIn(part),
          deniesAround,
        };
      });
  });
}

/** What a measure is told in says nothing of what is measured. */
const UNIT = /^(?:cm|mm|km|kg|lb|ft|inch|mmhg|mg|ml|min|minute|hour|second|percent|deg|degree|liter|time)$/;
export const isMeasure = remembered((word) => /^\d/.test(word) || UNIT.test(word));

const rootsOf = (text: string, tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap((token) => {
      const limb = LIMBS[token.word];
      if (limb) return [limb];
      const tells = carriesMeaning(token) && sideOf(text, token) === undefined;
      return tells && !isMeasure(token.word) ? [rootOf(token.stem)] : [];
    }),
  );

const sentenceOf = (text: string, all: readonly Token[]): string =>
  all.length === 0 ? '' : text.slice(all[0]!.start, all.at(-1)!.end);

const HINDERS =
  /^(?:keep|kept|hinder|prevent\w*|stop\w*|spite|despite|instead|far|further|farther|beyond|non|neg|nil|zero|out)$/;
const hinders = remembered((word) => HINDERS.test(word));
const WITHOUT = /\bw\/o\b|\?/i;
const PLAIN_NOT = /^(?:not|no|never|cannot|nor|neither|without|nobody|none|\w+n't)$/;
export const isPlainNot = remembered((word) => PLAIN_NOT.test(word));
/** So many words that carry meaning a negation is about. */
const REACH = 2;

function deniedIn(words: readonly Token[]): ReadonlySet<string> {
  const denied = new Set<string>();
  words.forEach(({ word }, at) => {
    if (!isPlainNot(word)) return;
    const about = words
      .slice(at + 1, at + 6)
      .filter(carriesMeaning)
      .slice(0, REACH);
    for (const one of about) denied.add(rootOf(one.stem));
  });
  return denied;
}

export const hasPart = ({ tokens }: Clause): boolean =>
  tokens.some((token) => isBodyPart(token) || LIMBS[token.word] !== undefined);
