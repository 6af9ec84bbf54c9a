import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  DueCountResponse,
  DuesResponse,
  ForgettingResponse,
  RetentionResponse,
} from '@vouchwell/contract';
import type { RetentionPeriods } from '@vouchwell/rules';
import { basedOn, http, messageOf } from '../../lib/http.ts';

const key = ['retention'] as const;

/** For how long what is kept. */
export const retentionQuery = queryOptions({
  queryKey: [...key, 'periods'],
  queryFn: ({ signal }) => http.get<RetentionResponse>('/admin/retention', { signal }),
});

/** As the form holds them, and why they are changed. */
export type PeriodValues = Record<keyof RetentionPeriods, number | string> & { reason: string };

/** `of`: the periods as seen when the change was begun. */
export function useSetRetention() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ of, values: { reason, ...periods } }: { of: RetentionResponse; values: PeriodValues }) =>
      http.put<RetentionResponse>('/admin/retention', {
        body: { periods, reason: reason.trim() },
        headers: basedOn(of.revision),
      }),
    onSuccess: (saved) => queries.setQueryData(retentionQuery.queryKey, saved),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

const due = [...key, 'due'] as const;

/** Whose keeping has ended. Each page that is read is recorded: none is read again unasked, but when something of it changed. */
export const duesQuery = infiniteQueryOptions({
  queryKey: [...due, 'listed'],
  queryFn: ({ signal, pageParam }) =>
    http.get<DuesResponse>('/admin/retention/due', { query: { after: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchOnWindowFocus: false,
});

/** Of how many patients the keeping has ended, and who else there is; nobody is named. */
export const dueCountQuery = queryOptions({
  queryKey: [...due, 'count'],
  queryFn: ({ signal }) => http.get<DueCountResponse>('/admin/retention/waiting', { signal }),
});

/** What came of it, patient by patient. */
export interface AskedFor {
  done: number[];
  refused: { patient: number; why: string }[];
}

/** Asks for each that it is forgotten, one after the other: who is refused holds up nobody else. */
export function useAskForThem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ patients, reason }: { patients: readonly number[]; reason: string }) => {
      const told: AskedFor = { done: [], refused: [] };
      for (const patient of patients)
        try {
          await http.post<ForgettingResponse>(`/patients/${patient}/forgetting`, { body: { reason } });
          told.done.push(patient);
        } catch (error) {
          told.refused.push({ patient, why: messageOf(error, 'It could not be asked for.') });
        }
      return told;
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: due }),
        queries.invalidateQueries({ queryKey: ['forgettings'] }),
      ]),
  });
}
