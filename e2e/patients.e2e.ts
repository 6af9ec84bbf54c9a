import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { CaseResponse, PatientDetailsResponse, PatientResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let admin: Api;
let nora: Credentials;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
  admin = await Api.signedIn(server.url, server.admin);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const press = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).click();
const ingrid = {
  first_name: 'Ingrid',
  last_name: 'Lindqvist',
  dob: '1950-04-02',
  mrn: 'MRN-7',
  gender: 'female',
};
const register = (more: object = {}) =>
  admin.ok<PatientResponse>('POST', '/patients', { ...ingrid, ...more });
const openCase = async (id: number) =>
  (await admin.ok<{ case_id: number }>('POST', '/cases/workflow', { patient: { id } })).case_id;
const patientOf = async (id: number) => (await admin.ok<CaseResponse>('GET', `/cases/${id}`)).patient;

async function opened(page: Page): Promise<void> {
  await signIn(page, server.admin);
  await page.getByRole('link', { name: 'Manage Patients' }).click();
  await see(page.getByRole('heading', { name: 'Patient Management' }));
}

test('a patient is added after those likely the same, corrected into an open case, and merged', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await see(page.getByText('No patients available'));
  const first = await register();
  await see(page.getByText('1 of 1 patients'));
  const held = await openCase(first.id);

  await press(page, 'Add Patient');
  const form = page.getByRole('dialog', { name: 'Add Patient' });
  await form.getByLabel('First name').fill('Ingrid');
  await form.getByLabel('Last name').fill('Lindqvist');
  await press(form, 'Add Patient');
  const question = page.getByRole('dialog', { name: 'Is this patient here already?' });
  await see(question.getByText('MRN-7'));
  await press(question, 'Create anyway');
  await see(page.getByText('Ingrid Lindqvist has been added.'));
  await unseen(form);
  await see(page.getByText('2 of 2 patients'));

  await page.getByRole('searchbox', { name: 'Search patients' }).fill('MRN-7');
  await see(page.getByText('1 of 2 patients'));
  assert.ok(!page.url().includes('MRN'), 'the address names nobody');
  await press(page, 'Edit Ingrid Lindqvist');
  const edit = page.getByRole('dialog', { name: 'Edit Ingrid Lindqvist' });
  await edit.getByLabel('Last name').fill('Lindkvist');
  await edit.getByLabel('Carry the correction into them').check();
  await press(edit, 'Save changes');
  await unseen(edit);
  assert.equal((await patientOf(held))?.last_name, 'Lindkvist');

  await press(page, 'View Ingrid Lindkvist');
  const details = page.getByRole('dialog', { name: 'Ingrid Lindkvist' });
  await see(details.getByText('Last name: Lindqvist → Lindkvist'));
  await press(details, 'Merge with another record');
  const merge = page.getByRole('dialog', { name: /^Merge Ingrid Lindkvist/ });
  await merge.getByRole('searchbox').fill('Lindqvist');
  await press(merge, /Ingrid Lindqvist/);
  await press(merge, 'Merge the records');
  await see(page.getByText('The records were merged.'));
  const { merged } = await admin.ok<PatientDetailsResponse>('GET', `/patients/${first.id}`);
  assert.equal(merged.length, 1);
  await unseen(merge);
  await page.keyboard.press('Escape');
  await see(page.getByText('1 of 1 patients'));
  assert.deepEqual(complaints, []);
});

