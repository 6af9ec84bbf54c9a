import { setTimeout } from 'node:timers/promises';
import type { LetterTask } from './letter-worker.ts';

/** A thread that does as the note says: ends itself, never ends, needs ever more memory, or draws. */
export default async function act({ letter }: LetterTask): Promise<Uint8Array> {
  if (letter.note.text === 'exit') process.exit(7);
  if (letter.note.text === 'spin') for (;;);
  if (letter.note.text === 'eat')
    for (const eaten = []; ;) eaten.push(new Array(10_000).fill(letter.note.text));
  await setTimeout(letter.note.text === 'slow' ? 300 : 0);
  return new Uint8Array([1]);
}
