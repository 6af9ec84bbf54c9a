import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LoginScreen } from '../features/auth/login-screen.tsx';
import { AdminArea, RequireSession, Start } from './guards.tsx';
import { LegacyRedirect } from './legacy-redirect.tsx';
import { NotFound } from './not-found.tsx';
import { NotInThisVersion } from './not-in-this-version.tsx';
import { ScreenFailed } from './screen-failed.tsx';
import { SplashScreen } from './splash-screen.tsx';

/** A screen in a file of its own, fetched when it is first opened. */
function lazy(load: () => Promise<ComponentType>): RouteObject['lazy'] {
  return async () => ({ Component: await load() });
}

const workflow = lazy(async () => (await import('../features/workflow/workflow-screen.tsx')).WorkflowScreen);

const adminRoutes: RouteObject[] = [
  {
    path: 'ai-settings',
    lazy: lazy(async () => (await import('../features/ai/ai-settings-screen.tsx')).AiSettingsScreen),
  },
  {
    path: 'rag-manager',
    lazy: lazy(async () => {
      // One screen of two features, which meet only here.
      const [{ RagManagerScreen }, { NoteFeedback }] = await Promise.all([
        import('../features/library/rag-manager-screen.tsx'),
        import('../features/feedback/public/note-feedback.tsx'),
      ]);
      return () => <RagManagerScreen noteFeedback={<NoteFeedback />} />;
    }),
  },
  { path: '*', Component: NotInThisVersion },
];

const appRoutes: RouteObject[] = [
  {
    index: true,
    lazy: lazy(async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen),
  },
  {
    path: 'dashboard',
    lazy: lazy(
      async () => (await import('../features/dashboard/plain-dashboard-screen.tsx')).PlainDashboardScreen,
    ),
  },
  { path: 'workflow/:step?', lazy: workflow },
  { path: 'user-workflow/:step?', lazy: workflow },
  {
    path: 'case/:caseId',
    lazy: lazy(async () => (await import('../features/record/case-screen.tsx')).CaseScreen),
  },
  { path: 'admin', Component: AdminArea, children: adminRoutes },
  { path: '*', Component: NotFound },
];

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ScreenFailed,
    HydrateFallback: SplashScreen,
    children: [
      { path: '/', Component: Start },
      { path: '/login', Component: LoginScreen },
      {
        path: '/app',
        Component: RequireSession,
        children: [
          {
            lazy: lazy(async () => (await import('./layout.tsx')).Layout),
            children: [{ ErrorBoundary: ScreenFailed, children: appRoutes }],
          },
        ],
      },
      { path: '/dashboard', Component: LegacyRedirect },
      { path: '/workflow/*', Component: LegacyRedirect },
      { path: '/admin/*', Component: LegacyRedirect },
      { path: '/case/*', Component: LegacyRedirect },
      { path: '*', Component: NotFound },
    ],
  },
];
