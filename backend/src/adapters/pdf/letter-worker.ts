import {
  type Letter,
  type LetterFrame,
  type OrderFrame,
  renderLetterPdf,
  renderOrderPdf,
  type WrittenOrder,
} from '@vouchwell/document';
import { sealed, type Sealing } from './sealing.ts';

export interface LetterTask extends Sealing {
  readonly letter: Letter;
  readonly frame: LetterFrame;
}

export interface OrderTask extends Sealing {
  readonly order: WrittenOrder;
  readonly frame: OrderFrame;
}

export type DrawTask = LetterTask | OrderTask;

/** What a pool's thread runs. An error may quote the letter: its kind and its place go out, not its words. */
export default async function draw(task: DrawTask): Promise<Uint8Array> {
  try {
    const drawn =
      'order' in task
        ? await renderOrderPdf(task.order, task.frame)
        : await renderLetterPdf(task.letter, task.frame);
    return await sealed(drawn, task);
  } catch (thrown) {
    const { name, stack = '' } = thrown as Error;
    const failed = new Error(`The letter could not be drawn (${name}).`);
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    failed.stack = [failed.message, ...frames].join('\n');
    throw failed;
  }
}
