import { useMutation, useQueryClient } from '@tanstack/react-query';
import { steps, type Step } from '@vouchwell/rules';
import { mayPass, serverMessage } from '../../lib/http.ts';
import { clearNotices, notifyRefused } from '../../ui/notify.ts';
import { useWorkflow } from './draft/workflow-context.ts';
import { useWorkflowAddress } from './workflow-address.ts';

const SAVE_FAILED = 'Failed to save case. Please try again.';

/** Opens the case where it has none yet and puts its number in the address. */
export function useOpenCase() {
  const { store, step } = useWorkflow();
  const { go } = useWorkflowAddress();
  const queries = useQueryClient();
  const opening = useMutation({
    mutationKey: ['open-case'],
    mutationFn: async (next: Step) => {
      const caseId = await store.open();
      // In place of the address without a number, so that going back does not start another case.
      await go(step, { caseId, replace: true });
      if (next !== step) await go(next, { caseId });
    },
    onError: async (error, next) => {
      const reason = serverMessage(error);
      notifyRefused(error, reason ? `${SAVE_FAILED} ${reason}` : SAVE_FAILED);
      // Without a connection the work goes on in this tab, up to the note.
      if (mayPass(error) && next !== step && next !== 'note') await go(next);
    },
  });
  const open = (next: Step = step) => {
    // A second click may come before the button is disabled.
    if (queries.isMutating({ mutationKey: ['open-case'] }) > 0) return;
    clearNotices();
    opening.mutate(next);
  };
  return { open, opening: opening.isPending };
}

/** From one step to another. A case without a number is opened after the patient, and before the note at the latest. */
export function useMove(onOpen: (next: Step) => void) {
  const { step, caseId, go, beforeNextRef } = useWorkflow();
  const proceed = (to: Step) => {
    const mustOpen = caseId === null && to !== 'patient' && (step === 'patient' || to === 'note');
    if (mustOpen) onOpen(to);
    else go(to);
  };
  return (to: Step) => {
    const forward = steps.indexOf(to) > steps.indexOf(step);
    if (forward && beforeNextRef.current) beforeNextRef.current(() => proceed(to));
    else proceed(to);
  };
}
