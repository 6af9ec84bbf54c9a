import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright-core';
import { orderLine } from '../backend/src/inventory/code-sets/icd10-order-file.fixture.ts';
import { Api } from './api.ts';
import { downloaded, openBrowser, signIn, viewports, visit } from './browser.ts';
import { holdsFocus, keys, tabTo } from './keys.ts';
import { plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let user: Api;
let nora: Credentials;
before(async () => {
  [server, browser] = await Promise.all([startServer({ FIRST_CODES: 'all' }), openBrowser()]);
  nora = await plainUser(server, 'nora');
  user = await Api.signedIn(server.url, nora);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const press = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).click();
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const offered = async (code: string) =>
  (await user.ok<{ code: string }[]>('GET', `/inventory/diagnoses/search?q=${code}`)).map((one) => one.code);

async function opened(page: Page, tab?: string): Promise<void> {
  await signIn(page, server.admin);
  await page.getByRole('link', { name: 'Inventory', exact: true }).click();
  await see(page.getByRole('table', { name: 'Diagnoses' }));
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

test('a code is added, found by whoever writes a case, taken out of use and put back', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await press(page, 'Add Diagnosis');
  const form = page.getByRole('dialog', { name: 'Add Diagnosis' });
  await form.getByLabel('ICD-10 code').fill('z99.7');
  await form.getByLabel('Description').fill('Dependence on stair lifts');
  await press(form, 'Add Diagnosis');
  await unseen(form);
  await see(page.getByText('Diagnosis Z99.7 was added.'));
  assert.deepEqual(await offered('Z99.7'), ['Z99.7']);

  await page.getByRole('searchbox', { name: 'Search diagnoses' }).fill('stair');
  await page.waitForURL(/search=stair/);
  await press(row(page, 'Z99.7'), 'Deactivate Z99.7');
  const question = page.getByRole('dialog', { name: 'Deactivate Z99.7?' });
  await see(question.getByText(/Are you sure you want to deactivate this diagnosis\?/));
  await press(question, 'Deactivate diagnosis');
  await unseen(question);
  await see(row(page, 'Z99.7').getByText('Inactive'));
  // What lacks a button has its others under those of the rest.
  await page.getByRole('searchbox', { name: 'Search diagnoses' }).fill('z99');
  await see(page.getByRole('button', { name: 'Edit Z99.2' }));
  const places = await page
    .getByRole('button', { name: /^Edit Z99/ })
    .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().left));
  assert.ok(places.length > 2 && new Set(places).size === 1, `in one column: ${places.join(', ')}`);
  assert.deepEqual(await offered('Z99.7'), []);

  await press(row(page, 'Z99.7'), 'Edit Z99.7');
  const edit = page.getByRole('dialog', { name: 'Edit Z99.7' });
  await edit.getByLabel('Active').check();
  await press(edit, 'Save changes');
  await unseen(edit);
  await see(row(page, 'Z99.7').getByText('Active', { exact: true }));
  assert.deepEqual(complaints, []);
});

test('a category with an item of its own appears in the workflow', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page, 'DME Categories');
  await press(page, 'Add Category');
  const category = page.getByRole('dialog', { name: 'Add Category' });
  await category.getByLabel('Name').fill('Stairs');
  await press(category, 'Add Category');
  await unseen(category);
  await see(page.getByRole('listitem', { name: 'Stairs' }));

  await page.getByRole('tab', { name: 'DME Items' }).click();
  await press(page, 'Add Item');
  const item = page.getByRole('dialog', { name: 'Add Item' });
  await item.getByLabel('Name').fill('Stair lift');
  await item.getByLabel('Category').selectOption('Stairs');
  await item.getByLabel('Quantity limit').fill('1');
  await item.getByLabel('Limit period').selectOption('5 years');
  await press(item, 'Add Item');
  await unseen(item);
  const catalogue = await user.ok<{ categories: { name: string; quantityLimits: object }[] }>(
    'GET',
    '/inventory/items/public',
  );
  const stairs = catalogue.categories.find(({ name }) => name === 'Stairs');
  assert.deepEqual(stairs?.quantityLimits, { 'Stair lift': 1 });
  await page.getByRole('combobox', { name: 'Filter by category' }).selectOption('Stairs');
  await see(row(page, 'Stair lift').getByText('1 per 5 years'));
  assert.deepEqual(complaints, []);
});

test('a user does not come here, and on a phone nothing sticks out', async () => {
  const { page, complaints } = await visit(browser, server.url, viewports.narrow);
  await signIn(page, nora);
  await page.goto('/app/admin/inventory');
  await page.waitForURL('**/app');
  const admin = await visit(browser, server.url, viewports.narrow);
  await signIn(admin.page, server.admin);
  for (const tab of ['', '?tab=categories', '?tab=items']) {
    await admin.page.goto(`/app/admin/inventory${tab}`);
    await see(admin.page.getByRole('button', { name: /^Edit / }).first());
    await assertNoSidewaysScroll(admin.page, tab || 'the codes');
  }
  await admin.page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await see(admin.page.getByRole('dialog'));
  await assertNoSidewaysScroll(admin.page, 'the form');
  assert.deepEqual([...complaints, ...admin.complaints], []);
});

