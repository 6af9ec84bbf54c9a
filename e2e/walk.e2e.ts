import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { OllamaStandIn } from '../backend/src/testing/stand-ins/ollama.ts';
import { Api } from './api.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { fillPatient } from './job-steps.ts';
import { aCase, aPatient, mara, plainUser } from './prepared.ts';
import { choose, saved, see } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

/** A letter that agrees with the case that is made by the fewest clicks. */
const letter = [
  'Mara Quickly has urge incontinence (N39.41) and unspecified urinary incontinence (R32).',
  'I order Reusable protective underwear (T4536), quantity 6, size L, white.',
  'Dr. Nora Quist, NPI 1234567893.',
].join('\n\n');

let model: OllamaStandIn;
let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let api: Api;
before(async () => {
  model = await OllamaStandIn.start('stand-in');
  model.behave({ kind: 'answers', pieces: [letter] });
  [server, browser] = await Promise.all([
    startServer({ OLLAMA_URL: model.url, OLLAMA_MODEL: 'stand-in' }),
    openBrowser(),
  ]);
  nora = await plainUser(server, 'nora');
  api = await Api.signedIn(server.url, nora);
});
after(async () => {
  await Promise.all([server.stop(), browser.close(), model.close()]);
});

async function at(path: string): Promise<Page> {
  const { page } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.goto(path);
  return page;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Waits until the element has the focus: the page itself never keeps it. */
async function focused(target: Locator): Promise<void> {
  await see(target);
  const element = await target.first().elementHandle();
  await target.page().waitForFunction((wanted) => document.activeElement === wanted, element);
}

test('whatever is pressed in the patient and diagnosis steps, the focus stays in the step', async () => {
  await aPatient(api, { ...mara, last_name: 'Focused' });
  const page = await at('/app/user-workflow');
  const card = page.getByRole('region', { name: 'Selected patient' });
  const search = page.getByRole('searchbox', { name: 'Search patients' });
  await press(page, 'Create new patient');
  await focused(page.getByLabel('First name'));
  await press(page, 'Back to search');
  await focused(search);
  await search.fill('Focused');
  await press(page, /Mara Focused/);
  await focused(card);
  await press(page, 'Change Patient');
  await focused(search);
  await press(page, 'Create new patient');
  await fillPatient(page, { ...mara, last_name: 'Brandnew', mrn: 'MRN-7002', dob: '1951-05-05' });
  await focused(card);
  await press(page, 'Save Case');
  await see(page.getByRole('heading', { name: /^Case #\d+$/ }));
  await page.waitForFunction(() => document.querySelector('main')?.contains(document.activeElement));
  await press(page, 'Change Patient');
  await focused(search);
  await press(page, 'Keep Mara Brandnew');
  await focused(card);
  await press(page, 'Change Patient');
  await search.fill('Focused');
  await press(page, /Mara Focused/);
  await press(page, 'Change patient');
  await see(card.getByText('Mara Focused'));
  await focused(card);

  const { id } = await aCase(api, nora.password, 'diagnosis', {
    ...mara,
    last_name: 'Removed',
    mrn: 'MRN-7003',
  });
  await page.goto(`/app/user-workflow/diagnosis?caseId=${id}`);
  const codes = page.getByRole('list', { name: 'Diagnoses of this case' });
  await press(page, 'Remove N39.41');
  await focused(page.getByRole('button', { name: 'Undo: N39.41 removed' }));
  await page.keyboard.press('Enter');
  await focused(codes);
  assert.ok(await page.getByRole('radio', { name: 'Primary diagnosis: N39.41' }).isChecked());
  await saved(page);
  const { diagnoses } = await api.ok<CaseResponse>('GET', `/cases/${id}`);
  assert.deepEqual(
    diagnoses.map(({ code, is_primary }) => [code, is_primary]),
    [
      ['N39.41', true],
      ['R32', false],
    ],
  );
});

test('an item that is filled in and not added is not left behind, and no limit is evaded by lines', async () => {
  const { id } = await aCase(api, nora.password, 'items', { ...mara, last_name: 'Lines', mrn: 'MRN-7004' });
  const page = await at(`/app/user-workflow/items?caseId=${id}`);
  await choose(page, 'Category', 'Incontinence');
  await choose(page, 'Item', 'Adult briefs, large');
  await page.getByLabel('Quantity').fill('161');
  await see(page.getByText('Exceeds limit of 360 together: 361 with what this case already has'));
  await page.getByLabel('Quantity').fill('160');
  await press(page, 'Next: Provider');
  await press(page, 'Add and continue');
  await see(page.getByRole('heading', { name: 'Provider', level: 2 }));
  await saved(page);
  const { items } = await api.ok<CaseResponse>('GET', `/cases/${id}`);
  assert.deepEqual(
    items.map(({ item, quantity }) => [item, quantity]),
    [
      ['Adult briefs, medium', 200],
      ['Adult briefs, large', 160],
    ],
  );
  const split = [180, 181].map((quantity) => ({ item: 'Adult briefs, small', quantity }));
  const { status, body } = await api.call('POST', `/cases/${id}/items`, { items: split });
  assert.equal(status, 400);
  assert.match(JSON.stringify(body), /Quantity exceeds limit of 360\. Justification is required\./);
});

test('ten cases are in sight at once', async () => {
  const { page } = await visit(browser, server.url);
  const busy = await plainUser(server, 'busy', 'Dr. Ines Busy');
  const api = await Api.signedIn(server.url, busy);
  for (let one = 0; one < 10; one++)
    await aCase(api, busy.password, 'items', { ...mara, last_name: `Row${one}`, mrn: `MRN-ROW-${one}` });
  await signIn(page, busy);
  const rows = page.getByRole('table', { name: 'Cases' }).getByRole('link', { name: /^View case/ });
  await see(rows.nth(9));
  const box = await rows.nth(9).boundingBox();
  assert.ok(box && box.y + box.height <= viewports.wide.height, `the tenth ends at ${box?.y} px`);
});

/** What a person presses from now on: clicks of the pointer, and keys. */
async function pressesOn(page: Page): Promise<() => Promise<{ clicks: number; keys: number }>> {
  await page.evaluate(() => {
    const presses = { clicks: 0, keys: 0 };
    Object.assign(window, { presses });
    addEventListener('pointerdown', ({ isTrusted }) => void (presses.clicks += Number(isTrusted)), true);
    addEventListener('keydown', ({ isTrusted }) => void (presses.keys += Number(isTrusted)), true);
  });
  return () =>
    page.evaluate(() => (window as unknown as { presses: { clicks: number; keys: number } }).presses);
}

test('a whole case, from "New Case" to the signed letter, takes eighteen clicks', async (t) => {
  await aPatient(api, { ...mara, last_name: 'Quickly', mrn: 'MRN-7018' });
  const page = await at('/app');
  const presses = await pressesOn(page);
  const click = (role: 'button' | 'option' | 'combobox', name: string | RegExp) =>
    page.getByRole(role, { name }).click();
  const type = async (into: Locator, text: string) => {
    await focused(into);
    await page.keyboard.type(text);
  };
  const combobox = (name: string) => page.getByRole('combobox', { name });

  await page.getByRole('main').getByRole('link', { name: 'New Case', exact: true }).click();
  await type(page.getByRole('searchbox', { name: 'Search patients' }), 'quickly');
  await click('button', /Mara Quickly/);
  await click('button', 'Next: Diagnosis');
  const codes = page.getByRole('list', { name: 'Diagnoses of this case' });
  for (const code of ['N39.41', 'R32']) {
    await type(combobox('Search ICD-10 codes'), code);
    await click('option', new RegExp(`^${code} `));
    await see(codes.getByText(code, { exact: true }));
  }
  await click('button', 'Next: Items & DME');
  await type(combobox('Item'), 'reusable');
  await click('option', /^Reusable protective underwear/);
  await page.keyboard.press('Tab');
  await type(page.getByLabel('Quantity'), '6');
  for (const [choice, option] of [
    ['Size', 'L'],
    ['Color', 'White'],
  ] as const) {
    await click('combobox', choice);
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await click('button', 'Add item');
  const items = page.getByRole('list', { name: 'Items of this case' });
  await see(items.getByText('Quantity 6 · size L · White'));
  await click('button', 'Next: Provider');
  await type(page.getByLabel('Provider name'), 'Dr. Nora Quist');
  await page.keyboard.press('Tab');
  await type(page.getByLabel('NPI'), '1234567893');
  await click('button', 'Next: Generate Note');
  await click('button', /^Generate Note$/);
  await see(page.getByLabel('Note text'));
  await saved(page);
  await click('button', 'Next: Export');
  await click('button', 'Sign & Lock Case');
  await type(page.getByRole('dialog').getByLabel('Your password'), nora.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign & Lock Case' }).click();
  await see(page.getByText('This case is signed and locked.', { exact: true }));

  const { clicks, keys } = await presses();
  t.diagnostic(`${clicks} clicks, ${keys} keystrokes`);
  assert.ok(clicks <= 18, `${clicks} clicks`);
});
