import draw, { type LetterTask } from '../pdf/letter-worker.ts';
import read, { type TextTask } from '../text/text-worker.ts';

/** What the threads of both pools do; only a text that says so never comes to its end. */
export default function work(task: LetterTask | TextTask): unknown {
  const text = 'letter' in task ? task.letter.note.text : task.text;
  if (text.includes('spin')) for (;;);
  return 'letter' in task ? draw(task) : read(task);
}
