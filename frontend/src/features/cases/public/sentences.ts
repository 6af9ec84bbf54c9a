import type { Trace, TracedSentence } from '@vouchwell/rules';

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
