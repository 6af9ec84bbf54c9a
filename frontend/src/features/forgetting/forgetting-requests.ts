import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ConfirmForgettingRequest,
  ForgettingResponse,
  ForgettingsResponse,
  ForgettingStanding,
} from '@vouchwell/contract';
import { http } from '../../lib/http.ts';
import type { Page } from '../../lib/paged.ts';

const key = ['forgettings'] as const;

export const PER_PAGE = 20;

async function fetchForgettings(
  query: { standing: ForgettingStanding; page: number },
  signal: AbortSignal,
): Promise<Page<ForgettingResponse>> {
  const { forgettings: rows, ...sums } = await http.get<ForgettingsResponse>('/forgettings', {
    query: { ...query, per_page: PER_PAGE },
    signal,
  });
  return { rows, ...sums };
}

/** One page of those who wait, or of those who are held, then forgotten; the newest first. */
export const forgettingsQuery = (standing: ForgettingStanding, page: number) =>
  queryOptions({
    queryKey: [...key, standing, page],
    queryFn: ({ signal }) => fetchForgettings({ standing, page }, signal),
    placeholderData: keepPreviousData,
  });

/** Of one patient. */
export const forgettingQuery = (patient: number) =>
  queryOptions({
    queryKey: [...key, 'of', patient],
    queryFn: ({ signal }) => http.get<ForgettingResponse>(`/patients/${patient}/forgetting`, { signal }),
    gcTime: 0,
  });

function useForgettingChange<Input>(mutationFn: (input: Input) => Promise<ForgettingResponse>) {
  const queries = useQueryClient();
  // A refusal may come of what the other admin did: that is then read as well.
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: ['patients'] }),
      ]),
  });
}

/** What needs a reason. */
export type Reasoned = 'ask' | 'hold' | 'lift';

export const useWithReason = (patient: number, what: Reasoned) =>
  useForgettingChange((reason: string) => {
    const of = `/patients/${patient}`;
    const body = { reason };
    if (what === 'ask') return http.post<ForgettingResponse>(`${of}/forgetting`, { body });
    if (what === 'hold') return http.post<ForgettingResponse>(`${of}/hold`, { body });
    return http.post<ForgettingResponse>(`${of}/hold/lift`, { body });
  });

export const useWithdraw = (patient: number) =>
  useForgettingChange(() => http.delete<ForgettingResponse>(`/patients/${patient}/forgetting`));

export const useConfirmForgetting = (patient: number) =>
  useForgettingChange((body: ConfirmForgettingRequest) =>
    http.post<ForgettingResponse>(`/patients/${patient}/forgetting/confirm`, { body }),
  );
