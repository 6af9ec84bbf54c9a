import { Button, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { CaseResponse } from '@vouchwell/contract';
import { useRef, useState } from 'react';
import { notifySuccess } from '../../../ui/notify.ts';
import { ExportActions } from './export-actions.tsx';
import { CompleteCase } from './export-complete.tsx';
import { ExportSummary } from './export-summary.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { SignatureFacts } from './signature-facts.tsx';
import { StepHeading } from './step-heading.tsx';
import { useWorkflow } from './workflow-context.ts';

function Unsigned({ found }: { found: CaseResponse }) {
  const { caseId, refresh } = useWorkflow();
  const [signing, setSigning] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setSigning(false);
    opener.current?.focus();
  };
  const done = async () => {
    setSigning(false);
    await refresh();
    notifySuccess(`Case #${caseId} is signed and locked.`);
  };
  return (
    <Stack gap="md">
      <div>
        <Button
          ref={opener}
          leftSection={<IconLock size={18} aria-hidden />}
          onClick={() => setSigning(true)}
        >
          Sign & Lock Case
        </Button>
        <Text fz="sm" c="dimmed" mt={4}>
          After signing nothing in the case can be changed; it can then be exported and completed.
        </Text>
      </div>
      <ExportActions found={found} draft />
      {signing && <SignDialog found={found} onClose={close} onSigned={() => void done()} />}
    </Stack>
  );
}

export function ExportStep() {
  const { found } = useWorkflow();
  if (!found) return null;
  return (
    <>
      <StepHeading
        title="Export"
        text={
          found.signed ? 'Export the signed note, then complete the case.' : 'Check the case, then sign it.'
        }
      />
      <Stack gap="lg">
        <ExportSummary />
        {found.signed ? (
          <>
            {found.signature && <SignatureFacts signature={found.signature} />}
            <ExportActions found={found} draft={false} />
            <div>
              <CompleteCase found={found} />
            </div>
          </>
        ) : (
          <Unsigned found={found} />
        )}
      </Stack>
    </>
  );
}
