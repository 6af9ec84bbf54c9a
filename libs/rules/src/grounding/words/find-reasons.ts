import type { Found } from '../found.ts';
import { segmentAt, unclaimed } from '../text/page.ts';
import type { Reading } from './reading.ts';

const REASON =
  /\b(?:reason|justification)s?(?: (?:given|stated))? for\b[^.;\n]{0,80}?\b(?:is|are)\b(?: that|:)?\s*/giu;

/** A reason given for an item that the case gives another reason for, where the two share no word. */
export function findReasons(reading: Reading): Found[] {
  const { page, held, itemsAround, akin, context } = reading;
  return unclaimed(page, REASON).flatMap((match): Found[] => {
    const end = match.index + match[0].length;
    const [, until] = segmentAt(page, end);
    const said = page.text.slice(end, until).trimEnd();
    const items = itemsAround(match.index + match[0].length - 1).map((index) => held.facts.items[index]);
    const isOther = items.length > 0 && items.every((item) => item?.justification);
    if (!isOther || said === '' || akin(end).length > 0 || context({ start: end }) === 'policy') return [];
    return [{ start: end, end: end + said.length, kind: 'statement', tier: 'untraced' }];
  });
}
