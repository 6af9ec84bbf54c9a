import { STATES } from '../lexicon/states.ts';
import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { isDeniedAt } from './denied-at.ts';
import { lexiconOf, phrasesIn } from './phrases.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootOf } from './roots.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A state that is told, and the roots of the words it is told of. */
interface State {
  readonly group: number;
  /** The number of its line in the group. */
  readonly line: number;
  /** False where it may be denied, by a word that stands far from it. */
  readonly isClear: boolean;
  readonly of: ReadonlySet<string>;
  readonly first: Token;
  readonly last: Token;
}

const states = lexiconOf(STATES.flat());
const placeOf = STATES.flatMap((lines, group) => lines.map((_, line) => ({ group, line })));

/** So many words around, a state is told of what they name. */
const NEAR = 3;
/** No further such a word stands. */
const FAR = 8;
const PARTS = /[.;!?|\n]\s?/;

function statesIn(text: string, tokens: readonly Token[]): State[] {
  return phrasesIn(text, tokens, states).flatMap(({ from, to, idea }): State[] => {
    const { group, line } = placeOf[idea]!;
    const isPair = STATES[group]!.length === 2;
    const turned = isPair && isDenied(text, tokens, from, to);
    // A negation far from it may be of something else.
    const isClear = turned || !isDeniedAt(text, tokens, to - from > 1 ? from : to - 1);
    const of = [...around(text, tokens, from, -1), ...around(text, tokens, to - 1, 1)];
    const roots = new Set(of.map(({ stem }) => rootOf(stem)));
    const told = { group, line: turned ? 1 - line : line, isClear, of: roots };
    return [{ ...told, first: tokens[from]!, last: tokens[to - 1]! }];
  });
}

const tellsWhat = (one: Token): boolean =>
  carriesMeaning(one) && one.word.length > 2 && !/\d/.test(one.word) && !/^(?:left|right)$/.test(one.word);

/** No further before a state its negation stands, without a comma between. */
const REACH = 4;
const NOT =
  /^(?:no|not|never|non|cannot|neither|nor|without|nothing|loss|lost|lack|isn't|\w+n't|hardly|denies|denied)$/;

function isDenied(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at > Math.max(0, from - REACH) && !tokens[at]!.fresh; at -= 1) {
    if (NOT.test(tokens[at - 1]!.word)) return true;
    if (PARTS.test(text.slice(tokens[at - 1]!.end, tokens[at]!.start))) return false;
  }
  return IS_NOT.test(text.slice(tokens[to - 1]!.end, tokens[to - 1]!.end + 12));
}
const IS_NOT = /^[:=–]? ?(?:no|none|absent|nothing)\b/;

/** The next words on one side that tell what is spoken of, up to the end of the part of the sentence. */
function around(text: string, tokens: readonly Token[], at: number, step: -1 | 1): Token[] {
  const words: Token[] = [];
  for (let next = at + step; words.length < NEAR && Math.abs(next - at) <= FAR; next += step) {
    const [one, last] = [tokens[next], tokens[next - step]!];
    if (!one) break;
    const between = step > 0 ? text.slice(last.end, one.start) : text.slice(one.end, last.start);
    if (PARTS.test(between)) break;
    if (tellsWhat(one)) words.push(one);
  }
  return words;
}

/** What the case tells each state of, as roots: by the group, for each of its lines. */
const toldOf = onceFor(({ texts }: Vocabulary) => {
  const told = STATES.map((lines) => lines.map(() => new Set<string>()));
  for (const { text, tokens } of texts)
    for (const { group, line, isClear, of } of statesIn(text, tokens))
      for (const root of of)
        for (const [number, roots] of told[group]!.entries())
          if (!isClear || number === line) roots.add(root);
  return told;
});

/**
 * States of the same thing that exclude each other: `skin raw`, of intact skin; `the sphincter closes completely`, of one
 * that closes partly. Of the softer tier: it may be the state of another day.
 */
export function findStates({ page, tokens, vocabulary, context, isOpen }: Reading): Found[] {
  const told = toldOf(vocabulary);
  return statesIn(page.text, tokens).flatMap(({ group, line, isClear, of, first, last }): Found[] => {
    if (!isClear || isOpen(first) || !/^(?:stated|general)$/.test(context(first))) return [];
    const lines = told[group]!;
    if (shares(of, lines[line]!) || !lines.some((other) => shares(of, other))) return [];
    return [{ start: first.start, end: last.end, kind: 'statement', tier: 'untraced' }];
  });
}

const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((one) => others.has(one));
