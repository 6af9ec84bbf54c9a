/** What a model is asked: instructions, and the message that carries the fenced facts and the task. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

export interface Written {
  readonly text: string;
  readonly tokens: { readonly input: number | null; readonly output: number | null };
}

/** A model could not write: not reachable, an error of its own, cut off, empty, or over its time. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  constructor(
    readonly reason: 'unreachable' | 'refused' | 'cut_off' | 'empty' | 'timeout' | 'cancelled',
    message: string,
  ) {
    super(message);
  }
}

/** One language model, ready to be asked. */
export interface LanguageModel {
  readonly provider: string;
  readonly model: string;
  /**
   * Writes one text. `onText` hears each piece as it comes.
   * @throws ModelError; never a partial text as if it were whole.
   */
  write(prompt: Prompt, options: { signal: AbortSignal; onText?: (piece: string) => void }): Promise<Written>;
  /** Whether its server answers now; within two seconds, and never by an error. */
  answers(): Promise<boolean>;
}

/** The model the site has configured now; null where there is none. */
export interface Models {
  current(): Promise<LanguageModel | null>;
}
