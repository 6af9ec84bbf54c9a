import { type Token, tokensOf } from './tokens.ts';

/** A phrase of a lexicon where it stands: the tokens `from` up to, not with, `to`. */
export interface PhraseAt {
  readonly from: number;
  readonly to: number;
  /** The phrase as tokens joined by spaces. */
  readonly phrase: string;
  /** The number of its line in the lexicon. */
  readonly idea: number;
}

/** A phrase of a lexicon by its words. */
interface Phrase {
  readonly words: readonly string[];
  readonly idea: number;
}

export interface Lexicon {
  readonly lines: readonly (readonly string[])[];
  readonly ideaOf: ReadonlyMap<string, number>;
  /** The first words of phrases, with the most words a phrase beginning so has. */
  readonly longest: ReadonlyMap<string, number>;
  /** The phrases by their first word. */
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
}

/** An abbreviation that is another word in small letters, such as PAD: it counts in capitals only. */
const CAPITALS = /^[A-Z][A-Z\d]*$/;

export const keyOf = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ word }) => word)
    .join(' ');

export function lexiconOf(lines: readonly (readonly string[])[]): Lexicon {
  const ideaOf = new Map<string, number>();
  const longest = new Map<string, number>();
  const byFirst = new Map<string, Phrase[]>();
  lines.forEach((line, idea) => {
    for (const phrase of line) {
      const key = keyOf(phrase);
      const asWritten = CAPITALS.test(phrase) ? `=${key}` : key;
      const words = key.split(' ');
      const first = words[0]!;
      longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
      if (ideaOf.has(asWritten)) continue;
      ideaOf.set(asWritten, idea);
      const others = byFirst.get(first);
      if (others) others.push({ words, idea });
      else byFirst.set(first, [{ words, idea }]);
    }
  });
  return { lines, ideaOf, longest, byFirst };
}

/** Nothing but spaces or a hyphen between two words of a phrase. */
const JOINS = /^[ \t/-]{1,3}$/;

/** The longest phrases of the lexicon in a text, from left to right; no two overlap. */
export function phrasesIn(text: string, tokens: readonly Token[], lexicon: Lexicon): PhraseAt[] {
  const found: PhraseAt[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const most = lexicon.longest.get(tokens[from]!.word) ?? 0;
    let best: PhraseAt | undefined;
    let phrase = '';
    for (let to = from; to < from + most && to < tokens.length; to += 1) {
      if (to > from && !JOINS.test(text.slice(tokens[to - 1]!.end, tokens[to]!.start))) break;
      phrase = phrase === '' ? tokens[to]!.word : `${phrase} ${tokens[to]!.word}`;
      const idea = lexicon.ideaOf.get(phrase) ?? inCapitals(text, tokens[to]!, phrase, lexicon);
      if (idea !== undefined) best = { from, to: to + 1, phrase, idea };
    }
    if (!best) continue;
    found.push(best);
    from = best.to - 1;
  }
  return found;
}

const inCapitals = (text: string, { start, end }: Token, phrase: string, { ideaOf }: Lexicon) =>
  CAPITALS.test(text.slice(start, end)) ? ideaOf.get(`=${phrase}`) : undefined;
