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

/** Whether a write was not taken although the command was answered. */
export function isRefusal(reply: unknown): boolean {
  const { writeErrors = [], writeConcernError } = (reply ?? {}) as WriteReply;
  return writeConcernError !== undefined || writeErrors.some(({ code }) => code !== DUPLICATE);
}
