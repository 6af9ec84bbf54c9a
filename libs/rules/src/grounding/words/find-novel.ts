import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { IRREGULAR } from '../lexicon/irregular.ts';
import { EVERYDAY_WORDS, LEADING_WORDS, PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { bySentence } from '../text/by-sentence.ts';
import { onceFor } from '../text/once-for.ts';
import { segmentAt } from '../text/page.ts';
import { isMadeOfTold } from './derived.ts';
import { isHeading } from './fragments.ts';
import { fold, singular, stem } from './stems.ts';
import { isSaidFor, type Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import type { Token } from './tokens.ts';

const PLAIN = new Set(
  [...PLAIN_WORDS, ...EVERYDAY_WORDS].flatMap((word) => [singular(fold(word)), stem(fold(word))]),
);

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
    const base = IRREGULAR.get(token.word);
    if (base !== undefined && vocabulary.own.has(base)) return [];
    const month = MONTHS.indexOf(token.word.slice(0, 3)) + 1;
    if (month > 0 && IS_MONTH.test(token.word) && monthsOf(held).has(month)) return [];
    return [{ start: token.start, end: token.end, kind: 'statement', tier: 'untraced' }];
  });
}
