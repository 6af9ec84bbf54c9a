import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import type { PatientResponse } from '@vouchwell/contract';
import { ageOn } from '@vouchwell/rules';
import { useSiteDay } from '../../../lib/site-time.ts';
import { dayText } from '../../../ui/words/when.tsx';
import { patientName } from './patient-facts.ts';

const genderLabel = { male: 'Male', female: 'Female', other: 'Other' } as const;

function facts(patient: PatientResponse, today: string): [string, string][] {
  const age = ageOn(patient.dob, today);
  return [
    ['Date of birth', dayText(patient.dob) + (age === null ? '' : ` (${age} years)`)],
    ['Gender', patient.gender ? genderLabel[patient.gender] : 'Not given'],
    ['MRN', patient.mrn ?? 'Not given'],
    ['Height', patient.height ?? 'Not given'],
    ['Weight', patient.weight ?? 'Not given'],
    ['Phone', patient.phone ?? 'Not given'],
    ['Address', patient.address ?? 'Not given'],
  ];
}

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
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} component="dl" m={0}>
        {facts(patient, today).map(([term, value]) => (
          <div key={term}>
            <Text component="dt" fz="sm" c="dimmed">
              {term}
            </Text>
            <Text component="dd" m={0} className="tabular" style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </section>
  );
}
