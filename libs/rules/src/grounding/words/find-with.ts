import type { Found } from '../found.ts';
import { segmentAt } from '../text/page.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

const WITH = /^with(?:out)?$/;

/** `With complications` where the case has them without, and the other way round. */
/** Words of items and diagnoses that `non` turns into others. */
const TELLING = /^(?:adjunctive|dominant|elastic|proliferative|traumatic|insulin|hemorrhagic|custom)$/;

/** `Non-dominant` for dominant, `adjunctive` for non-adjunctive. */
export function findNon({ tokens, vocabulary, context, denies }: Reading): Found[] {
  const [plain, negated] = [new Set<string>(), new Set<string>()];
  for (const { tokens: words } of vocabulary.texts)
    words.forEach(({ word }, at) => (words[at - 1]?.word === 'non' ? negated : plain).add(word));
  return tokens.flatMap((token, at): Found[] => {
    if (!TELLING.test(token.word) || context(token) === 'policy') return [];
    const before = tokens[at - 1];
    const isNegated = before?.word === 'non';
    const [same, other] = isNegated ? [negated, plain] : [plain, negated];
    if (same.has(token.word) || !other.has(token.word)) return [];
    const place = {
      start: isNegated ? before.start : token.start,
      end: token.end,
      kind: 'diagnosis',
    } as const;
    return [context(token) === 'stated' && !denies(token.start) ? place : { ...place, tier: 'untraced' }];
  });
}

export function findWith({ page, tokens, vocabulary, context }: Reading): Found[] {
  const held = { with: new Set<string>(), without: new Set<string>() };
  for (const { tokens: words, isProse } of vocabulary.texts) {
    if (isProse) continue;
    words.forEach(({ word }, at) => {
      if (WITH.test(word)) followers(words, at).forEach((one) => held[word as 'with'].add(one));
    });
  }
  return tokens.flatMap((token, at): Found[] => {
    if (!WITH.test(token.word) || context(token) === 'policy') return [];
    const [same, other] = token.word === 'with' ? [held.with, held.without] : [held.without, held.with];
    const [first = ''] = followers(tokens, at);
    // `Without complications`, of a disease that is described with one.
    const isAnyOfMany =
      token.word === 'without' && /^complication/.test(first) && other.size > 0 && same.size === 0;
    if (!isAnyOfMany && (!other.has(first) || same.has(first))) return [];
    const place = { start: token.start, end: token.end, kind: 'diagnosis' } as const;
    return [isOfAny(page, token) ? { ...place, tier: 'untraced' } : place];
  });
}

/** `A device without a backup rate waits for a breath`: said of any. */
const isOfAny = (page: Reading['page'], { start }: Token): boolean => {
  const [from] = segmentAt(page, start);
  return /^\W*an? (?:\p{L}+ ){1,3}$/iu.test(page.text.slice(from, start)) && start - from < 64;
};

const followers = (words: Reading['tokens'], at: number): string[] =>
  words
    .slice(at + 1, at + 3)
    .map(({ word }) => word)
    .filter((word) => word.length > 3 && word !== 'type');
