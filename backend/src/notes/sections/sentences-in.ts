/** A sentence of a text, `text.slice(start, end)`. */
export interface SentenceIn {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const inSentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** It does not end there. */
const SHORTENED = /\b(?:Mr|Mrs|Ms|Dr|St|No|vs|approx)\.\s*$/;

/** The sentences of a text, line by line; a line without words has none. */
export function sentencesIn(text: string): SentenceIn[][] {
  let from = 0;
  return text.split('\n').map((line) => {
    const start = from;
    from += line.length + 1;
    const found: SentenceIn[] = [];
    for (const { segment, index } of inSentences.segment(line)) {
      const [last, end] = [found.at(-1), start + index + segment.length];
      const begun = last && SHORTENED.test(last.text) ? found.pop()!.start : start + index;
      found.push({ start: begun, end, text: text.slice(begun, end) });
    }
    return found.filter((sentence) => sentence.text.trim() !== '');
  });
}

/** Whether a mark lies on a sentence. */
export const bears = (
  { start, end }: SentenceIn,
  mark: { readonly start: number; readonly end: number },
): boolean => mark.start < end && mark.end > start;
