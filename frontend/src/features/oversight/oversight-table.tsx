import { Anchor, Button, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { OversightCaseResponse } from '@vouchwell/contract';
import { counted } from '../../lib/counted.ts';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import type { Sorting } from '../../ui/lists/sorting.tsx';
import { breaking } from '../../ui/words/long-words.ts';
import { When } from '../../ui/words/when.tsx';
import { BornAndMrn } from '../patients/public/born-and-mrn.tsx';
import { patientName } from '../patients/public/patient-facts.ts';
import { ReadinessBadge } from '../../ui/words/readiness-badge.tsx';
import { OversightStatusBadge } from './oversight-status.tsx';
import classes from './oversight.module.css';

type Row = OversightCaseResponse;

export interface OversightTableProps {
  cases: Row[];
  /** The next page is on its way; this one stays in sight. */
  waiting: boolean;
  sorting: Sorting;
  onView: (row: Row) => void;
}

function CaseInfo({ row, onView }: { row: Row; onView: () => void }) {
  return (
    <div>
      <Anchor component="button" type="button" fw={600} onClick={onView} aria-label={`Case #${row.id}`}>
        #{row.id}
      </Anchor>{' '}
      <Text span fz="xs" c="dimmed">
        <When at={row.created_at} />
      </Text>
      <Text fz="xs" c="dimmed" style={breaking(row.equipment)}>
        {row.equipment || 'General'}
      </Text>
    </div>
  );
}

function Creator({ created_by: { full_name, username } }: Row) {
  return (
    <div className={classes.words}>
      {full_name ?? username}
      {full_name && (
        <Text fz="xs" c="dimmed">
          {username}
        </Text>
      )}
    </div>
  );
}

function Patient({ patient }: Row) {
  return (
    <div className={classes.words}>
      {patientName(patient)}
      <BornAndMrn patient={patient} />
    </div>
  );
}

function Summary({ summary }: Row) {
  const { diagnoses_count, items_count, notes_count, latest_note } = summary;
  const counts = [
    counted(diagnoses_count, 'diagnosis', 'diagnoses'),
    counted(items_count, 'item'),
    counted(notes_count, 'note'),
  ];
  return (
    <div>
      {counts.join(', ')}
      {latest_note && (
        <Text fz="xs" c="dimmed">
          Latest note <When at={latest_note.created_at} />
          {latest_note.model && ` by ${latest_note.model}`}
        </Text>
      )}
    </div>
  );
}

function Standing(row: Row) {
  return (
    <div className={classes.standing}>
      <OversightStatusBadge of={row} />
      {!row.damaged && <ReadinessBadge standing={row.standing} />}
    </div>
  );
}

function columnsFor(onView: OversightTableProps['onView']): readonly Column<Row>[] {
  return [
    {
      header: 'Case',
      kind: 'line',
      sort: 'created',
      cell: (row) => <CaseInfo row={row} onView={() => onView(row)} />,
    },
    { header: 'Created by', cell: Creator },
    { header: 'Patient', kind: 'line', cell: Patient },
    { header: 'Data', kind: 'line', cell: Summary },
    { header: 'Status', kind: 'plain', sort: 'status', cell: Standing },
    {
      header: 'Actions',
      kind: 'actions',
      cell: (row) => (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconEye size={16} aria-hidden />}
          aria-label={`View Details of case #${row.id}`}
          onClick={() => onView(row)}
        >
          View Details
        </Button>
      ),
    },
  ];
}

export function OversightTable({ cases, waiting, sorting, onView }: OversightTableProps) {
  return (
    <DataTable
      broad
      label="Cases"
      columns={columnsFor(onView)}
      rows={cases}
      rowKey={({ id }) => id}
      onOpen={onView}
      waiting={waiting}
      sorting={sorting}
    />
  );
}
