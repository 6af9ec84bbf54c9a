import { Button } from '@mantine/core';
import type { PatientResponse } from '@vouchwell/contract';
import { Confirm } from '../../ui/states/confirm.tsx';
import { dayText } from '../../ui/words/when.tsx';
import classes from '../../ui/lists/rows.module.css';
import { PatientLine } from './patient-line.tsx';
import { patientName } from './public/patient-facts.ts';

interface LikelyPatientsProps {
  /** Shown while there are any. */
  patients: readonly PatientResponse[];
  onUse: (patient: PatientResponse) => void;
  onCreate: () => void;
  onBack: () => void;
}

/** Before a patient is created: those who may be the same person. The decision is the user's. */
export function LikelyPatients({ patients, onUse, onCreate, onBack }: LikelyPatientsProps) {
  return (
    <Confirm
      opened={patients.length > 0}
      title="Is this patient here already?"
      confirmLabel="Create anyway"
      cancelLabel="Back to the form"
      danger={false}
      onConfirm={onCreate}
      onCancel={onBack}
    >
      <p style={{ marginTop: 0 }}>
        The MRN, the name, or the birth date with one of the names is the same. A patient who is here twice
        has two records.
      </p>
      <ul className={classes.rows} aria-label="Likely the same">
        {patients.map((patient) => (
          <li key={patient.id} className={`${classes.row} ${classes.wrapping}`}>
            <div className={classes.grow}>
              <PatientLine patient={patient} />
            </div>
            <Button
              variant="default"
              size="xs"
              onClick={() => onUse(patient)}
              aria-label={`Use this patient: ${patientName(patient)}, born ${dayText(patient.dob)}`}
            >
              Use this patient
            </Button>
          </li>
        ))}
      </ul>
    </Confirm>
  );
}
