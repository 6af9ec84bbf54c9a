import type { RouteObject } from 'react-router-dom';
import { LoginScreen } from '../features/auth/login-screen.tsx';
import { AdminArea, NeedsRight, RequireSession } from './guards.tsx';
import { LegacyRedirect } from './legacy-redirect.tsx';
import { NotFound, NotFoundPage } from './not-found.tsx';
import { publicPages } from './public-pages.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { adminScreens, openedByRight, screens, type AdminScreen, type Screen } from './screens.ts';
import { SplashScreen } from './splash-screen.tsx';

const lazy = ({ path, load }: Screen): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  lazy: async () => ({ Component: await load() }),
});

/** A screen that only who has its right may open. */
const guarded = ({ permission, needs, ...screen }: AdminScreen): RouteObject =>
  lazy({
    ...screen,
    load: async () => {
      const Component = await screen.load();
      return () => (
        <NeedsRight permission={permission} needs={needs}>
          <Component />
        </NeedsRight>
      );
    },
  });

const appRoutes: RouteObject[] = [
  ...screens.map(lazy),
  ...openedByRight.map(guarded),
  {
    path: 'admin',
    Component: AdminArea,
    children: [...adminScreens.map(guarded), { path: '*', Component: NotFound }],
  },
  { path: '*', Component: NotFound },
];

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ScreenFailed,
    HydrateFallback: SplashScreen,
    children: [
      // A browser that opens one of these gets the page alone (main.tsx); here they are for who comes back to one.
      ...Object.entries(publicPages).map(([path, load]) => lazy({ path, load })),
      { path: '/login', Component: LoginScreen },
      {
        path: '/app',
        Component: RequireSession,
        children: [
          {
            lazy: async () => ({ Component: (await import('./layout.tsx')).Layout }),
            children: [{ ErrorBoundary: ScreenFailed, children: appRoutes }],
          },
        ],
      },
      { path: '/dashboard', Component: LegacyRedirect },
      { path: '/workflow/*', Component: LegacyRedirect },
      { path: '/admin/*', Component: LegacyRedirect },
      { path: '/case/*', Component: LegacyRedirect },
      { path: '*', Component: NotFoundPage },
    ],
  },
];
