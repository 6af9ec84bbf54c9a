import type { Found } from '../found.ts';
import { isBodyPart } from './find-clinical-words.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

type Side = 'left' | 'right' | 'both' | 'one';

const SIDES: Record<string, Side> = {
  left: 'left',
  right: 'right',
  both: 'both',
  bilateral: 'both',
  bilaterally: 'both',
  unilateral: 'one',
};

interface Sided {
  readonly at: number;
  readonly side: Side;
  /** The part of the body that follows; empty: none does. */
  readonly part: string;
}

/** Sides of the body other than the case's: of the same part of the body, where the case names its side. */
export function findSides({ page, tokens, vocabulary, context, isOpen, denies }: Reading): Found[] {
  const sides = new Set<Side>();
  const byPart = new Map<string, Set<Side>>();
  for (const { text, tokens: words } of vocabulary.texts) {
    for (const { side, part } of sidesIn(text, words)) {
      sides.add(side);
      byPart.set(part, (byPart.get(part) ?? new Set()).add(side));
    }
  }
  return sidesIn(page.text, tokens).flatMap(({ at, side, part }): Found[] => {
    const token = tokens[at]!;
    if (context(token) === 'policy' || isOpen(token)) return [];
    const known = (part === '' ? undefined : byPart.get(part)) ?? sides;
    if (
      known.has(side) ||
      (side === 'both' && !(known.has('left') || known.has('right') || known.has('one')))
    )
      return [];
    if (side === 'both' && known.has('left') && known.has('right')) return [];
    const isOne = side === 'left' || side === 'right';
    if (isOne && part === '' && !isPlace(page.text, token, tokens[at - 1])) return [];
    // One of a pair that the case names together, with the other.
    if (
      isOne &&
      known.has('both') &&
      /^\s+(?:and|or)\s+(?:the )?(?:left|right)/i.test(page.text.slice(token.end, token.end + 18))
    )
      return [];
    if (isOne && known.has('both') && /^(?:and|or)$/.test(tokens[at - 1]?.word ?? '')) return [];
    const place = { start: token.start, end: token.end, kind: 'side' } as const;
    // Of a part that has nothing it may well be true; `both` may speak of two parts of one side.
    const isCertain = (isOne || byPart.has(part)) && !denies(token.start);
    return [isCertain ? place : { ...place, tier: 'untraced' }];
  });
}

function sidesIn(text: string, tokens: readonly Token[]): Sided[] {
  return tokens.flatMap((token, at): Sided[] => {
    const side = SIDES[token.word] ?? shortSide(text, token, tokens[at + 1]);
    if (!side) return [];
    const after = tokens.slice(at + 1, at + (side === 'both' ? 3 : 5)).find(isBodyPart);
    return [{ at, side, part: after?.word ?? '' }];
  });
}

/** `L ankle`, `R knee`. */
function shortSide(text: string, { start, end }: Token, next: Token | undefined): Side | null {
  if (end - start !== 1 || !next || !isBodyPart(next)) return null;
  const letter = text[start];
  return letter === 'L' ? 'left' : letter === 'R' ? 'right' : null;
}

/** `on the left`, `left-sided`. */
const isPlace = (text: string, { start, end }: Token, before: Token | undefined): boolean =>
  /^-(?:sided|hand)/.test(text.slice(end, end + 7)) ||
  (before?.word === 'the' && /\b(?:on|to|at) the $/i.test(text.slice(Math.max(0, start - 8), start)));
