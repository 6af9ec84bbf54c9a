import type { UserResponse } from '@vouchwell/contract';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useDeactivateUser } from './user-requests.ts';

export interface DeactivateUserProps {
  /** null: nothing is asked. */
  user: UserResponse | null;
  onClose: () => void;
}

export function DeactivateUser({ user, onClose }: DeactivateUserProps) {
  const deactivate = useDeactivateUser();
  const close = () => {
    deactivate.reset();
    onClose();
  };
  const confirm = () => {
    if (!user) return;
    deactivate.mutate(user, {
      onSuccess: () => {
        close();
        notifySuccess(`${user.username} has been deactivated.`);
      },
    });
  };
  return (
    <Confirm
      opened={user !== null}
      title={user ? `Deactivate ${user.full_name ?? user.username}?` : ''}
      confirmLabel="Deactivate user"
      busy={deactivate.isPending}
      error={deactivate.isError && <FailureText title="Failed to deactivate user" error={deactivate.error} />}
      onConfirm={confirm}
      onCancel={close}
    >
      Are you sure you want to deactivate this user? They are signed out everywhere, and their cases stay.
    </Confirm>
  );
}
