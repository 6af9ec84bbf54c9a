import { useForm } from '@mantine/form';
import type { PatientResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { fieldsOf } from '../../lib/http.ts';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { LikelyPatients } from './likely-patients.tsx';
import { PatientFields } from './patient-fields.tsx';
import { useAddPatient, type Added } from './register-requests.ts';
import { newPatient, validate, valuesOf, wordsOf, type PatientValues } from './patient-values.ts';
import { patientName } from './public/patient-facts.ts';

interface AddPatientProps {
  /** One who was here already. */
  onUse: (patient: PatientResponse) => void;
  onClose: () => void;
}

/** Before a record is made, those who may be the same person are shown: whoever adds decides. */
export function AddPatient({ onUse, onClose }: AddPatientProps) {
  const form = useForm<PatientValues>({ initialValues: newPatient, validate });
  const save = useAddPatient();
  const [likely, setLikely] = useState<PatientResponse[]>([]);
  const onSaved = (added: Added) => {
    if ('likely' in added) setLikely(added.likely);
    else notifySuccess(`${patientName(added.patient)} has been added.`);
    return 'patient' in added;
  };
  const createAnyway = () => {
    setLikely([]);
    const onSuccess = (added: Added) => onSaved(added) && onClose();
    const onError = (error: Error) => form.setErrors(fieldsOf(error));
    save.mutate({ of: null, values: form.getValues(), anyway: true }, { onSuccess, onError });
  };
  return (
    <>
      <EntryEditor<PatientResponse, PatientValues, Added>
        title="Add Patient"
        submitLabel="Add Patient"
        failed="Failed to add patient"
        size={640}
        entry={null}
        form={form}
        save={save}
        valuesOf={valuesOf}
        wordsOf={wordsOf}
        onSaved={onSaved}
        onClose={onClose}
      >
        <PatientFields form={form} all={false} />
      </EntryEditor>
      <LikelyPatients patients={likely} onUse={onUse} onCreate={createAnyway} onBack={() => setLikely([])} />
    </>
  );
}
