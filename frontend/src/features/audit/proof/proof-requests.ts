import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsistencyResponse, EvidenceResponse, LogVerificationResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';
import { linkedAddress } from '../../../lib/linked-address.ts';

/** While a pass is under way, and while none is: the server verifies by itself as well. */
const [UNDER_WAY_MS, AT_REST_MS] = [1_000, 60_000];

/** For it a checkpoint is signed whenever something came since the last: it is asked for by a person alone. */
export const evidenceQuery = queryOptions({
  queryKey: ['audit-proof', 'evidence'],
  queryFn: ({ signal }) => http.get<EvidenceResponse>('/audit/evidence', { signal }),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnMount: 'always',
});

export const verificationQuery = queryOptions({
  queryKey: ['audit-proof', 'verification'],
  queryFn: ({ signal }) => http.get<LogVerificationResponse>('/audit/verify', { signal }),
  refetchInterval: ({ state }) => (state.data?.running ? UNDER_WAY_MS : AT_REST_MS),
});

/** `everything`: also what earlier passes have found to be as it was recorded. */
export function useVerify() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (everything: boolean) =>
      http.post<LogVerificationResponse>('/audit/verify', { body: { everything }, reads: true }),
    onSuccess: (state) => queries.setQueryData(verificationQuery.queryKey, state),
  });
}

export const compareCheckpoint = (checkpoint: string) =>
  http.post<ConsistencyResponse>('/audit/consistency', { body: { checkpoint }, reads: true });

export const fetchGrowth = (from: number): Promise<Blob> =>
  http.blob('/audit/consistency', { query: { from } });

export const logAddress = (): Promise<string> => linkedAddress('/audit/log');

export const fetchVerifier = (): Promise<Blob> => http.blob('/verify-audit.mjs');
export const fetchEvent = (position: string): Promise<Blob> => http.blob(`/audit/log/${position}`);
export const fetchEventProof = (position: string): Promise<Blob> => http.blob(`/audit/proof/${position}`);
