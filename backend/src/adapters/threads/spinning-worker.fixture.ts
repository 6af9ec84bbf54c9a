import draw, { type LetterTask } from '../pdf/letter-worker.ts';
import read, { type TextTask } from '../text/text-worker.ts';

/** What the threads of both pools do; only a text that says so never comes to its end: one that whirls, once it is drawn. */
export default function work(task: LetterTask | TextTask): unknown {
  const endless = 'letter' in task ? /spin|whirl/.test(task.letter.note.text) : task.text.includes('spin');
  if (endless) for (;;);
  return 'letter' in task ? draw(task) : read(task);
}
