import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { dismiss, see } from './screen.ts';
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

test('a plain user finds no way into the admin area', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  for (const screen of ['users', 'ai-settings', 'rag-manager', 'cases', 'inventory', 'patients']) {
    await leads(page, `/app/admin/${screen}`, '/app');
  }
  await leads(page, '/admin/users', '/app');
  await see(page.getByRole('heading', { name: 'Dashboard' }));
  assert.deepEqual(complaints, []);
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
