import { LESS, MORE } from '../lexicon/comparatives.ts';
import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { isPlainNot, sideOf } from './clauses.ts';
import { sentenceEnds } from './denied-at.ts';
import { isNoSide } from './find-sides.ts';
import { sidedNumbers, type SidedNumber } from './find-sided-numbers.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootOf } from './roots.ts';
import { type Token, tokenFrom } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

type Side = 'left' | 'right';
const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Of two sides the one that has more, and the roots of the words that say of what. */
interface Comparison {
  readonly more: Side;
  readonly of: ReadonlySet<string>;
}

interface Compared extends Comparison {
  readonly at: Token;
}

const more: ReadonlySet<string> = new Set(MORE);
const less: ReadonlySet<string> = new Set(LESS);

const rootsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens
      .filter((one) => carriesMeaning(one) && !/^(?:left|right|one|\d.*)$/.test(one.word))
      .map(({ stem }) => rootOf(stem)),
  );

/** `The lower leg`, `no longer`: nothing is compared. */
const compares = (words: readonly Token[], at: number): boolean => {
  const { word } = words[at]!;
  if (!more.has(word) && !less.has(word)) return false;
  return (
    word !== 'lower' || !/^(?:leg|limb|extremity|back|abdomen|lobe|body)$/.test(words[at + 1]?.word ?? '')
  );
};

/** `Her grip is stronger on the right`: one side, or the one that is told before the other. */
function comparisonsIn(text: string, tokens: readonly Token[]): Compared[] {
  const ends = sentenceEnds(text, tokens);
  const found: Compared[] = [];
  for (let from = 0; from < tokens.length; from = ends[from]!) {
    const words = tokens.slice(from, ends[from]);
    const at = words.findIndex((_, place) => compares(words, place));
    if (at < 0 || words.some(({ word }) => isPlainNot(word))) continue;
    const than = words.findIndex(({ word }) => word === 'than');
    const sides = (than > at ? words.slice(0, than) : words).flatMap((token, place) => {
      const side = sideOf(text, token);
      return side && !isNoSide(token, words[place - 1], words[place + 1])
        ? [{ token, side: side as Side }]
        : [];
    });
    const [first] = sides;
    if (!first || sides.some(({ side }) => side !== first.side)) continue;
    const is = more.has(words[at]!.word) ? first.side : other(first.side);
    found.push({ more: is, of: rootsOf(words), at: first.token });
  }
  return found;
}

const amount = (value: string): number => Number(value.split('/')[0]);
const isPair = (one: SidedNumber, next: SidedNumber | undefined): next is SidedNumber =>
  next !== undefined &&
  next.side !== one.side &&
  next.value.split('/')[1] === one.value.split('/')[1] &&
  amount(next.value) !== amount(one.value);

/** `Grip 6 kg right and 4 kg left`: what is told of both sides of one thing. */
function measuredIn({ text, tokens }: Vocabulary['texts'][number]): Comparison[] {
  const numbers = sidedNumbers({ text });
  const ends = sentenceEnds(text, tokens);
  const found: Comparison[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const [one, next] = [numbers[at]!, numbers[at + 1]];
    const first = tokenFrom(tokens, one.start);
    if (!isPair(one, next) || next.start > (tokens[ends[first]! - 1]?.end ?? 0)) continue;
    const before = numbers[at - 1]?.end ?? 0;
    let from = first;
    while (from > 0 && ends[from - 1]! > from && tokens[from - 1]!.start >= before) from -= 1;
    const of = rootsOf(tokens.slice(from, tokenFrom(tokens, next.end)));
    found.push({ more: amount(one.value) > amount(next.value) ? one.side : next.side, of });
    at += 1;
  }
  return found;
}

const toldOf = onceFor(({ texts }: Vocabulary): readonly Comparison[] =>
  texts.flatMap((one) => (one.isProse ? [...measuredIn(one), ...comparisonsIn(one.text, one.tokens)] : [])),
);

/**
 * The side that is told to have more, or less, where the case measures the reverse: `stronger on the left`, where it has
 * 6 kg on the right and 4 kg on the left. Of the softer tier: another measure may be meant.
 */
export function findCompared({ page, tokens, vocabulary, context, isOpen }: Reading): Found[] {
  const told = toldOf(vocabulary);
  if (told.length === 0) return [];
  return comparisonsIn(page.text, tokens).flatMap(({ more: side, of, at }): Found[] => {
    if (isOpen(at) || context(at) === 'policy') return [];
    const alike = told.filter((one) => [...of].some((root) => one.of.has(root)));
    if (alike.length === 0 || alike.some((one) => one.more === side)) return [];
    return [{ start: at.start, end: at.end, kind: 'side', tier: 'untraced' }];
  });
}
