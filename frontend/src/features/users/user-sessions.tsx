import { Button, Group, Stack, Text } from '@mantine/core';
import type { UserResponse } from '@vouchwell/contract';
import { AuditLink } from '../../ui/audit-link.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { SessionList } from '../auth/public/session-list.tsx';
import { useSignOutUser } from './user-requests.ts';

export interface UserSessionsProps {
  user: UserResponse;
  onClose: () => void;
}

/** Where a user is signed in. Whoever looks at their own is signed out here as well. */
export function UserSessions({ user, onClose }: UserSessionsProps) {
  const signOut = useSignOutUser();
  const everywhere = () =>
    signOut.mutate(user.id, {
      onSuccess: () => {
        notifySuccess(`${user.username} has been signed out everywhere.`);
        onClose();
      },
    });
  return (
    <Dialog onClose={onClose} size={720} title={`Sessions of ${user.username}`} busy={signOut.isPending}>
      <Stack gap="sm">
        <Text fz="sm" c="dimmed">
          What is ended here is over with the next click in that browser. What was typed there and not saved
          is kept in it.
        </Text>
        <Group>
          <AuditLink of={{ person: user.id }}>Everything this person did</AuditLink>
        </Group>
        <FailureAlert title="Failed to sign out" error={signOut.error} />
        <SessionList
          whose={user.id}
          everywhere={
            <Button variant="default" loading={signOut.isPending} onClick={everywhere}>
              Sign out everywhere
            </Button>
          }
        />
      </Stack>
    </Dialog>
  );
}
