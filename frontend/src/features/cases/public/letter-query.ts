import { queryOptions } from '@tanstack/react-query';
import type { CaseResponse } from '@vouchwell/contract';
import { http } from '../../../lib/http.ts';
import { pdfPages } from '../../../lib/pdf-pages.ts';

/**
 * The pages of a case's letter with one of its notes, as the server draws them: a signed case's with the signed note
 * is the signed document. Read again once the case has changed.
 */
export const letterQuery = ({ id, revision }: CaseResponse, noteId: number) =>
  queryOptions({
    queryKey: ['letters', id, noteId, revision],
    queryFn: async ({ signal }) =>
      pdfPages(await http.blob(`/cases/${id}/letter`, { query: { note_id: noteId }, signal })),
    staleTime: Infinity,
    // Pictures are large; an old one is of no use.
    gcTime: 0,
  });
