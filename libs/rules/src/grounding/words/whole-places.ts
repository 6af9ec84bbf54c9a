import type { Found } from '../found.ts';
import type { Page } from '../text/page.ts';

/** `She has`, `there are signs of`, `uses an`: what says that it is so. */
const SAYS_SO =
  /\b(?:(?:there )?(?:is|was|are|were|has|have|had)|uses?|used|takes|wears|wants?|owns?)(?: had| been)?(?: (?:an?|any|some|one|two|signs?|of)){0,3} $|\b(?:an?|one|two|some) $/i;
/** What follows a label: `Allergies: silicone`. */
const VALUE = /^ ?: [^.;,|\n]{1,40}/;
/** What a number counts, directly behind it. */
const UNIT =
  /^ (?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|times)(?![\p{L}\p{N}])/iu;
/** The code of what is named: `drainable pouches (A4407)`, `| A4407 | Drainable pouch`. */
const CODE_BEHIND = /^ ?\([A-Z]\d{4}\)/;
const CODE_BEFORE = /\b[A-Z]\d{4} ?[|:,] ?$/;
/** No further is looked. */
const FAR = 48;

/**
 * A softer mark covers the whole of what it asks to look at: a thing with the word that says it is so, a label with its
 * value, a number with its unit, a name with its code.
 */
export function wholePlace({ text }: Page, found: Found): Found {
  const { start, end, kind } = found;
  const [before, after] = [text.slice(Math.max(0, start - FAR), start), text.slice(end, end + FAR)];
  const to = (pattern: RegExp) => end + (pattern.exec(after)?.[0].length ?? 0);
  const from = (pattern: RegExp) => start - (pattern.exec(before)?.[0].length ?? 0);
  if (kind === 'statement') return { ...found, start: from(SAYS_SO), end: to(VALUE) };
  if (kind === 'number') return { ...found, end: to(UNIT) };
  if (kind === 'item') return { ...found, start: from(CODE_BEFORE), end: to(CODE_BEHIND) };
  return found;
}
