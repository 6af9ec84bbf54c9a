import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconGitMerge, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PatientDetailsResponse } from '@vouchwell/contract';
import { AuditLink } from '../../ui/audit-link.tsx';
import { Dialog } from '../../ui/states/dialog.tsx';
import { Facts } from '../../ui/words/facts.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { ForgettingSection } from '../forgetting/public/forgetting-section.tsx';
import { PatientHistory } from './patient-history.tsx';
import { patientName } from './public/patient-facts.ts';
import { recordFacts } from './record-facts.tsx';
import { useSiteDay } from '../../lib/site-time.ts';
import { detailsQuery } from './register-requests.ts';

interface PatientDetailsProps {
  id: number;
  onShow: (id: number) => void;
  onEdit: (patient: PatientDetailsResponse) => void;
  onMerge: (patient: PatientDetailsResponse) => void;
  onClose: () => void;
}

function Merged({ into, onShow }: { into: number; onShow: (id: number) => void }) {
  return (
    <Alert color="gray" title={`This record was merged into patient ${into}`}>
      <Button variant="default" size="xs" onClick={() => onShow(into)}>
        Show patient {into}
      </Button>
    </Alert>
  );
}

/** The record as it is now, read and recorded as a look at it, and how it came to be so. */
export function PatientDetails({ id, onShow, onEdit, onMerge, onClose }: PatientDetailsProps) {
  const { data: patient, error, refetch } = useQuery(detailsQuery(id));
  const today = useSiteDay();
  return (
    <Dialog onClose={onClose} size={760} title={patient ? patientName(patient) : 'Patient Details'}>
      <Stack gap="md">
        {!patient && !error && <RowSkeletons rows={4} label="Loading the patient" />}
        {error && (
          <Failure title="Failed to load patient details" error={error} onRetry={() => void refetch()} />
        )}
        {patient && (
          <>
            {patient.merged_into !== null && <Merged into={patient.merged_into} onShow={onShow} />}
            <Section title="Patient Details">
              <Facts cols={3} facts={recordFacts(patient, today)} />
            </Section>
            {patient.merged_into === null && (
              <Group gap="xs">
                <Button
                  variant="default"
                  leftSection={<IconPencil size={16} aria-hidden />}
                  onClick={() => onEdit(patient)}
                >
                  Edit patient
                </Button>
                <Button
                  variant="default"
                  leftSection={<IconGitMerge size={16} aria-hidden />}
                  onClick={() => onMerge(patient)}
                >
                  Merge with another record
                </Button>
              </Group>
            )}
            {patient.merged_into === null && (
              <ForgettingSection patient={patient.id} name={patientName(patient)} onForgotten={onClose} />
            )}
            <Section
              title="History"
              actions={<AuditLink of={{ patient: patient.id }}>Audit history of this patient</AuditLink>}
            >
              <PatientHistory entries={patient.history} />
            </Section>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
