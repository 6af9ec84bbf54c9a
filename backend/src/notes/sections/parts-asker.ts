import { createHash } from 'node:crypto';
import { type LanguageModel, ModelError, type Parts, type Written } from '../../kernel/ports/model.port.ts';
import { hashed } from '../model/model-call.ts';
import type { LibraryForCase } from '../../library/public.ts';
import type { NotePrompt } from '../prompt/prompt.ts';
import { CASE_TOO_LONG, lessOf } from '../prompt/prompt-room.ts';
import type { Draft } from './draft.ts';

/** What several questions to a model came to, for one receipt. */
export interface Asked {
  readonly tokens: Written['tokens'];
  readonly digest: string | null;
  readonly parameters: Readonly<Record<string, number>> | null;
  /** SHA-256 over all prompts, in hexadecimal; null: nothing was asked. */
  readonly promptHash: string | null;
  /** Why it is not asked any more. */
  readonly failure: string | null;
}

/** Composes a prompt with what of the library has room. */
type Question = (library: LibraryForCase) => NotePrompt;
type PartsWanted = Omit<Parts, 'heard' | 'growing'> & { readonly draft?: Draft };
type Take = (part: unknown) => Promise<'enough' | void>;

/** What a model wrote in another form, or without coming to its end, is no reason not to ask it again. */
const AGAIN: readonly ModelError['reason'][] = ['out_of_room', 'empty'];

/**
 * Asks a model several times for one note. What has no room in it of the library is left out from then on. Once it has
 * failed, or its time is over, it is left alone.
 */
export class PartsAsker {
  private readonly hash = createHash('sha256');
  private readonly used = new Map<number, NotePrompt['contents'][number]>();
  private count = 0;
  private tokens: { input: number | null; output: number | null } = { input: null, output: null };
  private last: Written | null = null;
  private failure: string | null = null;

  constructor(
    private readonly model: LanguageModel,
    private library: LibraryForCase,
    private readonly signal: AbortSignal,
    private readonly began: () => void,
    private readonly holds?: (contents: NotePrompt['contents']) => void,
  ) {}

  /** `take` gets each part in order, one at a time, also those that a failure leaves; with `enough` the model is stopped. */
  async ask(question: Question, parts: PartsWanted, take: Take): Promise<void> {
    if (this.failure !== null) return;
    for (;;) {
      const asked = question(this.library);
      if (await this.fits(asked, parts, take)) return;
      const less = lessOf(this.library);
      if (less === null) return void (this.failure = CASE_TOO_LONG);
      this.library = less;
    }
  }

  /** False: the model has no room for so long a prompt. */
  private async fits(
    { prompt, contents }: NotePrompt,
    { draft, ...parts }: PartsWanted,
    take: Take,
  ): Promise<boolean> {
    this.count += 1;
    this.holds?.(contents);
    this.hash.update(hashed(prompt));
    const enough = new AbortController();
    let taken = Promise.resolve();
    const heard = (part: unknown) => {
      draft?.isWhole();
      taken = taken.then(async () => {
        if (!enough.signal.aborted && (await take(part)) === 'enough') enough.abort();
        draft?.isChecked();
      });
      // Told below, when the model has ended.
      taken.catch(() => undefined);
    };
    try {
      const written = await this.model.write(prompt, {
        signal: AbortSignal.any([this.signal, enough.signal]),
        onText: this.began,
        parts: { ...parts, heard, ...(draft && { growing: (part: unknown) => draft.grows(part) }) },
      });
      this.add(written);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      if (error.reason === 'too_long') return false;
      if (this.signal.aborted || (!enough.signal.aborted && !AGAIN.includes(error.reason)))
        this.failure = error.message;
    }
    for (const content of contents) this.used.set(content.id, content);
    await taken;
    return true;
  }

  /** The library's contents that entered any prompt. */
  get contents(): NotePrompt['contents'] {
    return [...this.used.values()];
  }

  get asked(): Asked {
    const { tokens, last, failure } = this;
    const promptHash = this.count === 0 ? null : this.hash.copy().digest('hex');
    const told = { digest: last?.digest ?? null, parameters: last?.parameters ?? null };
    return { tokens, ...told, promptHash, failure };
  }

  private add(written: Written): void {
    const { tokens } = written;
    this.tokens = {
      input: sumOf(this.tokens.input, tokens.input),
      output: sumOf(this.tokens.output, tokens.output),
    };
    this.last = written;
  }
}

/** Of counts of which either may not be known. */
export const sumOf = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : a + b;
