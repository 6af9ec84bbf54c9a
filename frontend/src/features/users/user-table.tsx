import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconDeviceMobileOff,
  IconDevices,
  IconHourglass,
  IconKey,
  IconLockOpen,
  IconPencil,
  IconShield,
  IconShieldCheck,
  IconSignature,
  IconUserOff,
} from '@tabler/icons-react';
import type { UserResponse } from '@vouchwell/contract';
import { numberText } from '../../lib/counted.ts';
import { useUser } from '../../lib/session.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import type { Sorting } from '../../ui/lists/sorting.tsx';
import { PlainBadge, StateBadge } from '../../ui/words/status-badge.tsx';
import { When } from '../../ui/words/when.tsx';
import { roleLabel } from './user-words.ts';

export interface UserTableProps {
  users: UserResponse[];
  sorting: Sorting;
  onEdit: (user: UserResponse) => void;
  onProfile: (user: UserResponse) => void;
  onSessions: (user: UserResponse) => void;
  onUnlock: (user: UserResponse) => void;
  onResetSecondFactor: (user: UserResponse) => void;
  onDeactivate: (user: UserResponse) => void;
}

function Name({ user, onEdit }: { user: UserResponse; onEdit: () => void }) {
  const { username, full_name, email, recovered_at } = user;
  const beside = [full_name && username, email].filter(Boolean).join(' · ');
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Anchor component="button" type="button" ta="left" fw={600} onClick={onEdit}>
        {full_name ?? username}
      </Anchor>
      {recovered_at && (
        <Text fz="xs" c="dimmed">
          Restored by the operator, <When at={recovered_at} />
        </Text>
      )}
      {beside && (
        <Text fz="xs" c="dimmed">
          {beside}
        </Text>
      )}
    </div>
  );
}

function Status({ is_active, must_change_password, slowed_until, second_factor }: UserResponse) {
  return (
    <Group gap={6} display="inline-flex">
      {is_active ? (
        <StateBadge color="green" icon={IconCircleCheck} label="Active" />
      ) : (
        <StateBadge color="gray" icon={IconCircleDashed} label="Inactive" />
      )}
      {is_active && must_change_password && <PlainBadge icon={IconKey} label="Temporary password" />}
      {second_factor && <PlainBadge icon={IconShieldCheck} label="Second factor" />}
      {slowed_until && <PlainBadge icon={IconHourglass} label="Sign-in slowed" />}
    </Group>
  );
}

function Actions(props: Omit<UserTableProps, 'users' | 'sorting'> & { user: UserResponse }) {
  const { user, onEdit, onProfile, onSessions, onUnlock, onResetSecondFactor, onDeactivate } = props;
  const me = useUser();
  const own = user.id === me.id;
  const deactivate = own ? 'You cannot deactivate your own account.' : `Deactivate ${user.username}`;
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        size={30}
        aria-label={`Edit ${user.username}`}
        title="Edit"
        onClick={() => onEdit(user)}
      >
        <IconPencil size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={30}
        aria-label={`Professional profile of ${user.username}`}
        title="Professional profile"
        onClick={() => onProfile(user)}
      >
        <IconSignature size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={30}
        aria-label={`Sessions of ${user.username}`}
        title="Sessions"
        onClick={() => onSessions(user)}
      >
        <IconDevices size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {user.slowed_until && (
        <ActionIcon
          variant="subtle"
          size={30}
          aria-label={`Unlock ${user.username}`}
          title="Unlock"
          onClick={() => onUnlock(user)}
        >
          <IconLockOpen size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {user.second_factor && !own && (
        <ActionIcon
          variant="subtle"
          size={30}
          aria-label={`Reset the second factor of ${user.username}`}
          title="Reset second factor"
          onClick={() => onResetSecondFactor(user)}
        >
          <IconDeviceMobileOff size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {user.is_active && (
        <ActionIcon
          variant="subtle"
          size={30}
          color={own ? 'gray' : 'red'}
          disabled={own}
          aria-label={deactivate}
          title={own ? deactivate : 'Deactivate'}
          onClick={() => onDeactivate(user)}
        >
          <IconUserOff size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}

function columnsFor(actions: Omit<UserTableProps, 'users' | 'sorting'>): Column<UserResponse>[] {
  return [
    {
      header: 'User',
      kind: 'main',
      sort: 'username',
      cell: (user) => <Name user={user} onEdit={() => actions.onEdit(user)} />,
    },
    {
      header: 'Role',
      sort: 'role',
      kind: 'plain',
      cell: ({ role }) => (
        <PlainBadge icon={role === 'admin' ? IconShield : undefined} label={roleLabel[role]} />
      ),
    },
    { header: 'Status', kind: 'plain', cell: (user) => <Status {...user} /> },
    { header: 'Cases', kind: 'number', sort: 'cases', cell: ({ case_count }) => numberText(case_count) },
    {
      header: 'Last Login',
      sort: 'last_login',
      cell: ({ last_login }) => (last_login ? <When at={last_login} /> : 'Never'),
    },
    {
      header: 'Actions',
      kind: 'actions',
      cell: (user) => <Actions user={user} {...actions} />,
    },
  ];
}

export function UserTable(props: UserTableProps) {
  return (
    <DataTable
      label="Users"
      sorting={props.sorting}
      columns={columnsFor(props)}
      rows={props.users}
      rowKey={({ id }) => id}
      onOpen={props.onEdit}
    />
  );
}
