import { standsAlone } from '../grounding/text/page.ts';
import { occurrences } from '../text/occurrences.ts';
import { type FoldedText, foldedValue } from './folded-text.ts';
import type { IdentifyingFacts } from './identifying-facts.ts';

const CHOICE = /\b(?:size|colou?r|length)s?[ :|]{1,3}$/u;
const BETWEEN_WORDS = /[\s,;]+/g;

/** The case's items, choices and diagnoses as they stand in the text, whatever stands between their words. */
export function quotedPlaces(text: FoldedText, { items = [], diagnoses = [] }: IdentifyingFacts): Uint8Array {
  const places = new Uint8Array(text.lower.length);
  const spaced = spacedOut(text.lower);
  const mark = (value: string | null | undefined, isQuoted: (start: number, end: number) => boolean) => {
    const wanted = foldedValue(value ?? '')
      .replace(BETWEEN_WORDS, ' ')
      .trim();
    let past = 0;
    for (const at of occurrences(spaced.text, wanted)) {
      const [start, end] = [spaced.places[at]!, spaced.places[at + wanted.length - 1]! + 1];
      if (at < past || !isQuoted(start, end)) continue;
      past = at + wanted.length;
      places.fill(1, start, end);
    }
  };
  const named = new Set([
    ...items.map(({ item }) => item),
    ...diagnoses.map(({ description }) => description),
  ]);
  for (const value of named) mark(value, (start, end) => standsAlone(text.lower, start, end));
  const chosen = new Set(items.flatMap(({ size, color, length }) => [size, color, length]));
  for (const value of chosen)
    mark(value, (start) => CHOICE.test(text.lower.slice(Math.max(0, start - 16), start)));
  return places;
}

/** The text with one space for all that stands between two words, and where each of its characters was. */
function spacedOut(lower: string): { readonly text: string; readonly places: Int32Array } {
  const places = new Int32Array(lower.length);
  let [text, length, from] = ['', 0, 0];
  const keep = (to: number) => {
    for (let at = from; at < to; at += 1) places[length++] = at;
    text += lower.slice(from, to);
  };
  for (const { index, 0: gap } of lower.matchAll(BETWEEN_WORDS)) {
    keep(index);
    places[length++] = index;
    text += ' ';
    from = index + gap.length;
  }
  keep(lower.length);
  return { text, places };
}
