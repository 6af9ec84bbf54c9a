import { bySentence } from '../text/by-sentence.ts';
import type { Found } from '../found.ts';
import { segmentAt } from '../text/page.ts';
import type { Reading } from './reading.ts';

const ALONE =
  /\b(?:alone|by (?:him|her)self|on (?:his|her) own|(?<!\b(?:reported|stated|described|signed|told|requested) )by the patient|without (?:any )?(?:help|assistance)|independent(?:ly)?|unaided|unassisted)\b/i;
const HELPED =
  /\b(?:(?:only )?with (?:(?:the|some|full|another|somebody|someone|one|two|person|people|\p{L}+'s) ){0,3}(?:help|assistance)|needs (?:help|assistance)|help(?:ed)? by|assisted|dependent|(?:one|two) persons? assist|help of \p{L}+)\b/iu;
/** `Cannot sit up without help`, `keeps her from turning alone`: with it. */
const NOT_ALONE = new RegExp(
  `\\b(?:not|cannot|unable|never|nor|neither|no longer|too|(?:keeps|prevents) \\p{L}+ from)\\b[^.;|]{0,60}?${ALONE.source}`,
  'iu',
);
const isAlone = (sentence: string): boolean => ALONE.test(sentence) && !NOT_ALONE.test(sentence);
const isHelped = (sentence: string): boolean => HELPED.test(sentence) || NOT_ALONE.test(sentence);
const tellsAlone = bySentence((sentence) => isAlone(sentence));
const tellsHelped = bySentence((sentence) => isHelped(sentence));

/** `He lifts it with help`, where the case says that he does it alone; and the other way round. */
export function findHelp({ page, akin, context, isOpen }: Reading): Found[] {
  const segments = page.segments.filter((start) => tellsAlone(page, start) !== tellsHelped(page, start));
  return segments.flatMap((start): Found[] => {
    const sentence = page.text.slice(...segmentAt(page, start));
    const saysAlone = tellsAlone(page, start);
    const [tells, tellsOther] = saysAlone ? [isAlone, isHelped] : [isHelped, isAlone];
    const match = (saysAlone ? ALONE : NOT_ALONE.test(sentence) ? NOT_ALONE : HELPED).exec(sentence);
    if (!match || isOpen({ start }) || context({ start }) === 'policy') return [];
    const told = akin(start);
    const isContrary = told.some(({ text }) => tellsOther(text)) && !told.some(({ text }) => tells(text));
    const at = start + match.index;
    return isContrary ? [{ start: at, end: at + match[0].length, kind: 'statement', tier: 'untraced' }] : [];
  });
}
