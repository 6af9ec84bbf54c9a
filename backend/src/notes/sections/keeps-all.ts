import { isRetold, saysTheSame } from './improvable.ts';
import type { Improving } from './improve-sentences.ts';
import { bears, sentencesIn } from './sentences-in.ts';

/**
 * Whether a text that a model wrote in a note's place may take it: it states nothing that the case does not hold, unless
 * the note did, and each sentence that a person wrote stands there still, as it was or in words that say the same.
 */
export async function keepsAll(
  text: string,
  { note, written, check, trace }: Pick<Improving, 'note' | 'written' | 'check' | 'trace'>,
): Promise<boolean> {
  const known = new Set((await check(note)).marks.map((mark) => mark.text));
  if ((await check(text)).marks.some((mark) => !known.has(mark.text))) return false;
  const persons = written.filter(({ by }) => by === 'person');
  const owned = sentencesIn(note)
    .flat()
    .filter((sentence) => persons.some((place) => bears(sentence, place)))
    .map((sentence) => sentence.text.trim());
  const there = sentencesIn(text)
    .flat()
    .map((sentence) => sentence.text.trim());
  for (const own of owned) {
    if (text.includes(own)) continue;
    const before = { text: own, trace: await trace(own) };
    let isKept = false;
    for (const other of there.filter((one) => isRetold(own, one)))
      isKept ||= saysTheSame(before, { text: other, trace: await trace(other) });
    if (!isKept) return false;
  }
  return true;
}
