import { Button, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PatientDetailsResponse, PatientResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { isChangedMeanwhile } from '../../lib/http.ts';
import { differing } from '../../ui/words/differing.ts';
import { Facts } from '../../ui/words/facts.tsx';
import { ChangedBefore } from '../../ui/states/changed-meanwhile.tsx';
import { Failure, FailureAlert } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { PatientLine } from './patient-line.tsx';
import { valuesOf, wordsOf } from './patient-values.ts';
import { patientName } from './public/patient-facts.ts';
import { PatientSearch } from './public/patient-search.tsx';
import { recordFacts } from './record-facts.tsx';
import { useSiteDay } from '../../lib/site-time.ts';
import { detailsQuery, twinsQuery, useMergePatients } from './register-requests.ts';
import classes from '../../ui/lists/rows.module.css';

interface MergePatientsProps {
  patient: PatientDetailsResponse;
  onMerged: (survivor: number) => void;
  onClose: () => void;
}

function ChooseOther({ patient, onChoose }: { patient: PatientResponse; onChoose: (id: number) => void }) {
  const { data: twins = [] } = useQuery(twinsQuery(patient));
  return (
    <Stack gap="md">
      {twins.length > 0 && (
        <Section title="Likely the same">
          <ul className={classes.rows} aria-label="Likely the same">
            {twins.map((twin) => (
              <li key={twin.id}>
                <button type="button" className={classes.choice} onClick={() => onChoose(twin.id)}>
                  <PatientLine patient={twin} />
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <PatientSearch except={patient.id} onChoose={({ id }) => onChoose(id)} />
    </Stack>
  );
}

interface BesideProps {
  pair: readonly [PatientDetailsResponse, PatientDetailsResponse];
  merge: ReturnType<typeof useMergePatients>;
  onBack: () => void;
  onMerged: (survivor: number) => void;
}

function SideBySide({ pair, merge, onBack, onMerged }: BesideProps) {
  const [goesOn, setGoesOn] = useState(String(pair[0].id));
  const today = useSiteDay();
  const [changed, setChanged] = useState<{ previous: string; current: string } | null>(null);
  const [survivor, merged] = goesOn === String(pair[0].id) ? pair : [pair[1], pair[0]];
  const submit = () =>
    merge.mutate(
      { survivor, merged },
      {
        onSuccess: ({ message }) => {
          notifySuccess(message);
          onMerged(survivor.id);
        },
        onError: (error) => {
          const now = isChangedMeanwhile(error) && (error.current as PatientDetailsResponse | undefined);
          const seen = now && pair.find(({ id }) => id === now.id);
          setChanged(seen ? differing(wordsOf(valuesOf(seen)), wordsOf(valuesOf(now))) : null);
        },
      },
    );
  return (
    <Stack gap="md">
      <Radio.Group label="Which record goes on?" value={goesOn} onChange={setGoesOn}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
          {pair.map((one) => (
            <Section key={one.id} title={`Patient ${one.id}`}>
              <Radio value={String(one.id)} label={`${patientName(one)} goes on`} mb="sm" />
              <Facts cols={2} facts={recordFacts(one, today)} />
            </Section>
          ))}
        </SimpleGrid>
      </Radio.Group>
      <Text>
        Open cases of patient {merged.id} will hold patient {survivor.id}, with the facts shown there. Signed
        cases keep what was signed. Lists and searches then show patient {survivor.id} only; both histories
        stay. A merge is not undone.
      </Text>
      {changed ? (
        <ChangedBefore {...changed} />
      ) : (
        <FailureAlert title="Failed to merge the records" error={merge.error} />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack} disabled={merge.isPending}>
          Choose another record
        </Button>
        <Button color="red" onClick={submit} loading={merge.isPending}>
          Merge the records
        </Button>
      </Group>
    </Stack>
  );
}

/** Two records of one person become one: found, seen side by side, and chosen between. */
export function MergePatients({ patient, onMerged, onClose }: MergePatientsProps) {
  const [other, setOther] = useState<number | null>(null);
  const found = useQuery({ ...detailsQuery(other ?? 0), enabled: other !== null });
  const own = useQuery(detailsQuery(patient.id)).data ?? patient;
  const merge = useMergePatients();
  const back = () => {
    merge.reset();
    setOther(null);
  };
  const title = `Merge ${patientName(patient)} with another record`;
  return (
    <Dialog onClose={onClose} size={860} title={title} busy={merge.isPending}>
      {other === null && <ChooseOther patient={patient} onChoose={setOther} />}
      {other !== null && !found.data && !found.error && <RowSkeletons rows={4} label="Loading the record" />}
      {other !== null && found.error && (
        <Stack gap="md">
          <Failure
            title="Failed to load patient details"
            error={found.error}
            onRetry={() => void found.refetch()}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOther(null)}>
              Choose another record
            </Button>
          </Group>
        </Stack>
      )}
      {other !== null && found.data && (
        <SideBySide pair={[own, found.data]} merge={merge} onBack={back} onMerged={onMerged} />
      )}
    </Dialog>
  );
}
