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

/** Where a model is asked, as an admin set it. */
export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'azure' | 'ollama';
  readonly model: string;
  /** Null: the provider's own, OLLAMA_URL for ollama. */
  readonly endpoint: string | null;
  readonly apiVersion: string | null;
  readonly apiKey: string | null;
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
