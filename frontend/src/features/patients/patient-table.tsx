import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import type { PatientResponse } from '@vouchwell/contract';
import { ageOn } from '@vouchwell/rules';
import { useSiteDay } from '../../lib/site-time.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import type { Sorting } from '../../ui/lists/sorting.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { genderLabel, patientName } from './public/patient-facts.ts';

interface PatientTableProps {
  patients: PatientResponse[];
  waiting: boolean;
  sorting: Sorting;
  onView: (patient: PatientResponse) => void;
  onEdit: (patient: PatientResponse) => void;
}

function AgeAndGender({ dob, gender }: PatientResponse) {
  const age = ageOn(dob, useSiteDay());
  return (
    <span className="tabular">
      {age === null ? 'Unknown' : `${age} years`}
      {gender && ` · ${genderLabel[gender]}`}
    </span>
  );
}

function Contact({ phone, email, address }: PatientResponse) {
  const lines = [phone, email, address].filter(Boolean);
  if (lines.length === 0) return <Text c="dimmed">Not given</Text>;
  return lines.map((line) => (
    <Text key={line} fz="sm" style={{ overflowWrap: 'anywhere' }}>
      {line}
    </Text>
  ));
}

function columnsFor({
  onView,
  onEdit,
}: Pick<PatientTableProps, 'onView' | 'onEdit'>): Column<PatientResponse>[] {
  return [
    {
      header: 'Patient',
      sort: 'name',
      kind: 'main',
      cell: (patient) => (
        <div style={{ overflowWrap: 'anywhere' }}>
          <Anchor component="button" type="button" ta="left" fw={600} onClick={() => onView(patient)}>
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
          <Text span c="dimmed">
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
            aria-label={`View ${patientName(patient)}`}
            title="View details"
            onClick={() => onView(patient)}
          >
            <IconEye size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={30}
            aria-label={`Edit ${patientName(patient)}`}
            title="Edit"
            onClick={() => onEdit(patient)}
          >
            <IconPencil size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Group>
      ),
    },
  ];
}

export function PatientTable({ patients, waiting, sorting, onView, onEdit }: PatientTableProps) {
  return (
    <DataTable
      label="Patients"
      columns={columnsFor({ onView, onEdit })}
      rows={patients}
      rowKey={({ id }) => id}
      onOpen={onView}
      waiting={waiting}
      sorting={sorting}
    />
  );
}
