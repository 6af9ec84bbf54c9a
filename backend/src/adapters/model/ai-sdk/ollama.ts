import { type LanguageModel, ModelError, type Prompt, type Written } from '../../../kernel/model.port.ts';
import { CleanText } from './clean-text.ts';
import { modelFetch } from './model-fetch.ts';
import { answersAt } from './probe.ts';

export interface OllamaSettings {
  /** Without a slash at its end: `http://127.0.0.1:11434`. */
  readonly url: string;
  readonly model: string;
}

type Options = Parameters<LanguageModel['write']>[1];

/** A model of an Ollama server on the local network, through the AI SDK. Nothing is tried twice. */
export function ollamaModel({ url, model }: OllamaSettings): LanguageModel {
  return {
    provider: 'ollama',
    model,
    async write(prompt, options) {
      let failure: ModelError | null = null;
      // Ends the request whatever way the reading ends.
      const over = new AbortController();
      const signal = AbortSignal.any([options.signal, over.signal]);
      try {
        return await written({ url, model }, prompt, { ...options, signal }, (error) => (failure ??= error));
      } catch (error) {
        throw stopped(options.signal) ?? failure ?? asModelError(error);
      } finally {
        over.abort();
      }
    },
    answers: () => answersAt(`${url}/api/version`),
  };
}

async function written(
  { url, model }: OllamaSettings,
  prompt: Prompt,
  { signal, onText }: Options,
  failed: (error: ModelError) => void,
): Promise<Written> {
  signal.throwIfAborted();
  const { parts } = await stream({ url, model }, prompt, signal, failed);
  const text = new CleanText();
  for await (const part of parts) {
    if (part.type === 'error') throw asModelError(part.error);
    if (part.type === 'text-delta') {
      const piece = text.add(part.text);
      if (piece !== '') onText?.(piece);
    }
    if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage;
      if (part.finishReason === 'length') throw cutShort();
      return { text: text.text(), tokens: { input: inputTokens ?? null, output: outputTokens ?? null } };
    }
  }
  throw new ModelError('cut_off', 'The model stopped before the note was finished.');
}

async function stream(
  { url, model }: OllamaSettings,
  { system, user }: Prompt,
  signal: AbortSignal,
  failed: (error: ModelError) => void,
) {
  // Loaded on first use: the two cost about a tenth of a second at the start.
  const [{ extractReasoningMiddleware, streamText, wrapLanguageModel }, { createOllama }] = await Promise.all(
    [import('ai'), import('ai-sdk-ollama')],
  );
  const ollama = createOllama({ baseURL: url, fetch: modelFetch(signal, failed) });
  const options = { num_ctx: contextFor(system.length + user.length), temperature: 0.2 };
  const { stream: parts } = streamText({
    // Some models think aloud, inside a tag of their answer: that is no part of a note.
    model: wrapLanguageModel({
      model: ollama(model, { options }),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }),
    instructions: system,
    prompt: user,
    abortSignal: signal,
    maxRetries: 0,
    // Said by the parts; the library's default prints the error, prompt and all.
    onError: () => undefined,
  });
  return { parts };
}

/** Tokens for the prompt and a long note. Ollama cuts a prompt above its context off without a word. */
function contextFor(characters: number): number {
  const wanted = Math.ceil(characters / 3) + 4096;
  return 2 ** Math.max(13, Math.ceil(Math.log2(wanted)));
}

/** Why it was told to stop; null while it was not. */
function stopped(signal: AbortSignal): ModelError | null {
  if (!signal.aborted) return null;
  const { name } = signal.reason as { name?: unknown };
  if (name === 'TimeoutError') return new ModelError('timeout', 'The model took too long.');
  return new ModelError('cancelled', 'The generation was cancelled.');
}

function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  return new ModelError('refused', 'The model server sent an answer that cannot be read.');
}

const cutShort = () => new ModelError('cut_off', 'The model ran out of room before the note was finished.');
