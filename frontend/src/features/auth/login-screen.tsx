import { Alert, Button, Center, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { LoginRequest } from '@vouchwell/contract';
import { MADE_ROOM } from '@vouchwell/rules';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ApiError, messageOf } from '../../lib/http.ts';
import { useSession } from '../../lib/session.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useTabTitle } from '../../ui/tab-title.ts';
import { SecondStep } from './second-step.tsx';

/** The server's own words; where it could not be asked, that too. */
function failureText(error: unknown): string {
  const silent = error instanceof ApiError && error.status === 0;
  return silent ? `Login failed. ${error.message}` : messageOf(error, 'Login failed');
}

const REASONS = { expired: 'Your session has ended.', made_room: MADE_ROOM };

function LoginForm({ onSecondStep }: { onSecondStep: (challenge: string) => void }) {
  const { signIn } = useSession();
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: (challenge) => challenge !== null && onSecondStep(challenge),
  });
  const form = useForm<LoginRequest>({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: {
      username: (value) => (value.trim() ? null : 'Username is required.'),
      password: (value) => (value ? null : 'Password is required.'),
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => attempt.mutate(values))} noValidate>
      <Stack gap="md">
        <TextInput
          label="Username"
          required
          autoFocus
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label="Password"
          required
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth disabled={attempt.isPending} aria-busy={attempt.isPending}>
          {attempt.isPending ? 'Signing in...' : 'Sign in'}
        </Button>
        <Text role="alert" c="var(--mantine-color-error)" hidden={!attempt.isError}>
          {attempt.isError && failureText(attempt.error)}
        </Text>
      </Stack>
    </form>
  );
}

function SignInSteps() {
  const [challenge, setChallenge] = useState<string | null>(null);
  if (challenge === null) return <LoginForm onSecondStep={setChallenge} />;
  return <SecondStep challenge={challenge} onBack={() => setChallenge(null)} />;
}

export function LoginScreen() {
  const { token, ended } = useSession();
  const from = (useLocation().state as { from?: string } | null)?.from;
  useTabTitle('Sign in');
  if (token) return <Navigate to={from ?? '/app'} replace />;
  return (
    <Center component="main" mih="100vh" p="md">
      <Stack w="100%" maw={400} gap="lg">
        <Stack gap={4} align="center" ta="center">
          <Logo size={40} />
          <Title order={1}>Vouchwell</Title>
          <Text c="dimmed">Medical necessity notes, written and kept on your own network.</Text>
        </Stack>
        {ended && ended !== 'chosen' && (
          <Alert color="blue" icon={<IconInfoCircle aria-hidden />} role="status">
            {REASONS[ended]} Sign in to go on where you were.
          </Alert>
        )}
        <Paper withBorder p="lg">
          <SignInSteps />
        </Paper>
        <Text fz="sm" c="dimmed" ta="center">
          This is a demo environment. Do not use real patient data.
        </Text>
      </Stack>
    </Center>
  );
}
