import { datesOf } from '../text/dates-in-text.ts';
import { within } from '../text/mentions.ts';
import { onceFor } from '../text/once-for.ts';
import { keyOf } from '../text/written-dates.ts';
import { isMeasure, isPlainNot, measuresOf } from './clauses.ts';
import { isDenier } from './find-retold.ts';
import { carriesMeaning, type Told } from './retelling.ts';
import { rootAt } from './roots.ts';
import type { Token } from './tokens.ts';

/** Where another thing begins to be told. */
export const JOINS =
  /^(?:and|but|or|nor|while|whereas|although|though|because|which|who|that|since|so|until|unless|if|when|as)$/;

/** A part of a sentence of the case: the days and measures that it tells, and the roots of all of its sentence. */
export interface Stated {
  readonly facts: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
  readonly sentence: ReadonlySet<string>;
  readonly denies: boolean;
}

export const rootsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.filter((one) => carriesMeaning(one) && !isMeasure(one.word)).map(rootAt));

/** Days with their month, and numbers with their unit, that stand between two places. */
export function factsIn(of: { readonly text: string }, start = 0, end = of.text.length): string[] {
  const days = datesOf(of)
    .filter((one) => one.start >= start && one.start < end)
    .flatMap(({ readings }) => readings.filter(({ day }) => day !== null).map(keyOf));
  const numbers = within(measuresOf(of), start, end)
    .filter(({ unit }) => unit !== null)
    .map(({ value, unit }) => `${value} ${unit}`);
  return [...days, ...numbers];
}

const denies = (tokens: readonly Token[]): boolean =>
  tokens.some((one) => isDenier(one) || isPlainNot(one.word));

/** Between commas and words that join. */
function partsOf(told: Told): Token[][] {
  const parts: Token[][] = [];
  for (const token of told.tokens)
    if (parts.length === 0 || token.fresh || JOINS.test(token.word)) parts.push([token]);
    else parts.at(-1)!.push(token);
  return parts;
}

/** The parts of the sentences of the case. */
export const statedIn = onceFor((told: readonly Told[]): readonly Stated[] =>
  told.flatMap((one) => {
    const sentence = rootsOf(one.tokens);
    const offset = one.tokens[0]!.start;
    return partsOf(one).map((part) => ({
      facts: new Set(factsIn(one, part[0]!.start - offset, part.at(-1)!.end - offset)),
      roots: rootsOf(part),
      sentence,
      denies: denies(part),
    }));
  }),
);
