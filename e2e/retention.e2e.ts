import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { RetentionResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { assertNoSidewaysScroll, see } from './screen.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

test('an admin says for how long what is kept, and reads who changed it before', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await page.goto(`${server.url}/app/admin/retention`);
  // Everybody of a new site is still to be kept.
  await see(page.getByText('Everybody is still to be kept'));
  await see(page.getByText('Nobody has changed them: the usual periods stand.'));
  const save = page.getByRole('button', { name: 'Save periods' });
  const access = page.getByLabel('Access records');
  await access.fill('5');
  await page.getByLabel('Reason for the change').fill('Our state asks for twelve');
  await save.click();
  await see(page.getByText('Access records must be a whole number of years from 6 to 100 (45 CFR 164.528).'));
  assert.deepEqual(await axeFindings(page), []);
  await access.fill('6');
  await page.getByLabel('Signed cases').fill('12');
  await save.click();
  await see(page.getByText('Signed cases: 10 to 12 years'));
  await see(page.getByText(/Our state asks for twelve/));
  const admin = await Api.signedIn(server.url, server.admin);
  const { periods, revision } = await admin.ok<RetentionResponse>('GET', '/admin/retention');
  assert.deepEqual([periods.record_years, periods.access_years, revision], [12, 6, 0]);
  for (const size of [viewports.narrow, viewports.wide]) {
    await page.setViewportSize(size);
    await assertNoSidewaysScroll(page, 'the keeping periods');
  }
  await page.reload();
  await see(page.getByText('Signed cases: 10 to 12 years'));
  assert.deepEqual(complaints, []);
});
