import { COMPANIONS, KIN } from '../lexicon/people.ts';
import { DIGITS, NUMBER_WORDS, valueOf } from '../text/number-words.ts';
import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { lexiconOf, phrasesIn } from './phrases.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const kin = lexiconOf([...KIN, ...COMPANIONS]);
/** `, who is 79`, ` Leopold is 83 years old`, ` (14)`. */
const AGE = new RegExp(
  `^(?:,? [A-Z]\\p{L}+)?(?:,? who)?(?:,? (?:is|was|aged?)|,| \\()? ?(${DIGITS}|${NUMBER_WORDS})(?=[).,;]| years?\\b|-year| and\\b|$)`,
  'u',
);
/** No further after its kin an age is told. */
const FAR = 48;

interface Aged {
  readonly who: number;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

function agesIn(text: string, tokens: readonly Token[]): Aged[] {
  return phrasesIn(text, tokens, kin).flatMap(({ to, idea }): Aged[] => {
    const after = tokens[to - 1]!.end;
    const match = AGE.exec(text.slice(after, after + FAR));
    const value = valueOf(match?.[1] ?? '0');
    if (!match || value < 1) return [];
    const end = after + match[0].length;
    return [{ who: idea, value, start: end - match[1]!.length, end }];
  });
}

const toldOf = onceFor(({ texts }: Vocabulary): ReadonlyMap<number, ReadonlySet<number>> => {
  const ages = new Map<number, Set<number>>();
  for (const { text, tokens: of, isProse } of texts)
    if (isProse)
      for (const { who, value } of agesIn(text, of)) ages.set(who, (ages.get(who) ?? new Set()).add(value));
  return ages;
});

/** Another age of somebody's kin than the case tells: the patient's own, or one that it has nowhere. */
export function findAgesOfKin({ page, tokens, vocabulary, context, isOpen }: Reading): Found[] {
  const told = toldOf(vocabulary);
  if (told.size === 0) return [];
  return agesIn(page.text, tokens).flatMap(({ who, value, start, end }): Found[] => {
    const known = told.get(who);
    if (!known || known.has(value) || isOpen({ start }) || context({ start }) === 'policy') return [];
    return [{ start, end, kind: 'age', tier: 'untraced' }];
  });
}
