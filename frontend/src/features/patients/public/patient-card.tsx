import { Button, Group, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import type { PatientResponse } from '@vouchwell/contract';
import { useSiteDay } from '../../../lib/site-time.ts';
import { CodeText } from '../../../ui/words/code-text.tsx';
import { Facts } from '../../../ui/words/facts.tsx';
import { birthText, genderLabel, patientName } from './patient-facts.ts';

/** The chosen patient. `onChange` is absent where it may not be changed. */
export function PatientCard({ patient, onChange }: { patient: PatientResponse; onChange?: () => void }) {
  const today = useSiteDay();
  return (
    <section aria-label="Selected patient" tabIndex={-1} data-arrival>
      <Group justify="space-between" mb="md" gap="xs">
        <Group gap="xs" wrap="nowrap">
          <IconUserCheck size={22} color="var(--mantine-color-green-text)" aria-hidden />
          <Text fw={600} fz="lg" style={{ overflowWrap: 'anywhere' }}>
            {patientName(patient)}
          </Text>
        </Group>
        {onChange && (
          <Button variant="default" onClick={onChange}>
            Change Patient
          </Button>
        )}
      </Group>
      <Facts
        facts={[
          { label: 'Date of birth', value: birthText(patient.dob, today) },
          { label: 'Gender', value: patient.gender && genderLabel[patient.gender] },
          { label: 'MRN', value: patient.mrn && <CodeText>{patient.mrn}</CodeText> },
          { label: 'Height', value: patient.height },
          { label: 'Weight', value: patient.weight },
          { label: 'Phone', value: patient.phone },
          { label: 'Address', value: patient.address },
        ]}
      />
    </section>
  );
}
