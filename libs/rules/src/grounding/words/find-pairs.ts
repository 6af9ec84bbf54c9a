import { CODE, compact } from '../text/codes-in-text.ts';
import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { firstFrom } from '../text/mentions.ts';
import { DEVICES } from '../lexicon/devices.ts';
import { DISEASES } from '../lexicon/diseases.ts';
import { onceFor } from '../text/once-for.ts';
import { segmentAt } from '../text/page.ts';
import { isBodyPart, isClinical, isQualifier } from './find-clinical-words.ts';
import { isAllowed, type Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { type Lexicon, lexiconOf, phrasesIn } from './phrases.ts';
import { type Token, tokenFrom, tokensOf } from './tokens.ts';
import { allowedBy, ideasHeld } from './vocabulary.ts';
import { wordsOfItem } from './words-of-items.ts';

/** Between a code and the words that say what it means. */
const LEADS_ON = /^\s{0,3}(?:[-:|,=(]|(?:is|means|denotes|reads|stands for)\b)\s{0,3}(?=[\p{L}"'])/u;
/** Nothing but a bullet or a label stands before the code. */
const BEGINS = /^[^\p{L}]*(?:(?:ICD|CM|PCS|dx|diagnos[a-z]+|codes?|primary|secondary)[^\p{L}]*)*$/iu;
const ENDS = /[;|\n()]|\.\s/;
/** Longer than the longest official description. */
const SPAN = 260;

/** Codes of the case that stand beside the words of another diagnosis or item. */
export function findPairs(reading: Reading): Found[] {
  return [...wrongDiagnoses(reading), ...wrongItems(reading)];
}

/** The words that each diagnosis of the case may be called by. */
const allowedByCodes = onceFor(
  ({ diagnoses }: GroundingFacts): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(diagnoses.map(({ code, description }) => [compact(code), allowedBy(description)])),
);

function wrongDiagnoses(reading: Reading): Found[] {
  const { page, held } = reading;
  const allowed = allowedByCodes(held.facts);
  const codes = [...page.text.matchAll(CODE)];
  return codes.flatMap((match, number): Found[] => {
    const own = ownOf(page.text, codes, number, allowed);
    if (!own || reading.isOpen({ start: match.index })) return [];
    const end = match.index + match[0].length;
    const [segmentStart, segmentEnd] = segmentAt(page, match.index);
    const next = codes[number + 1]?.index ?? page.text.length;
    const after = page.text.slice(end, Math.min(segmentEnd, next, end + SPAN));
    const lead = LEADS_ON.exec(after)?.[0];
    const leading = page.text.slice(Math.max(segmentStart, match.index - 80), match.index);
    if (
      lead !== undefined &&
      (!lead.includes(',') || BEGINS.test(leading)) &&
      !isInParentheses(page.text, match.index)
    ) {
      const rest = after.slice(lead.length);
      const stop = ENDS.exec(rest)?.index ?? rest.length;
      // `Callus L84 (right with a bleeding)`: the description stands before, and more is said in brackets.
      const isMore =
        lead.includes('(') &&
        hasOwn(reading.tokens, own, Math.max(segmentStart, match.index - 80), match.index);
      const found = strange(reading, own, end + lead.length, end + lead.length + stop, 'after');
      return isMore ? found.map((one) => ({ ...one, tier: 'untraced' })) : found;
    }
    // `N31.2, flaccid bladder, and K59.2, neurogenic bowel`: what follows is its own description.
    if (hasOwn(reading.tokens, own, end, Math.min(segmentEnd, next))) return [];
    const last = codes[number - 1];
    const from = Math.max(segmentStart, last ? last.index + last[0].length : 0, match.index - 120);
    const found = strange(reading, own, from, match.index, 'before');
    return found.length > 0 ? found : otherDisease(reading, compact(match[0]), from, match.index);
  });
}

const diseases = lexiconOf(DISEASES);
/** The diseases that each diagnosis of the case is. */
const diseasesByCodes = onceFor(
  ({ diagnoses }: GroundingFacts): ReadonlyMap<string, ReadonlySet<number>> =>
    new Map(diagnoses.map(({ code, description }) => [compact(code), ideasIn(diseases, description)])),
);
const LEADS_TO_BRACKET = /^ ?[([]$/;

/** `Multiple sclerosis (G12.21)`: a disease by a name of its own, right before the code of another. */
function otherDisease({ page, tokens, held }: Reading, code: string, from: number, to: number): Found[] {
  const own = diseasesByCodes(held.facts).get(code);
  if (!own || own.size === 0) return [];
  const [first, end] = [tokenFrom(tokens, from), tokenFrom(tokens, to)];
  const last = phrasesIn(page.text, tokens.slice(first, end), diseases).at(-1);
  if (!last || last.phrase.length < 3 || own.has(last.idea)) return [];
  const place = { start: tokens[first + last.from]!.start, end: tokens[first + last.to - 1]!.end };
  if (!LEADS_TO_BRACKET.test(page.text.slice(place.end, to))) return [];
  return [{ ...place, kind: 'diagnosis', tier: 'untraced' }];
}

const JOINS = /^ ?(?:[/&]|and) ?$/;

/** `M05.741 / M05.742: arthritis of the right and left hand`: the words of both codes that stand side by side. */
function ownOf(
  text: string,
  codes: readonly RegExpMatchArray[],
  number: number,
  allowed: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> | undefined {
  const [code, last] = [codes[number]!, codes[number - 1]];
  const own = allowed.get(compact(code[0]));
  if (!own || !last || !JOINS.test(text.slice(last.index! + last[0].length, code.index))) return own;
  return new Set([...(allowed.get(compact(last[0])) ?? []), ...own]);
}

const isInParentheses = (text: string, at: number): boolean =>
  /[([][^()[\]\n]{0,24}$/.test(text.slice(Math.max(0, at - 26), at));

const hasOwn = (tokens: readonly Token[], own: ReadonlySet<string>, start: number, end: number): boolean =>
  tokens
    .slice(tokenFrom(tokens, start), tokenFrom(tokens, end))
    .some((token) => carriesMeaning(token) && own.has(token.word));

/** Words of another disease. Before a code other things may stand as well, so one word of its own excuses them. */
function strange(
  { tokens, vocabulary, denies }: Reading,
  own: ReadonlySet<string>,
  start: number,
  end: number,
  where: 'before' | 'after',
): Found[] {
  const words: Token[] = [];
  for (let at = tokenFrom(tokens, start); at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.end > end) break;
    words.push(token);
  }
  const isOwn = ({ word, stem }: Token) =>
    own.has(word) || own.has(stem) || own.has(IN_FIGURES[word] ?? '') || own.has(IN_ROMAN[word] ?? '');
  const tells = (token: Token) =>
    (tellsDisease(token) && !(where === 'before' && /^(?:with|primary|secondary)/.test(token.word))) ||
    vocabulary.ofDiagnoses.has(token.word);
  const last = where === 'before' ? words.slice(-7) : words;
  const telling = last.filter(tells);
  // A part of the body may be named beside what the description says of it.
  // A description without a side leaves it to the case to tell.
  const isSide = ({ word }: Token) => word === 'left' || word === 'right';
  const hasSide = own.has('left') || own.has('right') || own.has('bilateral');
  const strangeSides = telling.filter((token) => isSide(token) && hasSide && !isOwn(token));
  // `Absence of the left leg (Z89.611)`, whose description says right.
  if (
    where === 'before' &&
    strangeSides.length > 0 &&
    !telling.some((token) => isSide(token) && isOwn(token))
  )
    return strangeSides.map(({ start: from, end: to }) => ({
      start: from,
      end: to,
      kind: 'side',
      tier: 'untraced',
    }));
  if (where === 'before' && (telling.some(isOwn) || telling.every(isQualifier))) return [];
  // `M20.11, deforms the foot`: no description follows.
  const [first] = words.filter(carriesMeaning);
  if (where === 'after' && first && !isOwn(first) && !tells(first)) return [];
  const isSoft = (token: Token) =>
    denies(start) ||
    (isBodyPart(token) && telling.some(isOwn)) ||
    (isSide(token) && !hasSide) ||
    (where === 'before' && isAllowed(vocabulary, token));
  return telling
    .filter((token) => !isOwn(token) && !(isSide(token) && !hasSide && vocabulary.own.has(token.word)))
    .map((token): Found => {
      const place = { start: token.start, end: token.end, kind: 'diagnosis' } as const;
      return isSoft(token) ? { ...place, tier: 'untraced' } : place;
    });
}

/** `Grade III`, of a stage 3. */
const IN_FIGURES: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5' };
const IN_ROMAN = Object.fromEntries(Object.entries(IN_FIGURES).map(([roman, figure]) => [figure, roman]));

const tellsDisease = (token: Token): boolean =>
  isClinical(token) ||
  isQualifier(token) ||
  isBodyPart(token) ||
  /^(?:with|without|left|right)$/.test(token.word);

/** The devices that each item with a code is. */
const devicesByCodes = onceFor(
  ({ items }: GroundingFacts): ReadonlyMap<string, ReadonlySet<number>> =>
    new Map(
      items.flatMap(({ item, hcpcs }) =>
        hcpcs ? [[compact(hcpcs), ideasIn(devicesLexicon, `${item}. ${wordsOfItem(hcpcs)}`)]] : [],
      ),
    ),
);

/** `Underpads (T4523)` where T4523 is the code of the briefs. */
function wrongItems(reading: Reading): Found[] {
  const { page, mentions, held, tokens } = reading;
  const own = devicesByCodes(held.facts);
  const devices = own.size > 0 ? phrasesIn(page.text, tokens, devicesLexicon) : [];
  const places = devices.map(({ from, to, idea }) => ({
    start: tokens[from]!.start,
    end: tokens[to - 1]!.end,
    idea,
  }));
  const named = [...mentions].filter(({ start, end }) => !own.has(compact(page.text.slice(start, end))));
  return [...page.text.matchAll(CODE)].flatMap((match): Found[] => {
    const ideas = own.get(compact(match[0]));
    if (
      !ideas ||
      reading.isOpen({ start: match.index }) ||
      reading.context({ start: match.index }) === 'policy'
    )
      return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const device = besideCode(page.text, places, start, end);
    const isLeftOut = (one: Place) => LEFT_OUT.test(page.text.slice(Math.max(0, one.start - 24), one.start));
    // `E2599: the loaned device was dropped`: a sentence follows, and no name.
    const isInSentence = (one: Place | undefined) =>
      one !== undefined && one.start > end && IN_SENTENCE.test(page.text.slice(one.end, one.end + 12));
    if (isInSentence(device)) return [];
    if (device && !ideas.has(device.idea) && !isLeftOut(device)) return [both(device, { start, end })];
    const name = besideCode(page.text, named, start, end);
    if (name && (isLeftOut(name) || isInSentence(name) || isPartOfBody(tokens, name))) return [];
    const isOther =
      name &&
      !name.items.some((index) => compact(held.facts.items[index]?.hcpcs ?? '') === compact(match[0]));
    return isOther ? [both(name, { start, end })] : [];
  });
}

/** `A bed without side rails, without a mattress (E0295)`: the code is of what it is left out of. */
const LEFT_OUT = /\b(?:without|no|excluding|less)(?: an?| the)? (?:\p{L}+ )?$/iu;

/** `For the right foot (A5513)`. */
const isPartOfBody = (tokens: readonly Token[], { start, end }: Place): boolean => {
  const words = tokens.slice(tokenFrom(tokens, start), tokenFrom(tokens, end));
  return words.length === 1 && isBodyPart(words[0]!);
};

const IN_SENTENCE = /^,? (?:was|were|is|are|can|cannot|did|does|do|has|have|had|failed|would|will)\b/;

/** One of the two is wrong: the code or the name. */
const both = (one: Place, other: Place): Found => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
  kind: 'item',
});

const devicesLexicon = lexiconOf(DEVICES);

function ideasIn(lexicon: Lexicon, text: string): ReadonlySet<number> {
  const tokens = tokensOf(text);
  return ideasHeld(lexicon, {
    texts: [{ text, tokens, words: wordsOf(tokens), isProse: false }],
    own: wordsOf(tokens),
  });
}

const wordsOf = (tokens: readonly Token[]) => new Set(tokens.flatMap(({ word, stem }) => [word, stem]));

interface Place {
  readonly start: number;
  readonly end: number;
}

/** What stands right before a code, or after it where the code leads. Places in order. */
function besideCode<One extends Place>(
  text: string,
  places: readonly One[],
  start: number,
  end: number,
): One | undefined {
  const next = firstFrom(places, start);
  const [before, after] = [places[next - 1], places[next]];
  if (before && before.end <= start && isBeside(text.slice(before.end, start))) return before;
  return after && LEADS_TO_NAME.test(text.slice(end, after.start)) ? after : undefined;
}

const LEADS_TO_NAME =
  /^(?:\s{0,2}[-:|,(=]\s{0,2}| (?:is|means|stands for)(?: the| an?)? )(?:(?!and\b)[\p{L}-]+ ){0,2}$|^ $/u;
/** `, large (billed as HCPCS code`, without what stands between its words. */
const LEADS_TO_CODE =
  /^(?:(?:extra )?(?:small|medium|large) )?(?:(?:is|are|was|were|be) )?(?:(?:billed|coded|ordered|listed|claimed|supplied) )?(?:(?:as|with|by|for) )?(?:(?:HCPCS|codes?|billing|under) )*$/i;
const isBeside = (between: string): boolean =>
  between.length < 30 &&
  !between.includes('\n') &&
  LEADS_TO_CODE.test(`${between} `.replace(/[\s(,:|#-]+/g, ' ').trimStart());
