import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { isPlainNot } from './clauses.ts';
import { deniedIn, endsBetween, isDeniedAt, sentenceEnds } from './denied-at.ts';
import { isDenier } from './find-retold.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootAt } from './roots.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Between a negation and the word that it denies. */
const LINK = /^(?:be|been|being|yet|longer|have|had|fully|able|to|ever|always|really|currently|now)$/;
/** No further before a word its negation stands. */
const NEAR = 3;
/** The same of a note, which denies a thing by what the patient does with it: `does not take metformin`, `is not on insulin`. */
const LINK_OF_NOTE = new RegExp(
  `${LINK.source}|^(?:take|taking|taken|use|using|wear|wearing|receive|receiving|on|with|an?|his|her|their)$`,
);
/** What is denied is how far, how long or how it is done, rather than that it is. */
const HOW =
  /^(?:more|less|longer|than|beyond|further|farther|far|without|unless|until|only|alone|enough|well|safely|every|all|both|always|at|because|from|by|for|with|independently|directly|\d.*)$/;
/** So many words after, such a word stands. */
const REACH = 6;

/** In a text: which words are denied by the word before them, and which stand in a part that denies nothing. */
interface Polarity {
  readonly denied: Uint8Array;
  readonly affirmed: Uint8Array;
  readonly ends: readonly number[];
}

const tells = (token: Token): boolean =>
  carriesMeaning(token) &&
  token.word.length > 3 &&
  !/\d/.test(token.word) &&
  !PLAIN_STEMS.has(token.stem) &&
  !isDenier(token);

function polarityOf(
  text: string,
  tokens: readonly Token[],
  isDeniedHere: (at: number) => boolean = (at) => isDeniedAt(text, tokens, at),
  link = LINK_OF_NOTE,
): Polarity {
  const ends = sentenceEnds(text, tokens);
  const [denied, affirmed] = [new Uint8Array(tokens.length), new Uint8Array(tokens.length)];
  for (let from = 0; from < tokens.length; from = ends[from]!) {
    // From the first word that denies on, all of a sentence may be denied.
    let first = from;
    while (first < ends[from]! && !deniesFrom(tokens, first)) first += 1;
    for (let at = from; at < ends[from]!; at += 1) {
      denied[at] = Number(isDenied(tokens, at, from, link));
      // `A push rim`: part of a name.
      const isNamed = at > from && /^(?:an?|the|this|that|his|her)$/.test(tokens[at - 1]!.word);
      affirmed[at] = Number(at < first && !isNamed && !isDeniedHere(at));
    }
  }
  return { denied, affirmed, ends };
}

const HINDERS =
  /^(?:keep|kept|prevent\w*|stop\w*|hinder\w*|bar|barred|limit\w*|impair\w*|instead|despite|before|until|too|w)$/;
/** `Rule out`, `instead of`, and whatever else denies. */
const deniesFrom = (tokens: readonly Token[], at: number): boolean =>
  isDenier(tokens[at]!) ||
  HINDERS.test(tokens[at]!.word) ||
  (/^(?:rules?|ruled|instead|rather|out)$/.test(tokens[at]!.word) &&
    /^(?:out|of|than)$/.test(tokens[at + 1]?.word ?? ''));

function isDenied(tokens: readonly Token[], at: number, from: number, link: RegExp): boolean {
  for (let back = at - 1; back >= Math.max(from, at - NEAR); back -= 1) {
    if (tokens[back + 1]!.fresh) return false;
    if (isPlainNot(tokens[back]!.word) && !/^(?:without|nobody|none|no)$/.test(tokens[back]!.word))
      return true;
    if (tokens[back]!.word === 'no' && tokens[back + 1]!.word === 'longer') return true;
    if (!link.test(tokens[back]!.word)) return false;
  }
  return false;
}

