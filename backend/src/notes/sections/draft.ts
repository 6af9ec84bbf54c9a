import type { NotePrompt } from '../prompt/prompt.ts';
import { PromptGuard } from '../prompt/prompt-guard.ts';
import { type Argued, LONGEST_PART } from './argument-prompt.ts';
import { asSentence } from './sentence-faults.ts';

/**
 * Shows the words of a sentence while they are written, before they are checked: as long as they repeat nothing of the
 * prompt that must not be shown, and only once all before them have been checked, so that they stand in their place.
 */
export class Draft {
  private whole = 0;
  private checked = 0;
  private words = '';

  constructor(
    private readonly texts: NotePrompt['texts'],
    private readonly show: (words: string) => void,
  ) {}

  grows(part: unknown): void {
    const { text } = (part ?? {}) as Partial<Argued>;
    if (typeof text !== 'string' || text.length > LONGEST_PART) return;
    this.words = new PromptGuard(this.texts).add(asSentence(text, false)) ?? '';
    if (this.whole === this.checked && this.words !== '') this.show(this.words);
  }

  /** One is written to its end, and is to be checked. */
  isWhole(): void {
    this.whole += 1;
    this.words = '';
  }

  /** It was; what was taken of it has been told. */
  isChecked(): void {
    this.checked += 1;
    this.show(this.whole === this.checked ? this.words : '');
  }
}
