import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConfirmForgettingRequest, ForgettingResponse, ForgettingsResponse } from '@vouchwell/contract';
import { http } from '../../lib/http.ts';

const key = ['forgettings'] as const;

/** What waits first, then holds, then who was forgotten. */
export const forgettingsQuery = queryOptions({
  queryKey: [...key],
  queryFn: async ({ signal }) =>
    (await http.get<ForgettingsResponse>('/forgettings', { signal })).forgettings,
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
