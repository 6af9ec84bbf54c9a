import type { NotePhase } from '@vouchwell/contract';
import { createHash } from 'node:crypto';
import { NOT_CONFIGURED } from '../../ai/public.ts';
import type { NoteKind, NoteReceipt } from '../../cases/public.ts';
import { type LanguageModel, ModelError, type Prompt, type Written } from '../../kernel/ports/model.port.ts';
import { cancelled } from './cancelled.ts';
import type { Place } from './site-line.ts';
import { LetterReader } from './letter-reader.ts';
import { hashed } from './model-call.ts';
import type { NotePrompt } from '../prompt/prompt.ts';
import { PromptGuard } from '../prompt/prompt-guard.ts';

/** How a note that is wanted is stopped, and what to tell of it meanwhile. */
export interface Waiting {
  readonly signal: AbortSignal;
  /** It is the only one of its case and of its asker, from now to its end. */
  readonly begun?: (kind: NoteKind) => void;
  readonly queued?: (place: Place) => void;
  readonly phase?: (phase: NotePhase) => void;
  /** `checked`: each sentence of it was held against the case. */
  readonly text?: (piece: string, checked: boolean) => void;
  /** What is being written, before that; empty: it is gone. */
  readonly draft?: (text: string) => void;
  /** About how long it still takes, in milliseconds. */
  readonly left?: (ms: number) => void;
  /** A prompt is about to be sent that holds these contents of the library. */
  readonly holds?: (contents: NotePrompt['contents']) => void;
}

/** What the model wrote; or null, and in the receipt why not. */
export interface Answer {
  readonly text: string | null;
  readonly receipt: NoteReceipt;
  /** Of which kind the failure was. */
  readonly failure?: ModelError['reason'];
  /** What of a letter was there when its server failed, up to its last whole sentence. */
  readonly begun?: string;
}

/** The longest a model may take [the specification's request timeout]. */
const LIMIT_MS = 600_000;

const REPEATED = 'The model repeated its instructions instead of writing the note.';

/** Where no model is configured. */
export const unasked: NoteReceipt = {
  provider: null,
  model: null,
  prompt_hash: null,
  input_tokens: null,
  output_tokens: null,
  duration_ms: 0,
  fallback_reason: NOT_CONFIGURED,
  digest: null,
  parameters: null,
  contents: [],
  ranking: null,
};

/**
 * Asks the model once. A model that fails is an answer too, as a template then stands in; so is one that
 * repeats what it was told.
 * @throws DomainError cancelled when it was stopped.
 */
export async function askModel(
  model: LanguageModel,
  asked: NotePrompt,
  waiting: Waiting,
  limitMs = LIMIT_MS,
): Promise<Answer> {
  const { prompt, contents, ranking } = asked;
  const started = performance.now();
  const receipt = (fallback_reason: string | null) => ({
    ...unasked,
    prompt_hash: promptHash(prompt),
    contents,
    ranking,
    duration_ms: Math.round(performance.now() - started),
    fallback_reason,
  });
  let begun = '';
  waiting.holds?.(contents);
  try {
    const written = await withinLimit(limitMs, waiting.signal, (signal) =>
      guarded(model, asked, waiting, signal, (text) => (begun = text)),
    );
    return { text: written.text, receipt: { ...receipt(null), ...told(model, written) } };
  } catch (error) {
    if (waiting.signal.aborted) throw cancelled();
    if (!(error instanceof ModelError)) throw error;
    return { text: null, receipt: receipt(error.message), failure: error.reason, begun };
  }
}

function told({ provider, model }: LanguageModel, { tokens, digest, parameters }: Written) {
  const counts = { input_tokens: tokens.input, output_tokens: tokens.output };
  return { provider, model, ...counts, digest: digest ?? null, parameters: parameters ?? null };
}

/**
 * Shows the model's words as they come, as long as they repeat nothing of its prompt and can be a letter; otherwise
 * stops it. The note is what of them belongs in one. `keep` gets what was there when the server failed.
 */
async function guarded(
  model: LanguageModel,
  { prompt, texts, own }: NotePrompt,
  waiting: Waiting,
  signal: AbortSignal,
  keep: (begun: string) => void,
): Promise<Written> {
  const guard = new PromptGuard(texts);
  const letter = new LetterReader(own);
  const stop = new AbortController();
  const show = hearing(waiting);
  let refused = new ModelError('refused', REPEATED);
  const hear = (text: string | null) => {
    if (stop.signal.aborted) return;
    if (text === null) return stop.abort();
    show(text);
    try {
      letter.add(text);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      refused = error;
      stop.abort();
    }
  };
  try {
    const written = await model.write(prompt, {
      signal: AbortSignal.any([signal, stop.signal]),
      onText: (piece) => hear(guard.add(piece)),
    });
    hear(guard.end());
    // What is kept is judged as a whole, whatever was heard of it on the way.
    const whole = new PromptGuard(texts);
    if (whole.add(written.text) === null || whole.end() === null) stop.abort();
    if (!stop.signal.aborted) {
      letter.end();
      return { ...written, text: letter.text };
    }
  } catch (error) {
    if (!stop.signal.aborted) {
      keep(wholeSentences(letter, guard));
      throw error;
    }
  }
  throw refused;
}

/** What belongs in a letter, without the half sentence at its end; empty where nothing does. */
function wholeSentences(letter: LetterReader, guard: PromptGuard): string {
  try {
    const rest = guard.end();
    if (rest === null) return '';
    letter.add(rest);
    return letter.brokenOff();
  } catch (error) {
    if (error instanceof ModelError) return '';
    throw error;
  }
}

function promptHash(prompt: Prompt): string {
  return createHash('sha256').update(hashed(prompt)).digest('hex');
}

/** The first piece says that the model has read the facts. */
function hearing(waiting: Waiting): (piece: string) => void {
  let first = true;
  return (piece) => {
    if (first) waiting.phase?.('preparing');
    first = false;
    if (piece !== '') waiting.text?.(piece, false);
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
