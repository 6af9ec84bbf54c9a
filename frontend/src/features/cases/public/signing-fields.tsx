import { Button, Group, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ApiError, isUnanswered, messageOf } from '../../../lib/http.ts';
import { useUser } from '../../../lib/session.tsx';
import { CodeField, ONE_TIME_CODE } from '../../../ui/words/code-field.tsx';
import { OWN_PASSWORD, OwnPassword } from '../../../ui/words/own-password.tsx';

/** Empty, as each signature begins. */
export const unproved = { password: '', code: '' };

/** What each signature asks of whoever gives it: the password, and a code where they have a second factor. */
export function useSigner() {
  const { on: hasSecondFactor } = useUser().second_factor;
  return {
    validate: {
      password: (value: string) => (value ? null : 'Password is required to sign.'),
      code: (value = '') => (hasSecondFactor && !value.trim() ? 'Code is required to sign.' : null),
    },
    /** A code that nobody was asked for is not sent. */
    proved: <Values extends { code?: string }>({ code, ...values }: Values) => ({
      ...values,
      ...(hasSecondFactor && code !== undefined && { code }),
    }),
  };
}

type Proof = 'password' | 'code';
type Field = (name: Proof) => object;

/** Which of them was refused, if it was one of them. */
function refusedProof(error: unknown): Proof | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'wrong_password') return 'password';
  return error.status === 403 && 'code' in error.fields ? 'code' : null;
}

/** What was refused is typed anew; all else that was typed stays. */
export const clearRefused = (clear: (name: Proof) => void) => (error: Error) => {
  const refused = refusedProof(error);
  if (refused) clear(refused);
};

const places: Record<Proof, string> = {
  password: `[autocomplete=${OWN_PASSWORD}]`,
  code: `[autocomplete=${ONE_TIME_CODE}]`,
};

/** Whoever was refused goes on at what was refused, or at what is to be read. */
function goOn(told: HTMLElement | null, error: Error): void {
  const isForbidden = error instanceof ApiError && error.status === 403;
  const proof = refusedProof(error) ?? (isForbidden ? 'password' : null);
  const field = proof && told?.closest('form')?.querySelector<HTMLElement>(places[proof]);
  (field ?? told)?.focus();
}

/** `focused`: the dialog begins there. */
export function SignerFields({ field, focused = false }: { field: Field; focused?: boolean }) {
  const { on: hasSecondFactor } = useUser().second_factor;
  return (
    <>
      <OwnPassword data-autofocus={focused || undefined} {...field('password')} />
      {hasSecondFactor && <CodeField {...field('code')} />}
    </>
  );
}

export const meaningMissing = (value: string) =>
  value.trim() ? null : 'The meaning of the signature is required.';

export const MeaningField = (props: TextInputProps) => (
  <TextInput label="Meaning of the signature" required maxLength={500} {...props} />
);

interface SigningEndProps {
  error: Error | null;
  /** What did not work, where the server does not say more. */
  failed: string;
  busy: boolean;
  /** Something is still to be looked at. */
  disabled?: boolean;
  action: string;
  onClose: () => void;
}

/** How a dialog ends that signs: why it was refused, and the way out and on. */
export function SigningEnd({ error, failed, busy, disabled = false, action, onClose }: SigningEndProps) {
  const told = useRef<HTMLParagraphElement>(null);
  // A button that is busy loses the focus.
  useEffect(() => {
    if (error) goOn(told.current, error);
  }, [error]);
  return (
    <>
      {error !== null && (
        <Text
          ref={told}
          tabIndex={-1}
          role="alert"
          c={isUnanswered(error) ? undefined : 'var(--mantine-color-error)'}
        >
          {messageOf(error, failed)}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={disabled}>
          {action}
        </Button>
      </Group>
    </>
  );
}
