import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { CODE, compact } from '../text/codes-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import { isAkin, isSaidFor, type Reading } from './reading.ts';
import { type Token, tokenFrom, tokensOf } from './tokens.ts';

/** Shorter descriptions have too little of their own to be known by the rest of it. */
const LEAST = 5;
/** No longer part of a description is compared. */
const MOST = 40;

/** Everyday words by which descriptions differ. */
const TELLS_APART =
  /^(?:small|large|long|short|high|low|upper|lower|full|partial|first|second|third|one|two|single|double|early|late|open|closed)$/;

/** The words of the description of each code. */
const describedOf = onceFor(({ diagnoses, items }: GroundingFacts): ReadonlyMap<string, readonly Token[]> => {
  const all = [
    ...diagnoses.map(({ code, description }) => [code, description] as const),
    ...items.map(({ hcpcs, item }) => [hcpcs ?? '', item] as const),
  ];
  return new Map(all.map(([code, text]) => [compact(code), tokensOf(text).slice(0, MOST)]));
});

const isSame = (one: Token, other: Token | undefined): boolean =>
  other !== undefined && (one.word === other.word || one.stem === other.stem);

/**
 * A description that stands beside its code word by word, but for one word, which is another: `Crohn's disease of large
 * intestine without complications (K50.00)`. Of the softer tier: it may be said in other words there.
 */
export function findSwappedWords({ page, held, tokens, vocabulary, isOpen }: Reading): Found[] {
  const described = describedOf(held.facts);
  return [...page.text.matchAll(CODE)].flatMap(({ index, 0: code }): Found[] => {
    const own = described.get(compact(code));
    if (!own || own.length < LEAST || isOpen({ start: index })) return [];
    const at = tokenFrom(tokens, index);
    const after = tokenFrom(tokens, index + code.length);
    // `(ICD-10-CM K50.00)`: between the two a label may stand.
    const starts = [at - own.length, at - own.length - 1, after];
    return starts.flatMap((start): Found[] => {
      const said = tokens.slice(Math.max(0, start), start + own.length);
      if (said.length < own.length) return [];
      const others = said.filter((token, number) => !isSame(token, own[number]));
      const [other, more] = others;
      // At its ends it is not said where a description begins.
      if (!other || more || other === said[0] || other === said.at(-1)) return [];
      if (!other.carries || /\d/.test(other.word) || page.of[other.start] === 1) return [];
      // `OA`, `help`: another way to say it.
      const isOtherwise = PLAIN_STEMS.has(other.stem) && !TELLS_APART.test(other.word);
      if (isOtherwise || /^\p{Lu}+$/u.test(page.text.slice(other.start, other.end))) return [];
      if (isAkin(vocabulary, other) || isSaidFor(vocabulary, other)) return [];
      return [{ start: other.start, end: other.end, kind: 'diagnosis', tier: 'untraced' }];
    });
  });
}
