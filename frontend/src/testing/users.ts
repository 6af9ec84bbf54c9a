import type { UserResponse } from '@vouchwell/contract';
import { effectivePermissions } from '@vouchwell/rules';

/** As user management lists them. Everybody here is invented. */
export function aListedUser(part: Partial<UserResponse> = {}): UserResponse {
  const { role = 'user', permission_flags = {} } = part;
  return {
    id: 7,
    revision: 3,
    username: 'kim.park',
    full_name: 'Kim Park',
    email: 'kim@example.org',
    role,
    permissions: effectivePermissions(role, permission_flags),
    permission_flags,
    is_active: true,
    must_change_password: false,
    slowed_until: null,
    recovered_at: null,
    second_factor: false,
    profile: { printed_name: null, credentials: null, npi: null, signature: null },
    case_count: 12,
    last_login: '2026-03-02T10:00:00.000Z',
    created_at: '2026-01-02T10:00:00.000Z',
    ...part,
  };
}
