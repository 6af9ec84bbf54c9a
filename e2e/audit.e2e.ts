import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Browser, Locator } from 'playwright-core';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { lookedOver } from './looked-over.ts';
import { aCase, complianceOfficer, plainUser } from './prepared.ts';
import { pdfPages } from './pdf.ts';
import { see } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let kim: Credentials;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
  kim = await complianceOfficer(server, 'kim', 'Kim Oh');
  const admin = await Api.signedIn(server.url, server.admin);
  await aCase(await Api.signedIn(server.url, nora), nora.password, 'signed');
  // Of no case of theirs, and for nothing that follows.
  await admin.ok('GET', '/patients/1');
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  await part.waitFor();
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('a compliance officer, who has no other right, sees who saw a patient, opens an entry and saves a file', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, kim);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Audit', exact: true })
    .click();
  const history = page.getByRole('region', { name: 'History' });
  await see(history.getByText(/signed and locked the case/));

  // Who is asked about is found by name, and stands in the address as a number.
  await page.getByRole('button', { name: 'Who saw a patient' }).click();
  const choosing = page.getByRole('dialog', { name: 'Choose a patient' });
  await choosing.getByLabel('Name, MRN or birth date').fill('whitfield 04/02/1950');
  await page.keyboard.press('Enter');
  await see(choosing.getByText('1 patient found'));
  await lookedOver(page, 'audit-choose-patient');
  await choosing.getByRole('button', { name: /^Mara Whitfield/ }).click();
  await page.waitForURL(/\?patient=1&action=/);
  await see(page.getByRole('button', { name: 'Who saw this patient', pressed: true }));
  await see(page.getByRole('button', { name: 'Patient: Mara Whitfield' }));
  await history.getByText(/signed and locked the case/).waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Everything about this patient' }).click();
  const signing = history.getByRole('button', { name: /^Details: Dr\. Nora Quist signed and locked/ });
  // By the keyboard alone.
  await signing.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('dialog', { name: 'Entry of the audit history' });
  await see(entry.getByText('CaseSigned'));
  await see(entry.getByRole('table', { name: 'Before and after' }));
  assert.deepEqual(await axeFindings(page), []);
  const paper = (await pdfPages(new Uint8Array(await page.pdf({ format: 'Letter' })))).join('\n');
  for (const printed of ['Entry of the audit history', 'CaseSigned', 'Place in the log'])
    assert.ok(paper.includes(printed), `the print of an entry shows ${printed}`);
  assert.doesNotMatch(paper, /Details|Who saw this patient/, 'and nothing that stands behind it');
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });

  const exporting = page.getByRole('button', { name: 'Export', exact: true });
  await exporting.click();
  let goOn = () => {};
  const looked = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/audit/export/link', async (route) => {
    await looked;
    await route.continue();
  });
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As CSV, for a spreadsheet' }).click();
  // Until it comes its button says so, in its middle, also where nothing may move.
  const [button, turning] = await Promise.all(
    [exporting, exporting.locator('.mantine-Button-loader')].map(middleOf),
  );
  assert.ok(Math.hypot(button!.x - turning!.x, button!.y - turning!.y) < 2, 'the button turns in its middle');
  goOn();
  const file = await downloading;
  const text = await readFile(await file.path(), 'utf8');
  assert.match(text, /signed and locked the case/);
  assert.doesNotMatch(text, /Mara|Whitfield/);

  await page.getByRole('button', { name: /^Looked at without a reason/ }).click();
  await page.waitForURL(/why=none/);
  await see(history.getByText('No reason').first());

  await lookedOver(page, 'audit', async () => {
    // On a phone the entries come first, and the filters wait behind a button that counts those that are set.
    if (page.viewportSize()!.width === viewports.narrow.width) {
      const folded = page.getByRole('button', { name: 'Filters (1)' });
      assert.equal(await folded.getAttribute('aria-expanded'), 'false');
      await folded.click();
    }
    // What belongs together stands in one line, also on a phone.
    const labelled = (label: string | RegExp) =>
      typeof label === 'string'
        ? page.getByLabel(label, { exact: true })
        : page.getByRole('button', { name: label });
    for (const labels of [
      ['From', 'To'],
      [/^Person: /, /^Patient: /],
      ['Case no.', 'Note no.'],
    ]) {
      const boxes = labels.map((label) => labelled(label).boundingBox());
      const tops = (await Promise.all(boxes)).map((box) => Math.round(box!.y));
      assert.equal(new Set(tops).size, 1, labels.join(', '));
    }
  });
  assert.deepEqual(complaints, []);
});

