import { wordReader } from '@vouchwell/rules';

/** What models write around a letter or in its place [seen with models of 0.1 to 1.5 billion parameters]. */

/** Only before the letter has begun. */
const OPENERS =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|here(?:['’]s| is| are)|below is|i(?:['’]d| would) be (?:glad|happy)|i(?:['’]m| am) (?:glad|happy|here|ready) to|how (?:can|may) i (?:help|assist)|as requested|the (?:letter|note)(?: of medical necessity)? (?:is|reads)|the (?:correct )?answer is)\b/i;
/** What a refusal begins with, and what a sentence says that is one wherever it says it. */
const REFUSES =
  /^(?:(?:i(?:['’]m| am) )?(?:very )?sorry\b|i(?:['’]m| am) (?:afraid|unable|not able)\b|i (?:cannot|can['’]?t|won['’]?t|(?:must |have to )?(?:decline|refuse))\b|unfortunately, i\b|it(?:['’]s| is| would be) (?:un|il|not (?:\w+ (?:or|and) )?)(?:ethical|legal)\b)/i;
const REFUSED =
  /\bas an? (?:ai|artificial|language model|chatbot|virtual)\b|\bi(?:['’]m| am)? (?:cannot|can['’]t|can ?not|won['’]t|will not|(?:unable|not able|not allowed|not permitted) to) (?:\w+ ){0,2}?(?:assist|help (?:you|with)|fulfil|comply|write|provide|create|generate|draft|answer|say)/i;
const SALUTATION = /^(?:dear|to|hello|hi)\b[^\n]{0,80}[,:]$/i;
/** What is said to whoever asked, once the letter has begun: with it, it has ended. */
const REMARKS =
  /^(?:i(?:['’]ve| have)? (?:made|rewritten|kept|changed) (?:minor|some|a few|the|these)? ?(?:changes|wording)|i hope this (?:helps|letter helps)|let me know if|feel free to (?:ask|change|edit)|this letter (?:was|is) (?:written|generated) by|note: this (?:letter|is))/i;
const CLOSING =
  /^(?:(?:yours )?(?:sincerely|truly|faithfully|respectfully)(?: yours)?|(?:best|kind|kindest|warm) regards|regards|respectfully submitted)[,.!]?$/i;
const SALUTATION_WITH_A_GAP = /^(?:dear|to|attention:?) .*\[[^[\]]*\][,:]?$/i;
const DATE =
  /^(?:date(?: of (?:the )?letter)?: *)?(?:\p{L}{3,9} \d{1,2},? \d{4}|\d{1,2} \p{L}{3,9} \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2})$/iu;
const SIGNED = /^(?:signature|signed|signed by|date signed|date|from|to|re|subject)\s*:/i;
/** A gap of the rules' own kind says what to add; any other is the model's own. */
const OWN_GAPS_ALONE = /^(?:[\w’' ]{0,20}: *)?\[(?!add\b)[^\]]*\](?:[\s,;/|-]*\[(?!add\b)[^\]]*\])*[,.]?$/i;
const RULE_OR_FENCE = /^(?:[-*_=]{3,}|```.*|~~~.*)$/;

export const isOpener = (text: string): boolean => OPENERS.test(text) && text.split(/\s+/).length <= 40;
export const isRefusal = (text: string): boolean => REFUSES.test(text) || REFUSED.test(text);
export const isSalutation = (text: string): boolean => SALUTATION.test(text);
/** JSON, or its beginning. */
export const isData = (text: string): boolean => /^(?:[{[]\s*["{]|\{$)/.test(text);
export const isRemark = (text: string): boolean => REMARKS.test(text);
export const isClosing = (line: string): boolean => CLOSING.test(line);

/** A line that the letter has elsewhere, or that nobody needs: of its sender, recipient, date or signature. */
export const isFrame = (line: string): boolean =>
  [SALUTATION_WITH_A_GAP, DATE, SIGNED, OWN_GAPS_ALONE, RULE_OR_FENCE].some((one) => one.test(line));

/** Without the marks of Markdown; `- ` is how a letter writes a list. */
export const withoutMarkdown = (text: string, atLineStart: boolean): string => {
  const plain = text.replace(/\*\*|__|`/g, '');
  return atLineStart ? plain.replace(/^(?:#{1,6} +|> ?)/, '').replace(/^(\s*)[*•] +/, '$1- ') : plain;
};

const read = wordReader();

/** The same words again and again, without an end: one four times in a row, or three that come back six times. */
export function isCircling(text: string): boolean {
  const words = read(text.toLowerCase());
  const seen = new Map<string, number>();
  return words.some((word, at) => {
    if (words[at + 1] === word && words[at + 2] === word && words[at + 3] === word) return true;
    if (at + 2 >= words.length) return false;
    const three = `${word} ${words[at + 1]} ${words[at + 2]}`;
    seen.set(three, (seen.get(three) ?? 0) + 1);
    return seen.get(three)! >= 6;
  });
}

const COMMON = new Set(
  'a an and are as at be because by for from has have her his in is it needs not of on or she that the their this to was which will with'.split(
    ' ',
  ),
);

/**
 * Whether a text is in another language: of at least 40 words fewer than one in ten is among the commonest of
 * English, or of at least 30 letters a third are of another script. Names may be of any.
 */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const other = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  if (letters >= 30 && other * 3 >= letters) return true;
  const words = read(text.toLowerCase());
  return words.length >= 40 && words.filter((word) => COMMON.has(word)).length * 10 < words.length;
}
