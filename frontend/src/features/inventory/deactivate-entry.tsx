import type { InventoryCategory, InventoryDiagnosis, InventoryItem } from '@vouchwell/contract';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useDeactivateEntry } from './inventory-requests.ts';

/** What is to go out of use. */
export type Deactivated =
  | { kind: 'diagnoses'; entry: InventoryDiagnosis }
  | { kind: 'categories'; entry: InventoryCategory }
  | { kind: 'items'; entry: InventoryItem };

const words = {
  diagnoses: {
    noun: 'diagnosis',
    what: 'The search no longer offers it. Cases that hold it keep it.',
  },
  categories: {
    noun: 'category',
    what: 'New cases are no longer offered its items. Cases that hold them keep them.',
  },
  items: { noun: 'item', what: 'New cases are no longer offered it. Cases that hold it keep it.' },
};

const nameOf = ({ entry }: Deactivated) => ('code' in entry ? entry.code : entry.name);

/** Mounted while it is asked. */
export function DeactivateEntry({ asked, onClose }: { asked: Deactivated; onClose: () => void }) {
  const deactivate = useDeactivateEntry(asked.kind);
  const { noun, what } = words[asked.kind];
  const confirm = () =>
    deactivate.mutate(asked.entry, {
      onSuccess: ({ message }) => {
        onClose();
        notifySuccess(message);
      },
    });
  return (
    <Confirm
      opened
      title={`Deactivate ${nameOf(asked)}?`}
      confirmLabel={`Deactivate ${noun}`}
      busy={deactivate.isPending}
      error={deactivate.isError && <FailureText title="Delete failed" error={deactivate.error} />}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Are you sure you want to deactivate this {noun}? {what}
    </Confirm>
  );
}
