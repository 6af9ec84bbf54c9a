import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../testing/answers.ts';
import { anAdmin, aUser, stats } from '../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';

beforeEach(() => {
  document.title = 'The screen before';
  server.use(
    http.get(api('/cases'), () => HttpResponse.json([])),
    http.get(api('/cases/stats'), () => HttpResponse.json(stats)),
    http.get(api('/cases/:id'), () => HttpResponse.json({}, { status: 404 })),
    http.get(api('/ai-status'), () => HttpResponse.error()),
  );
});

const mayNotCreate = { ...aUser, permissions: { ...aUser.permissions, can_create_cases: false } };
const mayNotManageUsers = { ...anAdmin, permissions: { ...anAdmin.permissions, can_manage_users: false } };

// Whoever comes to these from another screen must not find its name, which may be a case's, on the tab.
it.each([
  ['/app/nowhere', aUser, 'Page not found'],
  ['/app/admin/nowhere', anAdmin, 'Page not found'],
  ['/app/case/99999', aUser, 'Case Not Found'],
  ['/app/user-workflow', mayNotCreate, 'Your account may not create cases'],
  ['/app/admin/users', mayNotManageUsers, 'Access Denied'],
  ['/app/dashboard', aUser, 'Dashboard'],
])('%s has its own words on the tab', async (address, user, words) => {
  signedInAs(user);
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
  expect(document.title).toBe(`${words} · Vouchwell`);
});
