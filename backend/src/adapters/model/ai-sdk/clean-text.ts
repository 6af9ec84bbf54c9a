import { NOTE_MAX_LENGTH } from '@vouchwell/rules';
import { ModelError } from '../../../kernel/ports/model.port.ts';
import { plainText } from '../../../kernel/basics/plain-text.ts';

/** A model's text, piece by piece: plain, well-formed, and of a bounded length. */
export class CleanText {
  private whole = '';
  /** Half a character, until its other half comes. */
  private half = '';

  /**
   * The part of the text that this piece adds; empty while there is none.
   * @throws ModelError where the model does not come to an end.
   */
  add(piece: string): string {
    const joined = this.half + piece;
    this.half = /[\uD800-\uDBFF]$/.exec(joined)?.[0] ?? '';
    return this.take(joined.slice(0, joined.length - this.half.length));
  }

  /** @throws ModelError where nothing was written. */
  text(): string {
    const text = this.whole.trimEnd();
    if (text === '') throw new ModelError('empty', 'The model answered without any text.');
    return text;
  }

  private take(raw: string): string {
    const plain = plainText(raw);
    const added = this.whole === '' ? plain.trimStart() : plain;
    if (this.whole.length + added.length > NOTE_MAX_LENGTH) {
      throw new ModelError('cut_off', 'The model did not come to an end.');
    }
    this.whole += added;
    return added;
  }
}
