import { STATES } from '../lexicon/states.ts';
import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { isDeniedAt } from './denied-at.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootOf } from './roots.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A state that is told, the words it is told of and on which side it is. */
interface State {
  readonly group: number;
  readonly isSound: boolean;
  readonly of: ReadonlySet<string>;
  readonly token: Token;
}

const groups = new Map<string, number>();
/** The group of states that a word belongs to, or -1; remembered, as the same words come again and again. */
function groupOf(word: string): number {
  let group = groups.get(word);
  if (group === undefined) {
    if (groups.size > 20_000) groups.clear();
    group = STATES.findIndex((sides) => sides.some((side) => side.test(word)));
    groups.set(word, group);
  }
  return group;
}

/** So many words around, a state is told of what they name. */
const NEAR = 4;
const PARTS = /[.;!?|\n]\s?/;

function statesIn(text: string, tokens: readonly Token[]): State[] {
  return tokens.flatMap((token, at): State[] => {
    const group = groupOf(token.word);
    if (group < 0) return [];
    const isNon = tokens[at - 1]?.word === 'non';
    const isDenied = isNon || isDeniedAt(text, tokens, at);
    const isSound = STATES[group]![0].test(token.word) !== isDenied;
    const of = [...around(text, tokens, at, -1), ...around(text, tokens, at, 1)].filter(
      (one) =>
        carriesMeaning(one) &&
        one.word.length > 2 &&
        !/\d/.test(one.word) &&
        !/^(?:left|right)$/.test(one.word),
    );
    return [{ group, isSound, of: new Set(of.map(({ stem }) => rootOf(stem))), token }];
  });
}

/** The next words on one side, up to the end of the part of the sentence. */
function around(text: string, tokens: readonly Token[], at: number, step: -1 | 1): Token[] {
  const words: Token[] = [];
  for (let next = at + step; words.length < NEAR; next += step) {
    const [one, last] = [tokens[next], tokens[next - step]!];
    if (!one) break;
    const between = step > 0 ? text.slice(last.end, one.start) : text.slice(one.end, last.start);
    if (PARTS.test(between)) break;
    words.push(one);
  }
  return words;
}

/** What the case tells to be sound and unsound, as roots, by the number of the group. */
const toldOf = onceFor(({ texts }: Vocabulary) => {
  const told = STATES.map(() => ({ sound: new Set<string>(), unsound: new Set<string>() }));
  for (const { text, tokens } of texts)
    for (const { group, isSound, of } of statesIn(text, tokens))
      for (const root of of) told[group]![isSound ? 'sound' : 'unsound'].add(root);
  return told;
});

/**
 * States of the same thing that exclude each other: `skin raw`, of intact skin; `the sphincter closes completely`, of one
 * that closes partly. Of the softer tier: it may be the state of another day.
 */
export function findStates({ page, tokens, vocabulary, context, isOpen }: Reading): Found[] {
  const told = toldOf(vocabulary);
  return statesIn(page.text, tokens).flatMap(({ group, isSound, of, token }): Found[] => {
    if (isOpen(token) || !/^(?:stated|general)$/.test(context(token))) return [];
    const { sound, unsound } = told[group]!;
    const [alike, other] = isSound ? [sound, unsound] : [unsound, sound];
    if (!shares(of, other) || shares(of, alike)) return [];
    return [{ start: token.start, end: token.end, kind: 'statement', tier: 'untraced' }];
  });
}

const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((one) => others.has(one));
