import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { lookedOver } from './looked-over.ts';
import { pdfPages } from './pdf.ts';
import { aCase, complianceOfficer, plainUser } from './prepared.ts';
import { see } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let kim: Credentials;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const nora = await plainUser(server, 'nora');
  kim = await complianceOfficer(server, 'kim', 'Kim Oh');
  const api = await Api.signedIn(server.url, nora);
  await aCase(api, nora.password, 'signed');
  await api.ok('POST', '/cases/1/printed', {});
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

test('a compliance officer, who has no other right, makes an accounting of disclosures and a month’s summary', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, kim);
  await page.goto(`${server.url}/app/audit?patient=1`);
  await page.getByRole('main').getByRole('link', { name: 'Reports' }).click();
  await page.waitForURL(/\/app\/audit-reports\?patient=1$/);
  const make = page.getByRole('button', { name: 'Make report' });
  await make.click();
  await page.waitForURL(/report=disclosures/);
  await see(
    page.getByRole('region', { name: 'Accounting of disclosures' }).getByText('Mara Whitfield, no. 1'),
  );
  await see(page.getByRole('table', { name: 'Disclosures' }).getByText('Print of case 1'));

  const saved = async (item: string) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    assert.match(file.suggestedFilename(), /^disclosures-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.(pdf|csv)$/);
    return readFile(await file.path());
  };
  const drawn = (await pdfPages(new Uint8Array(await saved('As PDF')))).join('\n');
  for (const words of [/Print of case 1/, /Kim Oh \(kim\)/, /Checkpoint of \d+ events/, /1 of 1/])
    assert.match(drawn, words);
  assert.match((await saved('As CSV, for a spreadsheet')).toString(), /"Print of case 1"/);

  await lookedOver(page, 'accounting');
  const paper = (await pdfPages(new Uint8Array(await page.pdf({ format: 'Letter' })))).join('\n');
  assert.match(paper, /Print of case 1/);
  assert.doesNotMatch(paper, /Which report|Make report/, 'the form stays on the screen');

  // By the keyboard alone.
  const report = page.getByRole('combobox', { name: 'Report' });
  await report.focus();
  await report.selectOption('month');
  await make.focus();
  await page.keyboard.press('Enter');
  await see(page.getByRole('table', { name: 'Days' }));
  await see(page.getByRole('table', { name: 'By whom' }).getByText(/Nora Quist/));
  await lookedOver(page, 'month');

  // That reports were made is in the history.
  await page.goto(`${server.url}/app/audit?action=export`);
  await see(page.getByText(/exported the report disclosures of the audit history/).first());
  assert.deepEqual(complaints, []);
});
