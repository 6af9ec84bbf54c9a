import { useQuery, useQueryClient } from '@tanstack/react-query';
import { firstIncompleteStep, isStepReachable, type Step, type StepFacts } from '@vouchwell/rules';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/http.ts';
import { onCaseChange } from '../../lib/live.ts';
import { useUser } from '../../lib/session.tsx';
import { clearNotices, notifyInfo } from '../../ui/notify.ts';
import { caseKeys, caseQuery } from '../cases/public/case-queries.ts';
import { evidenceSaved } from '../evidence/public/evidence-queries.ts';
import { isProviderComplete, type CaseDraft, type DraftPart } from './draft/draft.ts';
import { type NewestNote, newestNote } from './draft/newest-note.ts';
import { useWorkflowAddress } from './workflow-address.ts';
import { WorkflowContext, type Workflow } from './draft/workflow-context.ts';
import { WorkflowFrame } from './workflow-frame.tsx';
import type { WorkflowStore } from './draft/workflow-store.ts';

/** A note that was emptied is none: what the server still holds of it is not what stands on the screen. */
function factsOf({ patient, diagnoses, items, provider }: CaseDraft, { text }: NewestNote): StepFacts {
  const complete = isProviderComplete(provider) ? provider : null;
  return { patient, diagnoses, items, provider: complete, note: text.trim() };
}

/** `Nora Sample changed the diagnoses of this case.` */
function changedBy(name: string | null, parts: readonly DraftPart[]): string {
  const what = new Intl.ListFormat('en').format(parts.map((part) => `the ${part}`));
  return `${name ?? 'Someone else, or you in another window,'} changed ${what} of this case. You see how it is now.`;
}

/** Starts and stops the saving, and asks before a tab with unsaved work closes. */
function useStoreLife(store: WorkflowStore) {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const { caseId, save } = store.getState();
      if (caseId !== null && save.state !== 'saved') event.preventDefault();
    };
    let other: string | null = null;
    const unlisten = onCaseChange(({ case_id, by }) => {
      if (case_id === store.getState().caseId && by.id !== userId) other = by.name;
    });
    store.listen({
      beside: (id) => evidenceSaved(queries, id),
      changed: (parts) => notifyInfo(changedBy(other, parts)),
      // The lists are out of date, but nothing is read from the server until they come into sight.
      saved: () => void queries.invalidateQueries({ queryKey: caseKeys.all, refetchType: 'none' }),
      refused: (error) => {
        const { caseId } = store.getState();
        const changed = error instanceof ApiError && error.status === 409;
        if (changed && caseId !== null) void queries.invalidateQueries({ queryKey: caseKeys.one(caseId) });
      },
    });
    const online = () => void store.retry();
    store.start();
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', online);
    return () => {
      store.stop();
      unlisten();
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', online);
      // Leaving the screen must not wait for the next pause in typing.
      if (store.getState().caseId !== null) void store.flush();
    };
  }, [store, queries, userId]);
}

function useFound(store: WorkflowStore, caseId: number | null) {
  const query = useQuery({ ...caseQuery(caseId ?? 0), enabled: caseId !== null });
  const { data: found, refetch } = query;
  useEffect(() => {
    if (found) store.hear(found);
  }, [store, found]);
  const refresh = useCallback(async () => (await refetch()).data, [refetch]);
  return { found, refresh };
}

/** The step that the address asks for, or the one to go to instead. */
function placeOf(asked: Step | null, edit: boolean, caseId: number | null, facts: StepFacts): Step {
  if (asked) return isStepReachable(asked, facts) ? asked : firstIncompleteStep(facts);
  return caseId === null || edit ? 'patient' : firstIncompleteStep(facts);
}

export function CaseWorkflow({ store }: { store: WorkflowStore }) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const address = useWorkflowAddress();
  const { found, refresh } = useFound(store, state.caseId);
  const [held, setHeld] = useState(false);
  const [sought, seek] = useState<Workflow['sought']>(null);
  const beforeNextRef = useRef<((proceed: () => void) => void) | null>(null);
  useStoreLife(store);
  const { draft, noteEdit } = state;
  const facts = useMemo(() => factsOf(draft, newestNote(found, noteEdit)), [draft, found, noteEdit]);
  const step = placeOf(address.step, address.edit, state.caseId, facts);
  const { go, step: asked, caseId: addressed } = address;
  useEffect(() => {
    if (addressed !== null && addressed === state.caseId) store.markAddressed();
  }, [store, addressed, state.caseId]);
  const mustMove = asked === null ? addressed !== null : asked !== step;
  useEffect(() => {
    if (mustMove) void go(step, { replace: true });
  }, [mustMove, step, go]);
  const workflow = useMemo<Workflow>(
    () => ({
      ...state,
      store,
      found,
      facts,
      step,
      readOnly: found?.signed === true,
      scope: String(state.caseId ?? 'new'),
      refresh,
      go: (next) => {
        clearNotices();
        void go(next);
      },
      sought,
      seek,
      setHeld,
      beforeNextRef,
    }),
    [state, store, found, facts, step, refresh, go, sought],
  );
  return (
    <WorkflowContext value={workflow}>
      <WorkflowFrame held={held} />
    </WorkflowContext>
  );
}
