import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { UsersResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, paint, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let api: Api;
let nora: Credentials;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
  api = await Api.signedIn(server.url, server.admin);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const press = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).click();
const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const row = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text });
const figure = (page: Page, name: string) => page.getByRole('group', { name });

async function opened(page: Page): Promise<void> {
  await signIn(page, server.admin);
  await page.getByRole('link', { name: 'Users' }).click();
  await see(table(page));
}

test('a user is created, changed, shut out and let in again', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  const total = Number(await figure(page, 'Total Users').locator('.tabular').innerText());
  await press(page, 'Create User');
  const form = page.getByRole('dialog', { name: 'Create User' });
  await form.getByLabel('Username').fill('kim.park');
  await form.getByLabel(/^Password/).fill('seven green umbrellas');
  await form.getByLabel('Full name').fill('Kim Park');
  await form.getByLabel('Email').fill('kim@example.org');
  await press(form, 'Create User');
  await unseen(form);
  const kim = row(page, 'kim.park');
  await see(kim.getByText('Never'));
  await see(kim.getByText('Temporary password'));
  await see(figure(page, 'Total Users').getByText(String(total + 1), { exact: true }));

  await Api.signedIn(server.url, { username: 'kim.park', password: 'seven green umbrellas' });
  await page.reload();
  await see(kim.getByText(/^Today, /));

  await press(kim, 'Kim Park');
  const edit = page.getByRole('dialog', { name: 'Edit kim.park' });
  await edit.getByLabel('Full name').fill('');
  await edit.getByLabel('Email').fill('');
  await edit.getByLabel('Export cases').uncheck();
  await press(edit, 'Save changes');
  await unseen(edit);
  await see(kim.getByRole('button', { name: 'kim.park', exact: true }));
  const { users } = await api.ok<UsersResponse>('GET', '/admin/users');
  const saved = users.find(({ username }) => username === 'kim.park');
  assert.equal(saved?.full_name, null);
  assert.equal(saved?.email, null);
  assert.deepEqual(saved?.permission_flags, { can_export_cases: false });

  await press(kim, 'Deactivate kim.park');
  const question = page.getByRole('dialog', { name: 'Deactivate kim.park?' });
  await see(question.getByText(/Are you sure you want to deactivate this user\?/));
  await press(question, 'Deactivate user');
  await unseen(question);
  await see(kim.getByText('Inactive'));
  assert.equal(await kim.getByRole('button', { name: /^Deactivate/ }).count(), 0);
  await see(figure(page, 'Inactive Users').getByText('1', { exact: true }));

  await press(kim, 'Edit kim.park');
  await edit.getByLabel('Active User').check();
  await press(edit, 'Save changes');
  await unseen(edit);
  await see(kim.getByText('Active', { exact: true }));
  assert.deepEqual(complaints, []);
});

test('the search stands in the address and says when nobody matches', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('NORA');
  await page.waitForURL(/search=NORA/);
  await see(page.getByText('Showing 1 to 1 of 1 user'));
  await page.reload();
  await see(row(page, nora.username));
  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody here');
  await see(page.getByText('No users found matching your search criteria.'));
  await press(page, 'Clear search');
  await see(row(page, server.admin.username));
  assert.deepEqual(complaints, []);
});

test('what somebody may not change of their own account can be read', async () => {
  const { page } = await visit(browser, server.url);
  await opened(page);
  await press(row(page, server.admin.username), `Edit ${server.admin.username}`);
  const edit = page.getByRole('dialog', { name: `Edit ${server.admin.username}` });
  const looks = (place: Locator) =>
    place.evaluate((element) => {
      const { color, opacity } = getComputedStyle(element);
      return { color, opacity };
    });
  const readable = await looks(
    edit.getByText('Another user who manages users can change your role and rights.'),
  );
  assert.equal(await edit.getByLabel('Role').isDisabled(), true);
  const disabled = [
    edit.getByLabel('Role'),
    edit.getByText('Manage users', { exact: true }),
    edit.getByText('Active User'),
  ];
  for (const place of disabled) assert.deepEqual(await looks(place), readable);
});

