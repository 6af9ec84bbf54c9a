import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseResponse } from '@vouchwell/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../lib/http.ts';
import { CodeText } from '../../../ui/code-text.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.ts';
import { completeCase, refreshCases } from '../api.ts';
import { ExportActions } from './export-actions.tsx';
import { serverMessage } from './server-message.ts';
import { SignDialog } from './sign-dialog.tsx';
import { SignatureFacts } from './signature-facts.tsx';
import { StepHeading } from './step-heading.tsx';
import { useWorkflow } from './workflow-context.ts';
import classes from './workflow.module.css';

const SHOWN = 3;

/** The first three, and how many more there are. */
function ShortList<T>({
  title,
  all,
  line,
}: {
  title: string;
  all: readonly T[];
  line: (one: T) => React.ReactNode;
}) {
  return (
    <section aria-label={title}>
      <Title order={3} mb={4}>
        {title} ({all.length})
      </Title>
      <ul className={classes.rows}>
        {all.slice(0, SHOWN).map((one, index) => (
          <Text component="li" fz="sm" key={index} py={2}>
            {line(one)}
          </Text>
        ))}
      </ul>
      {all.length > SHOWN && (
        <Text fz="sm" c="dimmed">
          +{all.length - SHOWN} more
        </Text>
      )}
    </section>
  );
}

function Summary() {
  const { draft } = useWorkflow();
  const { provider } = draft;
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <ShortList
        title="Diagnoses"
        all={draft.diagnoses}
        line={({ code, description }) => (
          <>
            <CodeText fw={600}>{code}</CodeText> {description}
          </>
        )}
      />
      <ShortList title="Items" all={draft.items} line={({ item, quantity }) => `${quantity} × ${item}`} />
      <section aria-label="Provider">
        <Title order={3} mb={4}>
          Provider
        </Title>
        <Text fz="sm">{provider.name}</Text>
        <Text fz="sm" c="dimmed">
          NPI <CodeText>{provider.npi}</CodeText>
        </Text>
      </section>
    </SimpleGrid>
  );
}

/** A refusal may also come as a success that says no. */
async function complete(id: number): Promise<void> {
  const { success, ...rest } = (await completeCase(id)) as { success: boolean; error?: string };
  if (!success) throw new ApiError(409, 'refused', rest.error ?? '');
}

function failureText(error: unknown): string {
  const reason = serverMessage(error);
  return reason ? `Failed to complete case: ${reason}` : 'Failed to complete case. Please try again.';
}

function CompleteCase({ found }: { found: CaseResponse }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const completion = useMutation({
    mutationFn: () => complete(found.id),
    onSuccess: () => {
      notifySuccess(`Case #${found.id} completed successfully.`);
      void refreshCases(queries);
      void navigate('/app');
    },
    onError: (error) => notifyFailure(failureText(error)),
  });
  if (found.is_complete) return <Text>This case is completed.</Text>;
  return (
    <Button
      leftSection={<IconCircleCheck size={18} aria-hidden />}
      loading={completion.isPending}
      onClick={() => completion.mutate()}
    >
      Complete Case
    </Button>
  );
}

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
        <Summary />
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
