import { OutcomeUnknownError, UnavailableError } from '../../kernel/log/event-log.port.ts';
import { messageOf } from '../../kernel/basics/message-of.ts';

const UNREACHABLE = 'The event store cannot be reached.';
const TOO_LATE = 'The event store did not answer in time.';

/** By the client's error types. */
const SENTENCES: Readonly<Record<string, string>> = {
  unavailable: UNREACHABLE,
  cancelled: 'The connection to the event store was lost.',
  timeout: TOO_LATE,
  'deadline-exceeded': TOO_LATE,
  'not-leader': 'The event store is choosing its leader.',
  'access-denied':
    'The event store refuses this program: check the user, the password and the rights in EVENTSTORE_URL.',
  'stream-deleted': 'The event store says that the stream was deleted.',
  'maximum-append-size-exceeded': 'The event store takes no append of this size.',
};
/** Trying these again answers the same. */
const LASTING = new Set(['access-denied', 'stream-deleted', 'maximum-append-size-exceeded']);

/** The client's `type` of an error; '' for what is not the client's. */
export function typeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'type' in error ? String(error.type) : '';
}

/** The engine answered these: what was sent is not written. */
const ANSWERED = new Set([...LASTING, 'not-leader', 'wrong-expected-version']);

/** The engine answered that it would take others. */
export const isOfTheRequest = (error: unknown): boolean =>
  ['wrong-expected-version', 'stream-deleted', 'maximum-append-size-exceeded'].includes(typeOf(error));

/** Whether an append that was sent and failed so may be written nevertheless. */
export function mayStand(error: unknown): boolean {
  return !ANSWERED.has(typeOf(error));
}

/** The same, where it is not known whether an append was written. */
export function outcomeUnknown(error: unknown): OutcomeUnknownError {
  return new OutcomeUnknownError(unavailable(error).message, { cause: error });
}

export function isPassing(error: unknown): boolean {
  return !(error instanceof UnavailableError) && !LASTING.has(typeOf(error));
}

/** Whatever went wrong, as the port says it. The sentence carries nothing of a request. */
export function unavailable(error: unknown): UnavailableError {
  if (error instanceof UnavailableError) return error;
  const type = typeOf(error);
  const unreachable = /^Failed to discover|Channel has been shut down/.test(messageOf(error));
  const sentence =
    SENTENCES[type] ?? (unreachable ? UNREACHABLE : `The event store failed (${type || 'unknown'}).`);
  return new UnavailableError(sentence, { cause: error });
}

export function tooLate(): UnavailableError {
  return new UnavailableError(TOO_LATE);
}
