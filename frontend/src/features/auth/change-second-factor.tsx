import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ChangeSecondFactorRequest } from '@vouchwell/contract';
import { messageOf } from '../../lib/http.ts';
import { CodeField } from '../../ui/words/code-field.tsx';

export interface ChangeSecondFactorProps<Answer> {
  title: string;
  text: string;
  /** The verb of the button. */
  verb: string;
  danger?: boolean;
  change: (body: ChangeSecondFactorRequest) => Promise<Answer>;
  onChanged: (answer: Answer) => void;
  onClose: () => void;
}

/** Whoever changes a second factor shows both. */
export function ChangeSecondFactor<Answer>(props: ChangeSecondFactorProps<Answer>) {
  const { title, text, verb, danger = false, change, onChanged, onClose } = props;
  const attempt = useMutation({ mutationFn: change, onSuccess: onChanged, gcTime: 0 });
  const form = useForm<ChangeSecondFactorRequest>({
    mode: 'uncontrolled',
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value ? null : 'Password is required.'),
      code: (value) => (value.trim() ? null : 'Code is required.'),
    },
  });
  return (
    <Modal opened onClose={onClose} title={title} closeOnClickOutside={!attempt.isPending}>
      <form onSubmit={form.onSubmit((body) => attempt.mutate(body))} noValidate>
        <Stack gap="md">
          <Text>{text}</Text>
          <PasswordInput
            label="Your password"
            required
            autoComplete="current-password"
            data-autofocus
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <CodeField key={form.key('code')} {...form.getInputProps('code')} />
          {attempt.isError && (
            <Text role="alert" c="var(--mantine-color-error)">
              {messageOf(attempt.error, 'This could not be changed. Please try again.')}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={attempt.isPending}>
              Cancel
            </Button>
            <Button type="submit" color={danger ? 'red' : undefined} loading={attempt.isPending}>
              {verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
