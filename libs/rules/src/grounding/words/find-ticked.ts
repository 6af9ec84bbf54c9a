import type { Found } from '../found.ts';
import { EMPTY_BOX, TICKED_BOX } from '../text/boxes.ts';
import { onceFor } from '../text/once-for.ts';
import { sideOf } from './clauses.ts';
import { isMadeOfTold } from './derived.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import { isSaidFor, type Reading } from './reading.ts';
import { rootOf } from './roots.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `[x] Left`, `☐ type 1`, `(X) ambulatory`: a box and what it stands for, up to the next one. */
const BOX = new RegExp(
  `(?<box>(?<tick>${TICKED_BOX})|${EMPTY_BOX}) ?(?<label>(?:(?! {2})[^[\\]()☐□◻☑☒\\n,;:|]){1,48})`,
  'gu',
);
/** `Laterality: right`, `Side affected: L`. */
const SIDE_ROW =
  /(?:laterality|side)(?: (?:affected|involved|treated))? ?[:=|] ?(?<side>left|right|L|R|bilateral|both)(?![\p{L}\p{N}])/giu;
const ROW_BEGINS = /(?:^|[|;] ?)[ \t]*(?:[-*•] ?)?(?:(?:affected|involved|treated) )?$/i;

/** A longer label says more than a name. */
const SHORT = 3;
const ANSWER = /^(?:yes|no|n|y|na|other|none|unknown|new|renewal|initial)$/;

/** What a label says, by its roots and numbers; a side in whatever way it is written. */
const rootsIn = (text: string, tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => {
    const side = sideOf(text, token);
    if (side) return [side];
    return token.carries || /\d/.test(token.word) || token.word === 'not' ? [rootOf(token.stem)] : [];
  });

const heldRoots = onceFor(
  ({ telling: { texts } }: Vocabulary): ReadonlySet<string> =>
    new Set(texts.flatMap(({ text, tokens }) => rootsIn(text, tokens))),
);
/** Its texts by their words, to look for a label as it stands. */
const wordsHeld = onceFor(({ telling: { texts } }: Vocabulary): { readonly text: string } => ({
  text: ` ${texts.map(({ tokens }) => tokens.map(({ word }) => word).join(' ')).join(' | ')} `,
}));
/** The sides that its diagnoses name; where they name none, those of all its texts. */
const sidesHeld = onceFor(({ telling: { texts } }: Vocabulary): ReadonlySet<string> => {
  const sidesOf = (some: typeof texts) =>
    new Set(some.flatMap(({ text, tokens }) => tokens.flatMap((token) => sideOf(text, token) ?? [])));
  const named = sidesOf(texts.filter(({ isProse }) => !isProse));
  return named.size > 0 ? named : sidesOf(texts);
});

const isStrange = (vocabulary: Vocabulary, token: Token): boolean =>
  token.carries &&
  !/\d|^non$/.test(token.word) &&
  !PLAIN_STEMS.has(token.stem) &&
  !vocabulary.spoken.has(token.word) &&
  !vocabulary.spoken.has(token.stem) &&
  !isSaidFor(vocabulary, token) &&
  !isMadeOfTold(vocabulary, token.word);

/**
 * A box that is ticked beside one of its row that is not, where the case has every word of the latter and not of the former;
 * one that stands for what the case has in no word; and a row of a form that names another side than all of the case's.
 * Of the softer tier: the case may say it in other words.
 */
export function findTicked({ page, vocabulary }: Reading): Found[] {
  const [held, said, sides] = [heldRoots(vocabulary), wordsHeld(vocabulary), sidesHeld(vocabulary)];
  const boxes = [...page.text.matchAll(BOX)].map(({ index, 0: whole, groups }) => {
    const { box = '', label = '' } = groups!;
    const words = tokensOf(label);
    const roots = rootsIn(label, words);
    const isHeld = roots.every((root) => held.has(root));
    // `Type 1`: both of its words may stand apart in the case.
    const asHeld = ` ${words.map(({ word }) => word).join(' ')} `;
    const isSaid = isHeld && (words.length === 1 || said.text.includes(asHeld));
    return {
      start: index,
      end: index + whole.trimEnd().length,
      tick: index + box.length,
      isTicked: groups!['tick'] !== undefined,
      isAnswer: roots.length === 0 || words.some(({ word }) => ANSWER.test(word)),
      isHeld: isHeld && (isSaid || words.length > SHORT),
      isSaid,
      // `[x] injection`: all that stands behind the box, in words of which the case has none.
      isStrange:
        words.length <= SHORT &&
        /^(?: {2}|\n|$|[[☐□◻☑☒])/.test(page.text.slice(index + whole.length, index + whole.length + 2)) &&
        words.some((token) => isStrange(vocabulary, token)),
    };
  });
  const ticked = boxes.filter((one, at) => {
    if (!one.isTicked || one.isHeld || one.isAnswer) return false;
    if (one.isStrange) return true;
    return [boxes[at - 1], boxes[at + 1]].some(
      (next) =>
        next !== undefined &&
        !next.isTicked &&
        !next.isAnswer &&
        next.isSaid &&
        !page.text.slice(Math.min(one.end, next.end), Math.max(one.start, next.start)).includes('\n'),
    );
  });
  const rows = [...page.text.matchAll(SIDE_ROW)].flatMap(({ index, 0: whole, groups }) => {
    const [word] = tokensOf(groups!['side']!.toLowerCase());
    const side = { l: 'left', r: 'right' }[word!.word] ?? word!.word;
    const end = index + whole.length;
    const line = page.text.slice(page.text.lastIndexOf('\n', index - 1) + 1, index);
    if (line.length > 40 || !ROW_BEGINS.test(line)) return [];
    return sides.size === 1 && !sides.has(side) ? [{ start: end - groups!['side']!.length, end }] : [];
  });
  return [
    ...ticked.map(({ start, tick }): Found => ({ start, end: tick, kind: 'statement', tier: 'untraced' })),
    ...rows.map((place): Found => ({ ...place, kind: 'side', tier: 'untraced' })),
  ];
}
