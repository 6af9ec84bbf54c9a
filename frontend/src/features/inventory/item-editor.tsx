import { useForm } from '@mantine/form';
import type { InventoryCategory, InventoryItem } from '@vouchwell/contract';
import { HCPCS_PATTERN } from '@vouchwell/rules';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useSaveEntry } from './inventory-requests.ts';
import { ItemFields } from './item-fields.tsx';
import { bodyOf, newItem, valuesOf, wordsOf, type ItemValues } from './item-values.ts';

export interface ItemEditorProps {
  /** null: a new one. */
  entry: InventoryItem | null;
  categories: readonly InventoryCategory[];
  onClose: () => void;
}

export function ItemEditor({ entry, categories, onClose }: ItemEditorProps) {
  const form = useForm<ItemValues>({
    initialValues: entry ? valuesOf(entry) : newItem,
    validate: {
      name: (name) => (name.trim() === '' ? 'Name is required.' : null),
      category_id: (id) => (id === '' ? 'Category is required.' : null),
      hcpcs: (code) =>
        code.trim() === '' || HCPCS_PATTERN.test(code.trim().toUpperCase())
          ? null
          : 'HCPCS code must be a letter and four digits, such as T4522.',
    },
  });
  const save = useSaveEntry('items', (values: ItemValues) => bodyOf(values, entry !== null));
  const names = new Map(categories.map(({ id, name }) => [String(id), name]));
  return (
    <EntryEditor
      title={entry ? `Edit ${entry.name}` : 'Add Item'}
      submitLabel={entry ? 'Save changes' : 'Add Item'}
      failed="Operation failed"
      size={720}
      entry={entry}
      form={form}
      save={save}
      valuesOf={valuesOf}
      wordsOf={(values) => wordsOf(values, names)}
      onSaved={({ message }) => notifySuccess(message)}
      onClose={onClose}
    >
      <ItemFields form={form} categories={categories} editing={entry !== null} />
    </EntryEditor>
  );
}
