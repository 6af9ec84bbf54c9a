import { ModelError, type Prompt } from '../../kernel/ports/model.port.ts';
import { DomainError } from '../../kernel/basics/problem.ts';
import type { SettingModel } from '../models/setting-models.ts';

export interface TestResult {
  readonly ok: boolean;
  /** A sentence of ours or of the adapter's; goes into the history. */
  readonly message: string;
  /** The beginning of what the model said; null where it failed. */
  readonly response: string | null;
}

/** A large model that must first be loaded from a slow disk takes most of this. */
const LIMIT_MS = 60_000;
/** A model that talks on has answered; more would only cost. */
const ENOUGH = 200;

const QUESTION: Prompt = {
  system: 'This is a test of the connection. Answer with one word.',
  user: 'Answer with the word: ready',
};

/** One tiny question. @throws DomainError cancelled when nobody waits any more */
export async function askOnce(
  { model, withoutKey }: SettingModel,
  waiting: AbortSignal,
  limitMs = LIMIT_MS,
): Promise<TestResult> {
  const [enough, limit] = [new AbortController(), new AbortController()];
  const timer = setTimeout(() => limit.abort(new DOMException('Over.', 'TimeoutError')), limitMs);
  const signal = AbortSignal.any([waiting, enough.signal, limit.signal]);
  let heard = '';
  const onText = (piece: string) => {
    heard += piece;
    if (heard.length > ENOUGH) enough.abort();
  };
  const answered = (text: string): TestResult => {
    // Cut first: what is cut within the key shows the key's beginning at its end, where it is looked for.
    const response = withoutKey(text.slice(0, ENOUGH)).trim();
    return { ok: true, message: 'The model answered.', response };
  };
  try {
    return answered((await model.write(QUESTION, { signal, onText })).text);
  } catch (error) {
    if (waiting.aborted) throw new DomainError('cancelled', 'cancelled', 'The test was cancelled.');
    if (enough.signal.aborted) return answered(heard);
    if (!(error instanceof ModelError)) throw error;
    const message = limit.signal.aborted ? tooLong(limitMs) : withoutKey(error.message);
    return { ok: false, message, response: null };
  } finally {
    clearTimeout(timer);
  }
}

const tooLong = (limitMs: number) => `The model did not answer within ${Math.round(limitMs / 1000)} seconds.`;
