import { Button, Group, Stack, Text } from '@mantine/core';
import { IconLock, IconPencil, IconPlayerPlay, IconShare } from '@tabler/icons-react';
import type { CaseResponse } from '@vouchwell/contract';
import { useMemo, useState } from 'react';
import { useUser } from '../../lib/session.tsx';
import { useSiteDay } from '../../lib/site-time.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SignedBadge, StatusBadge } from '../../ui/words/status-badge.tsx';
import { When } from '../../ui/words/when.tsx';
import { AddendaSection } from './addenda-section.tsx';
import { factsOfReadCase } from '../cases/public/facts-of-read-case.ts';
import { NotesSection } from './case-notes.tsx';
import { editPath, resumePath, signPath } from '../cases/public/case-paths.ts';
import { SignatureSection } from '../cases/public/case-sections.tsx';
import { OrderSection } from '../orders/public/order-section.tsx';
import { AfterSignatureSection } from '../evidence/public/after-signature-section.tsx';
import { ReadinessSection } from '../evidence/public/readiness-section.tsx';
import { TimelineSection } from '../evidence/public/timeline-section.tsx';
import { HistorySection } from './history-section.tsx';
import { SentForSignature } from '../cases/public/sent-for-signature.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { CaseFacts } from './case-facts.tsx';

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

export function CaseDetails({ of }: { of: CaseResponse }) {
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
        <CaseFacts of={of} />
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
