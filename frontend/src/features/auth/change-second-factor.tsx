import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ChangeSecondFactorRequest } from '@vouchwell/contract';
import { fieldsOf, messageOf } from '../../lib/http.ts';
import { CodeField } from '../../ui/words/code-field.tsx';
import { OwnPassword } from '../../ui/words/own-password.tsx';
import { FormDialog } from '../../ui/states/form-dialog.tsx';

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
  const submit = form.onSubmit((body) =>
    attempt.mutate(body, { onError: (error) => form.setErrors(fieldsOf(error)) }),
  );
  const isTold = Object.keys(fieldsOf(attempt.error)).length > 0;
  return (
    <FormDialog
      title={title}
      // A password is typed again.
      dirty={false}
      busy={attempt.isPending}
      submitLabel={verb}
      danger={danger}
      error={
        attempt.isError && !isTold && messageOf(attempt.error, 'This could not be changed. Please try again.')
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{text}</Text>
      <OwnPassword key={form.key('password')} {...form.getInputProps('password')} />
      <CodeField key={form.key('code')} {...form.getInputProps('code')} />
    </FormDialog>
  );
}
