import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Permission, Permissions } from '@vouchwell/rules';
import { Api } from './api.ts';
import { openBrowser, signIn, visit, type Visitor } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { dismiss, menuPaths, see } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let own: number;
let other: number;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
  own = (await aCase(await Api.signedIn(server.url, nora), nora.password, 'patient')).id;
  const admin = await Api.signedIn(server.url, server.admin);
  other = (await aCase(admin, server.admin.password, 'items')).id;
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const place = (page: Page) => page.url().slice(server.url.length);

/** Opens an address and waits until the browser stands at another. */
async function leads(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from);
  await page.waitForURL(server.url + to).catch(() => {
    throw new Error(`${from} leads to ${place(page)} instead of ${to}`);
  });
}

test('without a session every screen of the application asks to sign in', async () => {
  const { page, complaints } = await visit(browser, server.url);
  const screens = ['/app', '/app/dashboard', '/app/workflow', '/app/user-workflow/items?caseId=1'];
  for (const from of [...screens, '/app/case/1', '/app/admin/users', '/dashboard', '/case/1']) {
    await leads(page, from, '/login');
  }
  assert.deepEqual(complaints, []);
});

test('the landing page and the privacy page are for everybody', async () => {
  const { page, complaints } = await visit(browser, server.url);
  const look = async () => {
    for (const [path, title] of [
      ['/', 'Medical necessity notes you can vouch for.'],
      ['/privacy', 'Privacy policy'],
    ] as const) {
      await page.goto(path);
      await see(page.getByRole('heading', { level: 1, name: title }));
      assert.equal(place(page), path);
    }
  };
  await look();
  await signIn(page, nora);
  await look();
  await page.goto('/');
  await page.getByRole('link', { name: 'Open Vouchwell' }).click();
  await page.waitForURL('**/app');
  await see(page.getByRole('heading', { name: 'Dashboard' }));
  assert.deepEqual(complaints, []);
});

test('a wrong password is answered under the form', async () => {
  const { page } = await visit(browser, server.url);
  await page.goto('/login');
  await page.getByLabel('Username').fill('nora');
  await page.getByLabel(/^Password/).fill('surely not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await see(page.getByRole('alert').getByText('Invalid username or password.'));
  assert.equal(place(page), '/login');
});

type BehindARight = readonly [path: string, right: Permission, needs: string | null];

/** Where the menu leads by a right, with what those read in its place who lack it; null: they are sent away. */
const inTheMenu: readonly BehindARight[] = [
  ['/app/admin/users', 'can_manage_users', "Access denied. You don't have permission to manage users."],
  ['/app/admin/ai-settings', 'can_manage_ai', 'AI settings are for administrators who manage AI providers.'],
  [
    '/app/admin/rag-manager',
    'can_manage_rag',
    'The RAG manager is for administrators who manage the content library.',
  ],
  ['/app/admin/inventory', 'can_access_admin', null],
  ['/app/admin/patients', 'can_access_admin', null],
  ['/app/admin/cases', 'can_access_admin', null],
  ['/app/admin/site', 'can_access_admin', null],
  ['/app/admin/retention', 'can_access_admin', null],
  ['/app/admin/providers', 'can_access_admin', null],
  ['/app/admin/reports', 'can_access_admin', null],
  ['/app/admin/rule-packs', 'can_access_admin', null],
  ['/app/admin/demo-requests', 'can_access_admin', null],
  ['/app/audit', 'can_view_audit', 'You do not have permission to read the audit history.'],
  ['/app/alerts', 'can_view_audit', 'You do not have permission to read the audit history.'],
  ['/app/audit-reports', 'can_view_audit', 'You do not have permission to read the audit history.'],
];

/** Every screen that a right opens: also those that another one leads to. */
const behindARight: readonly BehindARight[] = [
  ...inTheMenu,
  ['/app/audit/proof', 'can_view_audit', 'You do not have permission to read the audit history.'],
];

const whole = {
  can_access_admin: true,
  can_manage_users: true,
  can_manage_ai: true,
  can_manage_rag: true,
  can_view_audit: true,
} as const;

/** The screen is not there, and why is. */
async function isDenied(page: Page, path: string, needs: string): Promise<void> {
  await page.goto(path);
  await see(page.getByRole('heading', { level: 1, name: 'Access Denied' }));
  await see(page.getByText(needs));
  assert.equal(place(page), path);
}

/** Where the menu leads besides the dashboard, a new case and the refills. */
async function ledTo(page: Page): Promise<string[]> {
  await page.goto('/app');
  const ofEverybody = ['/app', '/app/workflow', '/app/user-workflow', '/app/refills'];
  return (await menuPaths(page)).filter((path) => !ofEverybody.includes(path)).sort();
}

const pathsWithout = (right: Permission | null) =>
  inTheMenu.flatMap(([path, needed]) => (needed === right ? [] : [path])).sort();

test('an admin opens every screen that a right opens', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  assert.deepEqual(await ledTo(page), pathsWithout(null), 'the table names every screen');
  for (const [path] of behindARight) {
    await page.goto(path);
    await see(page.getByRole('heading', { level: 1 }));
    assert.equal(await page.getByRole('heading', { name: 'Access Denied' }).count(), 0, path);
    assert.equal(place(page), path);
  }
  assert.deepEqual(complaints, []);
});

test('a plain user finds no way to what a right opens', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  assert.deepEqual(await ledTo(page), []);
  for (const [path, right, needs] of behindARight) {
    if (right === 'can_view_audit') await isDenied(page, path, needs!);
    else await leads(page, path, '/app');
  }
  await leads(page, '/admin/users', '/app');
  await see(page.getByRole('heading', { name: 'Dashboard' }));
  assert.deepEqual(complaints, []);
});

