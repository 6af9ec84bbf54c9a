import type { Found } from '../found.ts';
import { isPlain } from './find-novel.ts';
import type { Reading } from './reading.ts';
import { tokenFrom } from './tokens.ts';

const ALLERGIES =
  /\b(?:allerg(?:y|ies)(?: to)?|allergic to|intoleran(?:t of|ce of|t to|ce to))(?: ?[:=-] ?| )(?<to>[^.;:\n|()]{2,80})/giu;
/** What goes on after the thing that somebody bears ill. */
const GOES_ON = /^(?:and|or|with|since|which|that|causes?|caused|makes?|is|are|was|were|has|have|in|on)$/;

/**
 * What a note names as borne ill and the case does not, however short its word: `Allergies: soy`. Of the softer tier, as a
 * substance goes by several names.
 */
export function findAllergies({ page, tokens, vocabulary, context, isOpen, denies }: Reading): Found[] {
  return [...page.text.matchAll(ALLERGIES)].flatMap(({ index, 0: said, groups }): Found[] => {
    const to = groups?.['to'] ?? '';
    const [start, end] = [index + said.length - to.length, index + said.length];
    if (isOpen({ start }) || context({ start }) === 'policy' || denies(start)) return [];
    const words = tokens.slice(tokenFrom(tokens, start), tokenFrom(tokens, end));
    const last = words.findIndex(({ word }) => GOES_ON.test(word));
    return words
      .slice(0, last < 0 ? words.length : last)
      .filter((one) => /^\p{L}{3}$/u.test(one.word) && !isPlain(one))
      .filter(({ word, stem }) => !vocabulary.own.has(word) && !vocabulary.own.has(stem))
      .map((one): Found => ({ start: one.start, end: one.end, kind: 'statement', tier: 'untraced' }));
  });
}
