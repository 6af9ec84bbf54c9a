import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { SiteResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { keys, tabTo } from './keys.ts';
import { assertNoSidewaysScroll, paint, see } from './screen.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

test('the letterhead is filled in by the keyboard alone; who was second sees both versions', async () => {
  const { page, complaints } = await visit(browser, server.url);
  const { push, type, button } = keys(page);
  await signIn(page, server.admin);
  await page.goto('/app/admin/site');
  const name = page.getByLabel('Name', { exact: true });
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Larkspur Clinic');
  await type(page.getByLabel('Phone'), '555-0100');

  // Somebody else saves first, and this window is told so.
  const other = await Api.signedIn(server.url, server.admin);
  await other.ok<SiteResponse>('PUT', '/admin/site', { fax: '555-0199' });
  await push(button('Save'));
  await see(page.getByText('Someone else has changed this meanwhile. Yours is not saved.'));
  await see(page.getByText('From their version to yours:'));
  assert.deepEqual(await axeFindings(page), []);
  await push(button('Keep my version'));
  await push(button('Save'));
  await see(page.getByText('The site has been saved.'));
  const saved = await other.ok<SiteResponse>('GET', '/admin/site');
  assert.deepEqual([saved.name, saved.phone, saved.fax], ['Larkspur Clinic', '555-0100', null]);
  assert.deepEqual(
    complaints.filter((line) => !/409/.test(line)),
    [],
  );
});

test('another zone is found by its name, and every date is of it from then on', async () => {
  const { page, complaints } = await visit(browser, server.url, viewports.narrow);
  await signIn(page, server.admin);
  await page.goto('/app/admin/site');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('kirit');
  await page.getByRole('option', { name: 'Pacific/Kiritimati' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await see(page.getByText('The site has been saved.'));
  await page.reload();
  await see(zone);
  assert.equal(await zone.inputValue(), 'Pacific/Kiritimati');
  for (const scheme of ['dark', 'light'] as const) {
    await paint(page, scheme);
    assert.deepEqual(await axeFindings(page), []);
  }
  await assertNoSidewaysScroll(page, 'the site');
  assert.deepEqual(complaints, []);
});
