import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { WrittenOrderResponse } from '@vouchwell/contract';
import type { OrderExtras } from '@vouchwell/rules';
import { useState } from 'react';
import { Failure } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { type AroundOrder, useFillInOrder } from './order-queries.ts';

const words = ({ frequency, length_of_need, refills, ...said }: OrderExtras) => ({
  ...said,
  frequency: frequency ?? '',
  length_of_need: length_of_need ?? '',
  refills: refills ?? '',
});

interface OrderExtrasFormProps {
  order: WrittenOrderResponse;
  around: AroundOrder;
  onClose: () => void;
}

/** What an order need not say. It is offered under a warning, because it may end the order early. */
export function OrderExtrasForm({ order, around, onClose }: OrderExtrasFormProps) {
  const [begun] = useState(order);
  const { mutate: save, isPending, error } = useFillInOrder(begun, around);
  const form = useForm({ initialValues: words(begun.extras) });
  const submit = form.onSubmit((values) =>
    save(values, {
      onSuccess: () => {
        notifySuccess('The order is saved.');
        onClose();
      },
    }),
  );
  return (
    <form onSubmit={submit} noValidate aria-label="Added to the order">
      <Stack gap="sm" maw={480}>
        <Text fz="sm" c="light-dark(#8a4b00, #ffc078)">
          <IconAlertTriangle size={14} aria-hidden /> None of this is required. Whatever is added must agree
          with the record, and a length of need makes the order expire.
        </Text>
        <Checkbox label="Date of birth" {...form.getInputProps('birth_date', { type: 'checkbox' })} />
        <Checkbox label="Diagnoses of the case" {...form.getInputProps('diagnoses', { type: 'checkbox' })} />
        <TextInput label="Frequency of use" maxLength={200} {...form.getInputProps('frequency')} />
        <TextInput label="Length of need" maxLength={100} {...form.getInputProps('length_of_need')} />
        <TextInput label="Refills" maxLength={100} {...form.getInputProps('refills')} />
        {error !== null && <Failure title="This is not saved" error={error} />}
        <Group gap="xs">
          <Button type="submit" loading={isPending}>
            Save
          </Button>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
