import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { Api } from './api.ts';
import { openBrowser, viewports, visit } from './browser.ts';
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The app on the phone. Its last code is told apart from the next: one that was given lets nobody in again. */
const codeOf = (secret: string, later = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + later * 30_000 });

async function typeNameAndPassword(page: Page, { username, password }: Credentials): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await press(page, 'Sign in');
}

test('who is required to have a second factor sets one up on a phone, and comes back in with it', async () => {
  await admin.ok('PUT', '/admin/second-factor', { roles: ['user'] });
  const { page, complaints } = await visit(browser, server.url, viewports.narrow);
  await typeNameAndPassword(page, nora);
  await see(page.getByRole('heading', { name: 'Set up a second factor' }));
  await assertNoSidewaysScroll(page, 'the demand');
  await page.getByLabel('Your password').fill(nora.password);
  await press(page, 'Continue');
  const qr = page.getByRole('img', { name: /^QR code/ });
  await see(qr);
  // The picture is drawn, under the content security policy.
  assert.ok(await qr.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0));
  await assertNoSidewaysScroll(page, 'the QR code');
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await page.getByLabel('The code that the app shows now').fill(codeOf(secret));
  await press(page, 'Confirm');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await see(codes.first());
  const [recovery] = await codes.allInnerTexts();
  assert.equal(await codes.count(), 10);
  await assertNoSidewaysScroll(page, 'the recovery codes');
  const saved = page.waitForEvent('download');
  await press(page, 'Download');
  assert.equal((await saved).suggestedFilename(), 'vouchwell-recovery-codes.txt');
  await page.getByRole('checkbox', { name: 'I have kept these codes' }).check();
  await press(page, 'Done');
  await see(page.getByRole('heading', { level: 1 }));
  await unseen(page.getByRole('heading', { name: 'Set up a second factor' }));

  const again = await visit(browser, server.url);
  await typeNameAndPassword(again.page, nora);
  await again.page.getByLabel('Code of your authenticator app').fill(codeOf(secret, 1));
  await press(again.page, 'Sign in');
  await again.page.getByRole('button', { name: 'Logout' }).waitFor();
  await press(again.page, 'Logout');
  await typeNameAndPassword(again.page, nora);
  await press(again.page, 'Use a recovery code');
  await again.page.getByLabel('Recovery code').fill(recovery!);
  await press(again.page, 'Sign in');
  await again.page.getByRole('button', { name: 'Logout' }).waitFor();
  await again.page.goto('/app/account');
  await see(again.page.getByText('9 recovery codes left.'));
  assert.deepEqual([...complaints, ...again.complaints], []);
});
