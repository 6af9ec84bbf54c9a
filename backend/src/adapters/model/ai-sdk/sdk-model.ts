import type {
  LanguageModel,
  ModelError,
  Parts,
  Prompt,
  Writing,
  Written,
} from '../../../kernel/ports/model.port.ts';
import { CleanText } from './clean-text.ts';
import { asModelError, cutOff, cutShort, failedWriting, filtered, stopped } from './failures.ts';
import { type Hearing, modelFetch } from './model-fetch.ts';
import type { Question } from './ollama-questions.ts';
import { formOf, hearingParts } from './parts.ts';
import { answersAt } from './probe.ts';
import { tooLong } from './refusal.ts';
import type { Connection, SdkCall, Vendor } from './vendor.ts';

export interface SdkModel {
  readonly provider: string;
  readonly vendor: Vendor;
  readonly connection: Connection;
  /** Reaches what the site allows, and nothing else. */
  readonly fetch: typeof fetch;
  /**
   * Which exact model the name stands for now; null where its server does not tell. Asked before anything is
   * sent. @throws ModelError where that one must not be asked.
   */
  readonly digest: () => Promise<string | null>;
  /** Of a server that goes on with what was given up, and has to be told. */
  readonly question?: () => Question;
  readonly writes?: LanguageModel['writes'];
}

/** A little freedom: notes should not all read alike, but state the same facts. */
const TEMPERATURE = 0.2;

/** A model of any vendor, through the AI SDK. Nothing is tried twice, and there are no tools. */
export function sdkModel(model: SdkModel): LanguageModel {
  const { provider, vendor, connection, fetch, writes } = model;
  return {
    provider,
    model: connection.model,
    ...(writes && { writes }),
    async write(prompt, options) {
      let failure: ModelError | null = null;
      const question = model.question?.();
      // Ends the request whatever way the reading ends.
      const over = new AbortController();
      const signal = AbortSignal.any([options.signal, over.signal]);
      try {
        const failed = (error: ModelError) => void (failure ??= error);
        return await written(model, prompt, { ...options, signal }, { failed, question });
      } catch (error) {
        throw stopped(options.signal) ?? failure ?? asModelError(error);
      } finally {
        over.abort();
        await question?.over(options.signal.aborted);
      }
    },
    answers: () => answersAt(fetch, vendor.probe(connection)),
  };
}

async function written(
  { vendor, connection, fetch, digest }: SdkModel,
  prompt: Prompt,
  { signal, onText, parts, sending }: Writing,
  { failed, question }: Pick<Hearing, 'failed'> & { question: Question | undefined },
): Promise<Written> {
  signal.throwIfAborted();
  let sent = '';
  const hearing: Hearing = {
    failed,
    sent: (body) => {
      sent = body;
      question?.sent();
    },
    answered: () => question?.answered(),
  };
  const asked = modelFetch(fetch, vendor, signal, hearing);
  const length = prompt.system.length + prompt.user.length;
  const exact = await orStopped(digest(), signal);
  const call = await vendor.open(connection, asked, length);
  const hearParts = parts && (await hearingParts(parts));
  const hear = async (piece: string) => {
    onText?.(piece);
    await hearParts?.(piece);
  };
  sending?.(exact);
  const { text, tokens } = await read(await streamOf(call, prompt, signal, parts), hear);
  const parameters = parametersOf(sent);
  // As many tokens as the whole context holds: the beginning of the prompt was cut off.
  const { num_ctx: room } = parameters;
  if (room !== undefined && tokens.input !== null && tokens.input >= room) throw tooLong();
  return { text, tokens, digest: exact, parameters };
}

function orStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

async function streamOf(
  { model, options }: SdkCall,
  { system, user }: Prompt,
  signal: AbortSignal,
  parts: Parts | undefined,
) {
  const { extractReasoningMiddleware, streamText, wrapLanguageModel } = await import('ai');
  // Its warnings go to the console, which is no place of this program's.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return streamText({
    // Some models think aloud, inside a tag of their answer: that is no part of a note.
    model: wrapLanguageModel({
      model: model as Parameters<typeof wrapLanguageModel>[0]['model'],
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }),
    instructions: system,
    prompt: user,
    temperature: TEMPERATURE,
    abortSignal: signal,
    maxRetries: 0,
    ...(parts && { output: await formOf(parts) }),
    ...(options && { providerOptions: options }),
    // Said by the parts; the library's default prints the error, prompt and all.
    onError: () => undefined,
  }).stream;
}

async function read(
  parts: Awaited<ReturnType<typeof streamOf>>,
  hear: (piece: string) => Promise<void>,
): Promise<Pick<Written, 'text' | 'tokens'>> {
  const text = new CleanText();
  for await (const part of parts) {
    if (part.type === 'error') throw asModelError(part.error);
    if (part.type === 'text-delta') {
      const piece = text.add(part.text);
      if (piece !== '') await hear(piece);
    }
    if (part.type === 'finish') {
      whole(part.finishReason);
      const { inputTokens, outputTokens } = part.totalUsage;
      return { text: text.text(), tokens: { input: inputTokens ?? null, output: outputTokens ?? null } };
    }
  }
  throw cutOff();
}

/** @throws ModelError unless the model says that it has finished. */
function whole(reason: string): void {
  if (reason === 'stop') return;
  if (reason === 'length') throw cutShort();
  if (reason === 'content-filter') throw filtered();
  throw reason === 'error' ? failedWriting() : cutOff();
}

const PARAMETERS = [
  'temperature',
  'num_ctx',
  'num_predict',
  'max_tokens',
  'max_completion_tokens',
  'maxOutputTokens',
];

/** What was really asked with: the library leaves out what a model does not take. */
function parametersOf(sent: string): Record<string, number> {
  const body = JSON.parse(sent || '{}') as Record<string, object | undefined>;
  const fields: Record<string, unknown> = { ...body, ...body['options'], ...body['generationConfig'] };
  const found: Record<string, number> = {};
  for (const name of PARAMETERS) {
    const value = fields[name];
    if (typeof value === 'number') found[name] = value;
  }
  return found;
}
