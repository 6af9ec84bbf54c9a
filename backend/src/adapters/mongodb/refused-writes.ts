/** Commands by which something changes. */
export const WRITES: ReadonlySet<string> = new Set([
  'insert',
  'update',
  'delete',
  'findAndModify',
  'commitTransaction',
]);

/** Of the document and not of the server: something stands there already. */
const DUPLICATE = 11000;

interface WriteReply {
  readonly writeErrors?: readonly { readonly code?: number }[];
  readonly writeConcernError?: { readonly code?: number };
}

/** Why a write was not taken although the command was answered; null where it was. Never the engine's own sentence. */
export function refusalOf(reply: unknown): string | null {
  const { writeErrors = [], writeConcernError } = (reply ?? {}) as WriteReply;
  const error = writeErrors.find(({ code }) => code !== DUPLICATE) ?? writeConcernError;
  return error ? `code ${error.code ?? 'unknown'}` : null;
}
