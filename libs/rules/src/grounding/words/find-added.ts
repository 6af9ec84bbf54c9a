import { bySentence } from '../text/by-sentence.ts';
import type { Found } from '../found.ts';
import { segmentAt } from '../text/page.ts';
import type { Reading } from './reading.ts';
import { tokenFrom } from './tokens.ts';

const ORDERS =
  /\b(?:order(?:ed|s|ing)?|prescrib\w+|request(?:ed|s|ing)?|ask(?:ed|ing)? (?:for|that)|recommend\w*|needed|is to have|receives?|complete[sd]?|covers|consists?|includes?)\b/i;
const OF_POLICY = /medicare|medicaid|polic|payer|\bplans?\b|criteri/i;
const orders = bySentence((sentence) => ORDERS.test(sentence));
/** What is added to what is ordered. */
const ADDED =
  /(?:,? (?:together with|along with|as well as|in addition to|plus|accompanied by)|, as (?:does|do|is|are)|,? and also|, and) ((?:an?|the|one|two|another) (?:[\p{L}-]+ ){0,3}?[\p{L}-]{4,})(?=[.,;)]|$| (?:is|are|was|were|for|to|as|in|on|at|of|each|per)\b)/giu;
/** Another thing as a whole: `a power base is requested`. */
const ASKED =
  /(?:^|[.;] |\n)((?:An?|One|Two|Another) (?:[\p{L}-]+ ){0,3}?[\p{L}-]{4,}) (?:is|are|was|were) (?:also )?(?:ordered|requested|prescribed|needed|required|part of)\b/gu;

/** What any thing is called. */
const ANY =
  /^(?:device|item|each|order|one|number|article|request|letter|copy|note|month|year|day|week|night)$/;

/** Things in a sentence about the order that share no word with any item or text of the case. */
export function findAdded({ page, tokens, vocabulary, isOpen }: Reading): Found[] {
  // The last word says what it is.
  const isKnown = (start: number, end: number) => {
    const head = tokens[tokenFrom(tokens, end) - 1];
    if (!head || head.start < start) return true;
    return vocabulary.spoken.has(head.word) || vocabulary.spoken.has(head.stem) || ANY.test(head.word);
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
