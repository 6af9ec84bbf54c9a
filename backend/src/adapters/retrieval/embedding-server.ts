export interface EmbeddingOptions {
  /** Of the Ollama server. */
  readonly url: string;
  readonly model: string;
  /** By which it is called; it decides what may be called at all. */
  readonly fetch: typeof fetch;
}

/** What a text is embedded for; some models are trained to be told. */
export type Purpose = 'document' | 'query';

/** An embedding model on an Ollama server [Ollama API: POST /api/embed]. */
export class EmbeddingServer {
  private readonly options: EmbeddingOptions;

  constructor(options: EmbeddingOptions) {
    this.options = options;
  }

  get model(): string {
    return this.options.model;
  }

  /**
   * One vector of length 1 for each text, in their order.
   * @throws Error where the server is away, lacks the model, or answers with anything else
   */
  async embed(texts: readonly string[], purpose: Purpose, signal: AbortSignal): Promise<Float32Array[]> {
    const { url, model, fetch } = this.options;
    const answer = await fetch(`${url}/api/embed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model, input: texts.map((text) => told(model, purpose, text)), truncate: true }),
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`The embedding model ${model} answered ${answer.status}.`);
    }
    return vectors(await answer.json(), texts.length);
  }
}

/** nomic-embed-text wants its texts prefixed by their purpose [model card]. */
function told(model: string, purpose: Purpose, text: string): string {
  return model.includes('nomic-embed') ? `search_${purpose}: ${text}` : text;
}

function vectors(answer: unknown, count: number): Float32Array[] {
  const { embeddings } = (answer ?? {}) as { embeddings?: unknown };
  if (!Array.isArray(embeddings) || embeddings.length !== count) throw unreadable();
  const read = embeddings.map(vector);
  if (read.some(({ length }) => length !== read[0]?.length)) throw unreadable();
  return read;
}

function vector(numbers: unknown): Float32Array {
  if (!Array.isArray(numbers) || numbers.length === 0) throw unreadable();
  if (!numbers.every((one) => typeof one === 'number' && Number.isFinite(one))) throw unreadable();
  const length = Math.hypot(...(numbers as number[]));
  // A text without anything to embed: near to nothing.
  if (length === 0) return new Float32Array(numbers.length);
  return Float32Array.from(numbers as number[], (one) => one / length);
}

const unreadable = () => new Error('The embedding model answered something else than vectors.');
