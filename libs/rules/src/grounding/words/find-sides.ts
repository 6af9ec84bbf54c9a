import type { Found } from '../found.ts';
import { bySentence } from '../text/by-sentence.ts';
import type { Held } from '../held.ts';
import { onceFor } from '../text/once-for.ts';
import { type Page, segmentAt } from '../text/page.ts';
import { isBodyPart, isClinical } from './find-clinical-words.ts';
import type { Reading } from './reading.ts';
import { type Token, tokenFrom } from './tokens.ts';

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

/** What is ordered, and for what: of `both` and of one side. */
const sidesOrdered = onceFor(({ facts: { items, diagnoses } }: Held): ReadonlySet<string> => {
  const texts = [
    ...diagnoses.map(({ description }) => description),
    ...items.flatMap(({ item, justification, length, size }) => [item, justification, length, size]),
  ];
  return new Set(
    texts.flatMap(
      (text) =>
        (text ?? '').toLowerCase().match(/\b(?:left|right|both|bilateral\w*|each|pair|[lr])\b/g) ?? [],
    ),
  );
});
const ORDERS = /\b(?:order\w*|prescri\w+|request\w*|supply|supplied|provide[ds]?)\b/i;
/** `I order one for the right leg`, where all that is ordered and coded is for the left. */
export function findOrderedSides({ page, held, tokens, isOpen, context }: Reading): Found[] {
  const ordered = sidesOrdered(held);
  const [side, ...more] = [...ordered];
  if (more.length > 0 || (side !== 'left' && side !== 'right')) return [];
  return tokens.flatMap((token, at): Found[] => {
    if (token.word !== (side === 'left' ? 'right' : 'left') || isOpen(token)) return [];
    if (context(token) === 'policy' || !/^(?:the|his|her)$/.test(tokens[at - 1]?.word ?? '')) return [];
    if (tokens[at - 2]?.word !== 'for' || !ORDERS.test(page.text.slice(...segmentAt(page, token.start))))
      return [];
    return [{ start: token.start, end: token.end, kind: 'side', tier: 'untraced' }];
  });
}

/** Sides of the body other than the case's: of the same part of the body, where the case names its side. */
export function findSides({
  page,
  tokens,
  vocabulary,
  context,
  isOpen,
  denies,
  akin,
  sources,
}: Reading): Found[] {
  const sides = new Set<Side>();
  const byPart = new Map<string, Set<Side>>();
  for (const { text, tokens: words } of vocabulary.texts) {
    let last: Sided | undefined;
    for (const sided of sidesIn(text, words)) {
      const { at, side, part } = sided;
      sides.add(side);
      byPart.set(part, (byPart.get(part) ?? new Set()).add(side));
      // `Right calf 44 cm, left 37 cm`: of the same part.
      if (part === '' && last && !/[.;\n]\s/.test(text.slice(words[last.at]!.end, words[at]!.start)))
        byPart.set(last.part, (byPart.get(last.part) ?? new Set()).add(side));
      if (part !== '') last = sided;
      // `Calf 46 cm on the left and 39 cm on the right`.
      const before = part === '' && partBefore(text, words, at);
      if (before) byPart.set(before, (byPart.get(before) ?? new Set()).add(side));
    }
  }
  /** A sentence with a word of a diagnosis, other than one for a part of the body, says where it is. */
  const tellsDiagnosis = ({ start }: Token): boolean => {
    const [from, to] = segmentAt(page, start);
    return tokens
      .slice(tokenFrom(tokens, from), tokenFrom(tokens, to))
      .some(
        (one) =>
          SIDES[one.word] === undefined &&
          !isBodyPart(one) &&
          (isClinical(one) || vocabulary.ofDiagnoses.has(one.word)),
      );
  };
  const said = sidesIn(page.text, tokens);
  return said.flatMap(({ at, side, part }, number): Found[] => {
    const token = tokens[at]!;
    if (context(token) === 'policy' || isOpen(token)) return [];
    const known = (part === '' ? undefined : byPart.get(part)) ?? sides;
    // `The second toe of the right foot`, where the case speaks of the toe alone.
    const isOfRegion = [...byPart].some(([other, of]) => of.has(side) && isSameRegion(part, other));
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
    if (isOfRegion && isOne && sides.has(side)) return [];
    if (isOne && known.has('both') && /^(?:and|or)$/.test(tokens[at - 1]?.word ?? '')) return [];
    const place = { start: token.start, end: token.end, kind: 'side' } as const;
    // Of a part that has nothing it may well be true; `both` may speak of two parts of one side.
    // `The left hand is weaker than the right`: one is told by the other.
    const isCompared = [said[number - 1], said[number + 1]].some(
      (other) =>
        other &&
        isOne &&
        other.side !== side &&
        other.side !== 'both' &&
        isOneSentence(page, token, tokens[other.at]!),
    );
    const isBoth = side === 'both' && akin(token.start).some((told) => tellsBoth(told.tokens));
    const isOneOfBoth = isOne && known.has('both') && sides.has(side);
    // Of the other side something else may be true; a sentence of the case on this part is not retold.
    const isOther =
      isOne &&
      (tellsSpared(page, token.start) || !(tellsDiagnosis(token) || sources(token.start).length > 0));
    const isCertain =
      (isOne || (part !== '' && byPart.has(part))) &&
      !isOther &&
      !isCompared &&
      !isBoth &&
      !isOneOfBoth &&
      !isOfRegion &&
      !denies(token.start);
    return [isCertain ? place : { ...place, tier: 'untraced' }];
  });
}

