import { useMutationState } from '@tanstack/react-query';
import { savingEvidence } from './public/evidence-queries.ts';

/**
 * Which of the savings of evidence was the last, once all that were on their way are saved or refused, and were read
 * again; null while one is, 0 before the first. Told apart by number: what begins and ends between two looks is seen by
 * none, on a machine that is busy enough.
 */
export function useSettled(): number | null {
  const all = useMutationState({
    filters: { mutationKey: savingEvidence },
    select: ({ mutationId, state }) => ({ mutationId, isUnderWay: state.status === 'pending' }),
  });
  return all.some(({ isUnderWay }) => isUnderWay) ? null : (all.at(-1)?.mutationId ?? 0);
}
