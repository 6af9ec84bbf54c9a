import { Button, Group, Stack, Text } from '@mantine/core';
import { IconEraser, IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ForgettingResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { useUser } from '../../../lib/session.tsx';
import { Failure, FailureAlert } from '../../../ui/states/failure.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { Section } from '../../../ui/section.tsx';
import { RowSkeletons } from '../../../ui/states/skeletons.tsx';
import { When } from '../../../ui/words/when.tsx';
import { ConfirmForgetting } from '../confirm-forgetting.tsx';
import { forgettingQuery, type Reasoned, useWithdraw } from '../forgetting-requests.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

interface ForgettingSectionProps {
  patient: number;
  name: string;
  /** Nothing of the patient is there to be shown any more. */
  onForgotten: () => void;
}

function Standing({ shown }: { shown: ForgettingResponse }) {
  const { hold, asked, reason } = shown;
  return (
    <Stack gap={4}>
      {hold && (
        <Text>
          <strong>Legal hold</strong> by {hold.by}, <When at={hold.at} />: {hold.reason}
        </Text>
      )}
      {asked && (
        <Text>
          <strong>To be forgotten</strong>, as {asked.by} asked, <When at={asked.at} />: {reason}
        </Text>
      )}
      {!hold && !asked && (
        <Text c="dimmed">
          Kept as long as nobody asks for anything else. Two admins can have it forgotten.
        </Text>
      )}
    </Stack>
  );
}

/** How long a patient's data is kept: whether a hold stands on it, and whether it is to be forgotten. */
export function ForgettingSection({ patient, name, onForgotten }: ForgettingSectionProps) {
  const me = useUser();
  const { data: shown, error, refetch } = useQuery(forgettingQuery(patient));
  const withdraw = useWithdraw(patient);
  const [open, setOpen] = useState<Reasoned | 'confirm' | null>(null);
  const close = () => setOpen(null);
  const takeBack = () =>
    withdraw.mutate(undefined, { onSuccess: () => notifySuccess('The patient is kept as before.') });
  const isAsked = shown?.stage === 'asked';
  return (
    <Section title="Keeping and Forgetting">
      {!shown && !error && <RowSkeletons rows={1} label="Loading what is kept" />}
      {error && <Failure title="Failed to load what is kept" error={error} onRetry={() => void refetch()} />}
      {shown && (
        <Stack gap="sm">
          <Standing shown={shown} />
          <FailureAlert title="Failed to take it back" error={withdraw.error} />
          <Group gap="xs">
            {shown.stage === 'none' && !shown.hold && (
              <Button
                variant="default"
                leftSection={<IconEraser size={16} aria-hidden />}
                onClick={() => setOpen('ask')}
              >
                Forget patient…
              </Button>
            )}
            {isAsked && !shown.hold && shown.asked?.user_id !== me.id && (
              <Button color="red" onClick={() => setOpen('confirm')}>
                Confirm forgetting…
              </Button>
            )}
            {isAsked && (
              <Button variant="default" onClick={takeBack} loading={withdraw.isPending}>
                Take it back
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconGavel size={16} aria-hidden />}
              onClick={() => setOpen(shown.hold ? 'lift' : 'hold')}
            >
              {shown.hold ? 'Lift the legal hold…' : 'Set a legal hold…'}
            </Button>
          </Group>
          {isAsked && shown.asked?.user_id === me.id && (
            <Text fz="sm" c="dimmed">
              Another admin has to confirm it: you are the one who asked.
            </Text>
          )}
          {open === 'confirm' && (
            <ConfirmForgetting shown={shown} name={name} onDone={onForgotten} onClose={close} />
          )}
          {open && open !== 'confirm' && (
            <ReasonDialog what={open} patient={patient} name={name} onClose={close} />
          )}
        </Stack>
      )}
    </Section>
  );
}
