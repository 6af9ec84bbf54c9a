import type { Found } from '../found.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import { numbersBy, sharedBy } from '../text/numbers-by.ts';
import { onceFor } from '../text/once-for.ts';
import { isMeasure } from '../words/clauses.ts';
import { endsBetween } from '../words/denied-at.ts';
import type { Reading } from '../words/reading.ts';
import { rootOf } from '../words/roots.ts';
import { type Token, tokenFrom } from '../words/tokens.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { type Frequency, frequenciesOf } from './frequencies.ts';

/** How often something is done, and the roots of the words by which it is told. */
interface Rate extends Frequency {
  readonly of: ReadonlySet<string>;
}

/** So many words before and after it tell what is done so often. */
const REACH = 7;
/** So many of them two rates share that are told of the same. */
const LEAST = 2;

function around(text: string, tokens: readonly Token[], { start, end }: Frequency): ReadonlySet<string> {
  const of = new Set<string>();
  const read = (from: number, step: -1 | 1) => {
    for (let at = from, far = 0; far < REACH && tokens[at]; at += step, far += 1) {
      const [one, last] = [tokens[at]!, tokens[at - step]];
      if (last && (step < 0 ? endsBetween(text, one, last) : endsBetween(text, last, one))) return;
      if (one.carries && one.word.length > 2 && !isMeasure(one.word)) of.add(rootOf(one.stem));
    }
  };
  read(tokenFrom(tokens, start) - 1, -1);
  read(tokenFrom(tokens, end), 1);
  return of;
}

/** Those of each day aside: `seven changes daily` is of so many. */
function ratesIn(of: { readonly text: string }, tokens: readonly Token[]): Rate[] {
  return frequenciesOf(of)
    .filter(({ perDay, moment }) => perDay !== null && perDay !== 1 && moment === null)
    .map((one) => ({ ...one, of: around(of.text, tokens, one) }));
}

/** `4 injections of insulin a day`, `seven changes daily`. */
const OF_THINGS = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(${DIGITS}|${NUMBER_WORDS})(?: \\p{L}[\\p{L}-]*){1,4} (?:(?:an?|per|each|every) (day|night|week|month)|(dai|week|month)ly)\\b`,
  'giu',
);
const DAYS: Record<string, number> = { d: 1, n: 1, w: 7, m: 30 };
const ofThings = (text: string): number[] =>
  [...text.matchAll(OF_THINGS)].map(
    ([, count = '', unit, often = '']) => valueOf(count) / DAYS[(unit ?? often)[0]!.toLowerCase()]!,
  );

const toldOf = onceFor(({ texts }: Vocabulary) => {
  const rates = texts.flatMap((one) => (one.isProse ? ratesIn(one, one.tokens) : []));
  const often = new Set(
    [...rates.map(({ perDay }) => perDay), ...texts.flatMap(({ text }) => ofThings(text))].map(degreeOf),
  );
  return { often, byRoot: numbersBy(rates, ({ of }) => of) };
});

/** Of rates that differ by less than a fiftieth the same, or the one beside it. */
const degreeOf = (perDay: number | null): number => Math.round(50 * Math.log(perDay ?? 1));

/**
 * `She coughs at night twice a week`, of four times a week: a rate that the case has nowhere, of what it tells to be done
 * at another one. Of the softer tier: it may have been so before.
 */
export function findOtherRates({ page, tokens, vocabulary, isOpen, isTold: isOfCase }: Reading): Found[] {
  const { often, byRoot } = toldOf(vocabulary);
  if (often.size === 0) return [];
  return ratesIn(page, tokens).flatMap((said): Found[] => {
    const { start, end, of } = said;
    if (isOpen(said) || !isOfCase(said)) return [];
    const shared = [...sharedBy(of, byRoot).values()];
    const degree = degreeOf(said.perDay);
    const isTold = [degree - 1, degree, degree + 1].some((one) => often.has(one));
    if (isTold || !shared.some((count) => count >= LEAST)) return [];
    return [{ start, end, kind: 'quantity', tier: 'untraced' }];
  });
}
