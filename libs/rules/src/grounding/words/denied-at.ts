import { onceFor } from '../text/once-for.ts';
import { remembered } from '../text/remembered.ts';
import type { Token } from './tokens.ts';

const DENIES =
  /^(?:no|not|never|without|denies|denied|denying|nor|neither|none|cannot|nil|neg|negative|non|free|absent|absence|lacks?|lack|nobody|0|zero|\w+n't)$/;
/** After such a word another thing is told. */
const TELLS_ANEW =
  /^(?:is|are|was|were|has|had|have|he|she|they|there|but|now|reports?|reported|which|who|because|since|so|while|though|although|despite|yet|takes|uses|needs|then)$/;
const denies = remembered((word) => DENIES.test(word));
const tellsAnew = remembered((word) => TELLS_ANEW.test(word));
/** No further back a negation reaches. */
const FAR = 9;
/** What follows may deny it: `stricture: none`, `clot was ruled out`. */
const AFTER =
  /^(?: \(-\)|-(?=[ ,.;]|$)|[^.;,\n]{0,32}[:=–?] ?(?:none|no|n|nil|never|neither|negative|absent|denied|0)(?![\p{L}\d])| (?:absent|none|negative|denied|nil|resolved|gone|ruled out|excluded|forbidden)\b|(?:(?! and | but )[^.;:,\n]){0,24} (?:(?:is|are|was|were|has|have|had|did|does|do|can|could|would|may|must|will) (?:not|never)|cannot|(?:is|are|was|were) (?:absent|ruled out|excluded|negative|forbidden|gone|no))\b)/iu;
/** One of these it has; most words have none behind them. */
const MAY_DENY = /[(:=–?-]|n[eoi]|abs|den|res|gone|rul|exc|forb/iu;
const SENTENCE = /[.;!?]\s|\n/;

/** True where a sentence ends between two words. Between most there is but a space. */
export const endsBetween = (text: string, before: Token, next: Token): boolean => {
  const between = text.slice(before.end, next.start);
  return between !== ' ' && SENTENCE.test(between);
};

/** For each word the number of the first one after its sentence. */
export function sentenceEnds(text: string, tokens: readonly Token[]): readonly number[] {
  const ends = new Array<number>(tokens.length);
  let end = tokens.length;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const next = tokens[at + 1];
    if (next && endsBetween(text, tokens[at]!, next)) end = at + 1;
    ends[at] = end;
  }
  return ends;
}

/** True where a word is told to deny it: `no odor, redness or fever`, `stricture: none`. */
export function isDeniedAt(text: string, tokens: readonly Token[], at: number): boolean {
  const { end } = tokens[at]!;
  const after = text.slice(end, end + 44);
  if (MAY_DENY.test(after) && AFTER.test(after)) return true;
  for (let back = at - 1; back >= Math.max(0, at - FAR); back -= 1) {
    const [token, next] = [tokens[back]!, tokens[back + 1]!];
    if (endsBetween(text, token, next)) return false;
    // `Non-smoker, diabetes`: it denies its own word.
    if (token.word === 'non' && back < at - 1) continue;
    if (denies(token.word)) return true;
    if (tellsAnew(token.word) && back < at - 1) {
      // `Does not have heart failure`.
      const before = tokens[back - 1];
      return before !== undefined && denies(before.word);
    }
  }
  return false;
}

/** The same of each word of a text of the case, which is asked again and again. */
export const deniedIn = onceFor(
  ({ text, tokens }: { readonly text: string; readonly tokens: readonly Token[] }): readonly boolean[] =>
    tokens.map((_, at) => isDeniedAt(text, tokens, at)),
);
