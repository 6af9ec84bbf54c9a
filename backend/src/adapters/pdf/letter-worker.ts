import {
  type Letter,
  type LetterFrame,
  type OrderFrame,
  renderLetterPdf,
  renderOrderPdf,
  type WrittenOrder,
} from '@vouchwell/document';
import type { SealKey } from './cms-signature.ts';

export interface LetterTask extends Sealing {
  readonly letter: Letter;
  readonly frame: LetterFrame;
}

export interface OrderTask extends Sealing {
  readonly order: WrittenOrder;
  readonly frame: OrderFrame;
}

export type DrawTask = LetterTask | OrderTask;

interface Sealing {
  /** Left out: nothing seals it. */
  readonly seal?: { readonly with: SealKey; readonly at: Date };
}

/** Its libraries are loaded by the first letter that is sealed. */
async function sealed(pdf: Uint8Array, seal: NonNullable<Sealing['seal']>): Promise<Uint8Array> {
  const { sealedPdf } = await import('./sealed-pdf.ts');
  return sealedPdf(pdf, seal.with, seal.at);
}

/** What a pool's thread runs. An error may quote the letter: its kind and its place go out, not its words. */
export default async function draw(task: DrawTask): Promise<Uint8Array> {
  try {
    const drawn =
      'order' in task
        ? await renderOrderPdf(task.order, task.frame)
        : await renderLetterPdf(task.letter, task.frame);
    return task.seal ? await sealed(drawn, task.seal) : drawn;
  } catch (thrown) {
    const { name, stack = '' } = thrown as Error;
    const failed = new Error(`The letter could not be drawn (${name}).`);
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    failed.stack = [failed.message, ...frames].join('\n');
    throw failed;
  }
}
