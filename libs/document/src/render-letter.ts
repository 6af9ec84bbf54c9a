import type { Letter, LetterFrame } from './letter/letter.ts';
import type { OrderFrame, WrittenOrder } from './letter/order.ts';

/**
 * The letter as a PDF, US Letter. React-PDF is loaded on the first call only, and drawing blocks the thread
 * it runs on: call it in a worker.
 */
export async function renderLetterPdf(letter: Letter, frame: LetterFrame): Promise<Uint8Array> {
  const { drawLetter } = await import('./pdf/letter-pdf.tsx');
  return drawLetter(letter, frame);
}

/** An order as a PDF, as a letter. */
export async function renderOrderPdf(order: WrittenOrder, frame: OrderFrame): Promise<Uint8Array> {
  const { drawOrder } = await import('./pdf/letter-pdf.tsx');
  return drawOrder(order, frame);
}
