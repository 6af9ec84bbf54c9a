import { Autocomplete, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { InventoryDiagnosis } from '@vouchwell/contract';
import { isIcd10, normalizeIcd10 } from '@vouchwell/rules';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { type DiagnosisValues, newDiagnosis, valuesOf, wordsOf } from './diagnosis-values.ts';
import { useSaveEntry } from './inventory-requests.ts';

export interface DiagnosisEditorProps {
  /** null: a new one. */
  entry: InventoryDiagnosis | null;
  /** Those in use already. */
  categories: string[];
  onClose: () => void;
}

export function DiagnosisEditor({ entry, categories, onClose }: DiagnosisEditorProps) {
  const form = useForm<DiagnosisValues>({
    initialValues: entry ? valuesOf(entry) : newDiagnosis,
    validate: {
      code: (code) => {
        if (code.trim() === '') return 'ICD-10 code is required.';
        return isIcd10(normalizeIcd10(code)) ? null : 'Write the code as E11.65: a letter, a digit, and on.';
      },
      description: (text) => (text.trim() === '' ? 'Description is required.' : null),
    },
  });
  const save = useSaveEntry('diagnoses', ({ is_active, ...said }: DiagnosisValues) =>
    entry ? { ...said, is_active } : said,
  );
  return (
    <EntryEditor
      title={entry ? `Edit ${entry.code}` : 'Add Diagnosis'}
      submitLabel={entry ? 'Save changes' : 'Add Diagnosis'}
      failed="Operation failed"
      entry={entry}
      form={form}
      save={save}
      valuesOf={valuesOf}
      wordsOf={wordsOf}
      onSaved={({ message }) => notifySuccess(message)}
      onClose={onClose}
    >
      <TextInput
        label="ICD-10 code"
        required
        maxLength={20}
        readOnly={entry !== null}
        description={entry ? 'Another code is another entry' : undefined}
        data-autofocus={entry === null || undefined}
        spellCheck={false}
        autoComplete="off"
        {...form.getInputProps('code')}
      />
      <Textarea
        label="Description"
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus={entry !== null || undefined}
        {...form.getInputProps('description')}
      />
      <Autocomplete label="Category" data={categories} maxLength={100} {...form.getInputProps('category')} />
      <TextInput label="Subcategory" maxLength={100} {...form.getInputProps('subcategory')} />
      {entry && (
        <Switch
          label="Active"
          description="The search offers active codes only"
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </EntryEditor>
  );
}
