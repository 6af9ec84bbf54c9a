import { Stack } from '@mantine/core';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AlteredAlert } from './altered-alert.tsx';
import { Keys, NewestCheckpoint } from './checkpoint.tsx';
import { CompareCheckpoint } from './compare-checkpoint.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { EventProof } from './event-proof.tsx';
import { Verification } from './verification.tsx';

/** Whether the history is the one that was recorded, and what proves it to others. */
export function AuditProofScreen() {
  return (
    <>
      <Breadcrumb
        way={[
          { label: 'Dashboard', to: '/app' },
          { label: 'Audit', to: '/app/audit' },
        ]}
        here="Proof"
      />
      <PageTitle
        title="Proof"
        text="Whether the history is the one that was recorded, and what proves it to others. It is tamper-evident, not tamper-proof."
      />
      <AlteredAlert />
      <Stack gap="md">
        <Verification />
        <NewestCheckpoint />
        <CompareCheckpoint />
        <EventProof />
        <Elsewhere />
        <Keys />
      </Stack>
    </>
  );
}
