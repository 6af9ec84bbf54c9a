import { CODE, compact } from '../codes-in-text.ts';
import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { onceFor } from '../once-for.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { type Token, tokenFrom } from './tokens.ts';
import { allowedBy } from './vocabulary.ts';
import { wordsOfItem } from './words-of-items.ts';

/** What each code of an item may be called, with what is written of it. */
const wordsByCode = onceFor(
  ({ items }: GroundingFacts): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      items.flatMap(({ item, hcpcs, size, color, length, justification }) =>
        hcpcs
          ? [
              [
                compact(hcpcs),
                allowedBy([item, wordsOfItem(hcpcs), size, color, length, justification].join('. ')),
              ] as const,
            ]
          : [],
      ),
    ),
);

/** Between a code and what it is said to be. */
const LEADS = /^(?:[\])]? ?[-:|=] ?| (?:is|are|means|stands for|denotes|buys)(?: (?:an?|the))? )(?=\p{L})/u;
/** Where the code begins its row, its name follows without a sign. */
const LEADS_ROW = /^ {1,8}(?=\p{L})/u;
/** `E0956, two pieces, are the leg rests`. */
const ASIDE = /^, [^,.;\n]{1,20},(?= (?:is|are) )/;
const NAME = /^[\p{L}'-]+(?:[ /][\p{L}'-]+){0,4}/u;
/** Any thing is called so, or what is done with it. */
const ANY =
  /^(?:device|item|product|supply|supplies|unit|equipment|kit|set|system|piece|each|pair|per|month|monthly|day|daily|week|year|qty|quantity|size|color|left|right|small|medium|large|black|limit|order|ordered|one|two|three|four|five|six|allowed|requested|prescribed|needed|approved|code|line|billed|for|is|are|and|or|to|with|in|on|at|of|by|from|as|it|its|this|that|which|was|were|be|has|have|not|no|he|she|his|her|patient|model|type|style|new|rental|purchase|box|boxes|pack)$/;
/** The name ends before such a word. */
const ENDS =
  /^(?:for|with|of|in|on|at|to|by|from|as|per|and|or|is|are|was|were|which|that|because|since|so|he|she|has|have|will|can|must|should|would|each|every|a|an|the|not)$/;

/** `E0955 is a cushioned armrest`, of a headrest: the last word of what stands after a code names another thing. */
export function findHeads({ page, held, tokens, isOpen, context }: Reading): Found[] {
  const byCode = wordsByCode(held.facts);
  return [...page.text.matchAll(CODE)].flatMap((match): Found[] => {
    const own = byCode.get(compact(match[0]));
    const end = match.index + match[0].length;
    if (!own || isOpen({ start: match.index }) || context({ start: match.index }) === 'policy') return [];
    const line = page.text.slice(page.text.lastIndexOf('\n', match.index) + 1, match.index);
    const aside = ASIDE.exec(page.text.slice(end, end + 32))?.[0] ?? '';
    const after = page.text.slice(end + aside.length, end + 120);
    const lead = (LEADS.exec(after) ?? (/\p{L}{2}/u.test(line) ? null : LEADS_ROW.exec(after)))?.[0];
    if (lead === undefined) return [];
    const name = NAME.exec(after.slice(lead.length))?.[0];
    if (!name) return [];
    const from = end + aside.length + lead.length;
    const words: Token[] = [];
    for (
      let at = tokenFrom(tokens, from);
      at < tokens.length && tokens[at]!.end <= from + name.length;
      at += 1
    ) {
      if (ENDS.test(tokens[at]!.word)) break;
      words.push(tokens[at]!);
    }
    const head = words.findLast((token) => carriesMeaning(token) && !ANY.test(token.word));
    if (
      !head ||
      head.word.length < 4 ||
      own.has(head.word) ||
      own.has(head.stem) ||
      held.names.has(head.word)
    )
      return [];
    if ([...own].some((word) => word.length > 5 && word.slice(0, 5) === head.word.slice(0, 5))) return [];
    return [{ start: words[0]!.start, end: head.end, kind: 'item', tier: 'untraced' }];
  });
}
