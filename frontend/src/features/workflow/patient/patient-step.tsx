import { Button, Group, Stack, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { PatientResponse } from '@vouchwell/contract';
import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { Confirm } from '../../../ui/states/confirm.tsx';
import { FailureText } from '../../../ui/states/failure.tsx';
import { patientName } from '../../patients/public/patient-facts.ts';
import { PatientCard } from '../../patients/public/patient-card.tsx';
import { PatientForm } from '../../patients/public/patient-form.tsx';
import { PatientSearch } from '../../patients/public/patient-search.tsx';
import { StepHeading } from '../../../ui/keyboard/step-heading.tsx';
import { useStoredState } from '../../../lib/stored-state.ts';
import { useWorkflow } from '../draft/workflow-context.ts';

function Chooser({ onChoose }: { onChoose: (patient: PatientResponse) => void }) {
  const { scope } = useWorkflow();
  const [creating, setCreating, forget] = useStoredState(`${scope}.creating-patient`, () => false);
  const choose = (patient: PatientResponse) => {
    forget(false);
    onChoose(patient);
  };
  if (creating) {
    return (
      <PatientForm keptAs={`${scope}.patient-form`} onChoose={choose} onCancel={() => setCreating(false)} />
    );
  }
  return (
    <Stack gap="md">
      <Group justify="flex-end">
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          onClick={() => setCreating(true)}
        >
          Create new patient
        </Button>
      </Group>
      <PatientSearch onChoose={onChoose} />
    </Stack>
  );
}

/** Puts the chosen patient in place of the case's present one, after a question. A refusal stays in sight. */
function Exchange({
  chosen,
  onDone,
}: {
  chosen: PatientResponse | null;
  onDone: (changed: boolean) => void;
}) {
  const { store, caseId, draft, refresh } = useWorkflow();
  const exchange = useMutation({
    mutationFn: (patient: PatientResponse) => store.exchangePatient(patient),
    onSuccess: () => {
      void refresh();
      onDone(true);
    },
  });
  const stay = () => {
    exchange.reset();
    onDone(false);
  };
  return (
    <Confirm
      opened={chosen !== null}
      title={`Change the patient of case #${caseId}?`}
      confirmLabel="Change patient"
      danger={false}
      busy={exchange.isPending}
      error={
        exchange.isError && <FailureText title="The patient could not be changed" error={exchange.error} />
      }
      onConfirm={() => chosen && exchange.mutate(chosen)}
      onCancel={stay}
    >
      {draft.patient && patientName(draft.patient)} will be replaced by {chosen && patientName(chosen)}. The
      diagnoses and items of the case stay as they are: check that they fit.
    </Confirm>
  );
}

export function PatientStep() {
  const { store, draft, caseId, found, readOnly, setHeld } = useWorkflow();
  const { may } = useSession();
  const browsing = may('can_access_admin');
  const [changing, setChanging] = useState(false);
  const [chosen, setChosen] = useState<PatientResponse | null>(null);
  const { patient } = draft;
  // Until another one is chosen a case keeps its patient, but the step is not done.
  useEffect(() => {
    setHeld(changing);
    return () => setHeld(false);
  }, [changing, setHeld]);
  const choose = (next: PatientResponse) => {
    if (caseId === null || next.id === patient?.id) {
      store.choosePatient(next);
      setChanging(false);
    } else setChosen(next);
  };
  // A note speaks of its patient: it must not come to stand under another.
  const fixed = (found?.notes.length ?? 0) > 0;
  const change = () => {
    if (caseId === null) store.choosePatient(null);
    else setChanging(true);
  };
  return (
    <>
      <StepHeading
        title={browsing ? 'Patient Selection' : 'Find your patient'}
        text={
          browsing
            ? 'Select a patient from the list or create a new one.'
            : 'Search for the patient this case is about, or create a new one.'
        }
      />
      {patient && !changing ? (
        <>
          <PatientCard patient={patient} onChange={readOnly || fixed ? undefined : change} />
          {fixed && !readOnly && (
            <Text fz="sm" c="dimmed" mt="md">
              This case already has notes about its patient. Open a new case for another patient.
            </Text>
          )}
        </>
      ) : (
        <>
          {changing && patient && (
            <Button variant="default" mb="md" onClick={() => setChanging(false)}>
              Keep {patientName(patient)}
            </Button>
          )}
          <Chooser onChoose={choose} />
        </>
      )}
      <Exchange
        chosen={chosen}
        onDone={(changed) => {
          setChosen(null);
          if (changed) setChanging(false);
        }}
      />
    </>
  );
}
