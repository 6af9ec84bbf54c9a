import { type Letter, type LetterFrame, renderLetterPdf } from '@vouchwell/document';

export interface LetterTask {
  readonly letter: Letter;
  readonly frame: LetterFrame;
}

/** What a pool's thread runs. An error may quote the letter: its kind and its place go out, not its words. */
export default async function draw({ letter, frame }: LetterTask): Promise<Uint8Array> {
  try {
    return await renderLetterPdf(letter, frame);
  } catch (thrown) {
    const { name, stack = '' } = thrown as Error;
    const failed = new Error(`The letter could not be drawn (${name}).`);
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    failed.stack = [failed.message, ...frames].join('\n');
    throw failed;
  }
}
