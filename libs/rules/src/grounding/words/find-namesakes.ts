import { COMPANIONS, KIN } from '../lexicon/people.ts';
import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { onceFor } from '../text/once-for.ts';
import { lexiconOf, phrasesIn } from './phrases.ts';
import { PLAIN_STEMS } from './plain-stems.ts';
import { isAllowed, type Reading } from './reading.ts';
import { fold } from './stems.ts';
import { type Token, tokensOf } from './tokens.ts';

/** `Bernard Ashcombe, PT`: first and last names of people whose profession stands behind them. */
const PROFESSIONAL =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'-]{1,40}) (?:\p{Lu}\.? )?(\p{Lu}[\p{L}'-]{1,40}),? (?:MD|DO|NP|PA|PA-C|APRN|FNP|CNP|RN|LPN|PT|DPT|OT|OTR|OTR\/L|SLP|CCC-SLP|RRT|RT|RD|DPM|CO|CP|CPO|CDCES|CWOCN|LCSW|PhD)(?![\p{L}])/gu;
const kin = lexiconOf([...KIN, ...COMPANIONS]);
const NO_NAME =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|dear|re|attn|mon|tue|wed|thu|fri|sat|sun|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|may|june|july|august|september|october|november|december|medicare|medicaid|english|spanish)$/;

/** For each last name of the case the first names that stand before it, and the reverse; folded as tokens are. */
const peopleOf = onceFor(({ facts, texts }: Held) => {
  const { patient, provider } = facts;
  const told = [...texts, provider?.name ?? ''].flatMap((text) => [...text.matchAll(PROFESSIONAL)]);
  const last = tokensOf(patient.last_name ?? '').map(({ word }) => word);
  const [lasts, firsts] = [new Set(last), new Set<string>()];
  for (const [, first = '', surname = ''] of told) {
    for (const { word } of tokensOf(surname)) lasts.add(word);
    for (const { word } of tokensOf(first)) firsts.add(word);
  }
  return { lasts, firsts };
});

/**
 * Another name in the place of one of the case: before its people's last names, behind the first names of those who saw
 * the patient, beside a word for kin. Of the softer tier: a namesake may be spoken of.
 */
export function findNamesakes(reading: Reading): Found[] {
  const { page, held, tokens, vocabulary, isOpen } = reading;
  const { lasts, firsts } = peopleOf(held);
  const written = ({ start, end }: Token) => page.text.slice(start, end);
  const isStrange = (token: Token | undefined): token is Token =>
    token !== undefined &&
    /^\p{Lu}\p{Ll}{2,}/u.test(written(token)) &&
    !NO_NAME.test(token.word) &&
    !PLAIN_STEMS.has(token.stem) &&
    !held.names.has(fold(written(token))) &&
    !held.names.has(token.word) &&
    !isAllowed(vocabulary, token);
  const isBeside = (one: Token | undefined, other: Token | undefined): boolean =>
    one !== undefined && other !== undefined && /^,? $/.test(page.text.slice(one.end, other.start));
  const isOne = (one: Token | undefined, other: Token | undefined): boolean =>
    isBeside(one, other) && !other!.fresh;
  const pairs = tokens.flatMap((token, at): Token[] => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isLast = lasts.has(token.word) && /^\p{Lu}/u.test(written(token));
    if (isLast && isStrange(before) && isOne(before, token)) return [before];
    const isFirst = firsts.has(token.word) && isStrange(after) && isOne(token, after);
    const isNamed = isFirst && /^,? \p{Lu}{2}/u.test(page.text.slice(after.end, after.end + 4));
    return isNamed ? [after] : [];
  });
  const ofKin = phrasesIn(page.text, tokens, kin).flatMap(({ from, to }): Token[] => {
    const [after, before] = [tokens[to], tokens[from - 2]];
    if (isStrange(after) && isBeside(tokens[to - 1], after)) return [after];
    // `Philomena, her sister, helps`
    const isNamed = /^, (?:his|her|their) $/.test(page.text.slice(before?.end ?? 0, tokens[from]!.start));
    const isClosed = /^[,)]/.test(page.text.slice(tokens[to - 1]!.end));
    return isNamed && isClosed && isStrange(before) ? [before] : [];
  });
  return [...pairs, ...ofKin]
    .filter((token) => !isOpen(token))
    .map(({ start, end }) => ({ start, end, kind: 'name', tier: 'untraced' }));
}
