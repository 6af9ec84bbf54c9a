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
import { StepHeading } from '../../../ui/step-heading.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';

interface UnsignedProps {
  found: CaseResponse;
  signing: boolean;
  onSigning: (signing: boolean) => void;
}

function Unsigned({ found, signing, onSigning }: UnsignedProps) {
  const { caseId, refresh } = useWorkflow();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    onSigning(false);
    opener.current?.focus();
  };
  const done = async () => {
    await refresh();
    onSigning(false);
    notifySuccess(`Case #${caseId} is signed and locked.`);
  };
  return (
    <Stack gap="md">
      <div>
        <Button ref={opener} leftSection={<IconLock size={18} aria-hidden />} onClick={() => onSigning(true)}>
          Sign & Lock Case
        </Button>
        <Text fz="sm" c="dimmed" mt={4}>
          After signing nothing in the case can be changed; it can then be exported and completed.
        </Text>
      </div>
      <ExportActions found={found} draft />
      {signing && <SignDialog found={found} onClose={close} onSigned={done} />}
    </Stack>
  );
}

export function ExportStep() {
  const { found } = useWorkflow();
  const [signing, setSigning] = useState(false);
  if (!found) return null;
  // The news of the signature may come before its own answer: the dialog ends by itself.
  const signed = found.signed && !signing;
  return (
    <>
      <StepHeading
        key={String(signed)}
        title="Export"
        text={signed ? 'Export the signed note, then complete the case.' : 'Check the case, then sign it.'}
      />
      <Stack gap="lg">
        <ExportSummary />
        {signed ? (
          <>
            {found.signature && <SignatureFacts signature={found.signature} />}
            <ExportActions found={found} draft={false} />
            <div>
              <CompleteCase found={found} />
            </div>
          </>
        ) : (
          <Unsigned found={found} signing={signing} onSigning={setSigning} />
        )}
      </Stack>
    </>
  );
}
