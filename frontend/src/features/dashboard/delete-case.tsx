import type { CaseRowResponse } from '@vouchwell/contract';
import { ConfirmEntry } from '../../ui/lists/confirm-entry.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { seenCase, useDeleteCase } from './case-list.ts';
import { patientName } from '../patients/public/patient-facts.ts';

/** Mounted while it is asked. */
export function DeleteCase({ row, onClose }: { row: CaseRowResponse; onClose: () => void }) {
  return (
    <ConfirmEntry
      title={`Delete case #${row.id}, ${patientName(row.patient)}?`}
      confirmLabel="Delete case"
      entry={seenCase(row, row.items)}
      change={useDeleteCase()}
      wordsOf={({ words }) => words}
      failed="Failed to delete case"
      onDone={() => notifySuccess(`Case #${row.id} has been deleted.`)}
      onClose={onClose}
    >
      Are you sure you want to delete this case? This action cannot be undone.
    </ConfirmEntry>
  );
}
