import type { SignCaseRequest, SignedResponse, SuccessResponse } from '@vouchwell/contract';
import { basedOn, http } from '../../../lib/http.ts';

/** `revision`: what the signer has read; where the case moved on since, nothing is signed. */
export function signCase(id: number, request: SignCaseRequest, revision?: number): Promise<SignedResponse> {
  return http.post(`/cases/${id}/sign`, { body: request, headers: basedOn(revision) });
}

export function completeCase(id: number): Promise<SuccessResponse> {
  return http.post(`/cases/${id}/complete`);
}
