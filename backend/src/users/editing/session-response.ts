import type { SessionsResponse } from '@vouchwell/contract';
import type { Session } from '../../auth/public.ts';

/** `asking`: the session that asks. */
export function sessionsResponse(sessions: readonly Session[], asking: string | null): SessionsResponse {
  return {
    sessions: sessions.map(({ id, browser, begun_at, used_at, expires_at }) => {
      return { id, browser, begun_at, used_at, expires_at, current: id === asking };
    }),
  };
}
