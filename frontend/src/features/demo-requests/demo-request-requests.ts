import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DemoRequestResponse, DemoRequestsResponse, SuccessResponse } from '@vouchwell/contract';
import type { DemoRequestStatus } from '@vouchwell/rules';
import { basedOn, http } from '../../lib/http.ts';
import { linkedAddress } from '../../lib/linked-address.ts';
import type { Page } from '../../lib/paged.ts';

export const PER_PAGE = 20;

const key = ['demo-requests'] as const;

/** Each empty: all of them. */
export interface DemoRequestChoice {
  status: DemoRequestStatus | '';
  search: string;
}

/** One page, newest first. The last page stays in sight while the next loads. */
export const demoRequestsQuery = (filter: DemoRequestChoice & { page: number; sort: string }) =>
  queryOptions({
    queryKey: [...key, filter],
    queryFn: async ({ signal }): Promise<Page<DemoRequestResponse>> => {
      const query = { ...filter, per_page: PER_PAGE };
      const { requests, total, pages } = await http.get<DemoRequestsResponse>('/admin/demo-requests', {
        query,
        signal,
      });
      return { rows: requests, total, pages };
    },
    placeholderData: keepPreviousData,
  });

/** Where the whole filtered list is fetched, as a CSV file. */
export const demoRequestFileAddress = ({ status, search }: DemoRequestChoice): Promise<string> =>
  linkedAddress('/admin/demo-requests/csv', { status, search });

function useDemoRequestChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  // A refusal may come of what others changed: that is then read as well.
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: key }) });
}

/** What the form holds. */
export interface FollowUp extends Record<string, unknown> {
  status: DemoRequestStatus;
  note: string;
}

export function useFollowUp() {
  return useDemoRequestChange(({ of, values: body }: { of: DemoRequestResponse | null; values: FollowUp }) =>
    http.put<DemoRequestResponse>(`/admin/demo-requests/${of?.id}`, {
      body,
      headers: basedOn(of?.revision),
    }),
  );
}

export function useEraseDemoRequest() {
  return useDemoRequestChange(({ id, revision }: DemoRequestResponse) =>
    http.delete<SuccessResponse>(`/admin/demo-requests/${id}`, { headers: basedOn(revision) }),
  );
}
