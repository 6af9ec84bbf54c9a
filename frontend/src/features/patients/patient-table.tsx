import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import type { PatientResponse } from '@vouchwell/contract';
import { ageOn } from '@vouchwell/rules';
import { counted } from '../../lib/counted.ts';
import { useSiteDay } from '../../lib/site-time.ts';
import { bornText } from '../../ui/words/born-text.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { namesApart } from '../../ui/lists/names-apart.ts';
import type { Sorting } from '../../ui/lists/sorting.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { genderLabel, patientName } from './public/patient-facts.ts';

interface PatientTableProps {
  patients: PatientResponse[];
  waiting: boolean;
  sorting: Sorting;
  onView: (patient: PatientResponse) => void;
  onEdit: (patient: PatientResponse) => void;
  /** Whose record is being read to be edited. */
  opening: number | null;
}

function AgeAndGender({ dob, gender }: PatientResponse) {
  const age = ageOn(dob, useSiteDay());
  return (
    <span className="tabular">
      {age === null ? 'Unknown' : counted(age, 'year')}
      {gender && ` · ${genderLabel[gender]}`}
    </span>
  );
}

function Contact({ phone, email, address }: PatientResponse) {
  const lines = [phone, email, address].filter(Boolean);
  if (lines.length === 0)
    return (
      <Text inherit c="dimmed">
        Not given
      </Text>
    );
  return lines.map((line) => (
    <Text key={line} fz="sm" style={{ overflowWrap: 'anywhere' }}>
      {line}
    </Text>
  ));
}

function columnsFor(props: Omit<PatientTableProps, 'waiting' | 'sorting'>): Column<PatientResponse>[] {
  const { patients, onView, onEdit, opening } = props;
  const nameOf = namesApart(patients, patientName, bornText);
  return [
    {
      header: 'Patient',
      sort: 'name',
      kind: 'main',
      cell: (patient) => (
        <div style={{ overflowWrap: 'anywhere' }}>
          <Anchor
            component="button"
            type="button"
            ta="left"
            fw={600}
            aria-label={nameOf(patient)}
            onClick={() => onView(patient)}
          >
            {patientName(patient)}
          </Anchor>
          <Text fz="xs" c="dimmed" className="tabular">
            DOB: {dayText(patient.dob)}
          </Text>
        </div>
      ),
    },
    { header: 'Age / Gender', sort: 'birth', cell: (patient) => <AgeAndGender {...patient} /> },
    { header: 'Contact', cell: (patient) => <Contact {...patient} /> },
    {
      header: 'MRN',
      sort: 'mrn',
      cell: ({ mrn }) =>
        mrn ? (
          <CodeText>{mrn}</CodeText>
        ) : (
          <Text span inherit c="dimmed">
            Not given
          </Text>
        ),
    },
    {
      header: 'Actions',
      kind: 'actions',
      cell: (patient) => (
        <Group gap={4} wrap="nowrap" display="inline-flex">
          <ActionIcon
            variant="subtle"
            size={30}
            aria-label={`View ${nameOf(patient)}`}
            title="View details"
            onClick={() => onView(patient)}
          >
            <IconEye size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={30}
            aria-label={`Edit ${nameOf(patient)}`}
            title="Edit"
            loading={opening === patient.id}
            onClick={() => onEdit(patient)}
          >
            <IconPencil size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Group>
      ),
    },
  ];
}

export function PatientTable({ waiting, sorting, ...shown }: PatientTableProps) {
  return (
    <DataTable
      label="Patients"
      columns={columnsFor(shown)}
      rows={shown.patients}
      rowKey={({ id }) => id}
      onOpen={shown.onView}
      waiting={waiting}
      sorting={sorting}
    />
  );
}
