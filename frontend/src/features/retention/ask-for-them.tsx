import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { DueResponse } from '@vouchwell/contract';
import { counted } from '../../lib/counted.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { FormDialog } from '../../ui/states/form-dialog.tsx';
import { ReasonField, reasonMissing } from '../../ui/words/reason-field.tsx';
import { type AskedFor, useAskForThem } from './retention-requests.ts';

interface AskForThemProps {
  dues: readonly DueResponse[];
  onDone: (told: AskedFor) => void;
  onClose: () => void;
}

export const patientsText = (count: number) => counted(count, 'patient');

/** Asks another admin to forget those that were chosen, each for itself. Mounted while it is asked. */
export function AskForThem({ dues, onDone, onClose }: AskForThemProps) {
  const { mutate, isPending } = useAskForThem();
  const form = useForm({
    initialValues: { reason: 'The period for which it is kept has ended.' },
    validate: { reason: reasonMissing },
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
    <FormDialog
      title={`Forget ${patientsText(dues.length)}?`}
      dirty={form.isDirty()}
      busy={isPending}
      submitLabel="Ask another admin to confirm"
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <Text style={{ overflowWrap: 'anywhere' }}>{dues.map(({ name }) => name).join(', ')}</Text>
      <Text>
        Another admin confirms each of them with their password. From then on everything this site holds of
        that patient can never be read again. Until then nothing is lost, and it can be taken back.
      </Text>
      <ReasonField
        description="It stays in the history for ever, with each of them: name no patient."
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
