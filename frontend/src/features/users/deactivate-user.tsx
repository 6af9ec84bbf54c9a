import type { UserResponse } from '@vouchwell/contract';
import { ConfirmEntry } from '../../ui/lists/confirm-entry.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useDeactivateUser } from './user-requests.ts';
import { valuesOf } from './user-values.ts';
import { userWords } from './user-words.ts';

/** Mounted while it is asked. */
export function DeactivateUser({ user, onClose }: { user: UserResponse; onClose: () => void }) {
  return (
    <ConfirmEntry
      title={`Deactivate ${user.full_name ?? user.username}?`}
      confirmLabel="Deactivate user"
      entry={user}
      change={useDeactivateUser()}
      wordsOf={(seen) => userWords(valuesOf(seen))}
      failed="Failed to deactivate user"
      onDone={() => notifySuccess(`${user.username} has been deactivated.`)}
      onClose={onClose}
    >
      Are you sure you want to deactivate this user? They are signed out everywhere, and their cases stay.
    </ConfirmEntry>
  );
}
