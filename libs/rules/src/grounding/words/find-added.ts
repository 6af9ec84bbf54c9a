import { bySentence } from '../by-sentence.ts';
import type { Found } from '../found.ts';
import { segmentAt } from '../page.ts';
import type { Reading } from './reading.ts';
import { tokenFrom } from './tokens.ts';

const ORDERS =
  /\b(?:order(?:ed|s|ing)?|prescrib\w+|request(?:ed|s|ing)?|ask(?:ed|ing)? (?:for|that)|recommend\w*|needed|complete[sd]?|covers|consists?|includes?)\b/i;
const OF_POLICY = /medicare|medicaid|polic|payer|\bplans?\b|criteri/i;
const orders = bySentence((sentence) => ORDERS.test(sentence));
/** What is added to what is ordered. */
const ADDED =
  /(?:,? (?:together with|along with|as well as|in addition to|plus|accompanied by)|, as (?:does|do|is|are)|,? and also) ((?:an?|the|one|two|another) (?:[\p{L}-]+ ){0,3}?[\p{L}-]{4,})(?=[.,;)]|$| (?:is|are|was|were|for|to|as|in|on|at|of|each|per)\b)/giu;
/** Another thing as a whole: `a power base is requested`. */
const ASKED =
  /(?:^|[.;] |\n)((?:An?|One|Two|Another) (?:[\p{L}-]+ ){0,3}?[\p{L}-]{4,}) (?:is|are|was|were) (?:also )?(?:ordered|requested|prescribed|needed|required|part of)\b/gu;

/** Things in a sentence about the order that share no word with any item or text of the case. */
export function findAdded({ page, tokens, vocabulary, isOpen }: Reading): Found[] {
  const isKnown = (start: number, end: number) => {
    for (let at = tokenFrom(tokens, start); at < tokens.length && tokens[at]!.end <= end; at += 1) {
      const { word, stem } = tokens[at]!;
      if (
        word.length > 3 &&
        (vocabulary.spoken.has(word) || vocabulary.spoken.has(stem)) &&
        !/^(?:with|from|type|each|unit|clear|power)$/.test(word)
      )
        return true;
    }
    return false;
  };
  return [ADDED, ASKED].flatMap((pattern) =>
    [...page.text.matchAll(pattern)].flatMap((match): Found[] => {
      const end = match.index + match[0].trimEnd().length;
      const start =
        pattern === ASKED
          ? match.index + match[0].indexOf(match[1]!)
          : match.index + match[0].length - match[1]!.length;
      const stop = start + match[1]!.length;
      if (
        !orders(page, start) ||
        OF_POLICY.test(page.text.slice(...segmentAt(page, start))) ||
        isOpen({ start }) ||
        isKnown(start, stop)
      )
        return [];
      return [{ start, end: Math.min(stop, end), kind: 'item', tier: 'untraced' }];
    }),
  );
}
