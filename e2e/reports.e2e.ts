import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { Api } from './api.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, see } from './screen.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const nora = await plainUser(server, 'nora');
  const api = await Api.signedIn(server.url, nora);
  await aCase(api, nora.password, 'signed');
  await aCase(api, nora.password, 'items');
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

test('an admin reads what was opened, written and signed, saves a part, and prints it', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Reports', exact: true }).click();
  const figure = (name: string) => page.getByRole('group', { name, exact: true });
  await see(figure('Cases opened').getByText('2', { exact: true }));
  await see(figure('Of them signed').getByText('1', { exact: true }));
  await see(page.getByRole('table', { name: 'Cases by user' }).getByRole('row', { name: /Dr\. Nora Quist/ }));
  await see(page.getByRole('region', { name: 'Storage and backup' }).getByText('Event log'));

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV: Cases by user' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  assert.match(text, /"Dr\. Nora Quist","nora","2","1","0"/);

  await page.getByRole('button', { name: '12 months' }).click();
  await page.waitForURL(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await see(page.getByRole('button', { name: '12 months', pressed: true }));

  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.getByRole('button', { name: 'Print' }).isVisible(), false);
  await see(page.getByRole('table', { name: 'Cases and notes by week' }));
  await page.emulateMedia({ media: null });
  await page.setViewportSize(viewports.narrow);
  await assertNoSidewaysScroll(page, 'the reports');
  assert.deepEqual(complaints, []);
});
