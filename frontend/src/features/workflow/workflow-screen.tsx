import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CaseResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { ApiError, serverMessage } from '../../lib/http.ts';
import { useSession, useUser } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { caseQuery } from '../cases/public/case-queries.ts';
import { INVALID_CASE_ID, Leave } from '../cases/public/leave.tsx';
import { CaseWorkflow } from './case-workflow.tsx';
import { useWorkflowAddress } from './workflow-address.ts';
import { WorkflowStore } from './draft/workflow-store.ts';

function loadMessage(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404) return 'Case not found.';
  if (status === 403) return 'You do not have permission to access this case.';
  return serverMessage(error) ?? 'Failed to load case data.';
}

/** Gone, or no longer this person's to see. */
const isClosed = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status);

function FoundCase({ found }: { found: CaseResponse }) {
  const { id } = useUser();
  const [store] = useState(() => new WorkflowStore(id, found));
  return <CaseWorkflow store={store} />;
}

function LoadedCase({ caseId }: { caseId: number }) {
  // Work goes on from what the server holds now, never from a remembered copy.
  const { data, error, isFetchedAfterMount } = useQuery({ ...caseQuery(caseId), refetchOnMount: 'always' });
  const [begun, setBegun] = useState(false);
  if (!begun && data && isFetchedAfterMount && !error) setBegun(true);
  // Whoever is at work stays there while the server cannot be reached, and leaves what is no longer theirs.
  if (error && isFetchedAfterMount && (!begun || isClosed(error)))
    return <Leave message={loadMessage(error)} />;
  if (!data || !begun) return <RowSkeletons rows={4} height={96} label="Loading the case" />;
  return <FoundCase found={data} />;
}

function MayNotCreate() {
  return (
    <EmptyState
      heading={1}
      icon={IconLock}
      title="Your account may not create cases"
      text="Ask your administrator if you need this right."
      action={<ButtonLink to="/app">Back to Dashboard</ButtonLink>}
    />
  );
}

/** The six steps from a patient to an exported note; with a case number it goes on where the case stands. */
export function WorkflowScreen() {
  const user = useUser();
  const { may } = useSession();
  const { caseId, invalid } = useWorkflowAddress();
  const [fresh, setFresh] = useState(() => new WorkflowStore(user.id, null));
  // The plain address after this screen has opened a case of its own asks for another one.
  if (caseId === null && fresh.addressed) setFresh(new WorkflowStore(user.id, null));
  if (caseId === null && !invalid && !may('can_create_cases')) return <MayNotCreate />;
  if (invalid) return <Leave message={INVALID_CASE_ID} />;
  const own = caseId === null || fresh.getState().caseId === caseId;
  return own ? <CaseWorkflow key="own" store={fresh} /> : <LoadedCase key={caseId} caseId={caseId} />;
}
