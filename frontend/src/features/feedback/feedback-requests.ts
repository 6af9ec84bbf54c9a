import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  FeedbackEffectResponse,
  FeedbackRequest,
  FeedbackSavedResponse,
  FeedbackType,
  PendingEntryResponse,
  RatedNoteResponse,
  RatedNotesResponse,
  SuccessResponse,
} from '@vouchwell/contract';
import type { Sort } from '@vouchwell/rules';
import { basedOn, http } from '../../lib/http.ts';
import type { Page } from '../../lib/paged.ts';

/** The specification's page size. */
export const RATED_PER_PAGE = 10;

export interface RatedNotesFilter {
  page: number;
  /** Empty: all of them. */
  feedback_type: FeedbackType | '';
  /** Empty: newest first. */
  sort: Sort<'rated_notes'> | '';
}

export const feedbackKeys = {
  all: ['feedback'] as const,
  rated: (filter: RatedNotesFilter) => ['feedback', 'rated', filter] as const,
  entry: (id: number) => ['feedback', 'entry', id] as const,
  effect: ['feedback', 'effect'] as const,
};

/**
 * What a person says of a note, once that is saved as it stands on the screen; afterwards the rated notes are read
 * again where they are in sight.
 */
export function useSendFeedback(save: () => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: FeedbackRequest): Promise<FeedbackSavedResponse> => {
      await save();
      return http.post('/rag/feedback', { body });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: feedbackKeys.all }),
  });
}

async function fetchRated(filter: RatedNotesFilter, signal: AbortSignal): Promise<Page<RatedNoteResponse>> {
  const query = { ...filter, per_page: RATED_PER_PAGE };
  const { feedback: rows, ...sums } = await http.get<RatedNotesResponse>('/rag/notes-feedback', {
    query,
    signal,
  });
  return { rows, ...sums };
}

/** One page of the rated notes. The last page stays in sight while the next loads. */
export const ratedNotesQuery = (filter: RatedNotesFilter) =>
  queryOptions({
    queryKey: feedbackKeys.rated(filter),
    queryFn: ({ signal }) => fetchRated(filter, signal),
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

/** `read`: the revision of the text that was read; where it was edited since, nothing is decided. */
export function decideEntry(
  feedbackId: number,
  decision: EntryDecision,
  read: number | undefined,
): Promise<SuccessResponse> {
  return http.post(`/rag/feedback/${feedbackId}/${decision}`, { headers: basedOn(read) });
}

export const feedbackEffectQuery = queryOptions({
  queryKey: feedbackKeys.effect,
  queryFn: ({ signal }) => http.get<FeedbackEffectResponse>('/rag/feedback-effect', { signal }),
});
