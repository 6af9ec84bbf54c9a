import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { plainUser } from './prepared.ts';
import { holdsFocus, keys, tabTo } from './keys.ts';
import { caseIdOf, marksToTick, saved, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';
import type { CaseResponse } from '@vouchwell/contract';

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

test('the whole job by the keyboard alone', async () => {
  const { page, complaints } = await visit(browser, server.url);
  const { push, type, choose, button, combobox } = keys(page);
  const field = (label: string | RegExp) => page.getByLabel(label);

  await page.goto('/login');
  await type(field('Username'), nora.username);
  await type(field(/^Password/), nora.password);
  await page.keyboard.press('Enter');
  await push(page.getByRole('main').getByRole('link', { name: 'New Case', exact: true }));

  await push(button('Create new patient'));
  await type(field('First name'), 'Agnès');
  await type(field('Last name'), 'Keys');
  await type(field('Date of birth'), '07191961');
  await choose('Gender', 'Female');
  await push(button('Create patient'));
  await push(button('Next: Diagnosis'));

  const codes = page.getByRole('list', { name: 'Diagnoses of this case' });
  await type(combobox('Search ICD-10 codes'), 'N39.41');
  await see(page.getByRole('option', { name: 'N39.41' }));
  await page.keyboard.press('Enter');
  await see(codes.getByText('N39.41', { exact: true }));
  await type(combobox('Search ICD-10 codes'), 'R32');
  await see(page.getByRole('option', { name: 'R32' }));
  await page.keyboard.press('Enter');
  await push(page.getByRole('button', { name: 'Remove N39.41' }));
  await unseen(codes.getByText('N39.41', { exact: true }));
  await push(button('Next: Items & DME'));

  await choose('Category', 'Incontinence');
  await choose('Item', 'Underpads, large', 'underpads');
  await tabTo(page, field('Quantity'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60');
  await push(button('Add item'));
  await see(page.getByRole('list', { name: 'Items of this case' }).getByText('Quantity 60'));
  await push(button('Next: Provider'));

  await type(field('Provider name'), 'Dr. Nora Quist');
  await type(field('NPI'), '1234567893');
  await push(button('Next: Generate Note'));
  await push(button('Generate Note'));
  await type(field('Note text'), 'Typed by hand. ');
  await saved(page);
  await push(button('Next: Export'));

  await push(button('Sign & Lock Case'));
  const dialog = page.getByRole('dialog');
  await see(dialog);
  await page.keyboard.press('Escape');
  await unseen(dialog);
  await holdsFocus(button('Sign & Lock Case'));
  await page.keyboard.press('Enter');
  await type(dialog.getByLabel('Your password'), 'of somebody else');
  for (const mark of await marksToTick(dialog)) {
    await tabTo(page, mark);
    await page.keyboard.press('Space');
  }
  await push(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
  await see(dialog.getByText('The password is not right. The case was not signed.'));
  await holdsFocus(dialog.getByLabel('Your password'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(nora.password);
  await page.keyboard.press('Enter');
  await see(page.getByText('This case is signed and locked.', { exact: true }));
  await unseen(dialog);
  await holdsFocus(page.getByRole('heading', { name: 'Export', level: 2 }));
  const id = caseIdOf(page);
  await push(button('Complete Case'));
  await page.waitForURL('**/app');

  const api = await Api.signedIn(server.url, nora);
  const found = await api.ok<CaseResponse>('GET', `/cases/${id}`);
  assert.deepEqual(
    [found.status, found.patient.dob, found.items[0]?.quantity, found.diagnoses.map(({ code }) => code)],
    ['completed', '1961-07-19', 60, ['R32']],
  );
  assert.deepEqual(complaints, [
    'console: Failed to load resource: the server responded with a status of 403 (Forbidden)',
    `console: POST /cases/${id}/sign: 403`,
  ]);
});

test('a dialog holds the focus, Escape closes it and gives the focus back', async () => {
  const { page } = await visit(browser, server.url);
  const { push } = keys(page);
  await signIn(page, nora);
  const account = page.getByRole('button', { name: /Account$/ });
  await push(account);
  const item = page.getByRole('menuitem', { name: 'Change password' });
  await see(item);
  // It takes the keys once it has the focus, which comes a moment after it is seen.
  await page.waitForFunction(() => Boolean(document.activeElement?.closest('[role="menu"]')));
  await page.keyboard.press('ArrowDown');
  await holdsFocus(item);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await see(dialog);
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab');
    const inside = await dialog.evaluate((element) => element.contains(document.activeElement));
    assert.ok(inside, 'the focus stays in the dialog');
  }
  await page.keyboard.press('Escape');
  await unseen(dialog);
  await holdsFocus(account);
});
