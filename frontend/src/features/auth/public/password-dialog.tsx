import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { whoSet } from '@vouchwell/rules';
import { ApiError, fieldsOf, messageOf } from '../../../lib/http.ts';
import { useSession, useUser } from '../../../lib/session.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { Dialog } from '../../../ui/states/dialog.tsx';
import { When } from '../../../ui/words/when.tsx';
import { changePassword } from '../auth-requests.ts';

const MIN_LENGTH = 12;
const MAX_LENGTH = 128;

interface PasswordFormValues {
  current: string;
  fresh: string;
  repeated: string;
}

interface PasswordFormProps {
  demanded: boolean;
  /** The way out where it is demanded. */
  onLogout: () => void;
  onDone: () => void;
}

/** Where a refusal belongs in the form; empty: to none of its fields. */
function refusedFields(error: unknown): Record<string, string> {
  if (error instanceof ApiError && error.code === 'wrong_password') return { current: error.message };
  const { new_password: fresh } = fieldsOf(error);
  return fresh === undefined ? {} : { fresh };
}

function usePasswordForm() {
  return useForm<PasswordFormValues>({
    mode: 'uncontrolled',
    initialValues: { current: '', fresh: '', repeated: '' },
    validate: {
      current: (value) => (value ? null : 'Current password is required.'),
      fresh: (value) =>
        value.length < MIN_LENGTH || value.length > MAX_LENGTH
          ? `The new password needs ${MIN_LENGTH} to ${MAX_LENGTH} characters.`
          : null,
      repeated: (value, all) => (value === all.fresh ? null : 'The two new passwords differ.'),
    },
  });
}

function Demanded() {
  const { password_set_by: set } = useUser();
  return (
    <div>
      <Text>Your password was set by an administrator. Choose one that only you know.</Text>
      {set && (
        <Text fz="sm" c="dimmed">
          {whoSet(set, 'The')}, <When at={set.at} />
        </Text>
      )}
    </div>
  );
}

function useChangePassword(onDone: () => void) {
  const { refresh } = useSession();
  return useMutation({
    mutationFn: ({ current, fresh }: PasswordFormValues) =>
      changePassword({ current_password: current, new_password: fresh }),
    onSuccess: () => {
      notifySuccess('Your password has been changed.');
      onDone();
      // The change is made; a failed look-up only leaves the old flag until the next one.
      refresh().catch(() => {});
    },
  });
}

interface ChangingProps extends PasswordFormProps {
  change: ReturnType<typeof useChangePassword>;
}

function PasswordForm({ demanded, onLogout, onDone, change }: ChangingProps) {
  const form = usePasswordForm();
  const submit = form.onSubmit((values) =>
    change.mutate(values, { onError: (error) => form.setErrors(refusedFields(error)) }),
  );
  const isTold = Object.keys(refusedFields(change.error)).length > 0;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {demanded && <Demanded />}
        <PasswordInput
          label="Current password"
          required
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('current')}
        />
        <PasswordInput
          label="New password"
          description={`${MIN_LENGTH} characters at least; a short sentence is a good choice.`}
          required
          autoComplete="new-password"
          {...form.getInputProps('fresh')}
        />
        <PasswordInput
          label="New password again"
          required
          autoComplete="new-password"
          {...form.getInputProps('repeated')}
        />
        {change.isError && !isTold && (
          <Text role="alert" c="var(--mantine-color-error)">
            {messageOf(change.error, 'The password could not be changed. Please try again.')}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={demanded ? onLogout : onDone} disabled={change.isPending}>
            {demanded ? 'Logout' : 'Cancel'}
          </Button>
          <Button type="submit" loading={change.isPending}>
            Change password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

export interface PasswordDialogProps extends PasswordFormProps {
  opened: boolean;
}

/** Where somebody else set the present password there is no way past it but another one, or out. */
export function PasswordDialog({ opened, ...form }: PasswordDialogProps) {
  const { demanded, onDone } = form;
  const change = useChangePassword(onDone);
  const close = () => {
    change.reset();
    onDone();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Change password"
      demanded={demanded}
      busy={change.isPending}
    >
      <PasswordForm {...form} onDone={close} change={change} />
    </Dialog>
  );
}
