import type { CaseRowResponse } from '@vouchwell/contract';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useDeleteCase } from './case-list.ts';
import { patientName } from '../patients/public/patient-facts.ts';

export interface DeleteCaseProps {
  /** null: nothing is asked. */
  row: CaseRowResponse | null;
  onClose: () => void;
}

export function DeleteCase({ row, onClose }: DeleteCaseProps) {
  const remove = useDeleteCase();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!row) return;
    remove.mutate(row.id, {
      onSuccess: () => {
        close();
        notifySuccess(`Case #${row.id} has been deleted.`);
      },
    });
  };
  return (
    <Confirm
      opened={row !== null}
      title={row ? `Delete case #${row.id}, ${patientName(row.patient)}?` : ''}
      confirmLabel="Delete case"
      busy={remove.isPending}
      error={remove.isError && <FailureText title="Failed to delete case" error={remove.error} />}
      onConfirm={confirm}
      onCancel={close}
    >
      Are you sure you want to delete this case? This action cannot be undone.
    </Confirm>
  );
}
