import type { Found } from '../found.ts';
import { endsBetween } from './denied-at.ts';
import { isMeasure } from './clauses.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { factsIn, JOINS, rootsOf, type Stated, statedIn } from './stated.ts';
import type { Token } from './tokens.ts';

const VERB =
  /^(?:is|are|was|were|be|been|has|have|had|do|doe|does|did|can|could|will|would|may|must|should|yet|also|currently)$/;
/** What is denied is how much, how far or how it is done, rather than that it is. */
const HOW =
  /^(?:more|less|fewer|longer|than|beyond|further|farther|far|without|only|alone|enough|well|safely|every|all|both|always|at|because|independently|exceed|over|under|even|any|just|merely|yet|as|fully|completely|necessarily)$/;
/** What does not do its work, or is no way out, is told so in many words: `slid`, `is too wide`. */
const FAILS =
  /^(?:fit|hold|stay|reach|pass|work|help|suffice|serve|last|keep|close|replace|drop|fall|move|go|option|possible|feasible|practical|suitable|safe|adequate|sufficient|effective|realistic|appropriate|available|able|tolerate)$/;
/** So many words behind a negation, at the most, belong to it. */
const REACH = 12;

/** What a `not` denies: the words behind it up to where another thing is told, and those before it in the same clause. */
interface Denial {
  readonly verb: Token;
  readonly not: Token;
  readonly before: readonly Token[];
  readonly behind: readonly Token[];
}

function denialAt(text: string, tokens: readonly Token[], at: number): Denial | null {
  const [verb, not] = [tokens[at - 1], tokens[at]!];
  if (!verb || not.fresh || !/^(?:not|never)$/.test(not.word) || !VERB.test(verb.word)) return null;
  const stops = (one: Token, next: Token) =>
    next.fresh || JOINS.test(next.word) || endsBetween(text, one, next);
  let end = at;
  while (end + 1 < tokens.length && end - at < REACH && !stops(tokens[end]!, tokens[end + 1]!)) end += 1;
  let start = at - 1;
  while (start > 0 && at - start < REACH && !stops(tokens[start - 1]!, tokens[start]!)) start -= 1;
  const behind = tokens.slice(at + 1, end + 1);
  const first = behind.find((one) => carriesMeaning(one) || isMeasure(one.word));
  if (!first || FAILS.test(first.word) || behind.slice(0, 4).some(({ word }) => HOW.test(word))) return null;
  return { verb, not, before: tokens.slice(start, at - 1), behind };
}

/** So many words, and so much of all, a sentence of the case has of what is denied. */
const [FEWEST, MUCH] = [2, 0.75];
/** `Is not 540`, `does not measure 48 cm`: a letter says what a number is. */
const COUNTS = /^(?:measure|weigh|total|equal|make|come|read|show|score|number|count|last|take)$/;
const ARTICLE = /^(?:an?|the|about|some|to|of)$/;

const isNumberDenied = ({ behind }: Denial): boolean => {
  const [first, second, third] = behind.filter(({ word }) => !ARTICLE.test(word));
  const isNumber = (one: Token | undefined) =>
    one !== undefined && isMeasure(one.word) && /^\d/.test(one.word);
  return isNumber(first) || (COUNTS.test(first?.word ?? '') && (isNumber(second) || isNumber(third)));
};

/**
 * What the case states, with a `not` before it: `was not removed on October 18`, `the gain is not 90 ft`, `a cane was not
 * tried`. Of the softer tier: another thing may be denied. A part of the case that denies anything excuses it.
 */
export function findDeniedFacts(reading: Reading): Found[] {
  const { page, tokens, held, told, context, isOpen, isTold } = reading;
  const stated = statedIn(told);
  return tokens.flatMap((not, at): Found[] => {
    const denial = isOpen(not) ? null : denialAt(page.text, tokens, at);
    if (!denial || /^(?:policy|possible)$/.test(context(not))) return [];
    const { verb, before, behind } = denial;
    const last = behind[Math.min(1, behind.length - 1)] ?? not;
    const mark: Found[] = [{ start: verb.start, end: last.end, kind: 'statement', tier: 'untraced' }];
    const facts = factsIn(page, not.end, behind.at(-1)?.end ?? not.end);
    const having = stated.filter((one) => facts.some((fact) => one.facts.has(fact)));
    if (having.some((one) => one.denies)) return [];
    if (having.length > 0 || isNumberDenied(denial)) return mark;
    if (facts.some((fact) => fact.endsWith(' year') && held.ages.has(Number.parseInt(fact, 10)))) return mark;
    if (!isTold(not)) return [];
    return isSaid(stated, rootsOf([...before, ...behind])) || isSaidOf(stated, denial) ? mark : [];
  });
}

/** True where a sentence of the case has nearly all of these words, and no part of it that has one of them denies. */
function isSaid(stated: readonly Stated[], roots: ReadonlySet<string>): boolean {
  if (roots.size < FEWEST) return false;
  const shared = (of: ReadonlySet<string>) => [...roots].filter((root) => of.has(root)).length;
  const saying = stated.filter(({ sentence }) => shared(sentence) >= Math.max(FEWEST, MUCH * roots.size));
  return saying.length > 0 && !saying.some((one) => one.denies && shared(one.roots) > 0);
}

/** `Two pillows were not tried`: of a thing that the case tells of, something that is said of anything. */
function isSaidOf(stated: readonly Stated[], { before, behind, verb }: Denial): boolean {
  if (!/^(?:is|are|was|were)$/.test(verb.word) || behind.length > 3) return false;
  const predicate = behind.filter(carriesMeaning);
  if (predicate.length === 0 || !predicate.every(({ stem }) => PLAIN_STEMS.has(stem))) return false;
  const roots = [...rootsOf(before)];
  const saying = stated.filter((one) => roots.length > 0 && roots.every((root) => one.sentence.has(root)));
  return saying.length > 0 && !saying.some((one) => one.denies);
}
