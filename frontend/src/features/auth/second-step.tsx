import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../lib/http.ts';
import { useSession } from '../../lib/session.tsx';
import { CodeField } from '../../ui/words/code-field.tsx';

export interface SecondStepProps {
  challenge: string;
  /** Back to name and password. */
  onBack: () => void;
}

/** The challenge is good for nothing any more. */
const isOver = (error: unknown) =>
  error instanceof ApiError && ['sign_in_over', 'code_completed'].includes(error.code);

/** What follows on a right password, of whoever has a second factor. */
export function SecondStep({ challenge, onBack }: SecondStepProps) {
  const { completeSignIn } = useSession();
  const attempt = useMutation({ mutationFn: completeSignIn });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : 'Code is required.') },
  });
  const submit = form.onSubmit(({ code }) => attempt.mutate({ challenge, code }));
  const over = isOver(attempt.error);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          Your password is right. Now enter the code that your authenticator app shows for this site.
        </Text>
        <CodeField autoFocus key={form.key('code')} {...form.getInputProps('code')} />
        <Button type="submit" fullWidth disabled={attempt.isPending || over} aria-busy={attempt.isPending}>
          {attempt.isPending ? 'Signing in...' : 'Sign in'}
        </Button>
        <Button variant="default" fullWidth onClick={onBack} disabled={attempt.isPending}>
          Start over
        </Button>
        <Text role="alert" c="var(--mantine-color-error)" hidden={!attempt.isError}>
          {attempt.isError && messageOf(attempt.error, 'Login failed')}
        </Text>
      </Stack>
    </form>
  );
}
