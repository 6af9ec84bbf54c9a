import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CreateUserRequest,
  ProfileRequest,
  SuccessResponse,
  UpdateUserRequest,
  UserProfileResponse,
  UserResponse,
  UserSavedResponse,
  UsersResponse,
  UserStatsResponse,
} from '@vouchwell/contract';
import { basedOn, http, isChangedMeanwhile } from '../../lib/http.ts';

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

export function useUnlockUser() {
  return useUserChange((id: number) => http.post<UserSavedResponse>(`/admin/users/${id}/unlock`));
}

export function useSignOutUser() {
  return useUserChange((id: number) => http.delete<SuccessResponse>(`/admin/users/${id}/sessions`));
}

/** Read anew whenever it is opened: an old one would be the base of a change. */
export const profileQuery = (id: number) =>
  queryOptions({
    queryKey: [...users, 'profile', id],
    queryFn: ({ signal }) => http.get<UserProfileResponse>(`/admin/users/${id}/profile`, { signal }),
    gcTime: 0,
  });

/** Somebody else changed the user meanwhile; `standing`: the profile as it is now. */
export class ProfileChangedMeanwhile extends Error {
  constructor(readonly standing: UserProfileResponse) {
    super('The profile was changed meanwhile.');
  }
}

/** `revision`: of the user, as seen when the change was begun. */
export function useSaveProfile(id: number) {
  const path = `/admin/users/${id}/profile`;
  return useUserChange(async ({ revision, change }: { revision: number; change: ProfileRequest }) => {
    try {
      return await http.put<UserProfileResponse>(path, { body: change, headers: basedOn(revision) });
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      // The refusal tells of the user, not of the signature.
      throw new ProfileChangedMeanwhile(await http.get<UserProfileResponse>(path));
    }
  });
}
