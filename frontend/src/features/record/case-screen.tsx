import { Button, Grid, Group, Skeleton, Stack, Text } from '@mantine/core';
import {
  IconArrowLeft,
  IconFileUnknown,
  IconLock,
  IconPencil,
  IconPlayerPlay,
  IconShare,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CaseResponse } from '@vouchwell/contract';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/http.ts';
import { useUser } from '../../lib/session.tsx';
import { useSiteDay } from '../../lib/site-time.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorPanel } from '../../ui/states/error-panel.tsx';
import { NotLoaded } from '../../ui/states/failure.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { SignedBadge, StatusBadge } from '../../ui/words/status-badge.tsx';
import { When } from '../../ui/words/when.tsx';
import { AddendaSection } from './addenda-section.tsx';
import { caseQuery } from '../cases/public/case-queries.ts';
import { factsOfReadCase } from '../cases/public/facts-of-read-case.ts';
import { NotesSection } from './case-notes.tsx';
import { editPath, parseCaseId, resumePath, signPath } from '../cases/public/case-paths.ts';
import {
  DiagnosesSection,
  ItemsSection,
  PatientSection,
  ProviderSection,
  SignatureSection,
} from '../cases/public/case-sections.tsx';
import { OrderSection } from '../orders/public/order-section.tsx';
import { AfterSignatureSection } from '../evidence/public/after-signature-section.tsx';
import { ReadinessSection } from '../evidence/public/readiness-section.tsx';
import { TimelineSection } from '../evidence/public/timeline-section.tsx';
import { HistorySection } from './history-section.tsx';
import { INVALID_CASE_ID, Leave } from '../cases/public/leave.tsx';
import { SentForSignature } from '../cases/public/sent-for-signature.tsx';
import { ShareDialog } from './share-dialog.tsx';

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

function Share({ of }: { of: CaseResponse }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      {open && <ShareDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}

function CaseActions({ of }: { of: CaseResponse }) {
  const user = useUser();
  return (
    <>
      <Share of={of} />
      {!of.signed && !of.is_complete && (
        <ButtonLink
          to={editPath(user, of.id)}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          Edit Case
        </ButtonLink>
      )}
      {!of.is_complete && (
        <ButtonLink to={resumePath(user, of.id)} leftSection={<IconPlayerPlay size={16} aria-hidden />}>
          Resume Case
        </ButtonLink>
      )}
    </>
  );
}

function ReadAndSign({ of }: { of: CaseResponse }) {
  return (
    <ButtonLink to={signPath(useUser(), of.id)} size="compact-sm" variant="light">
      Read and sign
    </ButtonLink>
  );
}

/** With the words of the newest note that state what it rests on. */
function Readiness({ of }: { of: CaseResponse }) {
  const [newest] = of.notes;
  const facts = useMemo(() => factsOfReadCase(of), [of]);
  const day = useSiteDay(newest && new Date(newest.created_at));
  const note = newest && { text: newest.note_text, day, facts };
  return <ReadinessSection caseId={of.id} note={note} />;
}

function CaseDetails({ of }: { of: CaseResponse }) {
  return (
    <>
      <PageTitle
        title={`Case #${of.id}`}
        beside={
          <Group gap={6}>
            <StatusBadge status={of.status} />
            {of.signed && <SignedBadge />}
          </Group>
        }
        text={
          <>
            Created <When at={of.created_at} /> · Last updated <When at={of.updated_at} /> ·{' '}
            {of.equipment || 'General'}
          </>
        }
        actions={<CaseActions of={of} />}
      />
      <Stack gap="md">
        {of.signed && (
          <Group gap="xs" wrap="nowrap">
            <IconLock size={18} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
            <Text>This case is signed and locked.</Text>
          </Group>
        )}
        <SentForSignature of={of}>
          <ReadAndSign of={of} />
        </SentForSignature>
        <PatientSection patient={of.patient} />
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 7 }}>
            <DiagnosesSection diagnoses={of.diagnoses} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 5 }}>
            <ProviderSection provider={of.provider} />
          </Grid.Col>
        </Grid>
        <ItemsSection items={of.items} />
        <NotesSection of={of} />
        <OrderSection caseId={of.id} />
        <Readiness of={of} />
        <TimelineSection caseId={of.id} signed={of.signed} />
        {of.signed && <AfterSignatureSection caseId={of.id} />}
        {of.signature && <SignatureSection signature={of.signature} />}
        {of.signed && <AddendaSection of={of} />}
        <HistorySection caseId={of.id} />
      </Stack>
    </>
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
