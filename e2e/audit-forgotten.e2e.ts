import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { lookedOver } from './looked-over.ts';
import { aCase, complianceOfficer, plainUser } from './prepared.ts';
import { see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

const otto = {
  ...{ first_name: 'Ottokar', last_name: 'Farewell', mrn: 'MRN-OF' },
  ...{ dob: '1933-01-02', gender: 'male' },
};
const REASON = 'Kept for ten years, as the policy asks';

let server: RunningServer;
let browser: Browser;
let kim: Credentials;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const nora = await plainUser(server, 'nora');
  kim = await complianceOfficer(server, 'kim', 'Kim Oh');
  const sol = await plainUser(server, 'second.admin', 'Sol Example', 'admin');
  await aCase(await Api.signedIn(server.url, nora), nora.password, 'signed', otto);
  const admin = await Api.signedIn(server.url, server.admin);
  await admin.ok('POST', '/patients/1/forgetting', { reason: REASON });
  const second = await Api.signedIn(server.url, sol);
  await second.ok('POST', '/patients/1/forgetting/confirm', { password: sol.password });
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

async function assertNamesNobody(page: Page): Promise<void> {
  assert.doesNotMatch(
    await page.locator('body').innerText(),
    /Ottokar|Farewell|MRN-OF|1933-01-02|January 2, 1933/,
  );
}

test('a compliance officer, who has no other right, reads that, when and by whom a patient was forgotten, and nothing of the patient', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, kim);
  await page.goto(`${server.url}/app/audit?patient=1`);
  const history = page.getByRole('region', { name: 'History' });
  await see(history.getByText(/asked to forget a patient/));
  await see(history.getByText(/Sol Example confirmed that a patient is forgotten/));
  await see(history.getByText(/forgot a patient/).first());
  // What was done before still stands there, with who did it and when.
  await see(history.getByText(/Nora Quist did what is forgotten/).first());
  await assertNamesNobody(page);
  await lookedOver(page, 'audit-forgotten');

  // By the keyboard alone.
  await history.getByRole('button', { name: /^Details: .*asked to forget a patient/ }).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('dialog', { name: 'Entry of the audit history' });
  await see(entry.getByText(REASON).first());
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });
  await history
    .getByRole('button', { name: /^Details: .*did what is forgotten/ })
    .first()
    .click();
  await see(entry.getByText(/What this said was forgotten with its patient/));
  await assertNamesNobody(page);
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });

  await page.goto(`${server.url}/app/audit-reports?patient=1`);
  await page.getByRole('button', { name: 'Make report' }).click();
  await see(page.getByRole('region', { name: 'Accounting of disclosures' }));
  await assertNamesNobody(page);

  // The proofs hold all the same.
  await page.goto(`${server.url}/app/audit/proof`);
  const verification = page.getByRole('region', { name: 'Verification by this server' });
  await verification.getByRole('button', { name: 'Verify everything again' }).click();
  await see(verification.getByText('Nothing was altered'));
  assert.deepEqual(complaints, []);
});

test('the past of a forgotten patient’s case tells nothing of them', async () => {
  const { page } = await visit(browser, server.url);
  await signIn(page, kim);
  await page.goto(`${server.url}/app/case/1/past`);
  await see(page.getByRole('heading', { level: 1 }));
  await unseen(page.getByLabel(/^Loading/));
  await assertNamesNobody(page);
});
