import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PatientResponse } from '@vouchwell/contract';
import { foldText, isSearchable } from '@vouchwell/rules';
import { useState } from 'react';
import { counted, numberText } from '../../../lib/counted.ts';
import { useSession } from '../../../lib/session.tsx';
import { RowSkeletons } from '../../../ui/states/skeletons.tsx';
import { useStartField } from '../../../ui/keyboard/use-start-field.ts';
import { PatientLine } from '../patient-line.tsx';
import { type FoundPatients, patientBrowseQuery, patientSearchQuery } from '../patient-requests.ts';
import classes from '../../../ui/lists/rows.module.css';

const DEBOUNCE_MS = 250;

function Results({
  patients,
  onChoose,
}: {
  patients: PatientResponse[];
  onChoose: (patient: PatientResponse) => void;
}) {
  return (
    <ul className={classes.rows} aria-label="Patients">
      {patients.map((patient) => (
        <li key={patient.id}>
          <button type="button" className={classes.choice} onClick={() => onChoose(patient)}>
            <PatientLine patient={patient} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const nobody: FoundPatients = { patients: [], total: 0 };

/** What to show for what is typed. A list that cannot be read is an empty list, and not one of nobody. */
function usePatients(text: string, browsing: boolean) {
  const searching = isSearchable(text);
  const search = useQuery(patientSearchQuery(text));
  const browse = useQuery({ ...patientBrowseQuery, enabled: browsing && !searching });
  const { data = nobody, isLoading, isError } = searching ? search : browse;
  const shown = searching || browsing;
  return { ...(shown ? data : nobody), loading: shown && isLoading, unread: isError, searching, shown };
}

/** Who is told that nobody was found, or sees a part as if it were all, creates a second record of the same person. */
function outcomeText(found: number, total: number, unread: boolean): string {
  if (found > 0 && total > found)
    return `${numberText(found)} of ${counted(total, 'patient')} found. Type more of the name or the MRN to find the others.`;
  if (found > 0) return `${counted(found, 'patient')} found`;
  return unread
    ? 'The patients could not be read. Search again before you create a new patient.'
    : 'No patients found. Check the spelling or create a new patient.';
}

interface PatientSearchProps {
  /** Left out, by number. */
  except?: number;
  onChoose: (patient: PatientResponse) => void;
}

export function PatientSearch({ except, onChoose }: PatientSearchProps) {
  const field = useStartField<HTMLInputElement>(except === undefined);
  const { may } = useSession();
  const [text, setText] = useState('');
  const [browsing, setBrowsing] = useState(false);
  const [asked] = useDebouncedValue(text, DEBOUNCE_MS);
  const found = usePatients(foldText(asked) === '' ? '' : asked, browsing);
  const { loading, unread, searching, shown } = found;
  const patients = found.patients.filter(({ id }) => id !== except);
  const total = found.total - (found.patients.length - patients.length);
  return (
    <Stack gap="sm">
      <TextInput
        ref={field}
        type="search"
        data-arrival
        // In a dialog, of somebody who is left out.
        data-autofocus={except !== undefined || undefined}
        label="Search patients"
        description="Name or MRN; at least 2 characters"
        leftSection={<IconSearch size={16} aria-hidden />}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {may('can_access_admin') && !searching && (
        <Button
          variant="subtle"
          onClick={() => setBrowsing(!browsing)}
          aria-expanded={browsing}
          w="fit-content"
        >
          {browsing ? 'Hide the list' : 'Browse all patients'}
        </Button>
      )}
      {loading && <RowSkeletons rows={3} height={48} label="Searching" />}
      {!loading && shown && (
        <Text fz="sm" c="dimmed" role="status">
          {outcomeText(patients.length, total, unread)}
        </Text>
      )}
      {patients.length > 0 && <Results patients={patients} onChoose={onChoose} />}
    </Stack>
  );
}
