import type { CaseResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { ApiError, isUnanswered } from '../../../lib/http.ts';
import { fetchCase } from '../../cases/public/case-queries.ts';
import { isChangedMeanwhile } from '../../../lib/http.ts';
import { signCase } from './export-requests.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

const LEAST_MS = 1_500;
const LOOK_AGAIN =
  'Someone else has just changed this case, and it was not signed. Look at it again before you sign.';

export interface SignValues {
  password: string;
  meaning: string;
  /** The person has looked at the marked places and signs with them. */
  confirm: boolean;
}

/** What the server holds, where it answers a question though not the signature itself. */
const isSigned = (id: number): Promise<boolean> =>
  fetchCase(id).then(
    ({ signed }) => signed,
    () => false,
  );

/** Signs exactly the note that is on the screen, and shows progress for a moment at least. */
export function useSigning(found: CaseResponse, onSigned: () => Promise<void>) {
  const { store } = useWorkflow();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const sign = async ({ confirm, ...values }: SignValues) => {
    setBusy(true);
    setError(null);
    const least = new Promise((resolve) => setTimeout(resolve, LEAST_MS));
    try {
      if (!(await store.flush())) {
        const { problem } = store.getState().save;
        throw new ApiError(
          0,
          'unsaved',
          `Nothing was signed: the last changes of the case are not saved for certain yet. ${problem ?? ''}`.trim(),
        );
      }
      const noteId = found.notes[0]?.note_id;
      const request = { ...values, note_id: noteId, ...(confirm && { confirm_marks: true }) };
      // What is signed is what was on the screen: where others changed the case since, nothing is.
      await signCase(found.id, request, store.revision);
      await least;
      await onSigned();
    } catch (thrown) {
      if (isUnanswered(thrown) && (await isSigned(found.id))) return await onSigned();
      if (isChangedMeanwhile(thrown)) await fetchCase(found.id).then((now) => store.hear(now));
      await least;
      setError(isChangedMeanwhile(thrown) ? new ApiError(409, 'changed_meanwhile', LOOK_AGAIN) : thrown);
    } finally {
      setBusy(false);
    }
  };
  return { sign, busy, error };
}
