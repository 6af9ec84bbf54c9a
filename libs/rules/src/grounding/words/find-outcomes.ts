import type { Found } from '../found.ts';
import { BUT_LITTLE, FAILED, HARDLY, HELPED } from '../lexicon/outcomes.ts';
import { onceFor } from '../text/once-for.ts';
import { isDeniedAt, sentenceEnds } from './denied-at.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootOf } from './roots.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const helped: ReadonlySet<string> = new Set(HELPED);
const failed: ReadonlySet<string> = new Set(FAILED);
const hardly: ReadonlySet<string> = new Set(HARDLY);
const butLittle: ReadonlySet<string> = new Set(BUT_LITTLE);

/** What something brought, and the roots of the words by which that is told. */
interface Outcome {
  readonly first: Token;
  readonly last: Token;
  readonly isGood: boolean;
  readonly of: ReadonlySet<string>;
}

/** So many words before a word of help, one of `HARDLY` says how much of it there was. */
const NEAR = 3;
/** No further from an outcome stands what brought it. */
const FAR = 24;
/** Between two things of one sentence that are each told by themselves. */
const PARTS = /[;|]/;
/** What is spoken of stands in the sentence before. */
const SPOKEN_OF = /^(?:it|this|that|these|they|all|both)$/;

const tells = (token: Token): boolean =>
  carriesMeaning(token) &&
  token.word.length > 2 &&
  !/\d/.test(token.word) &&
  !helped.has(token.word) &&
  !failed.has(token.word);

/** `With the help of one person`, `works as a teacher`: nothing was tried. */
const isNoTrial = (before: string, word: string, after: string): boolean =>
  /^(?:help|relief|benefit|response|difference|improvement)$/.test(word)
    ? /^(?:with|needs?|requires?|for|her|his|their|without|home|hired|daily)$/.test(before) ||
      (word === 'help' && /^(?:of|from|with|by|in|at)$/.test(after))
    : /^work/.test(word) &&
      (/^(?:as|at|for|in|on|full|part|from|an?|the|outside|night|\d.*|hours?)$/.test(after) ||
        /^(?:at|to|of|from|her|his|out)$/.test(before));

function tellsOutcome(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!;
  if (failed.has(word)) return true;
  return helped.has(word) && !isNoTrial(tokens[at - 1]?.word ?? '', word, tokens[at + 1]?.word ?? '');
}

/** Every outcome that a text tells; of several in one sentence each has the words nearest to it. */
function outcomesIn(text: string, tokens: readonly Token[]): Outcome[] {
  const ends = sentenceEnds(text, tokens);
  const outcomes: Outcome[] = [];
  let before: readonly Token[] = [];
  for (let from = 0; from < tokens.length;) {
    const to = endOfPart(text, tokens, from, ends[from]!);
    const telling: number[] = [];
    const told: number[] = [];
    for (let at = from; at < to; at += 1) {
      if (tellsOutcome(tokens, at)) told.push(at);
      else if (tells(tokens[at]!)) telling.push(at);
    }
    const byOutcome = rootsByOutcome(tokens, told, telling);
    for (const at of told) {
      const of = byOutcome.get(at)!;
      const isOfLast = of.size === 0 && (SPOKEN_OF.test(tokens[from]!.word) || at === from);
      if (isOfLast) for (const one of before) of.add(rootOf(one.stem));
      const isLittle = isButLittle(tokens, at, to);
      if (!isLittle) outcomes.push(outcomeAt(text, tokens, at, from, of));
    }
    if (telling.length > 0) before = telling.slice(-FAR).map((at) => tokens[at]!);
    from = to;
  }
  return outcomes;
}

/** Of each outcome the words nearest to it: those before it, and those after it up to the next comma. */
function rootsByOutcome(
  tokens: readonly Token[],
  told: readonly number[],
  telling: readonly number[],
): ReadonlyMap<number, Set<string>> {
  const byOutcome = new Map(told.map((at) => [at, new Set<string>()] as const));
  const closes = told.map((at, number) => {
    let next = at + 1;
    while (next < (told[number + 1] ?? tokens.length) && next <= at + FAR && !tokens[next]!.fresh) next += 1;
    return next;
  });
  let next = 0;
  for (const at of told.length > 0 ? telling : []) {
    while (next + 1 < told.length && Math.abs(told[next + 1]! - at) <= Math.abs(told[next]! - at)) next += 1;
    const isNear = at < told[next]! ? told[next]! - at <= FAR : at < closes[next]!;
    if (isNear) byOutcome.get(told[next]!)!.add(rootOf(tokens[at]!.stem));
  }
  return byOutcome;
}

function endOfPart(text: string, tokens: readonly Token[], from: number, end: number): number {
  for (let at = from + 1; at < end; at += 1)
    if (PARTS.test(text.slice(tokens[at - 1]!.end, tokens[at]!.start))) return at;
  return end;
}

/** `Relief less than two weeks`. */
function isButLittle(tokens: readonly Token[], at: number, to: number): boolean {
  for (let next = at + 1; next < Math.min(to, at + 1 + NEAR) && !tokens[next]!.fresh; next += 1)
    if (butLittle.has(tokens[next]!.word)) return true;
  return false;
}

function outcomeAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  from: number,
  of: ReadonlySet<string>,
): Outcome {
  const isHardly = tokens.slice(Math.max(from, at - NEAR), at).some(({ word }) => hardly.has(word));
  const isGood = helped.has(tokens[at]!.word) !== (isHardly || isDeniedAt(text, tokens, at));
  // `Clear improvement`, `a difference`: with the word that says how much.
  const isLed = at > from && !tells(tokens[at - 1]!) && !tokens[at]!.fresh;
  const first = isLed || (at > from && isMuch(tokens[at - 1]!)) ? tokens[at - 1]! : tokens[at]!;
  return { first, last: tokens[at]!, isGood, of };
}

const MUCH =
  /^(?:clear|good|great|lasting|marked|full|some|real|partial|complete|excellent|substantial|significant|considerable|much|well|fine|very|fully|completely|entirely|long|quick|only)$/;
const isMuch = ({ word }: Token): boolean => MUCH.test(word);

/** What the case tells to have helped, and what to have failed, as roots. */
const toldOf = onceFor(({ texts }: Vocabulary) => {
  const [good, bad] = [new Set<string>(), new Set<string>()];
  for (const { text, tokens, isProse } of texts)
    for (const { isGood, of } of isProse ? outcomesIn(text, tokens) : [])
      for (const root of of) (isGood ? good : bad).add(root);
  return { good, bad };
});

/**
 * A trial that helped, where the case tells that it failed, and the reverse: `three weeks of naproxen brought clear
 * improvement`. Of the softer tier: it may have been tried twice.
 */
export function findOutcomes({ page, tokens, vocabulary, isOpen, isTold }: Reading): Found[] {
  const { good, bad } = toldOf(vocabulary);
  if (good.size + bad.size === 0) return [];
  return outcomesIn(page.text, tokens).flatMap(({ first, last, isGood, of }): Found[] => {
    if (isOpen(last) || !isTold(last)) return [];
    const [alike, other] = isGood ? [good, bad] : [bad, good];
    const shares = (told: ReadonlySet<string>) => [...of].some((root) => told.has(root));
    if (!shares(other) || shares(alike)) return [];
    return [{ start: first.start, end: last.end, kind: 'statement', tier: 'untraced' }];
  });
}
