import { Button, Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { Gender, PatientRequest, PatientResponse } from '@vouchwell/contract';
import { birthDateProblem, earliestBirthDate, MEASURE_EXAMPLES } from '@vouchwell/rules';
import { siteDay, useSiteDay } from '../../../lib/site-time.ts';
import { useRef, useState } from 'react';
import { ApiError, fieldsOf, newRequestKey, serverMessage } from '../../../lib/http.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import { LikelyPatients } from '../likely-patients.tsx';
import { MeasureHint } from '../measure-hint.tsx';
import { createPatient, likelyPatients } from '../patient-requests.ts';
import { printedOf } from '../patient-values.ts';
import { useStoredState } from '../../../lib/stored-state.ts';
import { LetterFormHint } from '../../../ui/words/letter-form-hint.tsx';

type Values = Record<
  | 'first_name'
  | 'middle_name'
  | 'last_name'
  | 'dob'
  | 'gender'
  | 'height'
  | 'weight'
  | 'address'
  | 'phone'
  | 'mrn',
  string
>;

const empty: Values = {
  first_name: '',
  middle_name: '',
  last_name: '',
  dob: '',
  gender: '',
  height: '',
  weight: '',
  address: '',
  phone: '',
  mrn: '',
};

const validate = {
  first_name: (value: string) => (value.trim() ? null : 'First name is required.'),
  last_name: (value: string) => (value.trim() ? null : 'Last name is required.'),
  dob: (dob: string) => (dob ? birthDateProblem(dob, siteDay()) : 'Date of birth is required.'),
  gender: (value: string) => (value ? null : 'Gender is required.'),
};

/** The form has no field for it, but the call carries one. */
function request(values: Values): PatientRequest {
  return { ...values, gender: values.gender as Gender, email: '' };
}

/** One key for all attempts with the same words, so that a second click creates nobody twice. */
function useRequestKey() {
  const last = useRef({ body: '', key: '' });
  return (body: string) => {
    if (last.current.body !== body) last.current = { body, key: newRequestKey() };
    return last.current.key;
  };
}

interface PatientFormProps {
  /** Under which name this tab keeps what is typed, over a reload. */
  keptAs: string;
  /** The new patient, or the one who was here already. */
  onChoose: (patient: PatientResponse) => void;
  onCancel: () => void;
}

type Outcome = { readonly chosen: PatientResponse } | { readonly likely: PatientResponse[] };

function usePatientForm({ keptAs, onChoose }: Pick<PatientFormProps, 'keptAs' | 'onChoose'>) {
  const [stored, store, forget] = useStoredState<Values>(keptAs, () => empty);
  const keyFor = useRequestKey();
  const form = useForm<Values>({ initialValues: stored, validate, onValuesChange: store });
  const focus = (errors: Record<string, unknown>) => {
    const first = Object.keys(empty).find((name) => name in errors);
    if (first) form.getInputNode(first)?.focus();
  };
  const [likely, setLikely] = useState<PatientResponse[]>([]);
  const choose = (patient: PatientResponse) => {
    forget(empty);
    onChoose(patient);
  };
  const create = useMutation({
    mutationFn: async ({ values, anyway }: { values: Values; anyway: boolean }): Promise<Outcome> => {
      const body = request(values);
      const found = anyway ? [] : await likelyPatients(body);
      if (found.length > 0) return { likely: found };
      return { chosen: await createPatient(body, keyFor(JSON.stringify(body))) };
    },
    onSuccess: (outcome) => {
      if ('likely' in outcome) setLikely(outcome.likely);
      else choose(outcome.chosen);
    },
    onError: (error) => {
      const fields = fieldsOf(error);
      form.setErrors(fields);
      focus(fields);
      const silent = error instanceof ApiError && error.status === 0;
      const reason = serverMessage(error) ?? (silent ? error.message : 'Unknown error');
      notifyRefused(error, `Failed to create patient: ${reason}`);
    },
  });
  const submit = form.onSubmit((values) => create.mutate({ values, anyway: false }), focus);
  const back = () => setLikely([]);
  const createAnyway = () => {
    back();
    create.mutate({ values: form.getValues(), anyway: true });
  };
  const doubt = { patients: likely, onUse: choose, onCreate: createAnyway, onBack: back };
  return { form, submit, busy: create.isPending, doubt };
}

/** Everything a new patient may carry; first name, last name, birth date and gender are required. */
export function PatientForm({ onCancel, ...props }: PatientFormProps) {
  const { form, submit, busy, doubt } = usePatientForm(props);
  const today = useSiteDay();
  const text = (name: keyof Values, maxLength: number) => ({
    maxLength,
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  return (
    <form onSubmit={submit} noValidate aria-label="New patient">
      <Stack gap="md" maw={720}>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput label="First name" required data-autofocus data-arrival {...text('first_name', 100)} />
          <TextInput label="Middle name" {...text('middle_name', 100)} />
          <TextInput label="Last name" required {...text('last_name', 100)} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput
            label="Date of birth"
            type="date"
            required
            min={earliestBirthDate(today)}
            max={today}
            {...form.getInputProps('dob')}
          />
          <Select
            label="Gender"
            required
            placeholder="Choose"
            allowDeselect={false}
            data={[
              { value: 'male', label: 'Male' },
              { value: 'female', label: 'Female' },
              { value: 'other', label: 'Other' },
            ]}
            {...form.getInputProps('gender')}
            value={form.values.gender || null}
          />
          <TextInput label="MRN" {...text('mrn', 50)} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput label="Height" placeholder={MEASURE_EXAMPLES.height} {...text('height', 50)} />
          <TextInput label="Weight" placeholder={MEASURE_EXAMPLES.weight} {...text('weight', 50)} />
          <TextInput label="Phone" type="tel" {...text('phone', 50)} />
        </SimpleGrid>
        <Textarea label="Address" autosize minRows={2} {...text('address', 500)} />
        <MeasureHint typed={form.values} />
        <LetterFormHint typed={printedOf(form.values)} />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            Create patient
          </Button>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            Back to search
          </Button>
        </Group>
      </Stack>
      <LikelyPatients {...doubt} />
    </form>
  );
}
