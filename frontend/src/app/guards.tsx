import { Center, Loader } from '@mantine/core';
import type { Permission } from '@vouchwell/rules';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session.tsx';
import { AccessDenied } from '../ui/states/access-denied.tsx';

const SecondFactorDemanded = lazy(async () => {
  const { SecondFactorDemanded: Screen } = await import('../features/auth/public/second-factor-demanded.tsx');
  return { default: Screen };
});

const Checking = () => (
  <Center mih="60vh">
    <Loader aria-label="Checking your session" />
  </Center>
);

/** Where the person was when the session was missing; sign-in leads back there. */
export interface LoginState {
  from?: string;
}

export function RequireSession() {
  const { token, user, ended } = useSession();
  const { pathname, search } = useLocation();
  if (!token) {
    // Whoever signs in after a chosen sign-out may be somebody else.
    const state: LoginState = ended === 'chosen' ? {} : { from: pathname + search };
    return <Navigate to="/login" replace state={state} />;
  }
  if (!user) return <Checking />;
  const { required, on } = user.second_factor;
  if (!required || on) return <Outlet />;
  return (
    <Suspense fallback={<Checking />}>
      <SecondFactorDemanded />
    </Suspense>
  );
}

/** Around the admin screens, each of which demands its own right besides. */
export function AdminArea() {
  const { may } = useSession();
  return may('can_access_admin') ? <Outlet /> : <Navigate to="/app" replace />;
}

interface NeedsRightProps {
  permission: Permission;
  needs: string;
  children: ReactNode;
}

/** A screen, or why this person may not open it. */
export function NeedsRight({ permission, needs, children }: NeedsRightProps) {
  const { may } = useSession();
  return may(permission) ? children : <AccessDenied needs={needs} />;
}
