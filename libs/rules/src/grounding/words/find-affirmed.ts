import type { Found } from '../found.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { onceFor } from '../text/once-for.ts';
import { deniedIn, endsBetween } from './denied-at.ts';
import { isPlainNot } from './clauses.ts';
import { isDenier } from './find-retold.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { rootAt } from './roots.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `Doe` is how a word without its `s` is looked up. */
const DO = /^(?:do|doe|did)$/;
/** `As does his wife`, `what did help`, `nor did it`: another order of words, or a question. */
const TURNS =
  /^(?:as|so|nor|neither|not|what|how|why|when|where|than|which|that|only|who|whom|or|to|can|could|may|will|would|must|should|cannot|unable|able|help|helps|let|lets)$/;
/** `Did well`, `does the shopping`, `did she`: no verb follows. */
const NO_VERB =
  /^(?:not|never|so|well|this|that|it|its|the|his|her|my|our|your|their|he|she|they|you|we|i|an?|no|in|on|is|what|all|some|any|most|with|at|better|worse|poorly|badly|best|more|less|much|both|each|every|everything|anything|nothing|something|twice|once|for|to|by|of|as|if|these|those|little|or|and|but|nor|neither|only|harm|good|part|care|work|himself|herself|themselves|them|him|her|today|along|alone|\d.*|\w+ly|\w+ing|\w+s)$/;

/** `He does smoke`: the little word stands where only a `not` explains it, or where it is said with force. */
function isForced(tokens: readonly Token[], at: number, text: string): boolean {
  const [before, here, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!DO.test(here.word) || !before || !next || next.fresh || here.fresh) return false;
  // Beside each other: what is said of anything, such as `his own`, is left out of what is read.
  if (next.start - here.end !== 1 || endsBetween(text, before, here)) return false;
  // `He can and does propel it`.
  if (before.word === 'and' && /^(?:can|could|must|will)$/.test(tokens[at - 2]?.word ?? '')) return false;
  return !TURNS.test(before.word) && !NO_VERB.test(next.word) && !isNumberWord(next.word);
}

const NUMBER = new RegExp(`^(?:${NUMBER_WORDS})$`);
const isNumberWord = (word: string): boolean => word.length < 3 || NUMBER.test(word);

/** The word for what somebody is said to be able to do: `can swallow`, `is able to hold`. */
function abilityAt(tokens: readonly Token[], at: number): number | undefined {
  const { word } = tokens[at]!;
  let next = at + 1;
  if (/^(?:able|capable)$/.test(word)) {
    if (!/^(?:to|of)$/.test(tokens[next]?.word ?? '')) return undefined;
    next += 1;
  } else if (word !== 'can') return undefined;
  while (/^(?:still|also|now|then|again|even|\w+ly)$/.test(tokens[next]?.word ?? '')) next += 1;
  const verb = tokens[next];
  if (!verb || verb.fresh || !carriesMeaning(verb) || verb.word.length < 4 || EASY.test(verb.word))
    return undefined;
  return tokens.slice(at + 1, next + 4).some((one) => BOUND.test(one.word)) ? undefined : next;
}

/** What anybody does with anything. */
const EASY = /^(?:take|make|have|give|handle|move|rest|work|keep|find|tell|come)$/;
/** How far or how little: such a sentence denies what lies beyond. */
const BOUND = /^(?:only|hardly|barely|neither|nor|no|not|little|few|at|up|most|\d.*)$/;
const SUBJECT = /^(?:he|she|patient|pt|client|child|boy|girl|man|woman|resident|customer)$/;
/** True where it is said of the patient: `he can`, `the child is still able`. */
function isOfPatient(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  let back = at - 1;
  while (/^(?:is|was|be|now|still|also|again|and)$/.test(tokens[back]?.word ?? '')) back -= 1;
  const { word = '' } = tokens[back] ?? {};
  return SUBJECT.test(word) || names.has(word);
}

/** `A barium swallow`, `the lift`, `dysphagia`: a thing or a disease, rather than what somebody does. */
function isThing(tokens: readonly Token[], at: number): boolean {
  const [before, { word, start, end, fresh }] = [tokens[at - 1], tokens[at]!];
  if (/^dys/.test(word)) return true;
  if (!before || fresh || end - start > word.length || /(?:ed|ing)$/.test(word)) return false;
  return /^(?:an?|the|his|her|of)$/.test(before.word) || (before.carries && !before.word.endsWith('ly'));
}

/** The roots that the case affirms somewhere. */
const affirmedIn = onceFor(({ texts }: Vocabulary): ReadonlySet<string> => {
  const affirmed = new Set<string>();
  for (const of of texts) {
    const denied = deniedIn(of);
    of.tokens.forEach((token, at) => {
      // `Cannot propel the one but propels the other`.
      const isAffirmed = !denied[at] || of.tokens[at - 1]?.word === 'but';
      if (isAffirmed && !isThing(of.tokens, at)) affirmed.add(rootAt(token));
    });
  }
  return affirmed;
});

/**
 * What a note affirms where a letter would rather deny it: an ability that the case has nowhere, or only where it denies
 * it, and a verb with a `does` before it, as is left of `does not`. Of the softer tier: it may be so.
 */
export function findAffirmed({ page, tokens, vocabulary, held, isOpen, isTold }: Reading): Found[] {
  const affirmed = affirmedIn(vocabulary);
  return tokens.flatMap((token, at): Found[] => {
    const mark = (last: Token): Found[] =>
      isOpen(token) || !isTold(token)
        ? []
        : [{ start: token.start, end: last.end, kind: 'statement', tier: 'untraced' }];
    if (isForced(tokens, at, page.text)) return mark(tokens[at + 1]!);
    const verb = abilityAt(tokens, at);
    if (verb === undefined || !isOfPatient(tokens, at, held.names) || affirmed.has(rootAt(tokens[verb]!)))
      return [];
    const around = tokens.slice(Math.max(0, at - 4), at);
    if (around.some((one) => isPlainNot(one.word) || isDenier(one))) return [];
    return mark(tokens[verb]!);
  });
}
