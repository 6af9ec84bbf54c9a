import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CaseChangedResponse,
  OrderExtrasRequest,
  OrderSignedResponse,
  SignOrderRequest,
  SuccessResponse,
  WrittenOrderResponse,
} from '@vouchwell/contract';
import { ApiError, basedOn, http, isChangedMeanwhile } from '../../lib/http.ts';
import { pdfPages } from '../../lib/pdf-pages.ts';
import { caseKeys } from '../cases/public/case-queries.ts';

export const orderQuery = (id: number) =>
  queryOptions({
    // Below the case’s own, so that news of the case is news of it.
    queryKey: [...caseKeys.one(id), 'order'],
    queryFn: ({ signal }) => http.get<WrittenOrderResponse>(`/cases/${id}/order`, { signal }),
    // It follows from everything that the case holds.
    staleTime: 0,
  });

/** The pages of one version, as the server draws them; read again once the case has changed. */
export const orderPagesQuery = (id: number, version: number, revision: number) =>
  queryOptions({
    queryKey: ['letters', 'order', id, version, revision],
    queryFn: async ({ signal }) =>
      pdfPages(await http.blob(`/cases/${id}/order/pages`, { query: { version }, signal })),
    staleTime: Infinity,
    // Pictures are large; an old one is of no use.
    gcTime: 0,
  });

/** `recipient`: to whom it goes, by number. */
export const fetchOrder = (
  id: number,
  version: number,
  format: 'pdf' | 'txt',
  recipient?: number,
): Promise<Blob> => http.blob(`/cases/${id}/order/${format}`, { query: { version, recipient } });

/** Leaves the trace of a print; call it before the print dialog opens. */
export const reportOrderPrinted = (id: number, recipient?: number): Promise<SuccessResponse> =>
  http.post(`/cases/${id}/order/printed`, {
    ...(recipient !== undefined && { body: { recipient } }),
    anew: true,
  });

/** Whoever shows a case that is being worked on. */
export interface AroundOrder {
  /** Saves what is typed; false: it is not saved for certain. */
  readonly onFlush?: () => Promise<boolean>;
  /** Hears the revision that the case has then. */
  readonly onMoved?: (revision: number) => void;
}

export const ORDER_CHANGED = new ApiError(
  409,
  'changed_meanwhile',
  'Someone else has just changed this case, and the order was not signed. Look at it again.',
);
const ADDED_MEANWHILE =
  'Someone else has just changed what is added to this order. Close this and open it again: then you see theirs.';
const UNSAVED = 'The order was not signed: the last changes of the case are not saved for certain yet.';

function useRefresh(id: number) {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['cases', 'readiness', id] }),
      queries.invalidateQueries({ queryKey: ['cases', 'evidence', id] }),
      queries.invalidateQueries({ queryKey: caseKeys.one(id) }),
      queries.invalidateQueries({ queryKey: caseKeys.lists, refetchType: 'none' }),
    ]);
  };
}

/** Signs exactly the order that was shown. */
export function useSignOrder(shown: WrittenOrderResponse, { onFlush, onMoved }: AroundOrder) {
  const refresh = useRefresh(shown.case_id);
  return useMutation({
    mutationFn: async (values: SignOrderRequest) => {
      if (onFlush && !(await onFlush())) throw new ApiError(0, 'unsaved', UNSAVED);
      try {
        return await http.post<OrderSignedResponse>(`/cases/${shown.case_id}/order/sign`, {
          body: values,
          headers: basedOn(shown.revision),
        });
      } catch (thrown) {
        throw isChangedMeanwhile(thrown) ? ORDER_CHANGED : thrown;
      }
    },
    onSuccess: ({ revision }) => onMoved?.(revision),
    onSettled: refresh,
  });
}

/** The case may move on again and again beside this. */
const ATTEMPTS = 5;

/** Adds to the order as it was when that was begun: what others changed elsewhere in the case does not matter. @throws ApiError */
async function fillIn(begun: WrittenOrderResponse, body: OrderExtrasRequest): Promise<CaseChangedResponse> {
  const path = `/cases/${begun.case_id}/order`;
  for (let { revision } = begun, attempt = 1; ; attempt += 1) {
    try {
      return await http.put<CaseChangedResponse>(path, { body, headers: basedOn(revision) });
    } catch (error) {
      if (!isChangedMeanwhile(error) || attempt === ATTEMPTS) throw error;
      const present = await http.get<WrittenOrderResponse>(path);
      if (JSON.stringify(present.extras) !== JSON.stringify(begun.extras))
        throw new ApiError(409, 'changed', ADDED_MEANWHILE);
      ({ revision } = present);
    }
  }
}

/** `begun`: the order as it was shown when the form was opened. */
export function useFillInOrder(begun: WrittenOrderResponse, { onMoved }: AroundOrder) {
  const { case_id: id } = begun;
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (body: OrderExtrasRequest) => fillIn(begun, body),
    onSuccess: ({ revision }) => onMoved?.(revision),
    onSettled: refresh,
  });
}
