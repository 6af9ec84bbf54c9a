import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SignOrderRequest, WrittenOrderResponse } from '@vouchwell/contract';
import { isUnanswered, messageOf } from '../../lib/http.ts';
import { useUser } from '../../lib/session.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { type AroundOrder, useSignOrder } from './order-queries.ts';
import { OrderMatter } from './order-matter.tsx';

const MEANING = 'I am the treating practitioner and order these items';

interface SignOrderProps {
  shown: WrittenOrderResponse;
  around: AroundOrder;
  onClose: () => void;
}

/** The practitioner’s signature: the order as it will stand, the password, and a code of whoever has a second factor. */
export function SignOrder({ shown, around, onClose }: SignOrderProps) {
  const { on: hasSecondFactor } = useUser().second_factor;
  const { mutate: sign, isPending: busy, error } = useSignOrder(shown, around);
  const form = useForm({
    initialValues: { password: '', code: '', meaning: MEANING },
    validate: {
      password: (value) => (value ? null : 'Password is required to sign.'),
      code: (value) => (hasSecondFactor && !value.trim() ? 'Code is required to sign.' : null),
      meaning: (value) => (value.trim() ? null : 'The meaning of the signature is required.'),
    },
  });
  const submit = form.onSubmit(({ code, ...values }) => {
    const request: SignOrderRequest = { ...values, ...(hasSecondFactor && { code }) };
    sign(request, {
      onSuccess: ({ version }) => {
        notifySuccess(`Version ${version} of the order is signed.`);
        onClose();
      },
    });
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Sign the order of case #${shown.case_id}`}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>You sign exactly this order. A later change of the case asks for a new version.</Text>
          {shown.next && <OrderMatter of={shown.next} cols={2} />}
          <PasswordInput
            label="Your password"
            required
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
          />
          {hasSecondFactor && <CodeField {...form.getInputProps('code')} />}
          <TextInput
            label="Meaning of the signature"
            required
            maxLength={500}
            {...form.getInputProps('meaning')}
          />
          {error !== null && (
            <Text role="alert" c={isUnanswered(error) ? undefined : 'var(--mantine-color-error)'}>
              {messageOf(error, 'Failed to sign the order. Please try again.')}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Sign order
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