test('an admin who lacks one right is kept from what it opens, and from nothing else', async () => {
  const api = await Api.signedIn(server.url, server.admin);
  const reduced = await plainUser(server, 'reduced.admin', 'Rae Ducen', 'admin');
  const own = await Api.signedIn(server.url, reduced);
  const { user } = await own.ok<{ user: { id: number } }>('GET', '/auth/me');
  const visits: Visitor[] = [];
  // Who was given other rights signs in anew.
  const having = async (flags: Partial<Permissions>): Promise<Page> => {
    await visits.at(-1)?.page.close();
    await api.ok('PUT', `/admin/users/${user.id}`, { permissions: { ...whole, ...flags } });
    const one = await visit(browser, server.url);
    visits.push(one);
    await signIn(one.page, reduced);
    return one.page;
  };
  for (const right of ['can_manage_users', 'can_manage_ai', 'can_manage_rag', 'can_view_audit'] as const) {
    const page = await having({ [right]: false });
    assert.deepEqual(await ledTo(page), pathsWithout(right), right);
    for (const [path, needed, needs] of behindARight)
      if (needed === right) await isDenied(page, path, needs!);
  }
  // Without the door of the admin area none of its screens is in reach; the history has its own right.
  const page = await having({ can_access_admin: false });
  assert.deepEqual(await ledTo(page), ['/app/alerts', '/app/audit', '/app/audit-reports']);
  for (const [path, right] of behindARight) if (right !== 'can_view_audit') await leads(page, path, '/app');
  assert.deepEqual(
    visits.flatMap(({ complaints }) => complaints),
    [],
  );
});

test('the old addresses lead to the new ones', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await leads(page, '/dashboard', '/app');
  await leads(page, '/workflow', '/app/workflow');
  await leads(page, `/workflow/diagnosis?caseId=${other}`, `/app/workflow/diagnosis?caseId=${other}`);
  await leads(page, `/case/${other}`, `/app/case/${other}`);
  await leads(page, '/admin/users', '/app/admin/users');
  await see(page.getByRole('heading', { name: 'User Management' }));
  await page.goto('/app/admin/nowhere');
  await see(page.getByRole('heading', { name: 'Page not found' }));
  assert.deepEqual(complaints, []);
});

test('a case opens at its first gap, and no further step is reached', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  const base = '/app/user-workflow';
  await leads(page, `${base}?caseId=${own}`, `${base}/diagnosis?caseId=${own}`);
  await leads(page, `${base}/export?caseId=${own}`, `${base}/diagnosis?caseId=${own}`);
  await leads(page, `${base}/patient?caseId=${own}`, `${base}/patient?caseId=${own}`);
  await leads(page, base, base);
  await see(page.getByRole('heading', { name: 'New case', level: 1 }));
  assert.deepEqual(complaints, []);
});

test('a case that is not to be had says why and leads to the dashboard', async () => {
  const { page } = await visit(browser, server.url);
  await signIn(page, nora);
  for (const [asked, why] of [
    ['abc', 'The case id is invalid.'],
    ['0', 'The case id is invalid.'],
    ['999', 'Case not found.'],
    [String(other), 'You do not have permission to access this case.'],
  ] as const) {
    await leads(page, `/app/user-workflow?caseId=${asked}`, '/app');
    await dismiss(page, why);
  }
  await page.goto(`/app/case/${other}`);
  await see(page.getByText('You do not have permission to access this case.'));
  await page.goto('/app/case/999');
  await see(page.getByRole('heading', { name: 'Case Not Found' }));
});

/** The session ends as it would by an admin or on another machine. */
async function endSession(page: Page): Promise<void> {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`;
  const answer = await fetch(`${server.url}/api/auth/logout`, { method: 'POST', headers: { authorization } });
  assert.equal(answer.status, 200);
}

test('whose session was ended elsewhere signs in again and goes on where they were', async () => {
  const { page } = await visit(browser, server.url);
  await signIn(page, nora);
  const there = `/app/user-workflow/patient?caseId=${own}`;
  await page.goto(there);
  await page.getByRole('button', { name: 'Change Patient' }).click();
  await page.getByRole('button', { name: 'Create new patient' }).click();
  await page.getByLabel('First name').fill('Anneliese');
  await page.getByLabel('Last name').fill('Grünwald');
  await page.getByLabel('Date of birth').fill('1950-01-01');
  await page.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Female', exact: true }).click();
  await endSession(page);
  // The screen may hear of the end before the button is pressed; then the button is gone.
  await page.getByRole('button', { name: 'Create patient' }).evaluateAll((found) => {
    for (const button of found) (button as HTMLButtonElement).click();
  });
  await page.waitForURL('**/login');
  await see(page.getByText('Your session has ended. Sign in to go on where you were.'));
  await page.getByLabel('Username').fill(nora.username);
  await page.getByLabel(/^Password/).fill(nora.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(server.url + there);
  await page.getByRole('button', { name: 'Change Patient' }).click();
  assert.equal(await page.getByLabel('Last name').inputValue(), 'Grünwald');
});

test('after Logout neither the back button nor the old token opens anything', async () => {
  const { page } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.goto(`/app/case/${own}`);
  await see(page.getByText('Mara Whitfield'));
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.goBack();
  await page.waitForURL('**/login');
  assert.equal(await page.getByText('Mara Whitfield').count(), 0);
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await fetch(`${server.url}/api/auth/me`, { headers })).status, 401);
});
