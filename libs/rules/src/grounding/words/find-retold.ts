import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { partAt } from '../text/page.ts';
import { remembered } from '../text/remembered.ts';
import { NOT_ORDERED } from './contexts.ts';
import { isFragment } from './fragments.ts';
import { contrariesOf } from './opposites.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning, type Told } from './retelling.ts';
import type { Token } from './tokens.ts';

const NEGATOR =
  /^(?:not|no|never|cannot|unable|nor|neither|none|nobody|without|hardly|barely|rarely|seldom|fail|failed|inability|impossible|lack|difficulty|trouble|struggle|can't|don't|doesn't|didn't|isn't|wasn't|aren't|weren't|won't|hasn't|haven't|hadn't|couldn't|wouldn't)$/;

/**
 * Sentences that quote or retell one of the case, and turn a part of it into its contrary: a negation that came or
 * went, an opposite.
 */
export function findRetold({ page, tokens, sources, akin, context, isOpen }: Reading): Found[] {
  const found: Found[] = [];
  let from = 0;
  let before: readonly Token[] = [];
  while (from < tokens.length) {
    const segment = partAt(page.segments, tokens[from]!.start);
    let to = from + 1;
    while (to < tokens.length && partAt(page.segments, tokens[to]!.start) === segment) to += 1;
    const words = tokens.slice(from, to);
    from = to;
    // What a semicolon parts is one sentence.
    const joined = page.text[(page.segments[segment] ?? 0) - 1] === ';' ? before : [];
    before = words;
    const near = sources(words[0]!.start);
    // Of a few words one is enough: `wet at night`.
    const isShort = near.length === 0 && words.filter(carriesMeaning).length <= FEW;
    const told = isShort ? akin(words[0]!.start) : near;
    if (told.length === 0 || isOpen(words[0]!)) continue;
    const places = turned(words, told, joined, isShort);
    if (places.length === 0) continue;
    const sentence = page.text.slice(words[0]!.start, words.at(-1)!.end);
    const states = (one: Found) => {
      const where = context(one);
      if (where === 'policy') return NOT_ORDERED.test(sentence);
      return where === 'stated' || (where === 'general' && !/\brisks?\b/i.test(sentence));
    };
    const isClose = !isShort && told.some(({ stems }) => isSentenceOf(stemsOf(words), stems));
    // What a question asks for, and shorthand, are read with less certainty.
    const lead = page.text.slice(Math.max(0, words[0]!.start - 12), words[0]!.start);
    const isPlain = !/\?["')\]*\s]*$/.test(lead) && !/\bw\/o?\b/i.test(sentence);
    const isCertain = (one: Found) =>
      isClose && isPlain && context(one) !== 'general' && !isFragment(page, one.start);
    found.push(
      ...places.filter(states).map((one): Found => (isCertain(one) ? one : { ...one, tier: 'untraced' })),
    );
  }
  return found;
}

const TELLS_LOSS = /^(?:lack|fail)$/;

/** Words that deny in their own way: where one stands, a negation elsewhere may say the same. */
const DENYING =
  /^(?:before|prevent|stop(?:ped|s)?|spared?|escaped|ok(?:ay)?|tolerat\w+|avoid(?:ed|s)?|until|former(?:ly)?|quit|ended|gave|removed|removal|absence|lost|gone|resected|discontinued|\w+ectomy|unsafe|unsafely|difficult|difficulty|too|only|insufficient|beyond|exceed|outgrown|decline|declined|refuse|refused|limit|limited|absent|free|most|little|unsuccessful|unsteady|un(?!der|it|ion|iv|til|us)\w{4,}|in(?:ability|adequate|effective|complete|tolerant))$/;
const isNegator = remembered((word) => NEGATOR.test(word));
const denies = remembered((word) => isNegator(word) || DENYING.test(word));
/** True of a word that denies, in whatever way. */
export const isDenier = ({ word }: Token): boolean => denies(word) && word !== 'gave';

const KEEP = /^(?:keep|kept|hinder|bar)$/;
const isDenying = (words: readonly Token[], at: number): boolean => {
  const { word } = words[at]!;
  if (denies(word)) return true;
  return KEEP.test(word) && words.slice(at, at + 4).some((next) => next.word === 'from');
};

function turned(
  words: readonly Token[],
  sources: readonly Told[],
  joined: readonly Token[],
  isShort: boolean,
): Found[] {
  const stems = stemsOf(words);
  const told = isShort ? sources : sources.filter((one) => isAlike(stems, one.stems, ALIKE));
  if (told.length === 0) return [];
  const said = new Set(words.map((word) => word.stem));
  const denied = deniedIn(words);
  const all = [...joined, ...words];
  const anyDenial = all.some((_, at) => isDenying(all, at));
  const there = told.map(polarityOf);
  const found: Found[] = [];
  words.forEach((word, at) => {
    if (!carriesMeaning(word) && word.word !== 'able' && contrariesOf(word.stem).length === 0) return;
    const where = there.flatMap(({ byStem, deniers, affirmed }) => {
      const denied = byStem.get(word.stem);
      if (denied === undefined) return [];
      return [{ denied, any: deniers.some((one) => one !== word.stem), affirmed: affirmed.has(word.stem) }];
    });
    const here = denied.get(at);
    const came = here?.first && where.length > 0 && where.every((one) => !one.any);
    const mayHaveCome = here?.first && where.length > 0 && where.every((one) => one.affirmed);
    const went = !here && !anyDenial && where.length > 0 && where.every((one) => one.denied);
    // `Lacks two toes`, which are told to be gone: these two words say it as often as they deny it.
    if (came && TELLS_LOSS.test(words[here.at]!.word))
      found.push({ ...statement(words[here.at]!, words[here.at]!), tier: 'untraced' });
    else if (came) found.push(statement(words[here.at]!, words[here.at]!));
    else if (mayHaveCome) found.push({ ...statement(words[here.at]!, words[here.at]!), tier: 'untraced' });
    else if (went)
      found.push(statement(words[at > 0 && word.fresh ? at : Math.max(0, at - 3)]!, endOfPart(words, at)));
    else if (where.length === 0 && !anyDenial && isOppositeOf(word, said, told))
      found.push(statement(word, word));
  });
  return found;
}

interface Polarity {
  /** For each stem of the sentence: whether it is denied wherever it stands. */
  readonly byStem: ReadonlyMap<string, boolean>;
  /** The stems of the words that deny. */
  readonly deniers: readonly string[];
  /** The stems of the parts, between commas and `and`, in which nothing is denied. */
  readonly affirmed: ReadonlySet<string>;
}

const polarityOf = onceFor((told: Told): Polarity => {
  const denied = deniedIn(told.tokens);
  const byStem = new Map<string, boolean>();
  told.tokens.forEach(({ stem: one }, at) => byStem.set(one, denied.has(at) && byStem.get(one) !== false));
  const deniers = told.tokens.filter((_, at) => isDenying(told.tokens, at)).map((token) => token.stem);
  return { byStem, deniers, affirmed: affirmedIn(told.tokens) };
});

/** All of a part that denies nothing; what stands before `without` in one that denies no more than that. */
function affirmedOf(part: readonly Token[]): readonly Token[] {
  const first = part.findIndex((_, at) => isDenying(part, at));
  if (first < 0) return part;
  return part[first]!.word === 'without' ? part.slice(0, first) : [];
}

function affirmedIn(words: readonly Token[]): ReadonlySet<string> {
  const parts: Token[][] = [[]];
  for (const word of words) {
    if (word.fresh || /^(?:and|but)$/.test(word.word)) parts.push([]);
    parts.at(-1)!.push(word);
  }
  return new Set(parts.flatMap(affirmedOf).map((word) => word.stem));
}

/** The last word of what a comma or the end of the sentence closes, at most three words on. */
function endOfPart(words: readonly Token[], at: number): Token {
  let last = at;
  while (last < at + 3 && words[last + 1] && !words[last + 1]!.fresh) last += 1;
  return words[last]!;
}

const statement = ({ start }: Token, { end }: Token): Found => ({ start, end, kind: 'statement' });

const stemsOf = (words: readonly Token[]): ReadonlySet<string> =>
  new Set(words.filter(carriesMeaning).map((word) => word.stem));

/** From here on a sentence tells of the same. */
const ALIKE = 0.5;
/** So much of both is the same where one sentence is the other, a word or two apart. */
const SAME = 0.65;
/** So many words that carry meaning are retold in one of theirs. */
const FEW = 3;

/** That part of what carries meaning in one stands in the other. */
function isAlike(some: ReadonlySet<string>, others: ReadonlySet<string>, part: number): boolean {
  const shared = [...some].filter((one) => others.has(one)).length;
  return shared >= Math.min(2, others.size) && shared >= part * Math.min(some.size, others.size);
}

/** That what carries meaning in the longer one stands in the other: a long sentence that has a short one in it says more. */
function isSentenceOf(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = [...some].filter((one) => others.has(one)).length;
  return shared >= SAME * Math.max(some.size, others.size);
}

interface Denial {
  /** The place of the negation. */
  readonly at: number;
  readonly first: boolean;
}

/** The words that a negation is about: the first two that carry meaning, up to the next comma. */
function deniedIn(words: readonly Token[]): ReadonlyMap<number, Denial> {
  const denied = new Map<number, Denial>();
  words.forEach(({ word }, at) => {
    if (!isNegator(word)) return;
    let left = 2;
    for (let next = at + 1; next < words.length && next < at + 6 && left > 0; next += 1) {
      const token = words[next]!;
      if (token.fresh || /^(?:and|but|because|more|only|longer|than)$/.test(token.word)) break;
      const isAble = token.word === 'able';
      if (!carriesMeaning(token) && !isAble) continue;
      if (!denied.has(next)) denied.set(next, { at, first: left === 2 });
      // What was not prevented did happen.
      if (/^(?:prevent|stop|avoid|keep|reduce)/.test(token.word)) break;
      if (!isAble) left -= 1;
    }
    if (word === 'unable') denied.set(at, { at, first: true });
  });
  return denied;
}

function isOppositeOf({ stem: one }: Token, said: ReadonlySet<string>, told: readonly Told[]): boolean {
  return contrariesOf(one).some(
    (other) => !said.has(other) && told.some(({ tokens }) => tokens.some((token) => token.stem === other)),
  );
}
