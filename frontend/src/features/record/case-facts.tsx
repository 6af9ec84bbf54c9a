import { Grid } from '@mantine/core';
import type { CaseResponse } from '@vouchwell/contract';
import {
  DiagnosesSection,
  ItemsSection,
  PatientSection,
  ProviderSection,
} from '../cases/public/case-sections.tsx';

/** What a case rests on, as it is or as it was: the patient, the diagnoses beside the provider, the items. */
export function CaseFacts({ of }: { of: CaseResponse }) {
  return (
    <>
      <PatientSection patient={of.patient} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <DiagnosesSection diagnoses={of.diagnoses} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <ProviderSection provider={of.provider} />
        </Grid.Col>
      </Grid>
      <ItemsSection items={of.items} />
    </>
  );
}
