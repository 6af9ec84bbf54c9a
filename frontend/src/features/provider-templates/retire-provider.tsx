import type { KeptProviderTemplate } from '@vouchwell/contract';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useRetireTemplate } from './provider-template-requests.ts';

/** Mounted while it is asked. */
export function RetireProvider({ entry, onClose }: { entry: KeptProviderTemplate; onClose: () => void }) {
  const retire = useRetireTemplate();
  const confirm = () =>
    retire.mutate(entry, {
      onSuccess: ({ message }) => {
        onClose();
        notifySuccess(message);
      },
    });
  return (
    <Confirm
      opened
      title={`Deactivate ${entry.name}?`}
      confirmLabel="Deactivate provider"
      busy={retire.isPending}
      error={retire.isError && <FailureText title="Delete failed" error={retire.error} />}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Are you sure you want to deactivate this provider? Cases are no longer offered it. Cases that hold it
      keep it.
    </Confirm>
  );
}
