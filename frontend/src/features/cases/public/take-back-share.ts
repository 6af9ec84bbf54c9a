import type { CaseChangedResponse, CaseResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';

/** Whom a case was shared with, or sent for signature, opens it no more. */
export function takeBackShare({ id, revision }: CaseResponse, userId: number): Promise<CaseChangedResponse> {
  return http.delete(`/cases/${id}/shares/${userId}`, { seen: revision });
}
