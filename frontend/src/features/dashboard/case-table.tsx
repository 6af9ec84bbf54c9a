import { ActionIcon, Anchor, Group, VisuallyHidden } from '@mantine/core';
import { IconEye, IconTrash } from '@tabler/icons-react';
import type { CaseRowResponse } from '@vouchwell/contract';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useUser } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DamagedBadge, SignedBadge, StatusBadge } from '../../ui/status-badge.tsx';
import { When } from '../../ui/when.tsx';
import { casePath, resumePath } from '../cases/public/case-paths.ts';
import classes from './case-table.module.css';
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
        component={Link}
        to={casePath(row.id)}
        variant="subtle"
        size={30}
        aria-label={`View case #${row.id}`}
        title="View"
      >
        <IconEye size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
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
    </div>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <td className={classes.number}>
      <span className={classes.label}>{label} </span>
      {value}
    </td>
  );
}

function CaseRow({ row, onDelete }: { row: CaseRowResponse; onDelete: () => void }) {
  const navigate = useNavigate();
  // The whole row opens the case; what lies in it keeps its own meaning.
  const open = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button')) void navigate(casePath(row.id));
  };
  const { summary } = row;
  return (
    <tr onClick={open}>
      <td>
        <Group gap={6}>
          <Anchor component={Link} to={casePath(row.id)} fw={600} fz="sm" aria-label={`Case #${row.id}`}>
            #{row.id}
          </Anchor>
          {row.damaged ? <DamagedBadge /> : <StatusBadge status={row.status} />}
          {row.signed && !row.is_complete && <SignedBadge />}
        </Group>
      </td>
      <td className={classes.wide}>
        <div className={classes.name}>{patientName(row.patient)}</div>
        {row.damaged && (
          <div className={classes.preview}>As it stood before; it cannot be opened until it is restored.</div>
        )}
        {!row.damaged && summary.latest_note && (
          <div className={classes.preview}>{summary.latest_note.preview}</div>
        )}
      </td>
      <td>{row.category || 'General'}</td>
      <Count label="Diagnoses" value={summary.diagnoses_count} />
      <Count label="Items" value={summary.items_count} />
      <Count label="Notes" value={summary.notes_count} />
      <td>
        <span className={classes.label}>Created </span>
        <When at={row.created_at} />
      </td>
      <td>
        <span className={classes.label}>Updated </span>
        <When at={row.updated_at} />
      </td>
      <td className={classes.wide}>
        <RowActions row={row} onDelete={onDelete} />
      </td>
    </tr>
  );
}

export interface CaseTableProps {
  cases: CaseRowResponse[];
  /** The next page is on its way; this one stays in sight. */
  waiting: boolean;
  onDelete: (row: CaseRowResponse) => void;
}

export function CaseTable({ cases, waiting, onDelete }: CaseTableProps) {
  return (
    <table className={`${classes.table} ${waiting ? classes.waiting : ''}`} aria-busy={waiting}>
      <thead>
        <tr>
          <th>Case</th>
          <th>Patient</th>
          <th>Category</th>
          <th className={classes.number}>Diagnoses</th>
          <th className={classes.number}>Items</th>
          <th className={classes.number}>Notes</th>
          <th>Created</th>
          <th>Updated</th>
          <th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {cases.map((row) => (
          <CaseRow key={row.id} row={row} onDelete={() => onDelete(row)} />
        ))}
      </tbody>
    </table>
  );
}
