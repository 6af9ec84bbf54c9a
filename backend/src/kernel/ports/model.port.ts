import type { WritingManner } from '@vouchwell/contract';

/** What a model is asked: instructions, and the message that carries the fenced facts and the task. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

export interface Written {
  readonly text: string;
  readonly tokens: { readonly input: number | null; readonly output: number | null };
  /** The exact model that wrote, where its server tells: Ollama's digest. */
  readonly digest?: string | null;
  /** What it was asked with, such as temperature and context length. */
  readonly parameters?: Readonly<Record<string, number>>;
}

/** An answer in parts of one form, instead of plain text. */
export interface Parts {
  /** JSON schema of one part. The server holds the model to it where it can. */
  readonly schema: object;
  /** The most parts there may be. */
  readonly most: number;
  /** Hears each part as soon as it is whole, in order. It may still be of another form: look before use. */
  readonly heard: (part: unknown) => void;
  /** Hears the part that is being written, as far as it is there, some times before it is whole. */
  readonly growing?: (part: unknown) => void;
}

/** How a text is asked for. `onText` hears each piece as it comes; with `parts` that is JSON. */
export interface Writing {
  readonly signal: AbortSignal;
  readonly onText?: (piece: string) => void;
  readonly parts?: Parts;
  /** Hears that the prompt goes now, and to which exact model: Ollama's digest; null: its server does not tell. */
  readonly sending?: (digest: string | null) => void;
}

/** A model could not write: not reachable, an error of its own, cut off, empty, over its time, or asked for too much at once. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  constructor(
    readonly reason:
      'unreachable' | 'refused' | 'too_long' | 'cut_off' | 'out_of_room' | 'empty' | 'timeout' | 'cancelled',
    message: string,
  ) {
    super(message);
  }
}

/** One language model, ready to be asked. */
export interface LanguageModel {
  readonly provider: string;
  readonly model: string;
  /** How it is asked for a note; left out: for the whole at once. */
  readonly writes?: WritingManner;
  /** The host of the server, where a setting names one; null or left out: the site's own, or the provider's. */
  readonly server?: string | null;
  /**
   * Writes one text. @throws ModelError; never a partial text as if it were whole. Parts that were heard by then
   * are whole all the same.
   */
  write(prompt: Prompt, options: Writing): Promise<Written>;
  /** Whether its server answers now; within two seconds, and never by an error. */
  answers(): Promise<boolean>;
}

/** The model the site has configured now; null where there is none. */
export interface Models {
  current(): Promise<LanguageModel | null>;
}

/** Where a model is asked, as an admin set it. */
export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'azure' | 'ollama';
  readonly model: string;
  /** Null: the provider's own, OLLAMA_URL for ollama. */
  readonly endpoint: string | null;
  readonly apiVersion: string | null;
  readonly apiKey: string | null;
  /** Default: whole. */
  readonly writes?: WritingManner;
}

export interface InstalledModel {
  readonly name: string;
  readonly bytes: number;
  /** Such as `8.0B`; null where the server does not tell. */
  readonly parameters: string | null;
}

/** Every kind of model server that a setting can name. */
export interface ModelServers {
  /** A sentence that says why this site must not call it; null where it may. Nothing is sent to find out. */
  blocked(settings: Pick<ModelSettings, 'provider' | 'endpoint'>): string | null;
  /** A blocked one answers each question with ModelError refused, and nothing is sent. */
  model(settings: ModelSettings): LanguageModel;
  /** What OLLAMA_URL has. @throws ModelError where it does not answer. */
  installed(): Promise<InstalledModel[]>;
}
