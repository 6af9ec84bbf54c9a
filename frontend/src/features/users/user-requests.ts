import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CreateUserRequest,
  SecondFactorRuleResponse,
  SuccessResponse,
  UserProfileResponse,
  UserResponse,
  UserSavedResponse,
  UsersResponse,
  UserStatsResponse,
} from '@vouchwell/contract';
import type { Role } from '@vouchwell/rules';
import { ApiError, basedOn, http, isChangedMeanwhile } from '../../lib/http.ts';
import { profileChange, type ProfileValues } from './profile-values.ts';
import { bodyOf, type UserValues } from './user-values.ts';

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
export function useSaveUser() {
  return useUserChange(({ of, values }: { of: UserResponse | null; values: UserValues }) => {
    const body = bodyOf(values, of?.permission_flags ?? {});
    return of === null
      ? http.post<UserSavedResponse>('/admin/users', { body: body as CreateUserRequest })
      : http.put<UserSavedResponse>(`/admin/users/${of.id}`, { body, headers: basedOn(of.revision) });
  });
}

export function useDeactivateUser() {
  return useUserChange(({ id, revision }: UserResponse) =>
    http.delete<SuccessResponse>(`/admin/users/${id}`, { headers: basedOn(revision) }),
  );
}

export function useUnlockUser() {
  return useUserChange((id: number) =>
    http.post<UserSavedResponse>(`/admin/users/${id}/unlock`, { anew: true }),
  );
}

export function useSignOutUser() {
  return useUserChange((id: number) =>
    http.delete<SuccessResponse>(`/admin/users/${id}/sessions`, { anew: true }),
  );
}

export function useResetSecondFactor() {
  return useUserChange((id: number) =>
    http.delete<SuccessResponse>(`/admin/users/${id}/second-factor`, { anew: true }),
  );
}

export const secondFactorRuleQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => http.get<SecondFactorRuleResponse>('/admin/second-factor', { signal }),
});

export const rolesOf = (required: Record<Role, boolean>): Role[] =>
  (['admin', 'user'] as const).filter((role) => required[role]);

/** `of`: the rule as seen when the change was begun. */
export function useRequireSecondFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ of, values }: { of: SecondFactorRuleResponse; values: Record<Role, boolean> }) =>
      http.put<SecondFactorRuleResponse>('/admin/second-factor', {
        body: { roles: rolesOf(values) },
        headers: basedOn(of.revision),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: secondFactorRuleQuery.queryKey }),
  });
}

/** Read anew whenever it is opened: an old one would be the base of a change. */
export const profileQuery = (id: number) =>
  queryOptions({
    queryKey: [...users, 'profile', id],
    queryFn: ({ signal }) => http.get<UserProfileResponse>(`/admin/users/${id}/profile`, { signal }),
    gcTime: 0,
  });

/** `of`: the profile as seen when the change was begun; `first`: as the form found it. */
export function useSaveProfile(id: number, first: UserProfileResponse) {
  const path = `/admin/users/${id}/profile`;
  type Change = { of: UserProfileResponse | null; values: ProfileValues };
  return useUserChange(async ({ of, values }: Change) => {
    const { profile, revision } = of ?? first;
    const body = profileChange(values, profile);
    try {
      return await http.put<UserProfileResponse>(path, { body, headers: basedOn(revision) });
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      // The refusal shows the user, not the profile.
      const { status, code, message, fields } = error;
      throw new ApiError(status, code, message, fields, await http.get<UserProfileResponse>(path));
    }
  });
}