const REGIONS = [
  'toe foot feet heel ankle forefoot midfoot malleolus great big',
  'finger thumb hand wrist',
  'forearm elbow shoulder arm upper',
  'leg thigh knee calf shin lower',
].map((parts) => new Set(parts.split(' ')));

const isSameRegion = (one: string, other: string): boolean =>
  one !== other && REGIONS.some((parts) => parts.has(one) && parts.has(other));

function sidesIn(text: string, tokens: readonly Token[]): Sided[] {
  return tokens.flatMap((token, at): Sided[] => {
    const side = SIDES[token.word] ?? shortSide(text, token, tokens[at + 1]);
    if (!side || isNoSide(token, tokens[at - 1], tokens[at + 1])) return [];
    const after = tokens.slice(at + 1, at + (side === 'both' ? 3 : 5)).find(isBodyPart);
    return [{ at, side, part: after?.word ?? '' }];
  });
}

/** No further before its sides is the part of the body that they are told of. */
const NEAR = 16;
function partBefore(text: string, words: readonly Token[], at: number): string | undefined {
  const part = words.slice(Math.max(0, at - NEAR), at).findLast(isBodyPart);
  return part && !/[.;\n]\s/.test(text.slice(part.end, words[at]!.start)) ? part.word : undefined;
}

const isOneSentence = (page: Page, one: Token, other: Token): boolean =>
  segmentAt(page, one.start)[0] === segmentAt(page, other.start)[0];

const tellsBoth = (words: readonly Token[]): boolean =>
  ['left', 'right'].every((side) => words.some(({ word }) => word === side));

const SPARED =
  /\b(?:kept|healthy|spared|good|better|stronger|strong|sound|compar\w+|unlike|other side|opposite|remaining|only)\b/i;
const tellsSpared = bySentence((sentence) => SPARED.test(sentence));

/** `Left the thigh swollen`, `right away`, `both are needed`. */
export const isNoSide = ({ word }: Token, before: Token | undefined, next: Token | undefined): boolean =>
  (word === 'left' &&
    /^(?:the|him|her|them|it|a|an|no|nothing|some|only|alone|untreated|bare|open|out|to|without)$/.test(
      next?.word ?? '',
    ) &&
    !/^(?:on|to|at|the|from)$/.test(before?.word ?? '')) ||
  (word === 'left' &&
    /^(?:is|are|was|were|be|has|have|had|been|he|she|they)$/.test(before?.word ?? '') &&
    /^(?:after|when|once|of|for|over|behind|by|in|with|this|last|until|before)$/.test(next?.word ?? '')) ||
  (word === 'right' &&
    /^(?:away|now|time|after|before|choice|size|shape|product|item|device)$/.test(next?.word ?? '')) ||
  (word === 'both' && /^(?:are|have|will|would|can|could|may|must|should|need)$/.test(next?.word ?? ''));

/** `L ankle`, `R knee`. */
function shortSide(text: string, { start, end }: Token, next: Token | undefined): Side | null {
  if (end - start !== 1 || !next || !isBodyPart(next)) return null;
  const letter = text[start];
  return letter === 'L' ? 'left' : letter === 'R' ? 'right' : null;
}

/** `on the left`, `left-sided`. */
const isPlace = (text: string, { start, end }: Token, before: Token | undefined): boolean =>
  /^-(?:sided|hand)/.test(text.slice(end, end + 7)) ||
  (before?.word === 'the' &&
    /\b(?:on|to|at|in|from|towards?) the $/i.test(text.slice(Math.max(0, start - 12), start)));
