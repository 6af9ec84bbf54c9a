import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { DueResponse } from '@vouchwell/contract';
import { notifySuccess } from '../../ui/notify.ts';
import { useFocusBack } from '../../ui/keyboard/use-focus-back.ts';
import { type AskedFor, useAskForThem } from './retention-requests.ts';

interface AskForThemProps {
  dues: readonly DueResponse[];
  onDone: (told: AskedFor) => void;
  onClose: () => void;
}

export const patientsText = (count: number) => (count === 1 ? '1 patient' : `${count} patients`);

/** Asks another admin to forget those that were chosen, each for itself. Mounted while it is asked. */
export function AskForThem({ dues, onDone, onClose }: AskForThemProps) {
  useFocusBack();
  const { mutate, isPending } = useAskForThem();
  const form = useForm({
    initialValues: { reason: 'The period for which it is kept has ended.' },
    validate: { reason: (value) => (value.trim() ? null : 'Reason is required.') },
  });
  const submit = form.onSubmit(({ reason }) =>
    mutate(
      { patients: dues.map(({ patient_id }) => patient_id), reason: reason.trim() },
      {
        onSuccess: (told) => {
          if (told.done.length > 0)
            notifySuccess(
              `Asked for ${patientsText(told.done.length)}. Another admin has to confirm each now.`,
            );
          onDone(told);
        },
      },
    ),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Forget ${patientsText(dues.length)}?`}
      closeOnClickOutside={!form.isDirty()}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text style={{ overflowWrap: 'anywhere' }}>{dues.map(({ name }) => name).join(', ')}</Text>
          <Text>
            Another admin confirms each of them with their password. From then on everything this site holds
            of that patient can never be read again. Until then nothing is lost, and it can be taken back.
          </Text>
          <Textarea
            label="Reason"
            description="It stays in the history for ever, with each of them: name no patient."
            required
            autosize
            minRows={2}
            maxLength={500}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={isPending}>
              Cancel
            </Button>
            <Button type="submit" color="red" loading={isPending}>
              Ask another admin to confirm
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
