import {
  Button,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { PublicCategory } from '@vouchwell/contract';
import { exceedsLimit, limitRefusal, limitWarning, needsJustification } from '@vouchwell/rules';
import { newRequestKey } from '../../../lib/http.ts';
import { clearNotices, notifyFailure } from '../../../ui/notify.ts';
import type { DraftItem } from '../draft/draft.ts';
import { choicesFor, draftItem, quantityOf, type ItemChoices, type ItemValues } from './item-form-values.ts';

type ItemForm = UseFormReturnType<ItemValues>;

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
  if (options.length === 0) return <TextInput label={label} maxLength={50} {...form.getInputProps(name)} />;
  return (
    <Select
      label={label}
      data={options}
      placeholder="Choose"
      clearable
      {...form.getInputProps(name)}
      value={form.values[name] || null}
      onChange={(value) => form.setFieldValue(name, value ?? '')}
    />
  );
}

function LimitHint({ choices, quantity }: { choices: ItemChoices; quantity: number }) {
  const { limit, details } = choices;
  if (limit === null) return null;
  const period = details?.limit_period ? ` per ${details.limit_period}` : '';
  if (!exceedsLimit(quantity, limit)) {
    return (
      <Text fz="sm" c="dimmed" className="tabular">
        At most {limit}
        {period} without a justification
      </Text>
    );
  }
  return (
    <Group gap={6} c="light-dark(#8a4b00, #ffc078)" role="status" wrap="nowrap">
      <IconAlertTriangle size={16} aria-hidden />
      <Text fz="sm" fw={550} className="tabular">
        {limitWarning(limit)}
      </Text>
    </Group>
  );
}

function ItemPicker({ form, categories }: { form: ItemForm; categories: PublicCategory[] }) {
  const items = categories.find(({ name }) => name === form.values.category)?.items ?? [];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label="Category"
        required
        placeholder="Choose"
        data={categories.map(({ name }) => name)}
        allowDeselect={false}
        {...form.getInputProps('category')}
        value={form.values.category || null}
        onChange={(category) =>
          form.setValues({ category: category ?? '', item: '', size: '', color: '', length: '' })
        }
      />
      <Select
        label="Item"
        required
        placeholder={form.values.category ? 'Choose' : 'Choose a category first'}
        data={items}
        searchable
        allowDeselect={false}
        nothingFoundMessage="No such item"
        {...form.getInputProps('item')}
        value={form.values.item || null}
        onChange={(item) => form.setValues({ item: item ?? '', size: '', color: '', length: '' })}
      />
    </SimpleGrid>
  );
}

export interface ItemFormProps {
  categories: PublicCategory[];
  initial: ItemValues;
  /** The local id of the item being edited; null while adding. */
  editing: string | null;
  onChange: (values: ItemValues) => void;
  onDone: (item: DraftItem) => void;
  onCancel: () => void;
}

export function ItemForm({ categories, initial, editing, onChange, onDone, onCancel }: ItemFormProps) {
  const form = useForm<ItemValues>({ initialValues: initial, validate, onValuesChange: onChange });
  const choices = choicesFor(categories, form.values);
  const quantity = quantityOf(form.values);
  const over = exceedsLimit(quantity, choices.limit);
  const focusFirst = (errors: Record<string, unknown>) => {
    const first = order.find((name) => name in errors);
    if (first) form.getInputNode(first)?.focus();
  };
  const submit = form.onSubmit((values) => {
    if (needsJustification(quantity, choices.limit, values.justification)) {
      const refusal = limitRefusal(choices.limit as number);
      form.setFieldError('justification', refusal);
      notifyFailure(refusal);
      form.getInputNode('justification')?.focus();
      return;
    }
    clearNotices();
    onDone(draftItem(values, choices, editing ?? newRequestKey()));
  }, focusFirst);
  return (
    <form onSubmit={submit} noValidate aria-label={editing ? 'Edit item' : 'Add an item'}>
      <Stack gap="sm">
        <ItemPicker form={form} categories={categories} />
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }}>
          <NumberInput
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
        <LimitHint choices={choices} quantity={quantity} />
        <Textarea
          label="Justification"
          description={over ? undefined : 'Why the patient needs this item; required above the limit'}
          required={over}
          autosize
          minRows={2}
          maxLength={2000}
          {...form.getInputProps('justification')}
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