/** `Oxybutynin not given`: so many words before an everyday word, what it is told of. */
const AROUND = 4;
function ofWhat(text: string, tokens: readonly Token[], at: number): string[] {
  const about: string[] = [];
  for (let back = at - 1; back >= Math.max(0, at - AROUND); back -= 1) {
    if (endsBetween(text, tokens[back]!, tokens[back + 1]!)) break;
    if (tells(tokens[back]!)) about.push(`${rootAt(tokens[back]!)} ${rootAt(tokens[at]!)}`);
  }
  return about;
}

const isEveryday = (token: Token): boolean =>
  carriesMeaning(token) && token.word.length > 3 && PLAIN_STEMS.has(token.stem) && !isDenier(token);

/** The roots that the case only affirms, and those that it only denies; of everyday words, with what they are told of. */
const toldOf = onceFor(({ texts }: Vocabulary) => {
  const everyday = { affirmed: new Set<string>(), else: new Set<string>() };
  const [affirmed, denied, unclear] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const pairs = { denied: new Set<string>(), affirmed: new Set<string>() };
  for (const one of texts) {
    const { text, tokens, isProse } = one;
    const of = polarityOf(text, tokens, (at) => deniedIn(one)[at]!, LINK);
    tokens.forEach((token, at) => {
      if (isProse && isEveryday(token))
        for (const pair of ofWhat(text, tokens, at)) pairs[of.denied[at] ? 'denied' : 'affirmed'].add(pair);
      if (isProse && isEveryday(token)) everyday[of.affirmed[at] ? 'affirmed' : 'else'].add(rootAt(token));
      if (!tells(token)) return;
      const told = of.denied[at] && isProse ? denied : of.affirmed[at] ? affirmed : unclear;
      told.add(rootAt(token));
    });
  }
  const alone = (some: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]) =>
    new Set([...some].filter((root) => !others.some((one) => one.has(root))));
  return {
    affirmed: alone(affirmed, denied, unclear),
    denied: alone(denied, affirmed, unclear),
    pairs: alone(pairs.denied, pairs.affirmed),
    goesOn: alone(everyday.affirmed, everyday.else),
  };
});

/**
 * A word that the case affirms wherever it has it, denied by the note: `the erosion had not healed`; and one that it
 * denies, affirmed: `a girl who walks`. Of the softer tier: another thing may be meant by the word.
 */
export function findDeniedWords({ page, tokens, vocabulary, isOpen, isTold }: Reading): Found[] {
  const told = toldOf(vocabulary);
  if (told.affirmed.size + told.denied.size + told.pairs.size === 0) return [];
  const { denied, affirmed, ends } = polarityOf(page.text, tokens);
  return tokens.flatMap((token, at): Found[] => {
    const isPair =
      affirmed[at] === 1 &&
      told.pairs.size > 0 &&
      isEveryday(token) &&
      ofWhat(page.text, tokens, at).some((pair) => told.pairs.has(pair));
    if (!(denied[at] || affirmed[at])) return [];
    if (!(isPair || tells(token) || (isEveryday(token) && isNoMore(tokens, at)))) return [];
    const isTurned =
      isPair || denied[at]
        ? isPair ||
          ((told.affirmed.has(rootAt(token)) || (isNoMore(tokens, at) && told.goesOn.has(rootAt(token)))) &&
            !saysHow(tokens, at, ends[at]!))
        : told.denied.has(rootAt(token));
    if (!isTurned || isOpen(token) || !isTold(token)) return [];
    let first = at;
    const leads = (one: Token) =>
      LINK_OF_NOTE.test(one.word) || isPlainNot(one.word) || AFFIRMS.test(one.word);
    while (first > Math.max(0, at - NEAR) && !tokens[first]!.fresh && leads(tokens[first - 1]!)) first -= 1;
    return [{ start: tokens[first]!.start, end: token.end, kind: 'statement', tier: 'untraced' }];
  });
}

/** `He no longer walks`. */
const isNoMore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === 'longer' && tokens[at - 2]?.word === 'no';

const AFFIRMS = /^(?:can|could|does|did|is|are|was|were|still|has|also|now)$/;

const saysHow = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens.slice(at + 1, Math.min(end, at + 1 + REACH)).some(({ word }) => HOW.test(word));
