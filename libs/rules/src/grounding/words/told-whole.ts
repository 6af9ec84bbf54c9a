import { segmentAt } from '../text/page.ts';
import { isDenier } from './find-retold.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning, type Told } from './retelling.ts';
import { type Token, tokenFrom } from './tokens.ts';
import { onceFor } from '../text/once-for.ts';

/** A shorter sentence of the case may stand in one that says another thing. */
const LEAST = 4;

const tells = (token: Token): boolean => carriesMeaning(token) || isDenier(token) || /\d/.test(token.word);
const toldIn = onceFor(({ tokens }: Told): readonly Token[] => tokens.filter(tells));

/**
 * True of a place within a sentence of the case that is told whole and in its own order, a little word apart: `Ana cannot
 * climb with her left arm`, of `cannot climb with the left arm`. Whatever it denies, the case denies with it.
 */
export function isToldWhole(
  { page, tokens, sources }: Reading,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const near = sources(start).filter((one) => toldIn(one).length >= LEAST);
  if (near.length === 0) return false;
  const [from, to] = segmentAt(page, start);
  const said = tokens.slice(tokenFrom(tokens, from), tokenFrom(tokens, to)).filter(tells);
  return near.some((one) => {
    const whole = toldIn(one);
    return said.some(
      (first, at) =>
        first.start <= start &&
        (said[at + whole.length - 1]?.end ?? 0) >= end &&
        whole.every(({ word }, next) => said[at + next]!.word === word),
    );
  });
}
