import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ForgettingResponse } from '@vouchwell/contract';
import { messageOf } from '../../lib/http.ts';
import { useUser } from '../../lib/session.tsx';
import { CodeField } from '../../ui/words/code-field.tsx';
import { OwnPassword } from '../../ui/words/own-password.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { FormDialog } from '../../ui/states/form-dialog.tsx';
import { When } from '../../ui/words/when.tsx';
import { useConfirmForgetting } from './forgetting-requests.ts';

interface ConfirmForgettingProps {
  shown: ForgettingResponse;
  name: string;
  onDone: () => void;
  onClose: () => void;
}

/** What is asked about no longer stands: nothing is left to confirm. */
function NoLongerAsked({ shown, name, onDone, onClose }: ConfirmForgettingProps) {
  const isForgotten = shown.stage === 'forgotten';
  const leave = isForgotten ? onDone : onClose;
  return (
    <Dialog title={`Forget ${name} for good?`} onClose={leave}>
      <Stack gap="md">
        <Text role="alert">
          {isForgotten
            ? 'The request is no longer there: the patient was forgotten meanwhile.'
            : 'The request is no longer there: it was taken back meanwhile. Nothing was forgotten.'}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={leave} data-autofocus>
            Close
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The second admin's word, with their password. Mounted while it is asked. */
export function ConfirmForgetting(props: ConfirmForgettingProps) {
  const { shown, name, onDone, onClose } = props;
  const { on: hasSecondFactor } = useUser().second_factor;
  const { mutate, isPending, error } = useConfirmForgetting(shown.patient_id);
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value ? null : 'Password is required to confirm.'),
      code: (value) => (hasSecondFactor && !value.trim() ? 'Code is required to confirm.' : null),
    },
  });
  const submit = form.onSubmit(({ password, code }) =>
    mutate(
      { password, ...(hasSecondFactor && { code }) },
      {
        onSuccess: () => {
          notifySuccess('The patient is forgotten.');
          onDone();
        },
      },
    ),
  );
  // While it is under way it may be this very word that ended the request.
  if (shown.stage !== 'asked' && !isPending) return <NoLongerAsked {...props} />;
  return (
    <FormDialog
      title={`Forget ${name} for good?`}
      // A password is typed again.
      dirty={false}
      busy={isPending}
      submitLabel="Forget for good"
      danger
      error={
        error &&
        messageOf(error, 'Nothing was forgotten, as far as is known. Look again before you repeat it.')
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        {shown.asked?.by} asked for it, <When at={shown.asked?.at} />: {shown.reason}
      </Text>
      <Text>
        Everything this site holds of the patient
        {shown.patients.length > 1 ? `, in all ${shown.patients.length} records,` : ''} becomes unreadable
        now. It cannot be undone.
      </Text>
      <OwnPassword {...form.getInputProps('password')} />
      {hasSecondFactor && <CodeField {...form.getInputProps('code')} />}
    </FormDialog>
  );
}