test('a user does not come here; each dialog stands for axe at both widths', async () => {
  await register({
    first_name: 'Bo',
    last_name: 'Ek',
    phone: '555-0100',
    address: '1 Elm Street, Fairhaven',
  });
  const held = await register({ first_name: 'Bo', last_name: 'Ek', mrn: 'MRN-8' });
  await openCase(held.id);
  const { page, complaints } = await visit(browser, server.url, viewports.narrow);
  await signIn(page, nora);
  await page.goto('/app/admin/patients');
  await page.waitForURL('**/app');
  const one = await visit(browser, server.url, viewports.wide);
  await opened(one.page);
  const look = async (name: string) => {
    for (const width of ['wide', 'narrow'] as const) {
      await one.page.setViewportSize(viewports[width]);
      await assertNoSidewaysScroll(one.page, name);
      const pictures = process.env['PICTURES'];
      if (pictures) await one.page.screenshot({ path: `${pictures}/${name}-${width}.png` });
      assert.deepEqual(await axeFindings(one.page), [], `${name}, ${width}`);
    }
    await one.page.setViewportSize(viewports.wide);
  };
  await see(one.page.getByRole('table', { name: 'Patients' }));
  await look('patients');
  await press(one.page, 'Import from CSV');
  const imports = one.page.getByRole('dialog', { name: 'Import patients from CSV' });
  const file = 'First name,Last name,DOB\nUna,Filed,2/3/1950\nBo,Ek,1950-04-02\n,Nobody,\n';
  await imports.locator('input[type=file]').setInputFiles({
    name: 'patients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await see(imports.getByText('3 rows: 1 new, 1 likely here already, 1 refused.'));
  await look('import');
  await press(imports, 'Import 1 patient');
  await see(imports.getByText('Imported: 1 of 1 patient'));
  await look('imported');
  await press(imports, 'Take back import 1');
  const question = one.page.getByRole('dialog', { name: 'Take back import 1?' });
  await press(question, 'Take back the import');
  await see(imports.getByText('Taken back: 1 of 1 patient'));
  // The question stays as long as its answer is on its way, though the list knows already.
  await unseen(question);
  await one.page.keyboard.press('Escape');
  await unseen(imports);
  await press(one.page, 'Add Patient');
  const add = one.page.getByRole('dialog', { name: 'Add Patient' });
  await see(add);
  await look('add');
  await one.page.keyboard.press('Escape');
  await unseen(add);
  await one.page
    .getByRole('row')
    .filter({ hasText: 'MRN-8' })
    .getByRole('button', { name: 'View Bo Ek' })
    .click();
  const details = one.page.getByRole('dialog', { name: 'Bo Ek' });
  await see(details.getByRole('list', { name: 'History of the record' }));
  await look('details');
  await press(details, 'Edit patient');
  const edit = one.page.getByRole('dialog', { name: 'Edit Bo Ek' });
  await see(edit);
  await look('edit');
  await one.page.keyboard.press('Escape');
  await unseen(edit);
  await one.page
    .getByRole('row')
    .filter({ hasText: 'MRN-8' })
    .getByRole('button', { name: 'View Bo Ek' })
    .click();
  await press(details, 'Merge with another record');
  const merge = one.page.getByRole('dialog', { name: /^Merge Bo Ek/ });
  await merge.getByRole('list', { name: 'Likely the same' }).getByRole('button').first().click();
  await see(merge.getByRole('button', { name: 'Merge the records' }));
  await look('merge');
  assert.deepEqual([...complaints, ...one.complaints], []);
});

test('one admin asks that a patient is forgotten, another confirms it, and nothing of them is shown any more', async () => {
  const second = await plainUser(server, 'second.admin', 'Sol Example', 'admin');
  const otto = await register({
    first_name: 'Ottokar',
    last_name: 'Farewell',
    dob: '1933-01-02',
    mrn: 'MRN-OF',
  });
  const held = await openCase(otto.id);
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await press(row('Ottokar Farewell'), /View/);
  const shown = page.getByRole('dialog', { name: 'Ottokar Farewell' });
  await press(shown, 'Forget patient…');
  const ask = page.getByRole('dialog', { name: 'Forget Ottokar Farewell?' });
  await ask.getByLabel('Reason').fill('Mr. Farewell asked for it');
  await press(ask, 'Ask another admin to confirm');
  await see(ask.getByText(/without the name of a patient/));
  await ask.getByLabel('Reason').fill('Kept for ten years, as the policy asks');
  assert.deepEqual(await axeFindings(page), []);
  await press(ask, 'Ask another admin to confirm');
  await see(shown.getByText('Another admin has to confirm it: you are the one who asked.'));

  const other = await visit(browser, server.url);
  await signIn(other.page, second);
  await other.page.getByRole('link', { name: 'Manage Patients' }).click();
  const waiting = other.page.getByRole('list', { name: 'To Be Forgotten' });
  await see(waiting.getByText('Waits for a second admin'));
  await other.page.setViewportSize(viewports.narrow);
  await assertNoSidewaysScroll(other.page, 'what waits to be forgotten');
  await press(waiting, 'Ottokar Farewell');
  await press(other.page.getByRole('dialog', { name: 'Ottokar Farewell' }), 'Confirm forgetting…');
  const confirm = other.page.getByRole('dialog', { name: 'Forget Ottokar Farewell for good?' });
  await confirm.getByLabel('Your password').fill(second.password);
  assert.deepEqual(await axeFindings(other.page), []);
  await press(confirm, 'Forget for good');
  await see(other.page.getByText('The patient is forgotten.'));
  const over = (on: Page) => on.getByRole('list', { name: 'Held and Forgotten' });
  await see(over(other.page).getByText(`Patient ${otto.id}`));
  await unseen(other.page.getByText('Farewell'));
  await page.reload();
  await see(over(page).getByText('Forgotten', { exact: true }));
  await unseen(page.getByText('Farewell'));
  assert.equal((await admin.call('GET', `/cases/${held}`)).status, 404);
  // The refused reason, and whoever has the patient open finds them gone.
  const meant = /status of 40[04]|forgetting: 400|GET \/patients\/\d+: 404/;
  const others = [...complaints, ...other.complaints].filter((complaint) => !meant.test(complaint));
  assert.deepEqual(others, []);
});
