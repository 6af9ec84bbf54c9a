/** What an error says. Node's own errors are no `Error` of this realm where tests run. */
export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
