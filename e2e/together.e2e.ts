import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { Api } from './api.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, saved, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let ari: Credentials;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
  ari = await plainUser(server, 'ari', 'Dr. Ari Holm');
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const api = (who: Credentials) => Api.signedIn(server.url, who);

async function at(who: Credentials, path: string, narrow = false) {
  const visitor = await visit(browser, server.url, viewports[narrow ? 'narrow' : 'wide']);
  await signIn(visitor.page, who);
  await visitor.page.goto(path);
  return visitor;
}

async function shareWithAri(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Colleague' }).fill('ari');
  await page.getByRole('option', { name: /Ari Holm/ }).click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await see(dialog.getByRole('button', { name: 'Take back from Dr. Ari Holm' }));
}

test('a case is handed to a colleague, who finds it unaided, and taken back', async () => {
  const { id } = await aCase(await api(nora), nora.password, 'note');
  const theirs = await at(ari, '/app');
  await see(theirs.page.getByText('No Cases Found'));
  const hers = await at(nora, `/app/case/${id}`);
  await shareWithAri(hers.page);
  // Nothing is pressed on the other side.
  await see(
    theirs.page.getByRole('link', { name: new RegExp(`#?${id}`) }).or(theirs.page.getByText(`#${id}`)),
  );
  await theirs.page.goto(`/app/case/${id}`);
  await see(theirs.page.getByRole('heading', { name: `Case #${id}` }));
  await theirs.page.getByRole('button', { name: 'Show history' }).click();
  await see(theirs.page.getByText(/shared the case/));
  await hers.page.getByRole('button', { name: 'Take back from Dr. Ari Holm' }).click();
  await see(hers.page.getByText('This case is not shared with anybody.'));
  await theirs.page.reload();
  await see(theirs.page.getByText('You do not have permission to access this case.'));
  assert.deepEqual(hers.complaints, []);
});

test('what one does, the other sees; what both do, a person decides', async () => {
  const { id } = await aCase(await api(nora), nora.password, 'provider');
  const hers = await at(nora, `/app/user-workflow/diagnosis?caseId=${id}&edit=true`);
  await see(hers.page.getByText('N39.41').first());
  const admin = await api(server.admin);
  await admin.ok('POST', `/cases/${id}/diagnoses`, { diagnoses: [{ code: 'R32' }] });
  await see(hers.page.getByText(/changed the diagnoses of this case/));
  await unseen(hers.page.getByRole('button', { name: /Remove.*N39\.41/ }));
  // Without a line she does not hear of the next change.
  await hers.context.setOffline(true);
  await hers.page.getByRole('button', { name: /Remove.*R32/ }).click();
  await admin.ok('POST', `/cases/${id}/diagnoses`, { diagnoses: [{ code: 'N39.46' }] });
  await hers.context.setOffline(false);
  const dialog = hers.page.getByRole('dialog', { name: 'The diagnoses were changed by someone else too' });
  await see(dialog.getByText('N39.46'));
  assert.deepEqual(await axeFindings(hers.page), []);
  await dialog.getByRole('button', { name: 'Use their version' }).click();
  await saved(hers.page);
  await see(hers.page.getByRole('button', { name: /Remove.*N39\.46/ }));
});

test('a signed case takes an addendum, which stands on its letter, also on a narrow screen', async () => {
  const { id } = await aCase(await api(nora), nora.password, 'signed');
  const { page, complaints } = await at(nora, `/app/case/${id}`, true);
  await page.getByRole('button', { name: 'Write an addendum' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Addendum').fill('The supplier changed after signing; the quantity did not.');
  await dialog.getByLabel(/Your password/).fill(nora.password);
  await assertNoSidewaysScroll(page, 'the addendum');
  assert.deepEqual(await axeFindings(page), []);
  await dialog.getByRole('button', { name: 'Sign addendum' }).click();
  await see(page.getByRole('article', { name: 'Addendum 1' }));
  await assertNoSidewaysScroll(page, 'the signed case');
  const text = await fetch(`${server.url}/api/cases/${id}/export/txt`, {
    headers: { authorization: `Bearer ${(await api(nora)).token}` },
  });
  assert.match(await text.text(), /The supplier changed after signing; the quantity did not\./);
  assert.deepEqual(complaints, []);
});
