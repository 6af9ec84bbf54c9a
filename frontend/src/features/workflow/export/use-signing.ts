import { useMutation } from '@tanstack/react-query';
import type { CaseResponse, OpenReasonRequest } from '@vouchwell/contract';
import { useMemo } from 'react';
import { ApiError, isUnanswered } from '../../../lib/http.ts';
import { fetchCase } from '../../cases/public/case-queries.ts';
import { useChangedSince } from '../../cases/public/use-changed-since.ts';
import { isChangedMeanwhile } from '../../../lib/http.ts';
import { partRequest } from '../draft/draft.ts';
import { draftParts } from '../draft/meanwhile.ts';
import { useNewestNote } from '../note/use-newest-note.ts';
import { signCase } from './export-requests.ts';
import { useWorkflow } from '../draft/workflow-context.ts';
import type { WorkflowStore } from '../draft/workflow-store.ts';

const LEAST_MS = 1_500;
const lookAgain = () =>
  new ApiError(
    409,
    'changed_meanwhile',
    'Someone else has just changed this case, and it was not signed. Look at it again before you sign.',
  );

export interface SignValues {
  password: string;
  /** Of a signer who has a second factor. */
  code?: string;
  meaning: string;
  /** Names the marks that the person has ticked, each. */
  marks_hash?: string;
  /** Of each open criterion of the payer. */
  readiness_reasons?: OpenReasonRequest[];
}

/** What the server holds, where it answers a question though not the signature itself. */
const isSigned = (id: number): Promise<boolean> =>
  fetchCase(id).then(
    ({ signed }) => signed,
    () => false,
  );

/** @throws ApiError where the server may not hold the last words typed: nothing is signed then. */
async function saved(store: WorkflowStore): Promise<void> {
  if (await store.flush()) return;
  const { problem } = store.getState().save;
  const words = 'Nothing was signed: the last changes of the case are not saved for certain yet.';
  throw new ApiError(0, 'unsaved', `${words} ${problem ?? ''}`.trim());
}

/**
 * Why nothing is signed any more: what would be signed is no longer what stood on the screen when somebody went to sign
 * it. It is told before they do.
 */
export function useOutdated(found: CaseResponse): ApiError | null {
  const { draft } = useWorkflow();
  const { note, text } = useNewestNote();
  const parts = draftParts.map((part) => partRequest(part, draft) ?? null);
  const changed = useChangedSince([found.patient, parts, note?.note_id, text]);
  return useMemo(() => (changed ? lookAgain() : null), [changed]);
}

/** Signs exactly the note that is on the screen, and shows progress for a moment at least. */
export function useSigning(found: CaseResponse, onSigned: () => Promise<void>) {
  const { store } = useWorkflow();
  return useMutation({
    mutationFn: async (values: SignValues) => {
      const least = new Promise((resolve) => setTimeout(resolve, LEAST_MS));
      try {
        await saved(store);
        const noteId = found.notes[0]?.note_id;
        const request = { ...values, note_id: noteId };
        // What is signed is what was on the screen: where others changed the case since, nothing is.
        await signCase(found.id, request, store.revision);
        await least;
        await onSigned();
      } catch (thrown) {
        if (isUnanswered(thrown) && (await isSigned(found.id))) return await onSigned();
        if (isChangedMeanwhile(thrown)) await fetchCase(found.id).then((now) => store.hear(now));
        await least;
        throw isChangedMeanwhile(thrown) ? lookAgain() : thrown;
      }
    },
  });
}
