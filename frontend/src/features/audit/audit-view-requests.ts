import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AuditView, AuditViewsResponse } from '@vouchwell/contract';
import { basedOn, http } from '../../lib/http.ts';
import { type AuditChoice, everything } from './audit-words.ts';

const queryKey = ['audit-views'] as const;

export const viewsQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => http.get<AuditViewsResponse>('/audit/views', { signal }),
});

/** What a view keeps of what is asked: words may be a name and stay out of it. */
export function keptOf({ text: _, ...asked }: AuditChoice): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
}

/** What a view asks for, as the filters show it. */
export function choiceOf({ asked }: AuditView): AuditChoice {
  const said = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  return { ...everything, ...(Object.fromEntries(said) as Partial<AuditChoice>) };
}

/** One change of the views. */
export type ViewChange =
  | { kind: 'rename'; id: number; name: string }
  | { kind: 'ask'; id: number; asked: Record<string, string> }
  | { kind: 'delete'; id: number }
  | { kind: 'order'; views: number[] };

function useViews<Input>(mutationFn: (input: Input) => Promise<AuditViewsResponse>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (views) => queries.setQueryData(queryKey, views),
    // Another window was first: its views are shown.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useSaveView() {
  return useViews((body: { name: string; asked: Record<string, string> }) =>
    http.post<AuditViewsResponse>('/audit/views', { body }),
  );
}

export function useChangeViews() {
  return useViews(({ change, revision }: { change: ViewChange; revision: number | null }) => {
    const headers = basedOn(revision);
    if (change.kind === 'order')
      return http.put<AuditViewsResponse>('/audit/views', { body: { views: change.views }, headers });
    const address = `/audit/views/${change.id}`;
    if (change.kind === 'delete') return http.delete<AuditViewsResponse>(address, { headers });
    const body = change.kind === 'rename' ? { name: change.name } : { asked: change.asked };
    return http.put<AuditViewsResponse>(address, { body, headers });
  });
}
