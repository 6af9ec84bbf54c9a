import type { UserResponse } from '@vouchwell/contract';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useUnlockUser } from './user-requests.ts';

export interface UnlockUserProps {
  user: UserResponse;
  onClose: () => void;
}

/** Lets somebody try again who mistyped; whoever guesses may try again as well, so it is asked. */
export function UnlockUser({ user, onClose }: UnlockUserProps) {
  const unlock = useUnlockUser();
  const confirm = () =>
    unlock.mutate(user.id, {
      onSuccess: () => {
        onClose();
        notifySuccess(`${user.username} can try to sign in again.`);
      },
    });
  return (
    <Confirm
      opened
      title={`Unlock ${user.full_name ?? user.username}?`}
      confirmLabel="Unlock account"
      danger={false}
      busy={unlock.isPending}
      error={unlock.isError && <FailureText title="Failed to unlock user" error={unlock.error} />}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Too many attempts to sign in as this user failed, and the next has to wait. Unlock only if they told you
      that they mistyped: somebody else may be guessing. Password and sessions stay as they are.
    </Confirm>
  );
}
