import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { InventoryCategory } from '@vouchwell/contract';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { type CategoryValues, newCategory, valuesOf, wordsOf } from './category-values.ts';
import { useSaveEntry } from './inventory-requests.ts';
import { wholeNumber } from '../../lib/whole-number.ts';

export interface CategoryEditorProps {
  /** null: a new one. */
  entry: InventoryCategory | null;
  onClose: () => void;
}

export function CategoryEditor({ entry, onClose }: CategoryEditorProps) {
  const form = useForm<CategoryValues>({
    initialValues: entry ? valuesOf(entry) : newCategory,
    validate: { name: (name) => (name.trim() === '' ? 'Name is required.' : null) },
  });
  const save = useSaveEntry('categories', ({ is_active, sort_order, ...said }: CategoryValues) => ({
    ...said,
    sort_order: wholeNumber(sort_order) ?? 0,
    ...(entry && { is_active }),
  }));
  return (
    <EntryEditor
      title={entry ? `Edit ${entry.name}` : 'Add Category'}
      submitLabel={entry ? 'Save changes' : 'Add Category'}
      failed="Operation failed"
      entry={entry}
      form={form}
      save={save}
      valuesOf={valuesOf}
      wordsOf={wordsOf}
      onSaved={({ message }) => notifySuccess(message)}
      onClose={onClose}
    >
      <TextInput label="Name" required maxLength={100} data-autofocus {...form.getInputProps('name')} />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('description')}
      />
      <NumberInput
        label="Sort order"
        description="Smaller numbers stand first"
        min={-100_000}
        max={100_000}
        allowDecimal={false}
        {...form.getInputProps('sort_order')}
      />
      {entry && (
        <Switch
          label="Active"
          description="New cases are offered the items of active categories only"
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </EntryEditor>
  );
}
