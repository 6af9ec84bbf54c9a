import { DISEASES } from '../lexicon/diseases.ts';
import { EVENTS } from '../lexicon/events.ts';
import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { segmentAt } from '../text/page.ts';
import { deniedIn, isDeniedAt, sentenceEnds } from './denied-at.ts';
import { type Lexicon, lexiconOf, phrasesIn } from './phrases.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootAt } from './roots.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What was examined is told beside what was not found. */
const EXAMINED = /^(?:sleep study|monofilament|vaccine|emergency)$/;
const LEXICONS = [lexiconOf(DISEASES), lexiconOf(EVENTS.filter(([name = '']) => !EXAMINED.test(name)))];
/** `No heart failure`: so many words that carry meaning are what is not there. */
const MOST = 2;
const LACKS = /^(?:no|without|denies|denied)$/;
/** `Not diabetic`, `does not smoke`: all that such a short sentence says. */
const NOT = /^(?:not|never)$/;
const SHORT = 4;
const DOES = /^(?:do|does|did)$/;

interface Lacking {
  /** By each root of their words the things that are not there, by the roots of their words. */
  readonly things: ReadonlyMap<string, readonly ReadonlySet<string>[]>;
  /** Of each lexicon those ideas that are told of but to deny them. */
  readonly denied: readonly Lexicon[];
}

const tells = (token: Token): boolean =>
  carriesMeaning(token) && token.word.length > 2 && !/\d/.test(token.word) && !PLAIN_STEMS.has(token.stem);

/** What the case says is not there, and tells nowhere else. */
const lackingIn = onceFor((vocabulary: Vocabulary): Lacking => {
  const named: ReadonlySet<string>[] = [];
  /** For each root the numbers of the sentences that tell it. Any, as a short denial may be of any. */
  const told = new Map<string, Set<number>>();
  let sentence = 0;
  for (const of of vocabulary.texts) {
    const { text, tokens, isProse } = of;
    const [ends, denied] = [sentenceEnds(text, tokens), deniedIn(of)];
    let start = 0;
    tokens.forEach((token, at) => {
      const root = rootAt(token);
      if (!denied[at]) told.set(root, (told.get(root) ?? new Set()).add(sentence));
      const end = ends[at]!;
      // `Not diabetic`; `epilepsy, not intractable`, in a description; `cannot walk`.
      const isShort =
        (NOT.test(token.word) && (!isProse || end - start <= SHORT)) ||
        ((token.word === 'cannot' || DOES.test(tokens[at - 1]?.word ?? '')) &&
          (token.word === 'cannot' || token.word === 'not') &&
          endsVerb(tokens[at + 2]));
      if (end === at + 1) [start, sentence] = [end, sentence + 1];
      if (!(LACKS.test(token.word) || isShort)) return;
      const about: Token[] = [];
      for (let next = at + 1; next < end && about.length < MOST; next += 1) {
        if (tokens[next]!.fresh || /^(?:and|or|but|of|in|on|to|for|since|with)$/.test(tokens[next]!.word))
          break;
        // `Not given`, in a description, is told of something else than what is given in a note.
        if (tells(tokens[next]!) || (isProse && !LACKS.test(token.word))) about.push(tokens[next]!);
      }
      if (about.length > 0) named.push(new Set(about.map(rootAt)));
    });
  }
  const isTold = (thing: ReadonlySet<string>) => {
    const [first = '', ...others] = thing;
    return [...(told.get(first) ?? [])].some((one) => others.every((root) => told.get(root)?.has(one)));
  };
  const things = new Map<string, ReadonlySet<string>[]>();
  for (const thing of named.filter((one) => !isTold(one)))
    for (const root of thing) things.set(root, [...(things.get(root) ?? []), thing]);
  return {
    things,
    denied: LEXICONS.flatMap((lexicon) => {
      const ideas = ideasDenied(vocabulary, lexicon);
      return ideas.size > 0 ? [lexiconOf(lexicon.lines.filter((_, idea) => ideas.has(idea)))] : [];
    }),
  };
});

/** After a verb that stands alone. */
const endsVerb = (next: Token | undefined): boolean =>
  next === undefined || next.fresh || /^(?:or|and|because)$/.test(next.word);

function ideasDenied({ texts }: Vocabulary, lexicon: (typeof LEXICONS)[number]): ReadonlySet<number> {
  const [denied, told] = [new Set<number>(), new Set<number>()];
  for (const of of texts)
    for (const { idea, from } of phrasesIn(of.text, of.tokens, lexicon))
      (of.isProse && deniedIn(of)[from] ? denied : told).add(idea);
  for (const one of told) denied.delete(one);
  return denied;
}

/**
 * Things that a note tells and the case says are not there: `there was a stricture`, of no stricture; `CHF`, of no heart
 * failure. Of the softer tier: it may be denied in a way that is not seen.
 */
export function findLacking(reading: Reading): Found[] {
  const { page, tokens, vocabulary, context, isOpen } = reading;
  const { things, denied } = lackingIn(vocabulary);
  const isStated = (at: number) => {
    const token = tokens[at]!;
    const where = context(token);
    // `The bone is infected`: of the one that the case tells of.
    const states =
      where === 'stated' ||
      (where === 'general' && OF_THIS.test(page.text.slice(...segmentAt(page, token.start))));
    return states && !isOpen(token) && !isDeniedAt(page.text, tokens, at);
  };
  const found: Found[] = [];
  /** With the little words by which it is affirmed: `has a pressure sore`. */
  const mark = (at: number, last: Token) => {
    let first = at;
    while (
      first > Math.max(0, at - 3) &&
      AFFIRMS.test(tokens[first - 1]!.word) &&
      !/[.;:\n]/.test(page.text.slice(tokens[first - 1]!.end, tokens[first]!.start))
    )
      first -= 1;
    found.push({ start: tokens[first]!.start, end: last.end, kind: 'statement', tier: 'untraced' });
  };
  for (const lexicon of denied)
    for (const { from, to } of phrasesIn(page.text, tokens, lexicon))
      if (isStated(from)) mark(from, tokens[to - 1]!);
  tokens.forEach((token, at) => {
    const missing = things.get(rootAt(token));
    // A letter agrees with the record, whatever of a case does not agree.
    if (!missing || /^agree/.test(token.word) || !isStated(at)) return;
    const [start, end] = segmentAt(page, token.start);
    const near = new Set(
      tokens
        .slice(Math.max(0, at - WIDE), at + WIDE + 1)
        .filter((one) => one.start >= start && one.end <= end)
        .map(rootAt),
    );
    if (missing.some((thing) => [...thing].every((root) => near.has(root)))) mark(at, token);
  });
  return found;
}

const OF_THIS = /^\W*(?:the|this|his|her)\b|[;:] (?:the|his|her)\b/i;
const AFFIRMS =
  /^(?:an?|the|is|are|was|were|has|have|had|of|for|any|some|with|also|positive|and|he|she|confirmed|showed?|his|her|mild|moderate|severe|marked|slight|clear|known|active|old|new|recent|chronic|acute|large|small|full|good|strong|multiple|several|due|from|by|despite)$/;

/** So far from each other stand the words of one thing. */
const WIDE = 3;
