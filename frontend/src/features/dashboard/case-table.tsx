import { ActionIcon, Anchor, Group } from '@mantine/core';
import { IconEye, IconTrash } from '@tabler/icons-react';
import type { CaseRowResponse } from '@vouchwell/contract';
import { Link, type LinkProps, useNavigate } from 'react-router-dom';
import { useUser } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import type { Sorting } from '../../ui/lists/sorting.tsx';
import { DamagedBadge, SignedBadge, StatusBadge, ToSignBadge } from '../../ui/words/status-badge.tsx';
import { When } from '../../ui/words/when.tsx';
import { casePath, resumePath } from '../cases/public/case-paths.ts';
import { ReadinessBadge } from '../../ui/words/readiness-badge.tsx';
import classes from './case-table.module.css';
import { BornAndMrn } from '../patients/public/born-and-mrn.tsx';
import { patientName } from '../patients/public/patient-facts.ts';

function RowActions({ row, onDelete }: { row: CaseRowResponse; onDelete: () => void }) {
  const user = useUser();
  const locked = row.signed || row.is_complete || row.damaged === true;
  const why = row.damaged ? 'has a damaged history' : 'is signed';
  const deleteLabel = locked ? `Case #${row.id} ${why} and cannot be deleted` : `Delete case #${row.id}`;
  return (
    <div className={classes.actions}>
      {!row.is_complete && !row.damaged && (
        <ButtonLink
          to={resumePath(user, row.id)}
          size="compact-sm"
          variant="light"
          aria-label={`Resume case #${row.id}`}
        >
          Resume
        </ButtonLink>
      )}
      <ActionIcon
        renderRoot={(link: Omit<LinkProps, 'to'>) => <Link {...link} to={casePath(row.id)} />}
        variant="subtle"
        size={30}
        aria-label={`View case #${row.id}`}
        title="View"
      >
        <IconEye size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {row.may_delete ? (
        <ActionIcon
          variant="subtle"
          color={locked ? 'gray' : 'red'}
          size={30}
          disabled={locked}
          aria-label={deleteLabel}
          title={locked ? deleteLabel : 'Delete'}
          onClick={onDelete}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      ) : (
        <span className={classes.none} />
      )}
    </div>
  );
}

function columnsFor(onDelete: CaseTableProps['onDelete']): readonly Column<CaseRowResponse>[] {
  return [
    {
      header: 'Case',
      kind: 'plain',
      cell: (row) => (
        <div className={classes.case}>
          <Group gap={6} wrap="nowrap">
            <Anchor component={Link} to={casePath(row.id)} fw={600} fz="sm" aria-label={`Case #${row.id}`}>
              #{row.id}
            </Anchor>
            {row.damaged ? <DamagedBadge /> : <StatusBadge status={row.status} size="md" />}
          </Group>
          {!row.damaged && <Standing of={row} />}
        </div>
      ),
    },
    {
      header: 'Patient',
      kind: 'line',
      cell: (row) => (
        <div>
          <div className={classes.name}>{patientName(row.patient)}</div>
          <BornAndMrn patient={row.patient} />
        </div>
      ),
    },
    {
      header: 'Category and items',
      kind: 'line',
      cell: (row) => (
        <div title={row.summary.latest_note?.preview}>
          <div className={classes.category}>{row.equipment || 'General'}</div>
          <Ordered row={row} />
        </div>
      ),
    },
    { header: 'Diagnoses', kind: 'number', cell: ({ summary }) => summary.diagnoses_count },
    { header: 'Items', kind: 'number', cell: ({ summary }) => summary.items_count },
    { header: 'Notes', kind: 'number', cell: ({ summary }) => summary.notes_count },
    { header: 'Created', sort: 'created', cell: ({ created_at }) => <When at={created_at} /> },
    { header: 'Updated', sort: 'updated', cell: ({ updated_at }) => <When at={updated_at} /> },
    {
      header: 'Actions',
      kind: 'actions',
      cell: (row) => <RowActions row={row} onDelete={() => onDelete(row)} />,
    },
  ];
}

/** What else is to be known of a case, in the one small line that every row has: ten cases stay in sight. */
function Standing({ of }: { of: CaseRowResponse }) {
  return (
    <Group gap="2px 8px" wrap="nowrap">
      {of.needs_my_signature && <ToSignBadge size="line" />}
      {of.signed && !of.is_complete && <SignedBadge size="line" />}
      <ReadinessBadge size="line" standing={of.standing} />
    </Group>
  );
}

/** What is ordered; the beginning of the newest note is told on hover, and by the case itself. */
function Ordered({ row: { damaged, items } }: { row: CaseRowResponse }) {
  const words = damaged ? 'As it stood before; it cannot be opened until it is restored.' : items.join(' · ');
  return words ? <div className={classes.items}>{words}</div> : null;
}

export interface CaseTableProps {
  cases: CaseRowResponse[];
  /** The next page is on its way; this one stays in sight. */
  waiting: boolean;
  sorting: Sorting;
  onDelete: (row: CaseRowResponse) => void;
}

export function CaseTable({ cases, waiting, sorting, onDelete }: CaseTableProps) {
  const navigate = useNavigate();
  return (
    <DataTable
      broad
      dense
      label="Cases"
      columns={columnsFor(onDelete)}
      rows={cases}
      rowKey={({ id }) => id}
      onOpen={({ id }) => void navigate(casePath(id))}
      waiting={waiting}
      sorting={sorting}
    />
  );
}
