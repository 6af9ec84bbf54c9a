import { ApiError, isUnanswered } from './http.ts';

/** The sentence the server itself sent, or that a change has no answer; null where there is no such sentence. */
export function serverMessage(error: unknown): string | null {
  if (isUnanswered(error)) return error.message;
  if (!(error instanceof ApiError) || error.status === 0 || error.code === 'unknown') return null;
  return error.message;
}

/** What a second attempt may cure: no answer, too many at once, or a server in trouble. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
