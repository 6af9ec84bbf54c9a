import type { NotePhase } from '@vouchwell/contract';
import { createHash } from 'node:crypto';
import { NOT_CONFIGURED } from '../ai/ai.queries.ts';
import type { NoteReceipt } from '../cases/case.events.ts';
import { type LanguageModel, ModelError, type Prompt } from '../kernel/model.port.ts';
import { DomainError } from '../kernel/problem.ts';

/** Who waits for a note: how to tell that he went away, and what to tell him meanwhile. */
export interface Waiting {
  readonly signal: AbortSignal;
  readonly phase?: (phase: NotePhase) => void;
  readonly text?: (piece: string) => void;
}

/** What the model wrote; or null, and in the receipt why not. */
export interface Answer {
  readonly text: string | null;
  readonly receipt: NoteReceipt;
}

/** The longest a model may take [the specification's request timeout]. */
export const LIMIT_MS = 600_000;

/**
 * Asks the model once. A model that fails is an answer too, as a template then stands in.
 * @throws DomainError cancelled when the one who waits went away.
 */
export async function askModel(
  model: LanguageModel | null,
  prompt: Prompt,
  waiting: Waiting,
  limitMs = LIMIT_MS,
): Promise<Answer> {
  if (!model) return { text: null, receipt: { ...nobody, fallback_reason: NOT_CONFIGURED } };
  const started = performance.now();
  const receipt = () => ({
    ...nobody,
    prompt_hash: promptHash(prompt),
    duration_ms: Math.round(performance.now() - started),
  });
  try {
    const { text, tokens } = await withinLimit(limitMs, waiting.signal, (signal) =>
      model.write(prompt, { signal, onText: hearing(waiting) }),
    );
    const { provider, model: name } = model;
    const tokenCounts = { input_tokens: tokens.input, output_tokens: tokens.output };
    return { text, receipt: { ...receipt(), ...tokenCounts, provider, model: name } };
  } catch (error) {
    if (waiting.signal.aborted) throw cancelled();
    if (!(error instanceof ModelError)) throw error;
    return { text: null, receipt: { ...receipt(), fallback_reason: error.message } };
  }
}

export const cancelled = () => new DomainError('cancelled', 'cancelled', 'The generation was cancelled.');

const nobody: NoteReceipt = {
  provider: null,
  model: null,
  prompt_hash: null,
  input_tokens: null,
  output_tokens: null,
  duration_ms: 0,
  fallback_reason: null,
};

function promptHash({ system, user }: Prompt): string {
  return createHash('sha256')
    .update(JSON.stringify([system, user]))
    .digest('hex');
}

/** The first piece says that the model has read the facts. */
function hearing(waiting: Waiting): (piece: string) => void {
  let first = true;
  return (piece) => {
    if (first) waiting.phase?.('preparing');
    first = false;
    waiting.text?.(piece);
  };
}

async function withinLimit<T>(
  limitMs: number,
  outer: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const over = () => limit.abort(new DOMException('The time for a note is over.', 'TimeoutError'));
  const timer = setTimeout(over, limitMs);
  try {
    return await run(AbortSignal.any([outer, limit.signal]));
  } finally {
    clearTimeout(timer);
  }
}
