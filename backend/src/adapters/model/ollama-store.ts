import { totalmem } from 'node:os';
import { ModelError } from '../../kernel/ports/model.port.ts';
import {
  type FileToTake,
  type ModelStore,
  type StoredModel,
  StoreRefusal,
} from '../../kernel/ports/model-store.port.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { PLAIN, tellsSystem, type Turns, turnsOf } from './ollama-turns.ts';
import { facts, storeSentence } from './ollama-words.ts';

const LIST_MS = 10_000;
/** As a note is asked for (ai-sdk/ollama.ts). */
const NOTE_CONTEXT = 8192;
/** How an Ollama names what runs in its cloud: it is no model of this site. */
const CLOUD_NAME = /[:-]cloud$/i;

/** The models of an Ollama server [github.com/ollama/ollama, docs/api.md]. `base` without a slash at its end. */
export function ollamaStore(base: string, fetch: typeof globalThis.fetch): ModelStore {
  const ask = async (method: string, path: string, init: RequestInit & { signal: AbortSignal }) => {
    try {
      return await fetch(`${base}/api/${path}`, { ...init, method });
    } catch (error) {
      throw failureOf(error, init.signal);
    }
  };
  /** @throws StoreRefusal in the words of storeSentence */
  const done = async (response: Response): Promise<unknown> => {
    const text = await response.text().catch(() => '');
    const answer = jsonOf(text);
    // A create may fail after its status was sent.
    const error = (answer as { error?: unknown } | null)?.error;
    if (!response.ok || typeof error === 'string')
      throw new StoreRefusal(storeSentence(response.status, error));
    return answer;
  };
  const post = async (path: string, body: object, signal: AbortSignal) =>
    done(await ask('POST', path, { body: JSON.stringify(body), signal }));
  const show = async (model: string, signal: AbortSignal) => post('show', { model }, signal);

  return {
    async list(given) {
      const signal = AbortSignal.any([given, AbortSignal.timeout(LIST_MS)]);
      const tags = (await done(await ask('GET', 'tags', { signal }))) as { models?: unknown } | null;
      const names = Array.isArray(tags?.models) ? (tags.models as Record<string, unknown>[]) : [];
      const models: StoredModel[] = [];
      for (const tag of names) {
        const name = tag['name'];
        if (typeof name !== 'string' || CLOUD_NAME.test(name) || tag['remote_host']) continue;
        // One that is damaged, or deleted since, is listed by its name.
        const shown = await show(name, signal).catch((error: unknown) => {
          if (error instanceof StoreRefusal) return null;
          throw error;
        });
        models.push(facts(name, tag, shown));
      }
      return models;
    },
    async holds(sha256, signal) {
      const { status } = await ask('HEAD', `blobs/sha256:${sha256}`, { signal });
      return status === 200;
    },
    async take({ sha256, bytes, content }: FileToTake, signal) {
      const headers = { 'content-type': 'application/octet-stream', 'content-length': String(bytes) };
      await done(await ask('POST', `blobs/sha256:${sha256}`, { body: content, headers, signal }));
    },
    async make(model, { sha256, chatTemplate }, signal) {
      const files = { 'model.gguf': `sha256:${sha256}` };
      const made = (turns: Turns | null) => {
        const { template, stop } = turns ?? {};
        const more = turns && { template, ...(stop?.length && { parameters: { stop } }) };
        return post('create', { model, files, ...more, stream: false }, signal);
      };
      const turns = turnsOf(chatTemplate);
      await made(turns);
      // It knows some more by itself; of all others it would leave out what the prompt says first.
      if (turns === null && !tellsSystem(await show(model, signal))) await made(PLAIN);
    },
    async tryOut(model, signal) {
      const options = { num_ctx: NOTE_CONTEXT, num_predict: 1 };
      const { capabilities } = ((await show(model, signal)) ?? {}) as { capabilities?: unknown };
      const embeds = Array.isArray(capabilities) && !capabilities.includes('completion');
      const asked = embeds ? { input: 'ready' } : { prompt: 'Say: ready', stream: false };
      // It leaves the memory to the model that writes the notes.
      await post(embeds ? 'embed' : 'generate', { model, ...asked, options, keep_alive: 0 }, signal);
    },
    async copy(source, destination, signal) {
      await post('copy', { source, destination }, signal);
    },
    async remove(model, signal) {
      const response = await ask('DELETE', 'delete', { body: JSON.stringify({ model }), signal });
      if (response.status !== 404) await done(response);
    },
    memory: () => (isHere(new URL(base).hostname) ? totalmem() : null),
  };
}

const isHere = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

function failureOf(error: unknown, signal: AbortSignal): unknown {
  const timedOut = (signal.reason as { name?: string } | null)?.name === 'TimeoutError';
  if (signal.aborted && !timedOut) return signal.reason;
  if (error instanceof OutboundError && error.reason === 'refused') return new StoreRefusal(error.message);
  return new ModelError('unreachable', 'The model server does not answer.');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