/** Hands a file to the one field for files that stands open. */
const choose = (dialog: Locator, name: string, content: string | Buffer) =>
  dialog
    .page()
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content as string) });

test('items come from a file: looked at, refused rows taken along, taken whole', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page, 'DME Items');
  await press(page, 'Import from CSV');
  const dialog = page.getByRole('dialog', { name: 'Import items from CSV' });
  await choose(dialog, 'no-items.csv', 'not,a,list\n1,2,3');
  await see(dialog.getByText('This file cannot be imported'));
  await choose(dialog, 'items.csv', 'name,category\nStair rail,Mobility\n=Stair mat,No such category\n');
  await see(dialog.getByText(/^2 rows: 1 new, 0 changed, 0 as they are, 1 refused\./));
  const refused = await downloaded(page, () => press(dialog, 'Download refused rows'));
  assert.equal(refused.name, 'refused-items.csv');
  assert.match(Buffer.from(refused.bytes).toString(), /'=Stair mat/, 'no spreadsheet calculates it');
  await press(dialog, 'Import 1 item');
  await see(dialog.getByText('Imported: 1 item from items.csv'));
  await unseen(dialog.getByRole('button', { name: 'Import 1 item' }));
  await page.keyboard.press('Escape');
  await unseen(dialog);
  await page.getByRole('searchbox', { name: 'Search items' }).fill('stair rail');
  await see(row(page, 'Stair rail'));
  assert.deepEqual(
    complaints.filter((line) => !line.includes('400')),
    [],
  );
});

test('the codes of a new year come from its file: what they change is told before, what it leaves out has an end', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await press(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import ICD-10 codes' });
  const codes = [
    ['N39410', 'Urge incontinence, by day'],
    ['R32', 'Unspecified urinary incontinence'],
    ['Z9989', 'Dependence on other enabling machines and devices'],
  ] as const;
  const lines = codes.map(([code, description], at) => orderLine(code, '1', description, at + 1));
  await choose(dialog, 'icd10cm-order-2026-10.txt.gz', gzipSync(`${lines.join('\n')}\n`));
  assert.equal(await dialog.getByLabel('In force from').inputValue(), '2026-10-01');
  await press(dialog, 'Check the file');
  await see(
    dialog.getByText(/^3 codes of icd10cm-order-2026-10\.txt\.gz, in force from .*: 1 new, 0 worded anew,/),
  );
  await see(dialog.getByRole('table', { name: 'Left out, so that they end' }));
  await press(dialog, 'Import 3 codes');
  await see(dialog.getByText(/^Imported: 3 codes from icd10cm-order-2026-10\.txt\.gz/));
  // The dialog stays as long as its answer is on its way, though the list knows already.
  await unseen(dialog.getByRole('button', { name: 'Import 3 codes' }));
  await page.keyboard.press('Escape');
  await unseen(dialog);
  await page.getByRole('searchbox', { name: 'Search diagnoses' }).fill('N39.41');
  await see(row(page, 'Urge incontinence, by day'));
  assert.deepEqual(await offered('N39.410'), ['N39.410']);
  assert.ok(!(await offered('N39.41')).includes('N39.41'), 'a code that ended is not offered');
  assert.deepEqual(complaints, []);
});

/** Where the focus is somebody without a pointer goes on; nowhere is the top of the page. */
const isSomewhere = (page: Page) =>
  page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);

for (const [size, viewport] of Object.entries(viewports))
  test(`a list is searched, put in order, turned over and opened by the keyboard alone, ${size}`, async () => {
    const { page, complaints } = await visit(browser, server.url, viewport);
    const { push, type, button, combobox } = keys(page);
    await signIn(page, server.admin);
    await page.goto('/app/admin/inventory');
    await see(page.getByRole('table', { name: 'Diagnoses' }));
    await type(page.getByRole('searchbox', { name: 'Search diagnoses' }), 'pressure ulcer heel');
    await see(page.getByText(/^Showing 1 to 20 of \d{2,3} diagnoses$/));
    if (size === 'wide') await push(button('Category'));
    else {
      await tabTo(page, combobox('Order'));
      await page.keyboard.press('End');
    }
    await page.waitForURL(/sort=-?category/);

    const told = page.getByText(/^Page \d+ of \d+$/);
    await push(button('Next'));
    await page.waitForURL(/page=2/);
    await holdsFocus(button('Next'));
    const pages = Number(/\d+$/.exec((await told.textContent())!)![0]);
    assert.ok(pages > 2, `${pages} pages`);
    // Each press counts, whether the page before it is drawn yet or not.
    for (let at = 3; at <= pages; at++) await page.keyboard.press('Enter');
    await see(page.getByText(`Page ${pages} of ${pages}`));
    await isSomewhere(page);

    const edit = page.getByRole('button', { name: /^Edit / }).first();
    await push(edit);
    await see(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await unseen(page.getByRole('dialog'));
    await holdsFocus(edit);

    await push(button('Clear filters'));
    await page.waitForURL(/inventory$/);
    await isSomewhere(page);
    assert.deepEqual(complaints, []);
  });
