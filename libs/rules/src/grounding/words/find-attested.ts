import { CLAIMS, DEEDS } from '../lexicon/deeds.ts';
import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { IRREGULAR } from '../lexicon/irregular.ts';
import type { Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';

const either = (words: readonly string[]) => words.join('|');
const ATTESTED = new RegExp(
  `\\bI (?:have |had )?(?:personally |myself )?(?:(?<!have )reviewed|${either(DEEDS.filter((deed) => deed !== 'reviewed'))})\\b|\\bI (?:am (?:treating|managing)|manage|treat)\\b|\\b(?:${either(CLAIMS)})\\b`,
  'gu',
);

/** What whoever visits a patient does. */
const SEES = /^I (?:have |had )?(?:saw|seen|examined|evaluated|assessed|met)$/;
const hasVisited = ({ provider, seen = [] }: GroundingFacts): boolean => {
  const name = provider?.name.split(',')[0] ?? '';
  return name !== '' && seen.some((one) => one.includes(name));
};

/** `I changed the tube`, `I also went to her home`: whatever the author says to have done. */
const DONE =
  /\bI (?:(?:have|had|also|then|later|again|myself|personally|\p{Ll}+ly) )*(?<deed>\p{Ll}{3,}ed|took|gave|drew|cut|put|made|went|wrote|spoke|told|taught|sent|ran|set|did|kept|brought|showed|built|held|got|left)\b(?! (?:not|that|no|on|to see)\b)/gu;
/** What a letter itself does, and what is found by looking at somebody, of which the case tells without these words. */
const OF_LETTERS =
  /^(?:order|request|ask|prescrib|recommend|certif|attest|sign|enclos|attach|list|stat|describ|not|mention|record|document|report|includ|consider|expect|believ|refer|need|want|hop|agre|explain|add|saw|examin|evaluat|assess|visit|found|felt|observ|look|see|wrote|said|review)/;

/** Deeds of the author that no text of the case tells. */
export function findAttested({ page, held, vocabulary, context, isOpen, sources }: Reading): Found[] {
  const mark = (match: RegExpExecArray, isTold: boolean): Found[] => {
    const place = { start: match.index, end: match.index + match[0].length };
    if (isTold || isOpen(place) || context(place) === 'policy') return [];
    return [{ ...place, kind: 'statement', tier: 'untraced' }];
  };
  const isSaid = (word: string) => {
    const [token] = tokensOf(word);
    return (
      token !== undefined && [token.stem, IRREGULAR.get(word) ?? word].some((one) => vocabulary.own.has(one))
    );
  };
  return [
    ...[...page.text.matchAll(ATTESTED)].flatMap((match) =>
      mark(match, sources(match.index).length > 0 || (SEES.test(match[0]) && hasVisited(held.facts))),
    ),
    ...[...page.text.matchAll(DONE)].flatMap((match) => {
      const deed = match.groups!['deed']!;
      return mark(match, OF_LETTERS.test(deed) || isSaid(deed));
    }),
  ];
}
