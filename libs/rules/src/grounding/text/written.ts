import { pageOf } from './page.ts';

/**
 * Who wrote a place of a note. `repaired`: a model, after it was told what of its first sentence the case does not
 * hold. `person`: typed, or changed in so much as a letter.
 */
export type WrittenBy = 'model' | 'repaired' | 'template' | 'person';

/** `text.slice(start, end)` of a note. */
export interface WrittenPlace<Writer = WrittenBy> {
  readonly start: number;
  readonly end: number;
  readonly by: Writer;
}

/** A text and who wrote its places, in order; what lies between them, such as headings, is nobody's. */
export interface WrittenText<Writer = WrittenBy> {
  readonly text: string;
  readonly written: readonly WrittenPlace<Writer>[];
}

/** A text that one wrote. */
export const writtenBy = (text: string, by: WrittenBy): WrittenPlace[] =>
  text === '' ? [] : [{ start: 0, end: text.length, by }];

/**
 * Who wrote a text that came of another. A sentence that stands there letter by letter, wherever it was moved to, is
 * whose it was; each other one is of whoever made the change (`by`). Sentences of one writer in a row are one place.
 */
export function writtenAfter<Writer = WrittenBy>(
  before: WrittenText<Writer>,
  text: string,
  by: Writer,
): readonly WrittenPlace<Writer>[] {
  if (before.text === text) return before.written;
  const known = writersBySentence(before);
  const places: WrittenPlace<Writer>[] = [];
  for (const { start, end } of sentencesOf(text)) {
    const same = known.get(text.slice(start, end));
    // Of sentences that stand there twice, each counts once, as long as there are any.
    const writer = same ? (same.length > 1 ? same.shift()! : same[0]!) : by;
    if (writer === null) continue;
    const last = places.at(-1);
    const isGoingOn = last?.by === writer && text.slice(last.end, start).trim() === '';
    if (isGoingOn) places[places.length - 1] = { ...last, end };
    else places.push({ start, end, by: writer });
  }
  return places;
}

/** Null: nobody's. */
function writersBySentence<Writer>({ text, written }: WrittenText<Writer>): Map<string, (Writer | null)[]> {
  const known = new Map<string, (Writer | null)[]>();
  let at = 0;
  for (const { start, end } of sentencesOf(text)) {
    while (at < written.length && written[at]!.end <= start) at += 1;
    const place = written[at];
    const writer = place && place.start < end ? place.by : null;
    const sentence = text.slice(start, end);
    const same = known.get(sentence);
    if (same) same.push(writer);
    else known.set(sentence, [writer]);
  }
  return known;
}

/** Where its sentences stand, without the spaces around them. */
function sentencesOf(text: string): { start: number; end: number }[] {
  const { segments } = pageOf(text);
  return segments.flatMap((from, number) => {
    const segment = text.slice(from, segments[number + 1] ?? text.length);
    const start = from + segment.length - segment.trimStart().length;
    const end = from + segment.trimEnd().length;
    return start < end ? [{ start, end }] : [];
  });
}
