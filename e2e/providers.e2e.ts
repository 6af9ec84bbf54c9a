import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, choose, saved, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name }).first().click();
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an admin adds a provider, whom a case is filled in from without a signature, and takes them out of use', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await press(page.getByRole('navigation', { name: 'Main' }), 'More');
  await page.getByRole('menuitem', { name: 'Providers' }).click();
  await press(page, 'Add Provider');
  const form = page.getByRole('dialog', { name: 'Add Provider' });
  await form.getByLabel('Name').fill('Dr. Lena Ortiz');
  await form.getByLabel('Credentials').fill('DPM');
  await form.getByLabel('NPI').fill('1000583066');
  await form.getByLabel('Specialty').fill('Podiatry');
  await form.getByLabel('Phone').fill('555 0100');
  await press(form, 'Add Provider');
  await unseen(form);
  await see(row(page, 'Dr. Lena Ortiz, DPM').getByText('Phone 555 0100'));

  const writer = await visit(browser, server.url);
  const api = await Api.signedIn(server.url, nora);
  const { id } = await aCase(api, nora.password, 'items');
  await signIn(writer.page, nora);
  await writer.page.goto(`/app/user-workflow/provider?caseId=${id}`);
  await choose(writer.page, 'Provider template', 'Dr. Lena Ortiz · Podiatry');
  await saved(writer.page);
  const { provider } = await api.ok<CaseResponse>('GET', `/cases/${id}`);
  assert.deepEqual(
    [provider?.name, provider?.npi, provider?.signature],
    ['Dr. Lena Ortiz', '1000583066', null],
  );

  await press(row(page, 'Dr. Lena Ortiz'), 'Deactivate Dr. Lena Ortiz');
  const question = page.getByRole('dialog', { name: 'Deactivate Dr. Lena Ortiz?' });
  await press(question, 'Deactivate provider');
  await unseen(question);
  await see(row(page, 'Dr. Lena Ortiz').getByText('Inactive'));
  assert.deepEqual(await axeFindings(page), []);
  // The open screen of the other one hears of it.
  await see(writer.page.getByPlaceholder('No templates available'));

  await page.setViewportSize(viewports.narrow);
  await assertNoSidewaysScroll(page, 'the providers');
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual([...complaints, ...writer.complaints], []);
});
