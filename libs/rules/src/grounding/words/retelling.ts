import type { Page } from '../text/page.ts';
import { partAt } from '../text/page.ts';
import { onceFor } from '../text/once-for.ts';
import { endsBetween } from './denied-at.ts';
import { type Token, tokenFrom } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A sentence of what somebody wrote of the patient in the case. */
export interface Told {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The stems of its words that carry meaning. */
  readonly stems: ReadonlySet<string>;
}

export const carriesMeaning = ({ carries }: Token): boolean => carries;

/** The sentences of the case that a place of the note may retell, those that share most with it first. */
export type Sources = (at: number) => readonly Told[];

export interface Retelling {
  /** The sentences of what was written of the patient in the case. */
  readonly told: readonly Told[];
  /** Those that share two words with the sentence of a place. */
  readonly sources: Sources;
  /** Those that share one. */
  readonly akin: Sources;
  /** True where much of the sentence is a sentence of the case. */
  readonly isRetelling: (at: number) => boolean;
}

/** The sentences that somebody wrote in the case, and for each stem the numbers of those that have it. */
const toldBy = onceFor(({ texts }: Vocabulary) => {
  const told = texts.flatMap((text) => (text.isProse ? sentencesOf(text.text, text.tokens) : []));
  const byStem = new Map<string, number[]>();
  told.forEach(({ stems }, number) => {
    for (const one of stems) {
      const known = byStem.get(one);
      if (!known) byStem.set(one, [number]);
      else if (known.length < MOST) known.push(number);
    }
  });
  return { told, byStem };
});

export function retellingOf(page: Page, tokens: readonly Token[], vocabulary: Vocabulary): Retelling {
  const { told, byStem } = toldBy(vocabulary);
  const answers = new Map<number, Shared>();
  const sharedAt = (at: number): Shared => {
    const number = partAt(page.segments, at);
    let answer = answers.get(number);
    if (!answer) {
      const start = page.segments[number] ?? 0;
      const end = page.segments[number + 1] ?? page.text.length;
      const words = tokens.slice(tokenFrom(tokens, start), tokenFrom(tokens, end));
      answers.set(number, (answer = sharing(words, told, byStem)));
    }
    return answer;
  };
  return {
    told,
    sources: (at) => sharedAt(at).sources,
    akin: (at) => sharedAt(at).akin,
    isRetelling: (at) => sharedAt(at).share >= MUCH,
  };
}

interface Shared {
  readonly sources: readonly Told[];
  readonly akin: readonly Told[];
  /** The part of the sentence's own words that the nearest of the case has. */
  readonly share: number;
}

const MUCH = 0.4;
/** A word that more sentences have tells none apart. */
const MOST = 40;

function sharing(
  words: readonly Token[],
  told: readonly Told[],
  byStem: ReadonlyMap<string, number[]>,
): Shared {
  const shared = new Map<number, number>();
  const own = new Set(words.filter(carriesMeaning).map((word) => word.stem));
  for (const one of own)
    for (const number of byStem.get(one) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
  const near = [...shared].sort(([, a], [, b]) => b - a).slice(0, 12);
  const sources = near.filter(([number, count]) => count >= Math.min(2, told[number]!.stems.size));
  return {
    sources: sources.slice(0, 8).map(([number]) => told[number]!),
    akin: near.map(([number]) => told[number]!),
    share: sources.length === 0 ? 0 : sources[0]![1] / own.size,
  };
}

/** Their full stop ends no sentence. */
const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof']);

function sentencesOf(text: string, words: readonly Token[]): Told[] {
  const sentences: Token[][] = [[]];
  words.forEach((word, at) => {
    const before = words[at - 1];
    const isTitle = before && TITLES.has(before.word) && text.startsWith('. ', before.end);
    if (before && !isTitle && endsBetween(text, before, word)) sentences.push([]);
    sentences.at(-1)!.push(word);
  });
  return sentences
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => ({
      text: text.slice(tokens[0]!.start, tokens.at(-1)!.end + 2),
      tokens,
      stems: new Set(tokens.filter(carriesMeaning).map((token) => token.stem)),
    }));
}
