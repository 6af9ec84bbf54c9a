import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messageOf } from '../../lib/http.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { FormDialog } from '../../ui/states/form-dialog.tsx';
import { ReasonField, reasonMissing } from '../../ui/words/reason-field.tsx';
import { type Reasoned, useWithReason } from './forgetting-requests.ts';

const words = {
  ask: {
    title: (name: string) => `Forget ${name}?`,
    text: 'Once another admin has confirmed it, everything this site holds of the patient can never be read again: the record, its cases, notes and signed letters, and texts that came into the library from them. The history goes on saying that it was done, when and by whom. Copies of the data in backups go as those backups are replaced.',
    button: 'Ask another admin to confirm',
    done: 'Another admin has to confirm it now.',
    failed: 'Failed to ask for it',
  },
  hold: {
    title: (name: string) => `Set a legal hold on the data of ${name}`,
    text: 'As long as it stands, nothing of this patient is forgotten.',
    button: 'Set the hold',
    done: 'The legal hold is set.',
    failed: 'Failed to set the hold',
  },
  lift: {
    title: (name: string) => `Lift the legal hold on the data of ${name}`,
    text: 'The patient can be forgotten again afterwards, by two admins.',
    button: 'Lift the hold',
    done: 'The legal hold is lifted.',
    failed: 'Failed to lift the hold',
  },
} as const;

interface ReasonDialogProps {
  what: Reasoned;
  patient: number;
  name: string;
  onClose: () => void;
}

/** Asks why. Mounted while it is asked. */
export function ReasonDialog({ what, patient, name, onClose }: ReasonDialogProps) {
  const { title, text, button, done, failed } = words[what];
  const { mutate, isPending, error } = useWithReason(patient, what);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: reasonMissing },
  });
  const submit = form.onSubmit(({ reason }) =>
    mutate(reason.trim(), {
      onSuccess: () => {
        notifySuccess(done);
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={title(name)}
      dirty={form.isDirty()}
      busy={isPending}
      submitLabel={button}
      danger={what === 'ask'}
      error={error && messageOf(error, `${failed}. Please try again.`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{text}</Text>
      <ReasonField
        description="It stays in the history for ever: do not name the patient."
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
