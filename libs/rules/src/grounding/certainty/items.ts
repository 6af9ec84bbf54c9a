import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { codesIn, compact } from '../text/codes-in-text.ts';
import { segmentAt } from '../text/page.ts';
import { within } from '../text/mentions.ts';
import { isChoice, isColor } from '../words/find-chosen-words.ts';
import type { Reading } from '../words/reading.ts';
import { tokensOf } from '../words/tokens.ts';
import { isProse, leavesOut } from './manner.ts';

const ORDERS =
  /\b(?:order(?:ed|s|ing)?|prescrib\w+|request(?:ed|s|ing)?|ask(?:ed|ing|s)?|need(?:s|ed)?|requires?|billed|covers?|recommend\w*|approve|provided?)\b/i;

/** A code and its name are one where brackets or a verb join them; in a row the next name may begin between them. */
const JOINED = /^[^,;\n]*(?: \([^)]*|(?: is| are|:) (?:an? |the )?[^,;\n]*)$/i;
/** `Transfer board (E0705)`, of a transfer device: a word of its name was chosen otherwise. */
function isPartlyNamed({ held }: Reading, said: string): boolean {
  const codes = codesIn(said);
  const words = tokensOf(said).filter(({ word }) => /^\p{L}{4,}$/u.test(word));
  return held.facts.items.some(({ hcpcs, item, justification }) => {
    if (!codes.includes(compact(hcpcs ?? ''))) return false;
    const own = new Set(tokensOf(`${item} ${justification ?? ''}`).map(({ stem: root }) => root));
    return words.some(({ stem: root }) => own.has(root));
  });
}

/** A thing that is ordered, or beside a code of the case. */
export function isClearItem(reading: Reading, found: Found): boolean {
  const { page, context, denies } = reading;
  const said = page.text.slice(found.start, found.end);
  if (codesIn(said).length > 0)
    return JOINED.test(said) && !denies(found.start) && !isPartlyNamed(reading, said);
  const [from, to] = segmentAt(page, found.start);
  if (leavesOut(page, found.start) || context(found) !== 'stated') return false;
  return isProse(page, found.start) && ORDERS.test(page.text.slice(from, to));
}

/** `The band is one size small`: how far it is off. */
const OFF_BY = /\b(?:one|an?|two) sizes?(?: too)? $/i;
/** `Size: 50 inches, 57 lb`. */
const OF_PATIENT = /^ ?(?:inches|in|cm)?[^\n.;]{0,4}\d+(?:\.\d+)? ?(?:lbs?|kg|pounds)\b/i;
/** `Shoes in size 10`, which the case tells of others than those ordered. */
function isWorn({ texts }: Held, said: string): boolean {
  const [size] = /\d+(?:\.\d+)?/.exec(said) ?? [];
  if (size === undefined) return false;
  const told = new RegExp(`\\b${size.replace('.', '\\.')}(?![\\d.])`);
  return texts.some((text) => told.test(text));
}

/** A choice beside one item of the case that has another one, and none of whose items has this. */
export function isClearChoice(reading: Reading, found: Found): boolean {
  const { page, held, mentions, denies, context } = reading;
  const said = page.text.slice(found.start, found.end).toLowerCase();
  const { items } = held.facts;
  if (context(found) !== 'stated' || !isChoice(said)) return false;
  // `Right L` is large.
  const letter = said.replace(/^(.*\b)?([sml])(?:mall|edium|arge)$/, '$2');
  const holds = (text: string | null | undefined) =>
    text != null &&
    (text.toLowerCase().includes(said) ||
      text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(letter));
  if (
    items.some(({ item, size, color, length, justification }) =>
      [item, size, color, length, justification].some(holds),
    )
  )
    return false;
  // `Color: red, moist`, of a stoma that was seen to be red.
  if (denies(found.start) || held.facts.seen?.some(holds)) return false;
  const [from, to] = segmentAt(page, found.start);
  const beside = [...new Set(within(mentions, from, to).flatMap((one) => one.items))];
  const isBesideCode = codesIn(page.text.slice(from, to)).some((code) => held.codes.has(code));
  const [before, after] = [
    page.text.slice(Math.max(0, found.start - 16), found.start),
    page.text.slice(found.end, found.end + 16),
  ];
  if (isWorn(held, said) || OF_PATIENT.test(after) || OFF_BY.test(before)) return false;
  const isLabelled = /\b(?:size|colou?r|length)\b[ :.-]*(?:is )?$/i.test(before);
  if (isLabelled) return items.some(({ size, color, length }) => size || color || length);
  if (!isColor(said) && !isBesideCode) return false;
  return (
    beside.length > 0 &&
    beside.some(
      (at) => items[at]!.size || items[at]!.color || items[at]!.length || isProse(page, found.start),
    )
  );
}
