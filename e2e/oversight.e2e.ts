import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { Api } from './api.ts';
import { downloaded, openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let signed: number;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
  const api = await Api.signedIn(server.url, nora);
  for (let n = 0; n < 11; n += 1) await aCase(api, nora.password, 'items');
  signed = (await aCase(api, nora.password, 'signed')).id;
  await aCase(await Api.signedIn(server.url, server.admin), server.admin.password, 'patient');
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const table = (page: Page) => page.getByRole('table', { name: 'Cases' });
const row = (page: Page, id: number) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Case #${id}`, exact: true }) });

async function opened(page: Page): Promise<void> {
  await signIn(page, server.admin);
  await page.getByRole('link', { name: 'Case Oversight' }).click();
  await see(table(page));
}

test('everybody’s cases are filtered and paged, and the address keeps it', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await see(page.getByText('Showing 1 to 13 of 13 cases'));
  await see(row(page, signed).getByText('Ready to Complete'));
  // Two lines a case where there is room, whatever stands in it.
  const heights = await table(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height));
  assert.ok(Math.max(...heights) < 84, `two lines: ${heights.join(', ')}`);
  await page.getByRole('combobox', { name: 'cases per page' }).selectOption('10 per page');
  await see(page.getByText('Showing 1 to 10 of 13 cases'));
  await page.getByRole('button', { name: 'Next' }).click();
  await see(page.getByText('Page 2 of 2'));
  await page.getByRole('combobox', { name: 'Created by' }).selectOption('Dr. Nora Quist (12)');
  await see(page.getByText('Showing 1 to 10 of 12 cases'));
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft/In Progress');
  await page.waitForURL(/status=draft&user_id=2&per_page=10$/);
  await page.reload();
  await see(page.getByText('Showing 1 to 10 of 12 cases'));
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
  await see(page.getByText('No cases found with current filters.'));
  assert.deepEqual(complaints, []);
});

test('a case is looked at with all that is in it', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await page.getByRole('button', { name: `View Details of case #${signed}` }).click();
  const dialog = page.getByRole('dialog', { name: `Case #${signed}` });
  const section = (name: string) => dialog.getByRole('region', { name });
  await see(section('Created by').getByText('nora', { exact: true }));
  await see(section('Patient Information').getByText('Mara Whitfield'));
  await see(section('Provider').getByText('1234567893'));
  await see(section('Diagnoses').getByText('N39.41'));
  await see(section('DME Items').getByText('Adult briefs, medium'));
  await see(section('Generated Notes').getByText(/Mara Whitfield/));
  await page.keyboard.press('Escape');
  await unseen(dialog);
  assert.deepEqual(complaints, []);
});

test('the filtered list leaves as a file', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await page.getByRole('combobox', { name: 'Created by' }).selectOption('Administrator (1)');
  await see(page.getByText('Showing 1 to 1 of 1 case'));
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  );
  assert.equal(name, 'cases.csv');
  const lines = Buffer.from(bytes).toString().trimEnd().split('\r\n');
  assert.equal(lines.length, 2);
  assert.match(lines[1]!, /"Administrator","admin","Mara Whitfield"/);
  assert.deepEqual(complaints, []);
});

test('an admin without the door and a user see nothing of it', async () => {
  const without = await plainUser(server, 'no.door');
  const api = await Api.signedIn(server.url, server.admin);
  const { users } = await api.ok<{ users: { id: number; username: string }[] }>('GET', '/admin/users');
  const { id } = users.find(({ username }) => username === 'no.door')!;
  await api.ok('PUT', `/admin/users/${id}`, { role: 'admin', permissions: { can_access_admin: false } });
  for (const person of [without, nora]) {
    const { page, complaints } = await visit(browser, server.url);
    await signIn(page, person);
    assert.equal(await page.getByRole('link', { name: 'Case Oversight' }).count(), 0);
    await page.goto('/app/admin/cases');
    await page.waitForURL('**/app');
    assert.deepEqual(complaints, []);
  }
});

test('on a phone everything is in reach and nothing sticks out', async () => {
  const { page, complaints } = await visit(browser, server.url, viewports.narrow);
  await signIn(page, server.admin);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Case Oversight' }).click();
  await see(table(page));
  await assertNoSidewaysScroll(page, 'the list');
  const pages = page.getByRole('navigation', { name: 'Pages of cases' });
  // Measured at one moment: the list may still be moving them.
  const middles = await pages.getByText(/^(Previous|Page 1 of 1|Next)$/).evaluateAll((texts) =>
    texts.map((text) => {
      const { top, height } = text.getBoundingClientRect();
      return top + height / 2;
    }),
  );
  const [first, ...others] = middles;
  assert.ok(
    others.every((middle) => Math.abs(middle - first!) < 8),
    'the pages stand in one line',
  );
  await page.getByRole('button', { name: `View Details of case #${signed}` }).click();
  await see(page.getByRole('region', { name: 'Generated Notes' }));
  // Times of yesterday are the longest that are shown: two of them stand side by side here.
  for (const time of await page.getByRole('dialog').locator('dd time').all()) {
    const isWithin = await time.evaluate((shown) => {
      shown.textContent = 'Yesterday, 12:46 PM';
      return shown.getBoundingClientRect().right <= shown.parentElement!.getBoundingClientRect().right + 0.5;
    });
    assert.ok(isWithin, 'a time keeps to its column');
  }
  await assertNoSidewaysScroll(page, 'the details');
  assert.deepEqual(complaints, []);
});
