import { Autocomplete, Button, Group, NumberInput, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { PublicCategory } from '@vouchwell/contract';
import { exceedsLimit, limitRefusal, limitShared, limitWarning } from '@vouchwell/rules';
import { type RefObject, useId } from 'react';
import { newRequestKey } from '../../../lib/http.ts';
import { clearNotices, notifyFailure } from '../../../ui/notify.ts';
import type { DraftItem } from '../draft/draft.ts';
import { atAnother, lineAmong } from './line-among.ts';
import {
  choicesFor,
  draftItem,
  missingOption,
  quantityOf,
  type ItemChoices,
  type ItemForm,
  type ItemValues,
} from './item-form-values.ts';
import { ItemPicker } from './item-picker.tsx';
import { FieldHint } from '../../../ui/words/field-hint.tsx';
import { LetterFormHint } from '../../../ui/words/letter-form-hint.tsx';

const validate = {
  category: (value: string) => (value ? null : 'Category is required.'),
  item: (value: string) => (value ? null : 'Item is required.'),
  quantity: (value: number | string) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1
      ? null
      : 'Quantity must be a whole number of at least 1.',
};
const order: (keyof ItemValues)[] = [
  'category',
  'item',
  'quantity',
  'size',
  'color',
  'length',
  'justification',
];

function Choice({
  label,
  name,
  options,
  form,
}: {
  label: string;
  name: 'size' | 'color' | 'length';
  options: string[] | null;
  form: ItemForm;
}) {
  if (!options) return null;
  return (
    <Autocomplete
      label={label}
      required
      data={options}
      placeholder={options.length > 0 ? 'Choose or type' : undefined}
      maxLength={50}
      {...form.getInputProps(name)}
    />
  );
}

interface LimitHintProps {
  limit: number;
  details: ItemChoices['details'];
  quantity: number;
  /** What this and the other lines under the same limit ask for. */
  together: number;
}

function LimitHint({ limit, details, quantity, together }: LimitHintProps) {
  const period = details?.limit_period ? ` per ${details.limit_period}` : '';
  const others = together > quantity ? `, ${together} with what this case already has` : '';
  if (!exceedsLimit(together, limit)) {
    return (
      <Text fz="sm" c="dimmed" className="tabular">
        At most {limit}
        {period} without a justification{others}
      </Text>
    );
  }
  return (
    <Group gap={6} c="light-dark(#8a4b00, #ffc078)" wrap="nowrap">
      <IconAlertTriangle size={16} aria-hidden />
      <Text fz="sm" fw={550} className="tabular">
        {limitWarning(limit)}
        {others && ` together: ${together} with what this case already has`}
      </Text>
    </Group>
  );
}

export interface ItemFormProps {
  categories: PublicCategory[];
  initial: ItemValues;
  /** Those of the case: together a limit is kept. */
  items: readonly DraftItem[];
  /** The step has just been come to, and the case has no item yet. */
  begins: boolean;
  /** Sends the form from outside, such as when the step is left. */
  formRef: RefObject<HTMLFormElement | null>;
  /** The local id of the item being edited; null while adding. */
  editing: string | null;
  onChange: (values: ItemValues) => void;
  onDone: (item: DraftItem) => void;
  onRefused: () => void;
  onCancel: () => void;
}

export function ItemForm(props: ItemFormProps) {
  const { categories, initial, items, begins, formRef, editing, onChange } = props;
  const { onDone, onRefused, onCancel } = props;
  const form = useForm<ItemValues>({ initialValues: initial, validate, onValuesChange: onChange });
  const choices = choicesFor(categories, form.values);
  const quantity = quantityOf(form.values);
  const quantityField = useId();
  const { together, mustSay } = lineAmong(draftItem(form.values, choices, ''), items, editing);
  const focusFirst = (errors: Record<string, unknown>) => {
    const first = order.find((name) => name in errors);
    if (first) form.getInputNode(first)?.focus();
    onRefused();
  };
  const refuse = (field: keyof ItemValues, refusal: string) => {
    onRefused();
    form.setFieldError(field, refusal);
    notifyFailure(refusal);
    form.getInputNode(field)?.focus();
  };
  const submit = form.onSubmit((values) => {
    const item = draftItem(values, choices, editing ?? newRequestKey());
    const { isLacking, pushed } = lineAmong(item, items, editing);
    if (isLacking || pushed) {
      const limit = choices.limit as number;
      if (isLacking) refuse('justification', limitRefusal(limit));
      else if (pushed) refuse('quantity', atAnother(limit, pushed.item));
      return;
    }
    const missing = missingOption(values, choices);
    if (missing) {
      refuse(missing.option, missing.refusal);
      return;
    }
    clearNotices();
    onDone(item);
  }, focusFirst);
  return (
    <form ref={formRef} onSubmit={submit} noValidate aria-label={editing ? 'Edit item' : 'Add an item'}>
      <Stack gap="sm">
        <ItemPicker form={form} categories={categories} begins={begins} />
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }}>
          <NumberInput
            id={quantityField}
            label="Quantity"
            required
            min={1}
            max={100_000}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            {...form.getInputProps('quantity')}
          />
          <Choice label="Size" name="size" options={choices.sizes} form={form} />
          <Choice label="Color" name="color" options={choices.colors} form={form} />
          <Choice label="Length" name="length" options={choices.lengths} form={form} />
        </SimpleGrid>
        <FieldHint of={quantityField}>
          {choices.limit !== null && (
            <>
              <LimitHint
                limit={choices.limit}
                details={choices.details}
                quantity={quantity}
                together={together}
              />
              {choices.details?.limit_group && together > quantity && (
                <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {limitShared(choices.details.limit_group)}
                </Text>
              )}
            </>
          )}
        </FieldHint>
        <Textarea
          label="Justification"
          description={mustSay ? undefined : 'Why the patient needs this item; required above the limit'}
          required={mustSay}
          autosize
          minRows={2}
          maxLength={2000}
          {...form.getInputProps('justification')}
        />
        <LetterFormHint
          typed={{
            Size: form.values.size,
            Color: form.values.color,
            Length: form.values.length,
            Justification: form.values.justification,
          }}
        />
        <Group gap="xs">
          <Button type="submit">{editing ? 'Save item' : 'Add item'}</Button>
          {editing && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
