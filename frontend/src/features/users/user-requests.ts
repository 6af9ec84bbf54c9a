import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CreateUserRequest,
  SuccessResponse,
  UpdateUserRequest,
  UserResponse,
  UserSavedResponse,
  UsersResponse,
  UserStatsResponse,
} from '@vouchwell/contract';
import { basedOn, http } from '../../lib/http.ts';

const users = ['users'] as const;

/** All users of the site, by username. */
export const usersQuery = queryOptions({
  queryKey: [...users, 'list'],
  queryFn: async ({ signal }) => (await http.get<UsersResponse>('/admin/users', { signal })).users,
});

export const userFiguresQuery = queryOptions({
  queryKey: [...users, 'figures'],
  queryFn: async ({ signal }) =>
    (await http.get<UserStatsResponse>('/admin/users/stats', { signal })).statistics.user_counts,
});

function useUserChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  // A refusal may come of what others changed: that is then read as well.
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: users }) });
}

/** `of`: the user as seen when the change was begun; null where there is none yet. */
export type SavedUser =
  | { of: null; user: CreateUserRequest }
  | { of: Pick<UserResponse, 'id' | 'revision'>; user: UpdateUserRequest };

export function useSaveUser() {
  return useUserChange(({ of, user }: SavedUser) =>
    of === null
      ? http.post<UserSavedResponse>('/admin/users', { body: user })
      : http.put<UserSavedResponse>(`/admin/users/${of.id}`, { body: user, headers: basedOn(of.revision) }),
  );
}

export function useDeactivateUser() {
  return useUserChange((id: number) => http.delete<SuccessResponse>(`/admin/users/${id}`));
}
