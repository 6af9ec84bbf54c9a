import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { earliestBirthDate } from '@vouchwell/rules';
import { useSiteDay } from '../../lib/site-time.ts';
import { MeasureHint } from './measure-hint.tsx';
import { fieldLabel, type PatientValues, printedOf } from './patient-values.ts';
import { genderLabel } from './public/patient-facts.ts';
import { LetterFormHint } from '../../ui/words/letter-form-hint.tsx';

const genders = [
  { value: '', label: 'Not given' },
  ...Object.entries(genderLabel).map(([value, label]) => ({ value, label })),
];

interface PatientFieldsProps {
  form: UseFormReturnType<PatientValues>;
  /** All that a record holds; a new one begins with what tells a person from others. */
  all: boolean;
}

export function PatientFields({ form, all }: PatientFieldsProps) {
  const today = useSiteDay();
  const text = (name: keyof typeof fieldLabel, maxLength: number) => ({
    label: fieldLabel[name],
    maxLength,
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: all ? 3 : 2 }} spacing="sm">
        <TextInput required data-autofocus {...text('first_name', 100)} />
        {all && <TextInput {...text('middle_name', 100)} />}
        <TextInput required {...text('last_name', 100)} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput type="date" min={earliestBirthDate(today)} max={today} {...text('dob', 10)} />
        <NativeSelect label="Gender" data={genders} {...form.getInputProps('gender')} />
        <TextInput {...text('mrn', 50)} />
      </SimpleGrid>
      {all && (
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <TextInput {...text('height', 50)} />
          <TextInput {...text('weight', 50)} />
          <TextInput type="email" {...text('email', 254)} />
        </SimpleGrid>
      )}
      <TextInput type="tel" {...text('phone', 50)} />
      <Textarea autosize minRows={2} {...text('address', 500)} />
      {all && <MeasureHint typed={form.values} />}
      <LetterFormHint typed={printedOf(form.values)} />
    </>
  );
}
