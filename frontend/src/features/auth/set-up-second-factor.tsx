import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SecondFactorSetUpResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { fieldsOf, messageOf } from '../../lib/http.ts';
import { CodeInput } from '../../ui/words/code-field.tsx';
import { CopyLine } from '../../ui/words/copy-line.tsx';
import { OwnPassword } from '../../ui/words/own-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useConfirm, useSetUp } from './second-factor-requests.ts';

const QR_SIZE = 220;
/** Groups of four, as people type them; apps overlook the spaces. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** What is not said at the field. */
function Refusal({ error, field }: { error: unknown; field: string }) {
  if (!error || field in fieldsOf(error)) return null;
  return (
    <Text role="alert" c="var(--mantine-color-error)">
      {messageOf(error, 'The second factor could not be set up. Please try again.')}
    </Text>
  );
}

/** Back, or out, before it is in force: what is under way is waited for. */
interface WayOut {
  label: string;
  leave: () => void;
}

interface StepProps {
  wayOut: WayOut;
}

function StepEnd({ wayOut: { label, leave }, action, busy }: StepProps & { action: string; busy: boolean }) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={leave} disabled={busy}>
        {label}
      </Button>
      <Button type="submit" loading={busy}>
        {action}
      </Button>
    </Group>
  );
}

function PasswordStep({
  wayOut,
  onShown,
}: StepProps & { onShown: (shown: SecondFactorSetUpResponse) => void }) {
  const setUp = useSetUp();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : 'Password is required.') },
  });
  const submit = form.onSubmit((body) =>
    setUp.mutate(body, { onSuccess: onShown, onError: (error) => form.setErrors(fieldsOf(error)) }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          From then on you sign in, and sign, with your password and a code that an authenticator app on your
          phone shows. The app needs no internet.
        </Text>
        <OwnPassword key={form.key('password')} {...form.getInputProps('password')} />
        <Refusal error={setUp.error} field="password" />
        <StepEnd wayOut={wayOut} action="Continue" busy={setUp.isPending} />
      </Stack>
    </form>
  );
}

interface ScanStepProps extends StepProps {
  shown: SecondFactorSetUpResponse;
  onConfirmed: (codes: string[]) => void;
}

function ScanStep({ shown, wayOut, onConfirmed }: ScanStepProps) {
  const confirm = useConfirm();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() ? null : 'Code is required.') },
  });
  const submit = form.onSubmit((body) =>
    confirm.mutate(body, {
      onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
      onError: (error) => form.setErrors(fieldsOf(error)),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>Scan this with your authenticator app, or type the key into it.</Text>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(shown.qr_svg)}`}
          alt="QR code for your authenticator app; the key below says the same"
          width={QR_SIZE}
          height={QR_SIZE}
          style={{ alignSelf: 'center', background: '#fff', padding: 8, borderRadius: 6 }}
        />
        <div>
          <Text fz="sm" fw={550}>
            Key
          </Text>
          <CopyLine line={grouped(shown.secret)} />
        </div>
        <Anchor href={shown.uri} fz="sm">
          Open an app on this device
        </Anchor>
        <CodeInput
          label="The code that the app shows now"
          data-autofocus
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        <Refusal error={confirm.error} field="code" />
        <StepEnd wayOut={wayOut} action="Confirm" busy={confirm.isPending} />
      </Stack>
    </form>
  );
}

export interface SetUpSecondFactorProps extends StepProps {
  /** It is in force, and its recovery codes are kept. */
  onDone: () => void;
}

/** Password, then the app, then the recovery codes. Before the app's first code is right nothing has changed. */
export function SetUpSecondFactor({ wayOut, onDone }: SetUpSecondFactorProps) {
  const [shown, setShown] = useState<SecondFactorSetUpResponse | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (shown) return <ScanStep shown={shown} wayOut={wayOut} onConfirmed={setCodes} />;
  return <PasswordStep wayOut={wayOut} onShown={setShown} />;
}