test('a compliance officer is told of somebody’s own record, decides on it, and sees the looks themselves', async () => {
  const admin = await Api.signedIn(server.url, server.admin);
  const own = { first_name: 'Nora', last_name: 'Quist', mrn: 'MRN-NQ' };
  const { id: patient } = await admin.ok<{ id: number }>('POST', '/patients', own);
  const api = await Api.signedIn(server.url, nora);
  const { case_id } = await api.ok<{ case_id: number }>('POST', '/cases/workflow', {
    patient: { id: patient },
  });
  await api.ok('GET', `/cases/${case_id}`);

  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, kim);
  await page.goto(`${server.url}/app/alerts`);
  const found = page.getByRole('table', { name: 'Alerts' });
  await see(found.getByText('Own record'));
  await found.getByRole('button', { name: /^Decide on Dr\. Nora Quist: Own record/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Own record/ });
  await dialog.getByRole('radio', { name: 'Explained', exact: true }).check();
  await dialog.getByRole('combobox', { name: 'Explanation' }).selectOption('training');
  await dialog.getByRole('textbox', { name: 'Explained by' }).fill('Sam Lee');
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await see(found.getByText('Training or a test, says Sam Lee'));
  const saved = page.getByText('What came of the alert has been saved.');
  await page.getByRole('alert').getByRole('button').click();
  await saved.waitFor({ state: 'hidden' });

  await lookedOver(page, 'alerts');
  await page.getByRole('link', { name: /^Looks of Dr\. Nora Quist/ }).click();
  await page.waitForURL(/\/app\/audit\?.*person=2/);
  await see(page.getByRole('region', { name: 'History' }).getByText('Why: their own case').first());
  assert.deepEqual(complaints, []);
});

test('filters are saved as a view, by the keyboard alone, and chosen again in another window', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, kim);
  await page.goto(`${server.url}/app/audit?outcome=done&patient=1`);
  const views = page.getByRole('button', { name: 'My views' });
  await views.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitem', { name: /Save these filters/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save these filters as a view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Done with the first');
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await see(page.getByRole('button', { name: 'View: Done with the first' }));

  const other = await visit(browser, server.url, viewports.narrow);
  await signIn(other.page, kim);
  await other.page.goto(`${server.url}/app/audit`);
  await other.page.getByRole('button', { name: 'My views' }).click();
  await other.page.getByRole('menuitem', { name: 'Done with the first' }).click();
  await other.page.waitForURL(/\?patient=1&outcome=done$/);
  // What is renamed there is told here.
  await other.page.getByRole('button', { name: /^View: / }).click();
  await other.page.getByRole('menuitem', { name: /Rename, order or delete/ }).click();
  const editing = other.page.getByRole('dialog', { name: 'Your views' });
  await editing.getByRole('textbox').fill('Done');
  await lookedOver(other.page, 'views');
  await editing.getByRole('button', { name: 'Rename' }).click();
  await see(page.getByRole('button', { name: 'View: Done', exact: true }));
  assert.deepEqual([...complaints, ...other.complaints], []);
});

test('to whom a letter goes is said at its export, by the keyboard alone, and stands in the accounting', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.goto(`${server.url}/app/user-workflow/export?caseId=1`);
  await page.getByRole('button', { name: 'Say to whom it goes (optional)' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'To whom it goes' }).selectOption('Somebody new…');
  const form = page.getByRole('form', { name: 'New recipient' });
  await form.getByRole('combobox', { name: 'Who gets it' }).selectOption('Somebody else');
  await form.getByRole('textbox', { name: 'Recipient’s name' }).fill('Vellum County Court');
  await form.getByRole('textbox', { name: 'Recipient’s address' }).fill('1 Elm Street, Vellum');
  await form.getByRole('textbox', { name: 'Purpose' }).fill('Subpoena');
  await lookedOver(page, 'recipient');
  await form.getByRole('textbox', { name: 'Purpose' }).press('Enter');
  await form.waitFor({ state: 'hidden' });
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  assert.deepEqual(complaints, []);

  const officer = await visit(browser, server.url);
  await signIn(officer.page, kim);
  await officer.page.goto(`${server.url}/app/audit-reports?patient=1`);
  await officer.page.getByRole('button', { name: 'Make report' }).click();
  const row = officer.page.getByRole('row', { name: /Vellum County Court, 1 Elm Street, Vellum/ });
  await see(row.getByText('Subpoena'));
  assert.deepEqual(officer.complaints, []);
});
