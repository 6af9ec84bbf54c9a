import type { CodeStanding } from '@vouchwell/contract';
import { useWorkflow } from '../draft/workflow-context.ts';

/** What the server says of those codes of the case that are not billable, by code. It forbids nothing. */
export function useStandings(): Map<string, CodeStanding> {
  const { draft, found } = useWorkflow();
  const present = new Set(draft.diagnoses.map(({ code }) => code));
  const told = (found?.diagnoses ?? []).flatMap(({ code, standing }) =>
    standing && present.has(code) ? [[code, standing] as const] : [],
  );
  return new Map(told);
}
