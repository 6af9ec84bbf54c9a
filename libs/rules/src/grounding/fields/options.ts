import type { Found } from '../found.ts';
import type { GroundingItem } from '../grounding-facts.ts';
import type { Held } from '../held.ts';
import { itemsAround, type Mention } from '../text/mentions.ts';
import { onceFor } from '../text/once-for.ts';
import { lowered, type Page, plain, take, unclaimed } from '../text/page.ts';

const SIZE_LIKE =
  '(?:\\d+(?:\\.\\d+| [13]\\/[248]|½)?(?: (?:wide|narrow|medium|regular|extra wide))?|[2-6]?X{0,4}[SML](?![\\p{L}])|one size|[Ee]xtra[- ](?:small|large)|[Ss]mall|[Mm]edium|[Ll]arge|[Rr]egular)';
const LABELLED_SIZE = new RegExp(
  `\\b[Ss]izes?\\b(?: ?[:=]| is| of)? ?(${SIZE_LIKE})(?![\\p{L}\\p{N}])`,
  'gu',
);
const WRITTEN = /(?<=^|[\n(,;] {0,4}|- )(Size|Colou?r|Length) ?: *([^\n,;.()[\]|]{1,50})/gu;
const LONE_SIZE = /(?<![\p{L}\p{N}-])(?:[2-6]XL|X{1,4}[SL])(?![\p{L}\p{N}])/gu;
const NO_VALUE = /^(not|no|none|n\/?a|unknown|see|as|to be|tbd|same|per|standard|on file)\b/i;
const WORD_FOR: Record<string, string> = {
  small: 's',
  medium: 'm',
  large: 'l',
  'extra small': 'xs',
  'extra large': 'xl',
  'extra-small': 'xs',
  'extra-large': 'xl',
};

/** `Size 11, and four of the inserts`: the next item begins. */
const OTHERS_BETWEEN = /^,? (?:and|with|plus)\b/;

const folded = (text: string) => lowered(plain(text)).replace(/\s+/g, ' ').trim();
const short = (text: string) =>
  WORD_FOR[text] ??
  text
    .replace(/ ?(?:½|1\/2)/, '.5')
    .replace(/ 1\/4/, '.25')
    .replace(/ 3\/4/, '.75');

/** Sizes, and colors and lengths that are written as such, that the item spoken of does not have. */
export function findOptions(page: Page, held: Held, mentions: readonly Mention[]): Found[] {
  const found: Found[] = [];
  const places = [
    ...placesOf(page, WRITTEN, 2),
    ...placesOf(page, LABELLED_SIZE, 1),
    ...placesOf(page, LONE_SIZE, 0),
  ];
  const around = itemsAround(page, mentions);
  const options = held.facts.items.map(optionsOf);
  for (const { start, end, label } of places) {
    const value = folded(page.text.slice(start, end));
    if (value === '' || NO_VALUE.test(value)) continue;
    const items = around(start);
    const own = items.length > 0 ? items.flatMap((index) => options[index] ?? []) : options;
    // `So that XL is too small`.
    const isRuledOut =
      /^[^.;\n]{0,12}\b(?:is|are|was|were|would be)? ?(?:too (?:small|large|big|tight|loose|short|long)|(?:does|do|did|would|will) not (?:go|fit|close|reach))\b/i.test(
        page.text.slice(end, end + 40),
      );
    // Of another item: which one is meant is not always the one beside it.
    const isOfOther = options.some((one) => isHeldOption(value, label, one));
    if (!isRuledOut && !own.some((one) => isHeldOption(value, label, one)))
      found.push({
        start,
        end,
        kind: 'size',
        ...(isOfOther &&
          OTHERS_BETWEEN.test(page.text.slice(end, end + 24)) && { tier: 'untraced' as const }),
      });
    take(page, start, end);
  }
  return found;
}

function placesOf(page: Page, pattern: RegExp, group: number) {
  return unclaimed(page, pattern).map((match) => {
    const text = (match[group] ?? '').trimEnd();
    const start = match.index + match[0].lastIndexOf(text);
    return { start, end: start + text.length, label: group === 2 ? (match[1] ?? '') : 'Size' };
  });
}

/** What was chosen for an item, and the words that its name and justification say, in the forms they are compared in. */
interface Options {
  readonly size: string;
  readonly color: string;
  readonly length: string;
  readonly words: ReadonlySet<string>;
}

const optionsOf = onceFor(({ item, size, color, length, justification }: GroundingItem): Options => {
  // `Pain is 6` chooses no size.
  const reasons = (justification ?? '').replace(
    /(?<!\bsizes? )\b\d+(?:\.\d+)?(?![\p{L}\p{N}]| ?(?:fr|french|inch|in\b|cm))/giu,
    ' ',
  );
  const words = folded(`${item} ${reasons}`).split(/[^\p{L}\p{N}-]+/u);
  return {
    size: folded(size ?? ''),
    color: folded(color ?? ''),
    length: folded(length ?? ''),
    words: new Set(words.map(short)),
  };
});

function isHeldOption(value: string, label: string, { size, color, length, words }: Options): boolean {
  const chosen = label === 'Length' ? length : /^Col/.test(label) ? color : size;
  const own =
    chosen !== '' &&
    (short(chosen) === short(value) ||
      short(chosen).startsWith(short(value)) ||
      value.startsWith(`${chosen} `));
  return own || words.has(short(value));
}
