import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import type { Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What turns a word into its contrary. */
const PREFIXES = ['un', 'non'] as const;
/** A word of a kind, not a thing: `disposable`, `implanted`. */
const KIND = /(?:able|ible|ed|ive)$/;
/** A shorter word with such a beginning is another word: `under`, `into`. */
const SHORTEST = 5;

/**
 * `Disposable` of a thing that the case says is non-disposable, `unpadded` of a padded one: the case has the word in no
 * other form.
 */
export function findPrefixed({ tokens, vocabulary, context, isOpen }: Reading): Found[] {
  const { own } = vocabulary;
  const prefixed = prefixedIn(vocabulary);
  return tokens.flatMap((token, at): Found[] => {
    if (token.word.length < SHORTEST || isOpen(token) || context(token) === 'policy') return [];
    const isDenied = /^(?:non|not|no|never|without)$/.test(tokens[at - 1]?.word ?? '');
    const bare = PREFIXES.flatMap((one) =>
      token.word.startsWith(one) ? [token.word.slice(one.length)] : [],
    );
    const came =
      !own.has(token.word) &&
      bare.some((word) => KIND.test(word) && word.length >= SHORTEST && own.has(word) && !prefixed.has(word));
    const went = !isDenied && KIND.test(token.word) && prefixed.has(token.word);
    return came || went ? [{ start: token.start, end: token.end, kind: 'statement', tier: 'untraced' }] : [];
  });
}

/** Words that stand nowhere but after `non` or with such a beginning. */
const prefixedIn = onceFor(({ texts }: Vocabulary): ReadonlySet<string> => {
  const denied = new Set<string>();
  const plain = new Set<string>();
  for (const { tokens } of texts)
    tokens.forEach(({ word }, at) => {
      (tokens[at - 1]?.word === 'non' ? denied : plain).add(word);
      for (const one of PREFIXES)
        if (word.startsWith(one) && word.length >= one.length + SHORTEST) denied.add(word.slice(one.length));
    });
  return new Set([...denied].filter((word) => word.length >= SHORTEST && !plain.has(word)));
});
