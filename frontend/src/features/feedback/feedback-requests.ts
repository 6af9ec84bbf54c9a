import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  FeedbackEffectResponse,
  FeedbackRequest,
  FeedbackSavedResponse,
  FeedbackType,
  PendingEntryResponse,
  RatedNotesResponse,
  SuccessResponse,
} from '@vouchwell/contract';
import { http } from '../../lib/http.ts';

/** The specification's page size. */
export const RATED_PER_PAGE = 10;

export interface RatedNotesFilter {
  page: number;
  /** Empty: all of them. */
  feedbackType: FeedbackType | '';
}

export const feedbackKeys = {
  all: ['feedback'] as const,
  rated: (filter: RatedNotesFilter) => ['feedback', 'rated', filter] as const,
  entry: (id: number) => ['feedback', 'entry', id] as const,
  effect: ['feedback', 'effect'] as const,
};

/** What a person says of a note. */
export function sendFeedback(body: FeedbackRequest): Promise<FeedbackSavedResponse> {
  return http.post('/rag/feedback', { body });
}

/** `sendFeedback`, after which the rated notes are read again where they are in sight. */
export function useSendFeedback() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendFeedback,
    onSuccess: () => queries.invalidateQueries({ queryKey: feedbackKeys.all }),
  });
}

/** One page of the rated notes, newest first. The last page stays in sight while the next loads. */
export const ratedNotesQuery = (filter: RatedNotesFilter) =>
  queryOptions({
    queryKey: feedbackKeys.rated(filter),
    queryFn: ({ signal }) =>
      http.get<RatedNotesResponse>('/rag/notes-feedback', {
        query: { feedback_type: filter.feedbackType, page: filter.page, per_page: RATED_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The library entry that a rated note asked for, and what was taken out of it. Shows a patient. */
export const pendingEntryQuery = (feedbackId: number) =>
  queryOptions({
    queryKey: feedbackKeys.entry(feedbackId),
    queryFn: ({ signal }) => http.get<PendingEntryResponse>(`/rag/feedback/${feedbackId}/entry`, { signal }),
    // What an admin decides on is what stands there now.
    staleTime: 0,
    gcTime: 0,
  });

export type EntryDecision = 'approve' | 'reject';

export function decideEntry(feedbackId: number, decision: EntryDecision): Promise<SuccessResponse> {
  return http.post(`/rag/feedback/${feedbackId}/${decision}`);
}

export const feedbackEffectQuery = queryOptions({
  queryKey: feedbackKeys.effect,
  queryFn: ({ signal }) => http.get<FeedbackEffectResponse>('/rag/feedback-effect', { signal }),
});
