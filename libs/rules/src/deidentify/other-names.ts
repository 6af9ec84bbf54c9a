import { claim, type FoldedText } from './folded-text.ts';

const WORD = "\\p{Lu}\\p{Ll}[\\p{L}'-]*";
const TITLED = new RegExp(
  `\\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\\b\\.?[ ]+((?:(?:${WORD}|\\p{Lu}\\.)[ ]+){0,2}${WORD})`,
  'gu',
);
/** Names of relatives are identifiers too [45 CFR 164.514(b)(2)(i)]. */
const KIN = new RegExp(
  '\\b(?:[Ww]ife|[Hh]usband|[Ss]pouse|[Pp]artner|(?:[Gg]rand|[Ss]tep)?(?:[Dd]aughter|[Ss]on|[Mm]other|[Ff]ather)|' +
    '[Ss]ister|[Bb]rother|[Nn]iece|[Nn]ephew|[Aa]unt|[Uu]ncle|[Cc]aregiver|[Aa]ide|[Nn]eighbou?r|[Ff]riend)' +
    `(?:,| named| is named|:)?[ ]+((?:${WORD} )?${WORD})`,
  'gu',
);
const NO_NAME =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|medicare|medicaid|the|she|he|they|it|this|and|no|yes|is|was)$/i;

/** Names of people whom the case does not know: after a title, or after a word for a relative. */
export function takeOtherNames(text: FoldedText): void {
  for (const pattern of [TITLED, KIN]) {
    for (const match of text.cased.matchAll(pattern)) {
      const found = match[1] ?? '';
      if (NO_NAME.test(found.split(' ')[0] ?? '')) continue;
      const start = match.index + match[0].length - found.length;
      claim(text, 'name', start, start + found.replace(/'s$/, '').length);
    }
  }
}
