import { Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PatientDetailsResponse } from '@vouchwell/contract';
import { counted } from '../../lib/counted.ts';
import { ApiError } from '../../lib/http.ts';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { PatientFields } from './patient-fields.tsx';
import { validate, valuesOf, wordsOf, type PatientValues } from './patient-values.ts';
import { patientName } from './public/patient-facts.ts';
import { useCorrectPatient } from './register-requests.ts';

interface EditPatientProps {
  patient: PatientDetailsResponse;
  onClose: () => void;
}

export function EditPatient({ patient, onClose }: EditPatientProps) {
  const save = useCorrectPatient(patient.id);
  // A case may have been opened since the record was read.
  const undecided = save.error instanceof ApiError && save.error.code === 'cases_undecided';
  const asks = patient.open_cases > 0 || undecided;
  const form = useForm<PatientValues>({
    initialValues: valuesOf(patient),
    validate: {
      ...validate,
      into_cases: (said) =>
        asks && said === '' ? 'Say whether the open cases are to have the correction.' : null,
    },
  });
  return (
    <EntryEditor
      title={`Edit ${patientName(patient)}`}
      submitLabel="Save changes"
      failed="Failed to update patient"
      size={680}
      entry={patient}
      form={form}
      save={save}
      valuesOf={valuesOf}
      wordsOf={wordsOf}
      onSaved={({ message, case_ids }) =>
        notifySuccess(
          case_ids.length === 0
            ? message
            : `${message} ${counted(case_ids.length, 'open case')} ${case_ids.length === 1 ? 'has' : 'have'} it as well.`,
        )
      }
      onClose={onClose}
    >
      <PatientFields form={form} all />
      {asks && (
        <Radio.Group
          label="Open cases that hold this patient"
          description={`${patient.open_cases > 0 ? counted(patient.open_cases, 'open case') : 'Open cases'}; signed cases keep what was signed`}
          required
          {...form.getInputProps('into_cases')}
        >
          <Stack gap={6} mt="xs">
            <Radio value="yes" label="Carry the correction into them" />
            <Radio value="no" label="Correct the record only" />
          </Stack>
        </Radio.Group>
      )}
    </EntryEditor>
  );
}
