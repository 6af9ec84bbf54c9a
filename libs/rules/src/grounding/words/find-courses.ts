import { DRUGS } from '../lexicon/drugs.ts';
import { NOT_TAKEN, TAKEN } from '../lexicon/drug-courses.ts';
import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { isPlainNot } from './clauses.ts';
import { sentenceEnds } from './denied-at.ts';
import { lexiconOf, phrasesIn } from './phrases.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const drugs = lexiconOf(DRUGS);
const taken: ReadonlySet<string> = new Set(TAKEN);
const notTaken: ReadonlySet<string> = new Set(NOT_TAKEN);

/** A drug and whether it is taken, with the words that say so. */
interface Course {
  readonly drug: number;
  readonly isTaken: boolean;
  readonly first: Token;
  readonly last: Token;
}

/** No further from a drug its course is told. */
const FAR = 8;

/** No further from what it denies a negation stands. */
const NEAR = 3;

/** Whether words tell a drug to be taken; undefined where they tell neither, or deny it. */
function courseIn(words: readonly Token[]): { readonly isTaken: boolean; readonly at: Token } | undefined {
  const at = words.findIndex(({ word }) => taken.has(word) || notTaken.has(word));
  if (at < 0) return undefined;
  const isTaken = taken.has(words[at]!.word);
  // A negation before it turns it: `no longer takes`, and what `was not stopped` goes on.
  const isTurned = words.slice(Math.max(0, at - NEAR), at).some(({ word }) => isPlainNot(word));
  return { isTaken: isTaken !== isTurned, at: words[at]! };
}

function coursesIn(text: string, tokens: readonly Token[]): Course[] {
  const ends = sentenceEnds(text, tokens);
  const all = phrasesIn(text, tokens, drugs);
  let start = 0;
  return all.flatMap(({ from, to, idea }, number): Course[] => {
    while (ends[start] !== undefined && ends[start]! <= from) start = ends[start]!;
    const [before, next] = [all[number - 1], all[number + 1]];
    const after = tokens.slice(to, Math.min(ends[from]!, next?.from ?? tokens.length, to + FAR));
    const lead = tokens.slice(Math.max(start, before?.to ?? 0, from - FAR), from);
    // `Failed: inhaler`: what a label heads may be told of no more than a part.
    const isHeaded = from > 0 && text[tokens[from - 1]!.end] === ':';
    const told = courseIn(after) ?? (isHeaded ? undefined : courseIn(lead));
    if (!told) return [];
    const [first, last] = [tokens[from]!, tokens[to - 1]!];
    const isAfter = told.at.start > last.start;
    return [
      { drug: idea, isTaken: told.isTaken, first: isAfter ? first : told.at, last: isAfter ? told.at : last },
    ];
  });
}

/** Of each drug of the case whether it is taken; nothing where it tells both. */
const toldOf = onceFor(({ texts }: Vocabulary): ReadonlyMap<number, boolean | null> => {
  const told = new Map<number, boolean | null>();
  for (const { text, tokens, isProse } of texts) {
    if (!isProse) continue;
    for (const { drug, isTaken } of coursesIn(text, tokens))
      told.set(drug, told.has(drug) && told.get(drug) !== isTaken ? null : isTaken);
  }
  return told;
});

/**
 * A drug that is taken by the note and was stopped by the case, or the other way round. Of the softer tier: it may have
 * been taken before.
 */
export function findCourses({ page, tokens, vocabulary, context, isOpen }: Reading): Found[] {
  const told = toldOf(vocabulary);
  if (told.size === 0) return [];
  return coursesIn(page.text, tokens).flatMap(({ drug, isTaken, first, last }): Found[] => {
    const known = told.get(drug);
    if (known === undefined || known === null || known === isTaken) return [];
    if (isOpen(first) || context(first) === 'policy') return [];
    return [{ start: first.start, end: last.end, kind: 'medication', tier: 'untraced' }];
  });
}
