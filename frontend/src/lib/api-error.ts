/** A refusal of the server, or no answer at all (status 0). The message is a sentence for a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** What to mend, by its path, such as `diagnoses.0.code`. */
  readonly fields: Record<string, string>;
  /** With `changed_meanwhile`: the thing as it stands now, where the server shows it. */
  readonly current: unknown;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    current: unknown = undefined,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.current = current;
  }
}

/** What is wrong with which field of what was sent. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fields : {};

/** The server's own sentence, or `fallback` where there is none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.code !== 'unknown' ? error.message || fallback : fallback;
}

const UNANSWERED = 'outcome_unknown';
const MAY_BE_SAVED = 'The server has not answered. It may have been saved; check again before you repeat it.';

/** What a person asked for may have been done or not: nobody has said. Never told as a failure. */
export const unanswered = (): ApiError => new ApiError(0, UNANSWERED, MAY_BE_SAVED);

export function isUnanswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === UNANSWERED;
}

/** The server refused a change because the thing is another one by now. */
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

/** No answer of our server: the line broke, or who stands between answered in its place. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const between = error.code === 'unknown' && [502, 503, 504].includes(error.status);
  return error.status === 0 || between || error.code === UNANSWERED;
}

/**
 * Answers that say nothing of an earlier attempt: the server has trouble, be it one that nobody foresaw, or is still at
 * work on it.
 */
export function saysNothingYet(error: unknown): boolean {
  if (isLost(error)) return true;
  if (!(error instanceof ApiError)) return false;
  return error.status === 429 || error.status >= 500 || error.code === 'generation_running';
}

/** The sentence the server itself sent, or that a change has no answer; null where there is no such sentence. */
export function serverMessage(error: unknown): string | null {
  if (isUnanswered(error)) return error.message;
  if (!(error instanceof ApiError) || error.status === 0 || error.code === 'unknown') return null;
  return error.message;
}

/** Ended by an administrator’s work alone: whoever asks again reads the same. */
const LASTING: readonly string[] = [
  'stopped',
  'disk_full',
  'history_damaged',
  'document_altered',
  'read_models_altered',
  'read_models_damaged',
  'key_missing',
];

/** Whether a person who asks for the same once more may be answered otherwise. */
export const helpsToTryAgain = (error: unknown): boolean =>
  !(error instanceof ApiError) || !(LASTING.includes(error.code) || [403, 404].includes(error.status));

/** The server’s own sentence where it says more than to try again: why, and what helps; null elsewhere. */
export function whatHelps(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const says = !helpsToTryAgain(error) || (error.status === 503 && error.code !== 'unavailable');
  return says ? serverMessage(error) : null;
}

/** What a second attempt may cure: no answer, too many at once, or a server in trouble. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
