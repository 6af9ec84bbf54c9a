import { bySentence } from '../text/by-sentence.ts';
import type { Found } from '../found.ts';
import { segmentAt } from '../text/page.ts';
import type { Reading } from './reading.ts';

const ALONE =
  /\b(?:alone|by (?:him|her)self|on (?:his|her) own|without (?:any )?(?:help|assistance)|independent(?:ly)?|unaided|unassisted)\b/i;
const HELPED =
  /\b(?:(?:only )?with (?:the |some |full )?(?:help|assistance)|needs (?:help|assistance)|help(?:ed)? by|assisted|dependent|(?:one|two) persons? assist|help of \p{L}+)\b/iu;
const tellsAlone = bySentence((sentence) => ALONE.test(sentence));
const tellsHelped = bySentence((sentence) => HELPED.test(sentence));

/** `He lifts it with help`, where the case says that he does it alone; and the other way round. */
export function findHelp({ page, akin, context, isOpen }: Reading): Found[] {
  const segments = page.segments.filter((start) => tellsAlone(page, start) !== tellsHelped(page, start));
  return segments.flatMap((start): Found[] => {
    const sentence = page.text.slice(...segmentAt(page, start));
    const isAlone = tellsAlone(page, start);
    const [said, contrary] = isAlone ? [ALONE, HELPED] : [HELPED, ALONE];
    const match = said.exec(sentence);
    if (!match || isOpen({ start }) || context({ start }) === 'policy') return [];
    const told = akin(start);
    const isContrary =
      told.some(({ text }) => contrary.test(text)) && !told.some(({ text }) => said.test(text));
    const at = start + match.index;
    return isContrary ? [{ start: at, end: at + match[0].length, kind: 'statement', tier: 'untraced' }] : [];
  });
}
