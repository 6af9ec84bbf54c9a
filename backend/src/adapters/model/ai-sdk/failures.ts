import { ModelError } from '../../../kernel/ports/model.port.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';

/** An error of a call, in the port's words. */
export function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof OutboundError) return new ModelError(error.reason, error.message);
  const { name } = (error ?? {}) as { name?: unknown };
  if (name === 'TimeoutError') return new ModelError('timeout', 'The model took too long.');
  return unreadable();
}

/** Why a signal stopped the work; null while it did not. */
export function stopped(signal: AbortSignal): ModelError | null {
  if (!signal.aborted) return null;
  const { name } = signal.reason as { name?: unknown };
  if (name === 'TimeoutError') return new ModelError('timeout', 'The model took too long.');
  return new ModelError('cancelled', 'The generation was cancelled.');
}

export const cutOff = () => new ModelError('cut_off', 'The model stopped before the note was finished.');
export const cutShort = () =>
  new ModelError('out_of_room', 'The model ran out of room before the note was finished.');
export const unreadable = () =>
  new ModelError('refused', 'The model server sent an answer that cannot be read.');
export const failedWriting = () =>
  new ModelError('refused', 'The model server reported an error while writing.');

/**
 * What a server of the site says where its machine lacks memory for the model; null: it says something else [seen:
 * Ollama 0.12.11, before it loads a model, and when the system has ended one].
 */
export function outOfMemory(said: string): ModelError | null {
  const [, needed, free] =
    /requires more system memory \(([\d.]+ \w+)\) than is available \(([\d.]+ \w+)\)/.exec(said) ?? [];
  if (needed)
    return refused(
      `The model needs ${needed} of memory, and the machine of the model server has ${free} free.`,
    );
  if (/out of memory|cudaMalloc failed|unable to allocate/i.test(said))
    return refused('The machine of the model server has too little memory for this model.');
  if (/runner (?:process )?(?:has terminated|no longer running|terminated)/i.test(said))
    return refused('The model was ended in the middle by its machine, which may lack memory for it.');
  return null;
}
const refused = (sentence: string) => new ModelError('refused', sentence);
export const filtered = () =>
  new ModelError(
    'refused',
    'The model declined to write this note: its content filter or its rules forbid it.',
  );
