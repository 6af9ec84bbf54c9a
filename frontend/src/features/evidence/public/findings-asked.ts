import type { Finding } from '@vouchwell/rules';
import { ApiError } from '../../../lib/http.ts';

/** The open criteria that the server asks a reason for where it refused a signature; null for any other answer. */
export function findingsAsked(error: unknown): readonly Finding[] | null {
  if (!(error instanceof ApiError) || error.code !== 'readiness_unexplained' || !error.current) return null;
  return (error.current as { findings: readonly Finding[] }).findings;
}
