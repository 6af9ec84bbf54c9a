import type { Found } from '../found.ts';
import { numbersBy, sharedBy } from '../text/numbers-by.ts';
import { onceFor } from '../text/once-for.ts';
import { sentenceEnds } from './denied-at.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootOf } from './roots.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a note says of something, and why it is so. */
interface Cause {
  readonly of: ReadonlySet<string>;
  readonly why: readonly Token[];
}

/** A sentence of the case that gives a reason. */
interface Reason {
  readonly of: ReadonlySet<string>;
  /** With the sentence that follows, as `it came from shearing` does. */
  readonly around: ReadonlySet<string>;
}

/** So many words at least say of what a reason is told. */
const LEAST = 2;
/** `Drowsy` and `drowsiness`. */
const short = (root: string): string => root.slice(0, 5);
/** How a case, more briefly than a letter, tells why. */
const GIVES_REASON =
  /^(?:because|due|owing|since|as|so|after|from|when|caused?|made|makes?|worsened|for|by|too|cannot|could|not|unsafe)$/;
const TWO_WORDS: Readonly<Record<string, RegExp>> = {
  to: /^(?:due|owing|thanks)$/,
  from: /^(?:came|comes?|arose|result|resulted|stem|stemmed)$/,
  by: /^(?:caused|explained)$/,
};

/** So many words from here on say that a reason follows. */
function leadOf(words: readonly Token[], at: number): number {
  const [word, next] = [words[at]!.word, words[at + 1]?.word ?? ''];
  if (word === 'because') return next === 'of' ? 2 : 1;
  return TWO_WORDS[next]?.test(word) ? 2 : 0;
}

const rootsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens
      .filter((one) => carriesMeaning(one) && one.word.length > 2 && !/^\d/.test(one.word))
      .map(({ stem }) => rootOf(stem)),
  );

function sentencesIn(text: string, tokens: readonly Token[]): (readonly Token[])[] {
  const ends = sentenceEnds(text, tokens);
  const sentences: (readonly Token[])[] = [];
  for (let from = 0; from < tokens.length; from = ends[from]!) sentences.push(tokens.slice(from, ends[from]));
  return sentences;
}

const ends = ({ word, fresh }: Token): boolean => fresh && /^(?:so|and|but|which|while)$/.test(word);

/** What stands before `because`, and what after it. */
function causesIn(words: readonly Token[]): Cause[] {
  const at = words.findIndex((_, place) => place > 0 && leadOf(words, place) > 0);
  if (at < 0) return [];
  const rest = words.slice(at + leadOf(words, at));
  const stop = rest.findIndex((word, place) => place > 0 && ends(word));
  return [{ of: rootsOf(words.slice(0, at)), why: stop < 0 ? rest : rest.slice(0, stop) }];
}

const reasonsOf = onceFor(({ texts }: Vocabulary): readonly Reason[] =>
  texts.flatMap(({ text, tokens, isProse }) => {
    if (!isProse) return [];
    const sentences = sentencesIn(text, tokens).map((words) => ({
      of: rootsOf(words),
      goesOn: /^(?:it|this|that|these|they|which|so)$/.test(words[0]!.word),
      gives: words.some(({ word }) => GIVES_REASON.test(word)),
    }));
    return sentences.flatMap(({ of, gives }, at): Reason[] => {
      // `It came from shearing`: of what was told last.
      const next = sentences[at + 1]?.goesOn ? sentences[at + 1] : undefined;
      if (!gives && !next?.gives) return [];
      return [{ of, around: new Set([...of, ...(next?.of ?? [])].map(short)) }];
    });
  }),
);

/** For each root the numbers of the reasons that are given of it. */
const byRoot = onceFor((reasons: readonly Reason[]) => numbersBy(reasons, ({ of }) => of));

/** The reasons that share so many roots with what a note says. */
function reasonsFor(of: ReadonlySet<string>, reasons: readonly Reason[]): Reason[] {
  return [...sharedBy(of, byRoot(reasons))].flatMap(([number, count]) =>
    count >= Math.min(LEAST, of.size) ? [reasons[number]!] : [],
  );
}

/**
 * A reason that shares no word with what the case tells of the same with its reason: `the walker is unsafe because it is
 * too wide`, where the case says that the hand does not grip. Of the softer tier: there may be several reasons.
 */
export function findCauses({ page, tokens, vocabulary, isOpen, isTold }: Reading): Found[] {
  const reasons = reasonsOf(vocabulary);
  if (reasons.length === 0) return [];
  return sentencesIn(page.text, tokens)
    .flatMap(causesIn)
    .flatMap(({ of, why }): Found[] => {
      const [first, last] = [why[0], why.at(-1)];
      if (!first || !last || isOpen(first) || !isTold(first)) return [];
      const said = [...rootsOf(why)].map(short);
      const near = reasonsFor(of, reasons);
      if (said.length === 0 || near.length === 0) return [];
      if (near.some(({ around }) => said.some((root) => around.has(root)))) return [];
      return [{ start: first.start, end: last.end, kind: 'statement', tier: 'untraced' }];
    });
}
