import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { addDiagnosis, fillPatient, newCase, openCase } from './job-steps.ts';
import { aCase, aPatient, mara, plainUser, type Person } from './prepared.ts';
import { caseIdOf, choose, dismiss, next, saved, see, UNANSWERED, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

const ines: Person = { first_name: 'Inês', last_name: 'D’Ávila', dob: '1961-07-19', gender: 'female' };

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let api: Api;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
  api = await Api.signedIn(server.url, nora);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const stored = (id: number) => api.ok<CaseResponse>('GET', `/cases/${id}`);
const at = (page: Page, step: string) =>
  see(page.getByRole('heading', { level: 2, name: step, exact: true }));
/** What the browser says of its own about a line that is down. */
const ofTheLine = (complaint: string) => complaint.includes('ERR_INTERNET_DISCONNECTED');

test('a page reloaded before it was ready keeps its session', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  for (let times = 0; times < 5; times++) await page.goto('/app', { waitUntil: 'commit' });
  await page.goto('/app/user-workflow');
  await see(page.getByRole('heading', { name: 'New case', level: 1 }));
  assert.deepEqual(complaints, []);
});

test('a reload in the middle of any step loses nothing that was typed', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  await newCase(page);
  await page.getByRole('button', { name: 'Create new patient' }).click();
  await page.getByLabel('First name').fill('Half');
  await page.getByLabel('Date of birth').fill('1961-07-19');
  await page.reload();
  await see(page.getByLabel('First name'));
  assert.equal(await page.getByLabel('First name').inputValue(), 'Half');
  assert.equal(await page.getByLabel('Date of birth').inputValue(), '1961-07-19');
  await fillPatient(page, ines);
  await see(page.getByRole('region', { name: 'Selected patient' }));
  await page.reload();
  const id = await openCase(page, 'Inês D’Ávila');

  await addDiagnosis(page, 'R32', 'R32');
  await page.reload();
  await see(page.getByRole('list', { name: 'Diagnoses of this case' }).getByText('R32', { exact: true }));
  await saved(page);
  await next(page, 'Items & DME');

  await choose(page, 'Category', 'Incontinence');
  await choose(page, 'Item', 'Underpads, large');
  await page.getByLabel('Quantity').fill('90');
  // The step that was left is on its way: read before it arrives, the case is of a revision that is no more.
  await saved(page);
  await page.reload();
  await at(page, 'Items & DME');
  await see(page.getByRole('button', { name: 'Add item' }));
  assert.equal(await page.getByLabel('Quantity').inputValue(), '90');
  await page.getByRole('button', { name: 'Add item' }).click();
  await next(page, 'Provider');

  await page.getByLabel('Provider name').fill('Dr. Half Typed');
  await page.reload();
  await at(page, 'Provider');
  assert.equal(await page.getByLabel('Provider name').inputValue(), 'Dr. Half Typed');
  await page.getByLabel('NPI').fill('1234567893');
  await next(page, 'Generate Note');

  await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
  await see(page.getByLabel('Note text'));
  await page.getByLabel('Note text').fill('Rewritten in haste.');
  await page.reload();
  await see(page.getByLabel('Note text'));
  assert.equal(await page.getByLabel('Note text').inputValue(), 'Rewritten in haste.');
  await saved(page);
  await next(page, 'Export');

  await page.getByRole('button', { name: 'Sign & Lock Case' }).click();
  await see(page.getByRole('dialog'));
  await page.reload();
  await see(page.getByRole('button', { name: 'Sign & Lock Case' }));
  const { diagnoses, items, provider, notes, signed } = await stored(id);
  assert.deepEqual(
    [diagnoses[0]?.code, items[0]?.quantity, provider?.name, notes[0]?.note_text, signed],
    ['R32', 90, 'Dr. Half Typed', 'Rewritten in haste.', false],
  );
  assert.deepEqual(complaints, []);
});

test('what is typed without a connection is kept, said to be perhaps unsaved, and saved when the line is back', async () => {
  const { id } = await aCase(api, nora.password, 'provider');
  const { page, context, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow/items?caseId=${id}`);
  await choose(page, 'Category', 'Incontinence');
  await context.setOffline(true);
  await choose(page, 'Item', 'Underpads, large');
  await page.getByLabel('Quantity').fill('60');
  await page.getByRole('button', { name: 'Add item' }).click();
  const notSaved = page.getByRole('alert').filter({ hasText: 'May not be saved' });
  await see(notSaved.getByText(/The server has not answered\. .*kept in this tab until they are saved\./));
  assert.equal((await stored(id)).items.length, 1);
  await next(page, 'Provider');
  await page.getByLabel('Provider name').fill('Dr. Offline Typed');
  await see(notSaved);
  await context.setOffline(false);
  await saved(page);
  await unseen(notSaved);
  const { items, provider } = await stored(id);
  assert.deepEqual([items.map(({ quantity }) => quantity), provider?.name], [[200, 60], 'Dr. Offline Typed']);
  assert.deepEqual(
    complaints.filter((complaint) => !ofTheLine(complaint)),
    [],
  );
});

test('a case begun without a connection is opened once, when the line is back', async () => {
  await aPatient(api, { ...mara, last_name: 'Offline', mrn: 'MRN-7002' });
  const { page, context, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  await newCase(page);
  await page.getByRole('searchbox').fill('offline');
  await page.getByRole('button', { name: 'Mara Offline' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next: Diagnosis' }).click();
  await dismiss(page, UNANSWERED);
  await at(page, 'Diagnosis');
  await context.setOffline(false);
  await addDiagnosis(page, 'R32', 'R32');
  await page.getByRole('button', { name: 'Save Case' }).click();
  await see(page.getByRole('heading', { name: /^Case #\d+$/, level: 1 }));
  await saved(page);
  const found = await stored(caseIdOf(page));
  assert.deepEqual([found.patient.last_name, found.diagnoses[0]?.code], ['Offline', 'R32']);
  const cases = await api.ok<unknown[]>('GET', '/cases?search=offline&page=1&per_page=10');
  assert.equal(cases.length, 1);
  assert.deepEqual(
    complaints.filter((complaint) => !ofTheLine(complaint)),
    [],
  );
});
