import type { ProblemResponse } from '@vouchwell/contract';

export type ProblemKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too_many'
  | 'too_large'
  | 'cancelled'
  | 'failed'
  | 'unavailable';

/** The only place where HTTP meets the domain's errors. */
export const statusOf: Record<ProblemKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  too_many: 429,
  too_large: 413,
  // The convention of reverse proxies for a request that its client gave up.
  cancelled: 499,
  failed: 500,
  unavailable: 503,
};

/** A refusal. The message is a sentence a person can act on, without patient data. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: ProblemKind;
  /** Stable, for programs: `case_locked`. */
  readonly code: string;
  /** What to mend, by field path. */
  readonly fields?: Record<string, string>;
  /** Where the stream stands that has moved on. */
  readonly revision?: number;
  /** The thing as it stands there, where whoever asks may see it. */
  readonly current?: object;

  /** `cause`: for the operator's log alone: what is behind it, without patient data. */
  constructor(
    kind: ProblemKind,
    code: string,
    message: string,
    fields?: Record<string, string>,
    revision?: number,
    cause?: string,
    current?: object,
  ) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.fields = fields;
    this.revision = revision;
    this.current = current;
  }
}

/** A refusal by which somebody learns that these patients are known here: it is recorded as what it tells. */
export class TellingError extends DomainError {
  readonly patients: readonly number[];

  constructor(code: string, message: string, fields: Record<string, string>, patients: readonly number[]) {
    super('invalid', code, message, fields);
    this.patients = patients;
  }
}

/** Whether something thrown is the refusal of this code. */
export const isRefusal = (error: unknown, code: string): error is DomainError =>
  error instanceof DomainError && error.code === code;

export const invalid = (code: string, message: string, fields?: Record<string, string>) =>
  new DomainError('invalid', code, message, fields);
export const forbidden = (code: string, message: string) => new DomainError('forbidden', code, message);
export const missing = (code: string, message: string) => new DomainError('missing', code, message);
export const conflict = (code: string, message: string) => new DomainError('conflict', code, message);

/** `revision`: where it stands now, so that a person can be shown both versions. */
export const changedMeanwhile = (revision?: number, current?: object) =>
  new DomainError(
    'conflict',
    'changed_meanwhile',
    'This was changed by someone else meanwhile. Load it again and repeat your change.',
    undefined,
    revision,
    undefined,
    current,
  );

/**
 * Events of a stream cannot be read, or not be understood: what they would say, a right taken back among it, is
 * unknown, so nothing of the stream is shown.
 */
export const damagedHistory = (stream: string, cause: string) =>
  new DomainError(
    'unavailable',
    'history_damaged',
    `The history of this ${thing(stream)} is damaged. Nothing of it is shown or changed until an administrator has restored it.`,
    undefined,
    undefined,
    `${stream}: ${cause}`,
  );

/** A document that something else than the server has changed. It is neither shown nor decided upon. */
export const alteredReadModels = (collection: string, what: string) =>
  new DomainError(
    'unavailable',
    'read_models_altered',
    'What is kept for reading this was altered or damaged outside the server and is not shown. Tell an administrator: it has to be made anew from the event log.',
    undefined,
    undefined,
    `${what} of ${collection} is not what was written. Run \`npm run projections:rebuild\`.`,
  );

/** `case-42` → case. */
const thing = (stream: string) => stream.slice(0, stream.lastIndexOf('-')).replaceAll('-', ' ') || 'record';

export function problemBody(error: DomainError): ProblemResponse {
  return {
    message: error.message,
    error: error.message,
    code: error.code,
    status: statusOf[error.kind],
    ...(error.fields && { fields: error.fields }),
    ...(error.revision !== undefined && { revision: error.revision }),
    ...(error.current && { current: error.current }),
    success: false,
  };
}
