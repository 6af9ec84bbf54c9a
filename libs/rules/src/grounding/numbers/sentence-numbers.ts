import { bySentence } from '../text/by-sentence.ts';
import { numbersIn, type StatedNumber } from '../text/numbers-in-text.ts';
import { type Page, segmentAt } from '../text/page.ts';

/** The numbers of the sentence around a place, by their places in it. */
export const numbersAround = bySentence<readonly StatedNumber[]>(numbersIn);

/** Their values. */
export const valuesAround = bySentence<ReadonlySet<number>>(
  (sentence) => new Set(numbersIn(sentence).map(({ value }) => value)),
);

/** No more numbers of a sentence are tried with each other. */
const MOST = 12;

/** The first numbers of its sentence beside the one at a place. */
export function numbersBeside(page: Page, at: number): readonly StatedNumber[] {
  const [from] = segmentAt(page, at);
  return numbersAround(page, at)
    .slice(0, MOST + 1)
    .filter(({ start }) => from + start !== at)
    .slice(0, MOST);
}
