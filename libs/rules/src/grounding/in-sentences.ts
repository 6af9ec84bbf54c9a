import { pageOf, segmentAt } from './text/page.ts';

/** A part of a sentence. `said`: it is one of the places that were asked for. */
export interface SentencePart {
  readonly text: string;
  readonly said: boolean;
}

interface Said {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The sentences of a text in which its places stand, in order, each once with all of them. `places`: in order, none over
 * another; one that does not stand where it says, as of a text that was changed since, is told by its words alone.
 */
export function inSentences(text: string, places: readonly Said[]): SentencePart[][] {
  const page = pageOf(text);
  const bySentence = new Map<number, { end: number; within: Said[] }>();
  const strays: SentencePart[][] = [];
  for (const place of places) {
    if (text.slice(place.start, place.end) !== place.text) {
      strays.push([{ text: place.text, said: true }]);
      continue;
    }
    const [from, to] = segmentAt(page, place.start);
    const known = bySentence.get(from);
    known?.within.push(place);
    const end = Math.max(known?.end ?? to, place.end);
    bySentence.set(from, { end, within: known?.within ?? [place] });
  }
  const told = [...bySentence].map(([from, { end, within }]) => cut(text, from, end, within));
  return eachOnce([...told, ...strays]);
}

function cut(text: string, from: number, to: number, within: readonly Said[]): SentencePart[] {
  const parts: SentencePart[] = [];
  let at = from;
  const put = (end: number, said: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), said });
    at = Math.max(at, end);
  };
  for (const { start, end } of within) {
    put(start, false);
    put(end, true);
  }
  put(to, false);
  const [first, last] = [parts[0]!, parts.at(-1)!];
  if (!first.said) parts[0] = { ...first, text: first.text.trimStart() };
  if (!last.said) parts[parts.length - 1] = { ...last, text: last.text.trimEnd() };
  return parts.filter(({ text: words }) => words !== '');
}

function eachOnce(sentences: readonly SentencePart[][]): SentencePart[][] {
  const known = new Map(sentences.map((parts) => [JSON.stringify(parts), parts]));
  return [...known.values()];
}
