import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { WrittenOrderResponse } from '@vouchwell/contract';
import { notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import {
  clearRefused,
  MeaningField,
  meaningMissing,
  SignerFields,
  SigningEnd,
  unproved,
  useSigner,
} from '../cases/public/signing-fields.tsx';
import { useChangedSince } from '../cases/public/use-changed-since.ts';
import { type AroundOrder, ORDER_CHANGED, useSignOrder } from './order-queries.ts';
import { OrderMatter } from './order-matter.tsx';

/** So many items leave the password in sight; a longer order is read first, from its head. */
const IN_SIGHT = 8;

const MEANING = 'I am the treating practitioner and order these items';

interface SignOrderProps {
  shown: WrittenOrderResponse;
  around: AroundOrder;
  onClose: () => void;
}

/** The practitioner’s signature: the order as it will stand, the password, and a code of whoever has a second factor. */
export function SignOrder({ shown, around, onClose }: SignOrderProps) {
  const { validate, proved } = useSigner();
  const { mutate: sign, isPending: busy, error } = useSignOrder(shown, around);
  const changed = useChangedSince(shown.next) && !busy;
  const form = useForm({
    initialValues: { ...unproved, meaning: MEANING },
    validate: { ...validate, meaning: meaningMissing },
  });
  const submit = form.onSubmit((values) => {
    sign(proved(values), {
      onSuccess: ({ version }) => {
        notifySuccess(`Version ${version} of the order is signed.`);
        onClose();
      },
      onError: clearRefused((name) => form.setFieldValue(name, '')),
    });
  });
  return (
    <Dialog onClose={onClose} title={`Sign the order of case #${shown.case_id}`} size="lg" busy={busy}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>You sign exactly this order. A later change of the case asks for a new version.</Text>
          {shown.next && <OrderMatter of={shown.next} cols={2} />}
          <SignerFields
            focused={(shown.next?.lines.length ?? 0) <= IN_SIGHT}
            field={(name) => form.getInputProps(name)}
          />
          <MeaningField {...form.getInputProps('meaning')} />
          <SigningEnd
            error={changed ? ORDER_CHANGED : error}
            failed="Failed to sign the order. Please try again."
            busy={busy}
            disabled={changed}
            action="Sign order"
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
