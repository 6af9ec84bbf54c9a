import { Checkbox, Text } from '@mantine/core';
import type { DueResponse } from '@vouchwell/contract';
import { keptBecauseLabel } from '@vouchwell/rules';
import { bornText } from '../../ui/words/born-text.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { namesApart } from '../../ui/lists/names-apart.ts';
import { dayText } from '../../ui/words/when.tsx';

interface DueTableProps {
  dues: readonly DueResponse[];
  chosen: ReadonlySet<number>;
  onChoose: (patient: number, isChosen: boolean) => void;
  /** Why it was refused for whom, by number. */
  refused: ReadonlyMap<number, string>;
}

function Who({ due, why }: { due: DueResponse; why: string | undefined }) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600}>{due.name}</Text>
      <Text fz="xs" c="dimmed" className="tabular">
        DOB: {dayText(due.dob)}
        {due.records > 1 && ` · ${due.records} records`}
      </Text>
      {due.dob === null && (
        <Text fz="xs">
          Without a birth date nobody can tell whether this was a minor: look before you ask.
        </Text>
      )}
      {why && (
        <Text fz="sm" c="var(--mantine-color-error)" role="alert">
          {why}
        </Text>
      )}
    </div>
  );
}

function columnsFor({ dues, chosen, onChoose, refused }: DueTableProps): Column<DueResponse>[] {
  const nameOf = namesApart(
    dues,
    ({ name }) => name,
    ({ patient_id, dob }) => bornText({ id: patient_id, dob }),
  );
  return [
    {
      header: 'Choose',
      kind: 'plain',
      cell: (due) => (
        <Checkbox
          aria-label={`Choose ${nameOf(due)}`}
          checked={chosen.has(due.patient_id)}
          onChange={(event) => onChoose(due.patient_id, event.currentTarget.checked)}
        />
      ),
    },
    {
      header: 'Patient',
      kind: 'main',
      cell: (due) => <Who due={due} why={refused.get(due.patient_id)} />,
    },
    {
      header: 'MRN',
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
      header: 'Kept longest by',
      cell: ({ because, since_on }) => (
        <span className="tabular">
          {keptBecauseLabel[because]}, {dayText(since_on)}
        </span>
      ),
    },
    { header: 'Ended', cell: ({ ends_on }) => <span className="tabular">{dayText(ends_on)}</span> },
  ];
}

/** Whose keeping has ended, with what kept it longest. */
export function DueTable(props: DueTableProps) {
  return (
    <DataTable
      label="Patients whose keeping has ended"
      columns={columnsFor(props)}
      rows={props.dues}
      rowKey={({ patient_id }) => patient_id}
    />
  );
}
