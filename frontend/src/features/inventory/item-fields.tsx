import {
  Checkbox,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { InventoryCategory } from '@vouchwell/contract';
import { limitPeriods } from '@vouchwell/rules';
import type { ItemValues } from './item-values.ts';

type Form = UseFormReturnType<ItemValues>;

export interface ItemFieldsProps {
  form: Form;
  categories: readonly InventoryCategory[];
  editing: boolean;
}

const choices = [
  { what: 'size', requires: 'requires_size', available: 'available_sizes' },
  { what: 'color', requires: 'requires_color', available: 'available_colors' },
  { what: 'length', requires: 'requires_length', available: 'available_lengths' },
] as const;

/** What it comes in is asked for only where a case must choose. */
function Choices({ form }: { form: Form }) {
  return choices.map(({ what, requires, available }) => (
    <Stack gap={4} key={what}>
      <Checkbox label={`Requires ${what}`} {...form.getInputProps(requires, { type: 'checkbox' })} />
      {form.values[requires] && (
        <TagsInput
          label={`Available ${what}s`}
          description="Enter adds one"
          maxTags={50}
          {...form.getInputProps(available)}
        />
      )}
    </Stack>
  ));
}

function Limit({ form }: { form: Form }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <NumberInput
        label="Quantity limit"
        description="Empty: no limit"
        min={0}
        max={100_000}
        allowDecimal={false}
        {...form.getInputProps('quantity_limit')}
      />
      <NativeSelect
        label="Limit period"
        description="The time it spans"
        data={[{ value: '', label: 'None' }, ...limitPeriods]}
        disabled={form.values.quantity_limit === ''}
        {...form.getInputProps('limit_period')}
      />
      <TextInput
        label="Unit"
        description="What one is, such as pair"
        maxLength={30}
        {...form.getInputProps('unit')}
      />
    </SimpleGrid>
  );
}

export function ItemFields({ form, categories, editing }: ItemFieldsProps) {
  const offered = categories.filter(
    ({ id, is_active }) => is_active || String(id) === form.values.category_id,
  );
  return (
    <>
      <TextInput label="Name" required maxLength={200} data-autofocus {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label="Category"
          required
          data={[
            { value: '', label: 'Choose a category' },
            ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.getInputProps('category_id')}
        />
        <TextInput
          label="HCPCS code"
          maxLength={10}
          spellCheck={false}
          autoComplete="off"
          {...form.getInputProps('hcpcs')}
        />
      </SimpleGrid>
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('description')}
      />
      <Limit form={form} />
      <TextInput
        label="Shares its limit with"
        description="Items with the same words here share one limit"
        maxLength={60}
        disabled={form.values.quantity_limit === ''}
        {...form.getInputProps('limit_group')}
      />
      <Choices form={form} />
      <NumberInput
        label="Sort order"
        description="Smaller numbers stand first in their category"
        min={-100_000}
        max={100_000}
        allowDecimal={false}
        {...form.getInputProps('sort_order')}
      />
      {editing && (
        <Switch
          label="Active"
          description="New cases are offered active items only"
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </>
  );
}
