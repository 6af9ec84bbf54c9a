import { Text } from '@mantine/core';
import type { CaseRowResponse } from '@vouchwell/contract';
import { messageOf } from '../../lib/http.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useDeleteCase } from './api.ts';
import { patientName } from './patient-name.ts';

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
  const reason = remove.error ? messageOf(remove.error, '') : '';
  return (
    <Confirm
      opened={row !== null}
      title={row ? `Delete case #${row.id}, ${patientName(row.patient)}?` : ''}
      confirmLabel="Delete case"
      busy={remove.isPending}
      error={
        remove.isError && (
          <>
            <Text fw={600}>Failed to delete case</Text>
            {reason && <Text fz="sm">{reason}</Text>}
          </>
        )
      }
      onConfirm={confirm}
      onCancel={close}
    >
      Are you sure you want to delete this case? This action cannot be undone.
    </Confirm>
  );
}
