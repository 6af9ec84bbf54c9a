import type { Found } from '../found.ts';
import type { GroundingFacts, GroundingItem } from '../grounding-facts.ts';
import type { Held } from '../held.ts';
import { itemsAround, within } from '../text/mentions.ts';
import { DEVICE_QUALIFIERS } from '../lexicon/devices.ts';
import { onceFor } from '../text/once-for.ts';
import { isFragment } from './fragments.ts';
import { isFree, lowered } from '../text/page.ts';
import { keyOf, lexiconOf, phrasesIn } from './phrases.ts';
import type { Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';
import { wordsOfItem } from './words-of-items.ts';

const COLORS =
  'black white blue brown beige red green gray grey tan navy pink purple yellow orange ivory cream nude silver burgundy maroon teal'.split(
    ' ',
  );
/** Colors by whose names other things go as well: beside an item alone, and behind `is` or `in`. */
const RARE_COLORS =
  'aqua aquamarine bronze champagne charcoal chrome copper coral crimson fuchsia gold golden indigo khaki lavender lilac magenta mauve mocha olive peach pewter platinum plum scarlet taupe turquoise vermilion violet'.split(
    ' ',
  );
const RARE = new Set(RARE_COLORS);
const SIZES = 'small medium large petite regular bariatric extra-large extra-small xl xxl xxxl xs'.split(' ');
const LENGTHS = 'short long tall'.split(' ');
const CHOICES = [
  ...COLORS,
  ...RARE_COLORS,
  ...SIZES,
  ...LENGTHS,
  'extra large',
  'extra small',
  'x-large',
].map((one) => [one]);
/** A color, a size or a length, by whatever is written; what kind of a thing it is, is told in more ways. */
export const isChoice = (said: string): boolean =>
  /\d/.test(said) || said.split(/[ -]/).some((word) => CHOICE_WORDS.has(word));
const CHOICE_WORDS = new Set([...CHOICES.flat(), 's', 'm', 'l', 'wide', 'narrow']);
const CHOSEN = lexiconOf([...CHOICES, ...DEVICE_QUALIFIERS]);
const COLOR = new Set(COLORS);
export const isColor = (word: string): boolean => COLOR.has(word) || RARE.has(word);
const SHORT: Record<string, string> = {
  s: 'small',
  m: 'medium',
  l: 'large',
  xl: 'extra large',
  xs: 'extra small',
};
const TELLS_HOW_MUCH =
  /\b(?:too|so|very|as|how|less|night|day) $|\d ?(?:cm|mm|in|inches|ft|feet|m|"|h|hours?|min|minutes?|lb)?\)? $/i;
/** Beside such a word a color or a size is that of an item. */
const OF_ITEM =
  /^(?:brief|diaper|pad|underpad|shoe|insert|stocking|sleeve|wrap|garment|walker|wheelchair|cane|chair|underwear|glove|size|color|colour|pair|receiver|sock|hose|strip|lancet|cushion|seat|supply|item|one|product|version|length|style|pull|boot)$/;

/** `Head raised overnight` tells when; `overnight pads` tells which. */
const OF_GARMENT =
  /^[ -](?:\p{L}+[ -])?(?:pads?|briefs?|liners?|underwear|pull|diapers?|absorb\w*|protect\w*|products?|guards?|sizes?|kind|type|version)\b/iu;

/** So many characters apart, a word is not beside a name. */
const APART = 4;
const ANY_ITEM = /^(?:mobility|device|equipment)$/;

/** Colors, sizes and lengths in running text, other than those of the item spoken of. */
export function findChosenWords(reading: Reading): Found[] {
  const { page, tokens, held, mentions, vocabulary, context, denies, isRetelling } = reading;
  const around = itemsAround(page, mentions);
  const own = wordsOfItems(held.facts);
  return phrasesIn(page.text, tokens, CHOSEN).flatMap(({ from, to, phrase, idea }): Found[] => {
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
    if (context({ start }) === 'policy' || !isFree(page, start, end)) return [];
    if (/^[- ]term\b/.test(page.text.slice(end, end + 6))) return [];
    // `From Red River Home Equipment`: a part of a name.
    if (/^\p{Lu}/u.test(page.text.slice(start, end)) && /^ \p{Lu}\p{Ll}/u.test(page.text.slice(end, end + 3)))
      return [];
    // `Too short`, `86 cm long`: how far or how much.
    const lead = page.text.slice(Math.max(0, start - 12), start);
    if (/^(?:short|long|tall)$/.test(phrase) && TELLS_HOW_MUCH.test(lead)) return [];
    // `Short of breath`; `a regular walker`, of the usual kind.
    if (phrase === 'short' && /^ of\b/.test(page.text.slice(end, end + 4))) return [];
    if (phrase === 'regular' && /\b(?:an?|the|any) $/i.test(lead)) return [];
    if (RARE.has(phrase) && !/(?:\b(?:is|are|in|be|color|colour)|[:,]) $/i.test(lead)) return [];
    if (phrase === 'overnight' && !OF_GARMENT.test(page.text.slice(end, end + 32))) return [];
    // A color counts wherever it stands, unless the case tells it of something else, as of a stoma that was seen to be red;
    // `large`, `long` and `cream` only beside an item.
    const countsAnywhere = COLOR.has(phrase) && phrase !== 'cream' && !vocabulary.own.has(phrase);
    if (!countsAnywhere && !isOfItem(reading, from, to)) return [];
    // `a power mobility device` names by its kind what may be any item, not the one beside it.
    const near = ANY_ITEM.test(tokens[to]?.word ?? '') ? [] : around(start);
    const meant = near.length > 0 ? near.map((index) => own[index]!) : own;
    const name = phrase.replace('x large', 'extra large');
    const forms = [SHORT[name] ?? name, ...(CHOSEN.lines[idea] ?? []).map(keyOf)];
    if (meant.some((words) => forms.some((form) => words.has(form)))) return [];
    // `A rolling walker`, which the case tells of beside what is ordered.
    const named = tokens[to]?.word ?? '';
    if (
      named.length > 2 &&
      readAloud(held).some((text) => forms.some((form) => text.includes(`${form} ${named}`)))
    )
      return [];
    const place = { start, end, kind: 'size' } as const;
    // `Pull-ons in medium and sixty underpads`: another item has it, and none is named beside the word.
    const having = own.flatMap((words, index) => (forms.some((form) => words.has(form)) ? [index] : []));
    const isOfOther =
      having.length > 0 &&
      (within(mentions, start - 60, end + APART).every(
        (one) => one.end < start - APART || one.start > end + APART,
      ) ||
        // `Crutches (E0110), gray with closed cuffs, and four tips`: it may belong to the one that is named before.
        within(mentions, start - 60, start).some((one) => one.items.some((index) => having.includes(index))));
    const isLoose = isFragment(page, start) && !takesChoice(held.facts, near, phrase);
    return [
      isLoose ||
      isOfOther ||
      /^(?:possible|general)$/.test(context({ start })) ||
      denies(start) ||
      isRetelling(start)
        ? { ...place, tier: 'untraced' }
        : place,
    ];
  });
}

/** The texts of the case as words follow each other in them. */
const readAloud = onceFor(({ texts }: Held): readonly string[] =>
  texts.map((text) => lowered(text).replace(/-/g, ' ')),
);

/** `Sleeve, beige`, of an item that was chosen in another color. */
function takesChoice({ items }: GroundingFacts, near: readonly number[], phrase: string): boolean {
  const meant = near.length > 0 ? near.map((index) => items[index]!) : items;
  return meant.some(({ size, color, length }) =>
    COLOR.has(phrase) || RARE.has(phrase)
      ? color
      : LENGTHS.includes(phrase)
        ? length
        : SIZES.includes(phrase) && size,
  );
}

const wordsOfItems = onceFor(({ items }: GroundingFacts) => items.map(wordsChosen));

function wordsChosen({
  item,
  hcpcs,
  size,
  color,
  length,
  justification,
}: GroundingItem): ReadonlySet<string> {
  const texts = [item, wordsOfItem(hcpcs ?? ''), size, color, length, justification]
    .filter(Boolean)
    .join(' . ');
  const said = tokensOf(texts).map(({ word }) => SHORT[word] ?? word);
  // Whoever works a hydraulic one does so by hand.
  const words = said.some((word) => /^(?:hydraulic|mechanical)$/.test(word)) ? [...said, 'manual'] : said;
  const together = (count: number) => words.map((_, at) => words.slice(at, at + count).join(' '));
  return new Set([...words, ...together(2), ...together(3)]);
}

/** Beside an item that is named, or a word for what comes in colors and sizes. */
function isOfItem({ tokens, page, mentions }: Reading, from: number, to: number): boolean {
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
  const isNear = within(mentions, start - 120, end + 25).some(
    (one) => one.end > start - 25 && !/[.;\n]/.test(between(page.text, one, start, end)),
  );
  if (isNear) return true;
  const [before, after] = [tokens.slice(Math.max(0, from - 3), from), tokens.slice(to, to + 3)];
  return [...before, ...after].some(({ word }) => OF_ITEM.test(word));
}

const between = (text: string, one: { start: number; end: number }, start: number, end: number): string =>
  one.end <= start ? text.slice(one.end, start) : text.slice(end, one.start);
