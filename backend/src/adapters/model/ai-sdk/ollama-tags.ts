import { type InstalledModel, ModelError } from '../../../kernel/ports/model.port.ts';
import { asModelError } from './failures.ts';

const LIST_MS = 5_000;
/** Before a note, which takes longer anyway: a machine that is busy writing another may be slow. */
const EXACT_MS = 20_000;
/** A model of the same name may be replaced at any time, but not between two glances. */
const FRESH_MS = 30_000;

interface Tag extends InstalledModel {
  readonly digest: string | null;
  /** Whether the server hands its work to another, such as Ollama's own cloud. */
  readonly remote: boolean;
}

/** How Ollama names what runs in its cloud, installed or not: `gpt-oss:120b-cloud`, `gemma4:cloud`. */
const CLOUD_NAME = /[:-]cloud$/i;

/** Whether a server's name of a model is the one that a setting gives it. */
export const isCalled = (model: string, name: unknown): boolean =>
  name === model || (!model.includes(':') && name === `${model}:latest`);

/** What an Ollama server has, by its /api/tags. */
export class OllamaTags {
  private last: { readonly at: number; readonly tags: Promise<Tag[]> } | null = null;

  constructor(
    private readonly base: string,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  /** What runs on the server itself, or all. @throws ModelError where it does not answer. */
  async installed(remoteToo: boolean): Promise<InstalledModel[]> {
    const tags = (await this.read(LIST_MS)).filter(({ remote }) => remoteToo || !remote);
    return tags.map(({ name, bytes, parameters }) => ({ name, bytes, parameters }));
  }

  /**
   * The exact model that a name stands for; the digest is null where the server does not have it.
   * @throws ModelError where it does not answer.
   */
  async exactly(model: string): Promise<Pick<Tag, 'digest' | 'remote'>> {
    const now = performance.now();
    if (!this.last || now - this.last.at > FRESH_MS) this.last = { at: now, tags: this.read(EXACT_MS) };
    const { last } = this;
    const tags = await last.tags.catch((error: unknown) => {
      // Asked anew next time.
      if (this.last === last) this.last = null;
      throw error;
    });
    const found = tags.find(({ name }) => isCalled(model, name));
    return { digest: found?.digest ?? null, remote: found?.remote ?? CLOUD_NAME.test(model) };
  }

  private async read(limitMs: number): Promise<Tag[]> {
    const signal = AbortSignal.timeout(limitMs);
    let answer: unknown;
    try {
      const response = await this.fetch(`${this.base}/api/tags`, { signal });
      answer = response.ok ? await response.json() : null;
    } catch (error) {
      if (signal.aborted) throw new ModelError('unreachable', 'The model server does not answer.');
      throw asModelError(error);
    }
    const { models } = (answer ?? {}) as { models?: unknown };
    if (!Array.isArray(models)) throw new ModelError('refused', 'The model server did not list its models.');
    return models.flatMap(tagOf);
  }
}

function tagOf(value: unknown): Tag[] {
  const { name, size, digest, details, ...more } = (value ?? {}) as Record<string, unknown>;
  const { parameter_size: parameters } = (details ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string') return [];
  return [
    {
      name,
      bytes: typeof size === 'number' && size >= 0 ? size : 0,
      parameters: typeof parameters === 'string' ? parameters : null,
      digest: typeof digest === 'string' ? digest.slice(0, 100) : null,
      remote: Boolean(more['remote_host'] || more['remote_model']) || CLOUD_NAME.test(name),
    },
  ];
}