test('of two who edit the same user the second sees both versions', async () => {
  const { page } = await visit(browser, server.url);
  await opened(page);
  await press(row(page, 'nora'), 'Edit nora');
  const edit = page.getByRole('dialog', { name: 'Edit nora' });
  await edit.getByLabel('Full name').fill('Dr. Nora Quist-Berg');
  const { users } = await api.ok<UsersResponse>('GET', '/admin/users');
  const { id } = users.find(({ username }) => username === 'nora')!;
  await api.ok('PUT', `/admin/users/${id}`, { email: 'nora@example.org' });
  await press(edit, 'Save changes');
  const changes = edit.getByRole('region', { name: 'Changes' });
  await see(changes.getByText('nora@example.org'));
  await press(edit, 'Keep my version');
  await press(edit, 'Save changes');
  await unseen(edit);
  await see(row(page, 'Dr. Nora Quist-Berg'));
});

test('sessions are ended from the users screen and from the own account', async () => {
  const { page, complaints } = await visit(browser, server.url);
  const there = await Api.signedIn(server.url, nora);
  await opened(page);
  const quist = row(page, 'nora');
  await press(quist, 'Sessions of nora');
  const sessions = page.getByRole('dialog', { name: 'Sessions of nora' });
  await see(sessions.getByRole('table', { name: 'Sessions' }));
  assert.equal((await there.call('GET', '/auth/me')).status, 200);
  await press(sessions, 'Sign out everywhere');
  await unseen(sessions);
  assert.equal((await there.call('GET', '/auth/me')).status, 401);

  const hers = await visit(browser, server.url);
  const elsewhere = await Api.signedIn(server.url, nora);
  await signIn(hers.page, nora);
  await hers.page.goto('/app/account');
  await see(
    hers.page
      .getByRole('row')
      .filter({ hasText: 'This one' })
      .getByText(/Chrom.* on Linux/),
  );
  await press(hers.page, 'End the session of Unknown browser');
  await unseen(hers.page.getByRole('button', { name: /^End the session/ }));
  assert.equal((await elsewhere.call('GET', '/auth/me')).status, 401);
  await press(hers.page, 'Sign out everywhere');
  await press(hers.page.getByRole('dialog'), 'Sign out everywhere');
  await hers.page.waitForURL('**/login');
  assert.deepEqual([...complaints, ...hers.complaints], []);
});

test('neither an admin without the right nor a user manages users', async () => {
  const { page, complaints } = await visit(browser, server.url);
  const without = await plainUser(server, 'no.right');
  const { users } = await api.ok<UsersResponse>('GET', '/admin/users');
  const { id } = users.find(({ username }) => username === 'no.right')!;
  await api.ok('PUT', `/admin/users/${id}`, { role: 'admin', permissions: { can_manage_users: false } });
  await signIn(page, without);
  assert.equal(await page.getByRole('link', { name: 'Users', exact: true }).count(), 0);
  await page.goto('/app/admin/users');
  await see(page.getByText(/Access denied\. You don't have permission to manage users\./));
  assert.equal(await table(page).count(), 0);
  const other = await visit(browser, server.url);
  await signIn(other.page, nora);
  await other.page.goto('/app/admin/users');
  await other.page.waitForURL('**/app');
  assert.deepEqual([...complaints, ...other.complaints], []);
});

test('on a phone everything is in reach and nothing sticks out', async () => {
  const { page, complaints } = await visit(browser, server.url, viewports.narrow);
  await signIn(page, server.admin);
  await press(page, 'Open the menu');
  await page.getByRole('link', { name: 'Users' }).click();
  await see(table(page));
  await assertNoSidewaysScroll(page, 'the list');
  await press(row(page, 'nora'), 'Edit nora');
  await see(page.getByRole('dialog', { name: 'Edit nora' }));
  await assertNoSidewaysScroll(page, 'the form');
  assert.deepEqual(complaints, []);
});

test('whoever wants no motion has the other colours at once: nothing moves into them', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    document.addEventListener('transitionrun', () => (dataset['moved'] = 'yes'), true);
  });
  for (const scheme of ['dark', 'light'] as const) {
    await paint(page, scheme);
    // By the second picture whatever was to move has begun to.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  assert.equal(await page.evaluate(() => document.documentElement.dataset['moved']), undefined);
  assert.deepEqual(complaints, []);
});
