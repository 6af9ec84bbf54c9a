import { Button, Stack } from '@mantine/core';
import { IconShield, IconUserCheck, IconUserOff, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UserResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { FigureCards } from '../../ui/lists/figure-cards.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { DeactivateUser } from './deactivate-user.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { UnlockUser } from './unlock-user.tsx';
import { UserEditor } from './user-editor.tsx';
import { UserList } from './user-list.tsx';
import { userFiguresQuery } from './user-requests.ts';
import { UserSessions } from './user-sessions.tsx';

/** What stands over the list: one thing at a time. */
type Open =
  | { kind: 'nothing' }
  | { kind: 'new' }
  | { kind: 'edit' | 'profile' | 'sessions' | 'unlock' | 'second-factor' | 'deactivate'; user: UserResponse };

const nothing: Open = { kind: 'nothing' };

/** What could not be counted is a dash: the list says when the server has trouble. */
function Figures() {
  const { data, isPending } = useQuery(userFiguresQuery);
  const figures = [
    { label: 'Total Users', icon: IconUsers, value: data?.total },
    { label: 'Active Users', icon: IconUserCheck, value: data?.active },
    { label: 'Admin Users', icon: IconShield, value: data?.admin },
    { label: 'Inactive Users', icon: IconUserOff, value: data?.inactive },
  ];
  return <FigureCards figures={figures} loading={isPending} />;
}

export function UsersScreen() {
  const [open, setOpen] = useState<Open>(nothing);
  const close = () => setOpen(nothing);
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Users" />
      <PageTitle
        title="User Management"
        text="Who can sign in here, and what they may do"
        actions={
          <Button
            leftSection={<IconUserPlus size={16} aria-hidden />}
            onClick={() => setOpen({ kind: 'new' })}
          >
            Create User
          </Button>
        }
      />
      <Stack gap="md">
        <Figures />
        <Section title="Users">
          <UserList
            onEdit={(user) => setOpen({ kind: 'edit', user })}
            onProfile={(user) => setOpen({ kind: 'profile', user })}
            onSessions={(user) => setOpen({ kind: 'sessions', user })}
            onUnlock={(user) => setOpen({ kind: 'unlock', user })}
            onResetSecondFactor={(user) => setOpen({ kind: 'second-factor', user })}
            onDeactivate={(user) => setOpen({ kind: 'deactivate', user })}
          />
        </Section>
        <SecondFactorRule />
      </Stack>
      {open.kind === 'new' && <UserEditor user={null} onClose={close} />}
      {open.kind === 'edit' && <UserEditor user={open.user} onClose={close} />}
      {open.kind === 'profile' && <ProfileEditor user={open.user} onClose={close} />}
      {open.kind === 'sessions' && <UserSessions user={open.user} onClose={close} />}
      {open.kind === 'unlock' && <UnlockUser user={open.user} onClose={close} />}
      {open.kind === 'second-factor' && <ResetSecondFactor user={open.user} onClose={close} />}
      {open.kind === 'deactivate' && <DeactivateUser user={open.user} onClose={close} />}
    </>
  );
}
