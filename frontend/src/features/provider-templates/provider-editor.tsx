import { NumberInput, SimpleGrid, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { KeptProviderTemplate } from '@vouchwell/contract';
import { NPI_LENGTH } from '@vouchwell/rules';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useSaveTemplate } from './provider-template-requests.ts';
import {
  noProvider,
  providerBody,
  providerProblems,
  type ProviderValues,
  providerValues,
  providerWords,
} from './provider-values.ts';
import { LetterFormHint } from '../../ui/words/letter-form-hint.tsx';

export interface ProviderEditorProps {
  /** null: a new one. */
  entry: KeptProviderTemplate | null;
  onClose: () => void;
}

export function ProviderEditor({ entry, onClose }: ProviderEditorProps) {
  const form = useForm<ProviderValues>({
    initialValues: entry ? providerValues(entry) : noProvider,
    validate: providerProblems,
  });
  const save = useSaveTemplate((values: ProviderValues) => providerBody(values, entry === null));
  const line = { autoComplete: 'off', spellCheck: false };
  return (
    <EntryEditor
      title={entry ? `Edit ${entry.name}` : 'Add Provider'}
      submitLabel={entry ? 'Save changes' : 'Add Provider'}
      failed="Operation failed"
      size={640}
      entry={entry}
      form={form}
      save={save}
      valuesOf={providerValues}
      wordsOf={providerWords}
      onSaved={({ message }) => notifySuccess(message)}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        required
        maxLength={200}
        data-autofocus
        {...line}
        {...form.getInputProps('name')}
      />
      <LetterFormHint typed={{ Name: form.values.name, Credentials: form.values.credentials }} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="Credentials"
          description="Such as MD, or PT, DPT"
          maxLength={60}
          {...line}
          {...form.getInputProps('credentials')}
        />
        <TextInput
          label="NPI"
          description="10 digits, with its check digit"
          required
          inputMode="numeric"
          maxLength={NPI_LENGTH}
          {...line}
          {...form.getInputProps('npi')}
        />
      </SimpleGrid>
      <TextInput label="Specialty" required maxLength={120} {...line} {...form.getInputProps('specialty')} />
      <Textarea
        label="Address"
        autosize
        minRows={2}
        maxRows={5}
        maxLength={300}
        {...form.getInputProps('address')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="Phone" maxLength={40} type="tel" {...line} {...form.getInputProps('phone')} />
        <TextInput label="Fax" maxLength={40} type="tel" {...line} {...form.getInputProps('fax')} />
      </SimpleGrid>
      <NumberInput
        label="Years of experience"
        min={0}
        max={80}
        allowDecimal={false}
        {...form.getInputProps('years_experience')}
      />
      <TagsInput
        label="Board certifications"
        description="Press Enter after each"
        maxTags={20}
        acceptValueOnBlur
        {...form.getInputProps('board_certifications')}
      />
      {entry && (
        <Switch
          label="Active"
          description="Cases are offered active providers only"
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </EntryEditor>
  );
}
