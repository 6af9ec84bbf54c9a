import { Text } from '@mantine/core';
import type { PatientResponse } from '@vouchwell/contract';
import { CodeText } from '../../ui/words/code-text.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { mrnText, patientName } from './public/patient-facts.ts';

/** What tells a patient from others: name, birth date and MRN. */
export function PatientLine({ patient }: { patient: PatientResponse }) {
  return (
    <>
      <Text fw={550} component="span" display="block">
        {patientName(patient)}
      </Text>
      <Text fz="sm" c="dimmed" component="span" className="tabular">
        Born {dayText(patient.dob)}
        {patient.mrn && (
          <>
            {' · '}
            <CodeText>{mrnText(patient.mrn)}</CodeText>
          </>
        )}
      </Text>
    </>
  );
}
