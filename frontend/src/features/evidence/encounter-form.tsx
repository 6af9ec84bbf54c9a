import { Checkbox, Group, NativeSelect, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CaseEncounter } from '@vouchwell/rules';
import { isPastOrPresentDay } from '@vouchwell/rules';
import { choices } from '../../lib/choices.ts';
import { siteDay } from '../../lib/site-time.ts';
import { EntryFormEnd } from './entry-rows.tsx';
import { kindLabel, roleLabel } from './evidence-words.ts';
import { useTellUnsaved } from './unsaved-entries.ts';

export type EncounterValues = Omit<CaseEncounter, 'id' | 'conditions'> & { conditions: string[] };

/** What a visit was about, and that its record is signed, is for a person to say. */
const blank: EncounterValues = {
  ...{ date: '', kind: 'in_person', role: 'physician', who: '', findings: '', signed: false },
  conditions: [],
};

interface EncounterFormProps {
  /** Undefined: a new one. */
  encounter: CaseEncounter | undefined;
  /** The codes of the case, offered as what the visit was about. */
  diagnoses: readonly string[];
  onSave: (values: EncounterValues) => void;
  onRemove: () => void;
  onCancel: () => void;
}

/** A dated visit: when, who, how, about what, and what was found. */
export function EncounterForm({ encounter, diagnoses, onSave, onRemove, onCancel }: EncounterFormProps) {
  const form = useForm<EncounterValues>({
    initialValues: encounter ? { ...encounter, conditions: [...encounter.conditions] } : blank,
    validate: {
      date: (day) =>
        isPastOrPresentDay(day, siteDay()) ? null : 'The date must be a real day, not in the future.',
      who: (name) => (name.trim() ? null : 'Say who held the encounter.'),
    },
  });
  useTellUnsaved(form.isDirty());
  return (
    <form onSubmit={form.onSubmit(onSave)} noValidate autoComplete="off" aria-label="Encounter">
      <Stack gap="sm">
        <TextInput type="date" label="Date" required data-autofocus {...form.getInputProps('date')} />
        <TextInput label="Held by" required maxLength={200} {...form.getInputProps('who')} />
        <Group grow>
          <NativeSelect label="Role" data={choices(roleLabel)} {...form.getInputProps('role')} />
          <NativeSelect label="Kind" data={choices(kindLabel)} {...form.getInputProps('kind')} />
        </Group>
        <TagsInput
          label="What it was about"
          description="Diagnoses by code, or words. A visit about none of them shows no diagnosis."
          data={[...diagnoses]}
          maxTags={30}
          {...form.getInputProps('conditions')}
        />
        <Textarea
          label="Findings"
          autosize
          minRows={2}
          maxLength={4_000}
          {...form.getInputProps('findings')}
        />
        <Checkbox label="Its record is signed" {...form.getInputProps('signed', { type: 'checkbox' })} />
        <EntryFormEnd noun="encounter" onCancel={onCancel} onRemove={encounter && onRemove} />
      </Stack>
    </form>
  );
}
