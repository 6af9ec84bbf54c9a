import type { NoteLine, TextPlace, Trace, TracedSentence } from '@vouchwell/rules';

/** A part of the text: a sentence, by its number in the trace, or what stands between two. */
export interface Part {
  start: number;
  end: number;
  sentence: number | null;
}

/** The whole text, cut at its sentences. */
export function partsOf(text: string, sentences: readonly TracedSentence[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  sentences.forEach(({ start, end }, sentence) => {
    if (start > at) parts.push({ start: at, end: start, sentence: null });
    parts.push({ start, end, sentence });
    at = end;
  });
  if (at < text.length) parts.push({ start: at, end: text.length, sentence: null });
  return parts;
}

/** The number of the sentence that holds a place of the text, or of the last one before it; null before the first. */
export function sentenceAt({ sentences }: Trace, at: number): number | null {
  const number = sentences.findLastIndex(({ start }) => start <= at);
  return number < 0 ? null : number;
}

/** A place of the text that is read in one way: signs of markup are not, and headings stand out. */
export interface Reading {
  place: TextPlace;
  as: 'words' | 'heading' | 'sign';
}

/** The first of places in order that does not end before this one of the text. */
export function firstFrom(places: readonly TextPlace[], at: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]!.end < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How a place of the text is read, piece by piece: all of it, in order. */
export function readingsOf({ start, end }: TextPlace, lines: readonly NoteLine[]): Reading[] {
  const readings: Reading[] = [];
  let at = start;
  const until = (to: number, as: Reading['as']) => {
    const stop = Math.min(to, end);
    if (stop <= at) return;
    readings.push({ place: { start: at, end: stop }, as });
    at = stop;
  };
  for (let number = firstFrom(lines, start); number < lines.length; number += 1) {
    const line = lines[number]!;
    if (line.start >= end) break;
    until(line.start, 'words');
    if (line.bare) {
      until(lines[number + 1]?.start ?? line.end, 'sign');
      continue;
    }
    const as = line.heading ? 'heading' : 'words';
    for (const sign of line.signs) {
      until(sign.start, as);
      until(sign.end, 'sign');
    }
    until(line.end, as);
  }
  until(end, 'words');
  return readings;
}
