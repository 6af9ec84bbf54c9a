import { Stack } from '@mantine/core';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AlteredAlert } from './proof/altered-alert.tsx';
import { Keys, NewestCheckpoint } from './proof/checkpoint.tsx';
import { CompareCheckpoint } from './proof/compare-checkpoint.tsx';
import { Elsewhere } from './proof/elsewhere.tsx';
import { EventProof } from './proof/event-proof.tsx';
import { Verification } from './proof/verification.tsx';

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
