import { Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UserResponse } from '@vouchwell/contract';
import { foldText, type Sort, type SortName } from '@vouchwell/rules';
import { anyText, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import type { Page } from '../../lib/paged.ts';
import { NotLoaded } from '../../ui/states/failure.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { usersQuery } from './user-requests.ts';
import { UserTable, type UserTableProps } from './user-table.tsx';

const PER_PAGE = 50;
const readers = { search: anyText, sort: sortedBy('users') };

/** Those whose username, full name or email hold every word. */
function matching(users: UserResponse[], search: string): UserResponse[] {
  const words = foldText(search).split(' ');
  return users.filter(({ username, full_name, email }) => {
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

function sorted(users: UserResponse[], sort: Sort<'users'> | ''): UserResponse[] {
  if (sort === '') return users;
  const isTurned = sort.startsWith('-');
  const of = compared[(isTurned ? sort.slice(1) : sort) as SortName<'users'>];
  const compare = (a: UserResponse, b: UserResponse) => (of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0);
  return users.toSorted((a, b) => (isTurned ? compare(b, a) : compare(a, b)));
}

interface Asked {
  search: string;
  page: number;
  sort: Sort<'users'> | '';
}

function pageOf(users: UserResponse[], { search, page, sort }: Asked): Page<UserResponse> {
  const found = sorted(matching(users, search), sort);
  const rows = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return { rows, total: found.length, pages: Math.max(1, Math.ceil(found.length / PER_PAGE)) };
}

export function UserList(actions: Omit<UserTableProps, 'users' | 'sorting'>) {
  const by = useListFilter(readers);
  const { filter, change } = by;
  const query = useQuery({ ...usersQuery, select: (users) => pageOf(users, filter) });
  return (
    <>
      <Group mb="sm">
        <SearchBox
          label="Search users"
          placeholder="Search by username, full name or email"
          search={filter.search}
          onSearch={(search) => change({ search })}
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
