import type { UserResponse } from '@vouchwell/contract';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useResetSecondFactor } from './user-requests.ts';

export interface ResetSecondFactorProps {
  user: UserResponse;
  onClose: () => void;
}

/** For whoever has lost phone and recovery codes. */
export function ResetSecondFactor({ user, onClose }: ResetSecondFactorProps) {
  const reset = useResetSecondFactor();
  const confirm = () =>
    reset.mutate(user.id, {
      onSuccess: () => {
        onClose();
        notifySuccess(`The second factor of ${user.username} has been reset.`);
      },
    });
  return (
    <Confirm
      opened
      title={`Reset the second factor of ${user.full_name ?? user.username}?`}
      confirmLabel="Reset second factor"
      busy={reset.isPending}
      error={reset.isError && <FailureText title="Failed to reset the second factor" error={reset.error} />}
      onConfirm={confirm}
      onCancel={onClose}
    >
      They are signed out everywhere and come back in with their password alone, until they set up another.
      Make sure that it is they who ask for it. The history keeps that you did this, and what they sign within
      seven days after says so.
    </Confirm>
  );
}
