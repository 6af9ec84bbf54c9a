import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../testing/answers.ts';
import { anAdmin, aUser, stats } from '../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';
import { App } from './app.tsx';
import { NeedsRight, RequireSession } from './guards.tsx';
import { adminScreens } from './screens.ts';

beforeEach(() => {
  server.use(
    http.get(api('/cases'), () => HttpResponse.json([])),
    http.get(api('/cases/stats'), () => HttpResponse.json(stats)),
    http.get(api('/cases/:id'), () => HttpResponse.error()),
    http.get(api('/ai-status'), () => HttpResponse.error()),
  );
});

describe('without a token', () => {
  it.each(['/app', '/app/case/4', '/app/admin/users', '/workflow/note?caseId=4'])(
    '%s leads to /login',
    async (address) => {
      const { place } = renderApp(address);
      await waitFor(() => expect(place()).toBe('/login'));
    },
  );
});

describe('the public pages', () => {
  it.each([
    ['/', 'Medical necessity notes you can vouch for.'],
    ['/privacy', 'Privacy policy'],
    ['/verify', 'Is this letter genuine?'],
  ])('%s needs nobody to be signed in, and minds nobody who is', async (address, name) => {
    const { place } = renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(place()).toBe(address);
    cleanup();
    signedInAs(anAdmin);
    const again = renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(again.place()).toBe(address);
  });
});

describe('legacy addresses', () => {
  it.each([
    ['/dashboard', '/app'],
    ['/case/4', '/app/case/4'],
    ['/admin/users?page=2', '/app/admin/users?page=2'],
  ])('%s leads to %s', async (from, to) => {
    signedInAs(anAdmin);
    const { place } = renderApp(from);
    await waitFor(() => expect(place()).toBe(to));
  });

  it('keep the step and the parameters of the workflow through the sign-in', async () => {
    const { router } = renderApp('/workflow/note?caseId=4&edit=true');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: '/app/workflow/note?caseId=4&edit=true' });
  });
});

describe('the admin area', () => {
  it('sends those without admin access to the dashboard', async () => {
    signedInAs(aUser);
    const { place } = renderApp('/app/admin/users');
    await waitFor(() => expect(place()).toBe('/app'));
  });

  it('sends an admin whose flag is false to the dashboard', async () => {
    signedInAs({ ...anAdmin, permissions: { ...anAdmin.permissions, can_access_admin: false } });
    const { place } = renderApp('/app/admin/users');
    await waitFor(() => expect(place()).toBe('/app'));
  });

  it('has no screen at an address that leads nowhere', async () => {
    signedInAs(anAdmin);
    renderApp('/app/admin/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

describe('the header', () => {
  it.each([
    [anAdmin, '/app/workflow', 'Ada Example', 'Admin'],
    [aUser, '/app/user-workflow', 'nora', 'User'],
  ])('shows who is signed in and the way to a new case (%#)', async (user, path, name, role) => {
    signedInAs(user);
    renderApp('/app/dashboard');
    const links = await screen.findAllByRole('link', { name: 'New Case' });
    expect(links[0]).toHaveAttribute('href', path);
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByText(role)).toBeVisible();
  });

  it.each([
    ['/app/user-workflow/patient', 'page'],
    ['/app/user-workflow/patient?caseId=4', 'false'],
  ])('at %s says of "New Case" that it is where one is: %s', async (address, here) => {
    signedInAs(aUser);
    renderApp(address);
    const [link] = await screen.findAllByRole('link', { name: 'New Case' });
    expect(link).toHaveAttribute('aria-current', here);
  });

  it('unfolds a menu with the same links and the username on small screens', async () => {
    signedInAs(anAdmin);
    const { user } = renderApp('/app/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    const menus = () => screen.getAllByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(menus()).toHaveLength(2));
    const menu = menus().at(-1) as HTMLElement;
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'New Case',
      'Refills',
      'Users',
      'AI Settings',
      'RAG Manager',
      'Inventory',
      'Case Oversight',
      'Patients',
      'Site',
      'Retention',
      'Providers',
      'Reports',
      'Rule Packs',
      'Demo Requests',
      'Audit',
      'Alerts',
      'Audit Reports',
    ]);
    expect(within(menu).getByRole('heading', { name: 'Admin' })).toBeVisible();
    expect(within(menu.parentElement as HTMLElement).getByText('admin')).toBeVisible();
    expect(within(menu.parentElement as HTMLElement).queryByText('Ada Example')).not.toBeInTheDocument();
  });

  it('shows an admin only the screens that their rights open', async () => {
    signedInAs({ ...anAdmin, permissions: { ...anAdmin.permissions, can_manage_ai: false } });
    renderApp('/app/dashboard');
    expect(await screen.findByRole('link', { name: 'RAG Manager' })).toHaveAttribute(
      'href',
      '/app/admin/rag-manager',
    );
    expect(screen.queryByRole('link', { name: 'AI Settings' })).not.toBeInTheDocument();
  });

  it.each([
    ['can_manage_users', 'Users'],
    ['can_manage_ai', 'AI Settings'],
    ['can_manage_rag', 'RAG Manager'],
  ] as const)('leaves out what needs %s without it: %s', async (right, label) => {
    signedInAs({ ...anAdmin, permissions: { ...anAdmin.permissions, [right]: false } });
    renderApp('/app/dashboard');
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    const all = ['Users', 'AI Settings', 'RAG Manager'];
    const shown = within(navigation)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(shown.filter((name) => all.includes(name))).toEqual(all.filter((name) => name !== label));
  });

  it('shows a user no Admin heading', async () => {
    signedInAs(aUser);
    const { user } = renderApp('/app/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    await waitFor(() => expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(2));
    expect(screen.queryByRole('heading', { name: 'Admin' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'RAG Manager' })).not.toBeInTheDocument();
  });

  it('offers no new case to those who may not create one', async () => {
    signedInAs({ ...aUser, permissions: { ...aUser.permissions, can_create_cases: false } });
    renderApp('/app/dashboard');
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New Case' })).not.toBeInTheDocument();
  });
});

it('has a page for an address that leads nowhere', async () => {
  renderApp('/nowhere');
  const words = await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.getByRole('main')).toContainElement(words);
});

// The admin area leads whoever has no access to it back before a screen says so: the last guard, should the first ever fail.
it.each([
  ['cases', 'Admin access required to view case oversight dashboard.'],
  ['patients', 'Admin access required to manage patients.'],
])('the screen of %s tells whoever may not open it: Access Denied, and why', async (path, sentence) => {
  const { permission, needs } = adminScreens.find((one) => one.path === path)!;
  const element = <NeedsRight {...{ permission, needs }}>patients of everybody</NeedsRight>;
  signedInAs(aUser);
  render(
    <App
      router={createMemoryRouter([{ element: <RequireSession />, children: [{ path: '*', element }] }])}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  expect(screen.queryByText('patients of everybody')).not.toBeInTheDocument();
});
