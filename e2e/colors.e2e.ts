import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator } from 'playwright-core';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { see } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let noted: number;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
  const api = await Api.signedIn(server.url, nora);
  noted = (await aCase(api, nora.password, 'note')).id;
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

test('the code of an item can be read where the keys have come to it', async () => {
  const { page } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow/items?caseId=${noted}`);
  await page.getByRole('combobox', { name: 'Item' }).fill('T4522');
  await see(page.getByRole('option', { name: 'Adult briefs, medium T4522' }));
  const pale = (await axeFindings(page)).filter((finding) => finding.startsWith('color-contrast'));
  assert.deepEqual(pale, []);
});

test('in colors that the person has chosen, where one is and what is ticked are told by lines', async () => {
  const { page } = await visit(browser, server.url);
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, nora);
  const line = (target: Locator) => target.evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.goto(`/app/user-workflow/diagnosis?caseId=${noted}`);
  const ticked = page.getByRole('radio', { name: 'Primary diagnosis: N39.41' });
  await see(ticked);
  assert.equal(await line(page.locator('[aria-current=step]')), 'solid');
  assert.equal(await line(page.getByRole('button', { name: /^4\. Provider/ })), 'none');
  const [dot, paper] = await ticked.evaluate((radio) => [
    getComputedStyle(radio.parentElement!.querySelector('svg')!).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  assert.notEqual(dot, paper);
  await page.goto(`/app/user-workflow/note?caseId=${noted}`);
  await see(page.getByText('Preview', { exact: true }));
  assert.equal(await line(page.locator('.mantine-SegmentedControl-indicator')), 'solid');
});
