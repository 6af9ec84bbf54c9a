import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { IRREGULAR } from '../lexicon/irregular.ts';
import { GENERAL_WORDS } from '../lexicon/general-words.ts';
import { EVERYDAY_WORDS, LEADING_WORDS, PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { bySentence } from '../text/by-sentence.ts';
import { onceFor } from '../text/once-for.ts';
import { segmentAt } from '../text/page.ts';
import { isMadeOfTold } from './derived.ts';
import { isHeading } from './fragments.ts';
import { fold, singular, stem } from './stems.ts';
import { isSaidFor, type Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';
import { carriesMeaning } from './retelling.ts';
import type { Token } from './tokens.ts';

/** `Ruled`, `tidied`: the stems of a word's forms, where they are none of the word itself. */
const inflected = (word: string): string[] =>
  [word.replace(/e$/, ''), word.replace(/y$/, 'i')].flatMap((bare) => [
    stem(`${bare}ed`),
    stem(`${bare}ing`),
  ]);

const GENERAL = new Set(GENERAL_WORDS);
const PLAIN = new Set([
  ...[...PLAIN_WORDS, ...EVERYDAY_WORDS].flatMap((word) => [singular(fold(word)), stem(fold(word))]),
  ...GENERAL_WORDS.flatMap((word) => [word, singular(word), stem(word), ...inflected(word)]),
]);

const LEADING = new Set(LEADING_WORDS);

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const IS_MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** The months in which the case names a day. */
const monthsOf = onceFor(
  ({ dateKeys }: Held): ReadonlySet<number> => new Set([...dateKeys].map((key) => Number(key.split('/')[1]))),
);

/** What is found on a test, and how somebody manages, is read by itself where the case tells it. */
const isState = (word: string): boolean =>
  /^(?:negative|positive|independent|independently|normal|bedtime)$/.test(word);
/** Words of letters in general. */
export const isPlain = ({ word, stem: one }: Token): boolean =>
  PLAIN.has(word) || PLAIN.has(one) || LEADING.has(word) || isState(word);

/** `Calloused` of callused, `oedema` of edema: both ways to spell a word are in use. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ou(?=s)/, 'u'],
  [/u(?=s)/, 'ou'],
  [/our/, 'or'],
  [/or/, 'our'],
  [/[ao]e/, 'e'],
  [/is(?=e|ing|ation)/, 'iz'],
  [/iz(?=e|ing|ation)/, 'is'],
];
const isSpelledOtherwise = ({ spoken }: Reading['vocabulary'], word: string): boolean =>
  SPELLINGS.some(([one, other]) => one.test(word) && spoken.has(word.replace(one, other)));

/** What the case tells in forms that no ending tells, by their stems. */
const basesOf = onceFor(
  ({ own }: Vocabulary): ReadonlySet<string> =>
    new Set([...own].flatMap((word) => IRREGULAR.get(word) ?? [])),
);
/** `Falls`, where the case says `fell`; `lain`, as everybody says it. */
function isFormOfTold(vocabulary: Vocabulary, { word, stem: one }: Pick<Token, 'word' | 'stem'>): boolean {
  const base = IRREGULAR.get(word);
  const isKnown = base !== undefined && (GENERAL.has(base) || vocabulary.own.has(base));
  return isKnown || basesOf(vocabulary).has(base ?? one);
}

/** `Premeal`, `peristomal`, `outgrown`: when, where or by how much, before a word that says the rest. */
const PREFIX = /^(?:pre|post|peri|out|mid)(?=\p{L}{4})/u;
function isPrefixed(vocabulary: Vocabulary, word: string): boolean {
  const rest = word.replace(PREFIX, '');
  if (rest === word) return false;
  const said = { word: rest, stem: stem(rest) };
  const { spoken } = vocabulary;
  if (isMadeOfTold(vocabulary, rest)) return true;
  return [rest, said.stem].some((one) => PLAIN.has(one) || spoken.has(one)) || isFormOfTold(vocabulary, said);
}

/** `Verbal output:`: what is told after it, at the beginning of a line or a sentence. */
const LABEL = /^(?:[-*•–|] ?|\d{1,2}[.)] )?\p{L}[\p{L}'/-]*(?: \p{L}[\p{L}'/-]*){0,3} ?:(?!\d)/u;
const labelAt = bySentence((sentence) => ({ length: LABEL.exec(sentence.trimStart())?.[0].length ?? 0 }));
/** True of a word of such a label. */
function isOfLabel({ page }: Reading, { end }: Token): boolean {
  const [from] = segmentAt(page, end - 1);
  const lead = /^\s*/.exec(page.text.slice(from, from + 8))![0].length;
  return end <= from + lead + labelAt(page, end - 1).length;
}

/**
 * Words of a statement about the patient that neither the case nor letters in general have: not traced to the case.
 * They may be another way to say what it holds.
 */
export function findNovel(reading: Reading): Found[] {
  const { tokens, context, vocabulary, held, page } = reading;
  return tokens.flatMap((token): Found[] => {
    if (token.word.length < 4 || /\d/.test(token.word) || !carriesMeaning(token)) return [];
    if (
      isPlain(token) ||
      vocabulary.spoken.has(token.word) ||
      vocabulary.spoken.has(token.stem) ||
      isSaidFor(vocabulary, token) ||
      isMadeOfTold(vocabulary, token.word) ||
      isSpelledOtherwise(vocabulary, token.word) ||
      held.names.has(token.word)
    )
      return [];
    if (context(token) !== 'stated' || page.taken[token.start] || isOfLabel(reading, token)) return [];
    if (isHeading(page, token.start)) return [];
    if (isFormOfTold(vocabulary, token) || isPrefixed(vocabulary, token.word)) return [];
    const month = MONTHS.indexOf(token.word.slice(0, 3)) + 1;
    if (month > 0 && IS_MONTH.test(token.word) && monthsOf(held).has(month)) return [];
    return [{ start: token.start, end: token.end, kind: 'statement', tier: 'untraced' }];
  });
}
