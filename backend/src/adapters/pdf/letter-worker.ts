import { type Letter, type LetterFrame, renderLetterPdf } from '@vouchwell/document';
import type { SealKey } from './cms-signature.ts';

export interface LetterTask {
  readonly letter: Letter;
  readonly frame: LetterFrame;
  /** Left out: nothing seals it. */
  readonly seal?: { readonly with: SealKey; readonly at: Date };
}

/** Its libraries are loaded by the first letter that is sealed. */
async function sealed(pdf: Uint8Array, seal: NonNullable<LetterTask['seal']>): Promise<Uint8Array> {
  const { sealedPdf } = await import('./sealed-pdf.ts');
  return sealedPdf(pdf, seal.with, seal.at);
}

/** What a pool's thread runs. An error may quote the letter: its kind and its place go out, not its words. */
export default async function draw({ letter, frame, seal }: LetterTask): Promise<Uint8Array> {
  try {
    const drawn = await renderLetterPdf(letter, frame);
    return seal ? await sealed(drawn, seal) : drawn;
  } catch (thrown) {
    const { name, stack = '' } = thrown as Error;
    const failed = new Error(`The letter could not be drawn (${name}).`);
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    failed.stack = [failed.message, ...frames].join('\n');
    throw failed;
  }
}
