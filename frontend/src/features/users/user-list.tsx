import { Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UserResponse } from '@vouchwell/contract';
import { foldText, type Role, type Sort, type SortName } from '@vouchwell/rules';
import { anyText, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import type { Page } from '../../lib/paged.ts';
import { sortedHere } from '../../lib/sorted-here.ts';
import { NotLoaded } from '../../ui/states/failure.tsx';
import { statusLabel } from '../../ui/lists/entry-actions.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { usersQuery } from './user-requests.ts';
import { UserTable, type UserTableProps } from './user-table.tsx';
import { roleLabel } from './user-words.ts';

const PER_PAGE = 50;
const readers = {
  search: anyText,
  role: oneOf(roleLabel),
  status: oneOf(statusLabel),
  sort: sortedBy('users'),
};

/** Those whose username, full name or email hold every word, of a role and a status where these are asked for. */
function matching(users: UserResponse[], asked: Asked): UserResponse[] {
  const words = foldText(asked.search).split(' ');
  return users.filter(({ username, full_name, email, role, is_active }) => {
    if (asked.role !== '' && role !== asked.role) return false;
    if (asked.status !== '' && is_active !== (asked.status === 'active')) return false;
    const text = foldText([username, full_name, email].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** What each column compares; a user who never signed in comes before all who did. */
const compared: Record<SortName<'users'>, (user: UserResponse) => string | number> = {
  username: ({ username }) => foldText(username),
  role: ({ role }) => role,
  cases: ({ case_count }) => case_count,
  last_login: ({ last_login }) => last_login ?? '',
};

interface Asked {
  search: string;
  role: Role | '';
  status: keyof typeof statusLabel | '';
  page: number;
  sort: Sort<'users'> | '';
}

function pageOf(users: UserResponse[], asked: Asked): Page<UserResponse> {
  const { page, sort } = asked;
  const found = sortedHere(matching(users, asked), sort, compared);
  const rows = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return { rows, total: found.length, pages: Math.max(1, Math.ceil(found.length / PER_PAGE)) };
}

export function UserList(actions: Omit<UserTableProps, 'users' | 'sorting'>) {
  const by = useListFilter(readers);
  const { filter, change } = by;
  const query = useQuery({ ...usersQuery, select: (users) => pageOf(users, filter) });
  return (
    <>
      <Group gap="xs" mb="sm">
        <SearchBox
          label="Search users"
          placeholder="Search by username, full name or email"
          search={filter.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label="Filter by role"
          all="All roles"
          labels={roleLabel}
          value={filter.role}
          onChange={(role) => change({ role })}
        />
        <FilterSelect
          label="Filter by status"
          all="All statuses"
          labels={statusLabel}
          value={filter.status}
          onChange={(status) => change({ status })}
        />
      </Group>
      <ListPage
        noun="users"
        icon={IconUsers}
        query={query}
        by={by}
        perPage={PER_PAGE}
        none={{ title: 'No users' }}
        noMatch={{ title: 'No users found matching your search criteria.', clear: 'Clear search' }}
        failed={
          <NotLoaded error={query.error} onRetry={() => void query.refetch()}>
            Failed to load users. Please try again.
          </NotLoaded>
        }
        skeletons={{ rows: 5, label: 'Loading users...' }}
      >
        {(users) => <UserTable users={users} sorting={sortingBy(by)} {...actions} />}
      </ListPage>
    </>
  );
}
