import { useQueryClient } from '@tanstack/react-query';
import type {
  FirstStepResponse,
  LoginRequest,
  LoginResponse,
  MeResponse,
  SecondStepRequest,
  SessionUser,
} from '@vouchwell/contract';
import { permits, type Permission } from '@vouchwell/rules';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { clearDrafts } from './drafts.ts';
import { ApiError, http, onSecondFactorNeeded, onSessionEnded } from './http.ts';
import { setSiteZone } from './site-time.ts';
import { forgetWishes } from './wishes.ts';
import { onTokenChangedElsewhere, readToken, storeToken } from './token.ts';

/** Why nobody is signed in: by choice, because the server ended the session while it was in use, or for newer ones. */
export type SessionEnd = 'chosen' | 'expired' | 'made_room';

export interface Session {
  token: string | null;
  user: SessionUser | null;
  /** True while a stored token is being checked. */
  loading: boolean;
  ended: SessionEnd | null;
  /** Resolves with the challenge for the second step, of whoever has a second factor; null: they are signed in. */
  signIn(credentials: LoginRequest): Promise<string | null>;
  completeSignIn(step: SecondStepRequest): Promise<void>;
  signOut(): Promise<void>;
  /** Ends every session of the person, this one too. */
  signOutEverywhere(): Promise<void>;
  /** Reads the user again, after a change of the password. */
  refresh(): Promise<void>;
  may(permission: Permission): boolean;
}

interface State {
  token: string | null;
  user: SessionUser | null;
  ended: SessionEnd | null;
}

const RESTORE_AGAIN_MS = 1_000;

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in person, on screens that stand behind the guard. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('useUser needs a signed-in user');
  return user;
}

function useSessionState() {
  const queries = useQueryClient();
  const [state, setState] = useState<State>(() => ({ token: readToken(), user: null, ended: null }));
  const end = useCallback(
    (ended: SessionEnd | null) => {
      storeToken(null);
      // Nothing of one person's patients may be seen by the next.
      queries.clear();
      // After an ended session the same person goes on where they were.
      forgetWishes();
      if (ended === 'chosen') clearDrafts();
      // Who opens the page anew is told only what they could not guess.
      const told = (before: State) => before.user !== null || ended === 'made_room';
      setState((before) => ({ token: null, user: null, ended: told(before) ? ended : before.ended }));
    },
    [queries],
  );
  const begin = useCallback(
    (token: string, user: SessionUser | null) => {
      storeToken(token);
      queries.clear();
      setState({ token, user, ended: null });
    },
    [queries],
  );
  return { state, setState, begin, end };
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const { state, setState, begin, end } = useSessionState();
  const { token, user, ended } = state;

  const refresh = useCallback(async () => {
    const asked = readToken();
    const me = await http.get<MeResponse>('/auth/me');
    if (readToken() !== asked) return;
    setSiteZone(me.site.time_zone);
    setState((before) => ({ ...before, user: me.user }));
  }, [setState]);

  const followOtherTab = useEffectEvent((changed: string | null) => {
    if (changed === token) return;
    if (changed) begin(changed, null);
    else end('chosen');
  });
  useEffect(
    () => onSessionEnded(({ code }) => end(code === 'session_made_room' ? 'made_room' : 'expired')),
    [end],
  );
  useEffect(() => onTokenChangedElsewhere((changed) => followOtherTab(changed)), []);
  const restoring = token !== null && user === null;
  useEffect(() => {
    if (!restoring) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    const restore = (attempts: number) => {
      refresh().catch((error: unknown) => {
        // A hasty reload cuts the request off, which must sign nobody out: only a second silence counts.
        const silent = error instanceof ApiError && error.status === 0;
        if (silent && attempts > 1) again = setTimeout(() => restore(attempts - 1), RESTORE_AGAIN_MS);
        else end(null);
      });
    };
    restore(2);
    return () => clearTimeout(again);
  }, [restoring, token, refresh, end]);

  // The rule came while they were at work.
  useEffect(() => onSecondFactorNeeded(() => void refresh().catch(() => {})), [refresh]);

  const welcome = useCallback(
    (reply: LoginResponse) => {
      clearDrafts(reply.user.id);
      setSiteZone(reply.site.time_zone);
      begin(reply.access_token, reply.user);
    },
    [begin],
  );
  const session = useMemo<Session>(
    () => ({
      token,
      user,
      ended,
      loading: restoring,
      refresh,
      async signIn(credentials) {
        const reply = await http.post<FirstStepResponse>('/auth/login', { body: credentials });
        if ('second_factor' in reply) return reply.second_factor.challenge;
        welcome(reply);
        return null;
      },
      async completeSignIn(step) {
        welcome(await http.post<LoginResponse>('/auth/login/second-factor', { body: step }));
      },
      async signOut() {
        // The server must hear of it, but nobody is kept signed in because it cannot be reached.
        const told = http.post('/auth/logout').catch(() => {});
        end('chosen');
        await told;
      },
      async signOutEverywhere() {
        await http.post('/auth/logout/everywhere');
        end('chosen');
      },
      may: (permission) => user !== null && permits(user, permission),
    }),
    [token, user, ended, restoring, refresh, welcome, end],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
