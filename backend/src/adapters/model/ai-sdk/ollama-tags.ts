import { type InstalledModel, ModelError } from '../../../kernel/model.port.ts';
import { asModelError } from './failures.ts';

const ANSWER_MS = 5_000;
/** A model of the same name may be replaced at any time, but not between two glances. */
const FRESH_MS = 30_000;

interface Tag extends InstalledModel {
  readonly digest: string | null;
}

/** What an Ollama server has, by its /api/tags. */
export class OllamaTags {
  private last: { readonly at: number; readonly tags: Promise<Tag[]> } | null = null;

  constructor(
    private readonly base: string,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  /** @throws ModelError where it does not answer. */
  async installed(): Promise<InstalledModel[]> {
    return (await this.read()).map(({ name, bytes, parameters }) => ({ name, bytes, parameters }));
  }

  /** Of the exact model that a name stands for; null where the server does not tell. */
  async digestOf(model: string): Promise<string | null> {
    const now = performance.now();
    if (!this.last || now - this.last.at > FRESH_MS) this.last = { at: now, tags: this.read() };
    const tags = await this.last.tags.catch(() => {
      this.last = null;
      return [];
    });
    const full = model.includes(':') ? model : `${model}:latest`;
    return tags.find(({ name }) => name === full || name === model)?.digest ?? null;
  }

  private async read(): Promise<Tag[]> {
    let answer: unknown;
    try {
      const response = await this.fetch(`${this.base}/api/tags`, { signal: AbortSignal.timeout(ANSWER_MS) });
      answer = response.ok ? await response.json() : null;
    } catch (error) {
      throw asModelError(error);
    }
    const { models } = (answer ?? {}) as { models?: unknown };
    if (!Array.isArray(models)) throw new ModelError('refused', 'The model server did not list its models.');
    return models.flatMap(tagOf);
  }
}

function tagOf(value: unknown): Tag[] {
  const { name, size, digest, details } = (value ?? {}) as Record<string, unknown>;
  const { parameter_size: parameters } = (details ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string') return [];
  return [
    {
      name,
      bytes: typeof size === 'number' && size >= 0 ? size : 0,
      parameters: typeof parameters === 'string' ? parameters : null,
      digest: typeof digest === 'string' ? digest.slice(0, 100) : null,
    },
  ];
}
