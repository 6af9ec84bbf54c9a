import { Skeleton } from '@mantine/core';
import { IconArrowLeft, IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/http.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorPanel } from '../../ui/states/error-panel.tsx';
import { NotLoaded } from '../../ui/states/failure.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { caseQuery } from '../cases/public/case-queries.ts';
import { parseCaseId } from '../cases/public/case-paths.ts';
import { INVALID_CASE_ID, Leave } from '../cases/public/leave.tsx';
import { CaseDetails } from './case-details.tsx';

function BackLink() {
  return (
    <ButtonLink
      to="/app"
      variant="subtle"
      size="compact-sm"
      mb="sm"
      ml={-8}
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      Back to Dashboard
    </ButtonLink>
  );
}

function CaseNotFound() {
  return (
    <EmptyState
      heading={1}
      icon={IconFileUnknown}
      title="Case Not Found"
      text="There is no case with this number. It may have been deleted."
      action={<ButtonLink to="/app">Go to the dashboard</ButtonLink>}
    />
  );
}

function CaseFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <CaseNotFound />;
  const forbidden = error instanceof ApiError && error.status === 403;
  return (
    <>
      <PageTitle title="Case details" />
      {forbidden ? (
        <ErrorPanel>You do not have permission to access this case.</ErrorPanel>
      ) : (
        <NotLoaded error={error} onRetry={onRetry}>
          Failed to load case details.
        </NotLoaded>
      )}
    </>
  );
}

function LoadingCase() {
  return (
    <>
      <Skeleton height={32} width={220} mb="lg" />
      <RowSkeletons rows={4} height={128} label="Loading case" />
    </>
  );
}

function LoadedCase({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(caseQuery(id));
  if (data) return <CaseDetails of={data} />;
  if (error) return <CaseFailed error={error} onRetry={() => void refetch()} />;
  return <LoadingCase />;
}

export function CaseScreen() {
  const id = parseCaseId(useParams()['caseId']);
  if (id === null) return <Leave message={INVALID_CASE_ID} />;
  return (
    <>
      <BackLink />
      <LoadedCase key={id} id={id} />
    </>
  );
}
