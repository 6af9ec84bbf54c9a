import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { lookedOver } from './looked-over.ts';
import { aCase, complianceOfficer, plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let kim: Credentials;
/** The changes that the case has. */
let changes: number;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const nora = await plainUser(server, 'nora');
  kim = await complianceOfficer(server, 'kim', 'Kim Oh');
  const api = await Api.signedIn(server.url, nora);
  const { id, notes } = await aCase(api, nora.password, 'note');
  const [note] = notes;
  const note_text = `${note!.note_text}\n\nShe lives with her daughter.`;
  await api.ok('PUT', `/cases/${id}/notes/${note!.note_id}`, { note_text });
  // Nobody but admins may; it is in the history, like what is refused.
  assert.equal((await api.call('GET', '/admin/users')).status, 403);
  changes = (await api.ok<{ entries: unknown[] }>('GET', `/cases/${id}/history`)).entries.length;
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

test('a compliance officer, who has no other right, goes through the whole life of a case by the keyboard alone', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, kim);
  await page.goto(`${server.url}/app/audit?case=1`);
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: /^Details: Dr\. Nora Quist edited note/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'The case as it stood then' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/app/case/1/past\\?change=${changes}$`));

  const at = (change: number) => page.getByText(new RegExp(`^Change ${change} of ${changes}:`));
  await see(at(changes));
  const slider = page.getByRole('slider', { name: 'Change of the case' });
  await slider.focus();
  await page.keyboard.press('Home');
  await see(at(1));
  await see(page.getByText('No notes yet.'));
  for (let change = 2; change <= changes; change += 1) {
    await page.keyboard.press('ArrowRight');
    await see(at(change));
  }
  await page.keyboard.press('Home');
  await see(at(1));
  await page.keyboard.press('End');
  await see(at(changes));

  // Any two: the last with the first.
  await page.getByRole('combobox', { name: 'Compared with' }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1 · Dr. Nora Quist opened');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/with=1$/);
  const changed = page.getByRole('region', { name: 'What changed' });
  await see(changed.getByText('Diagnosis N39.41'));

  // Each sentence with who wrote it, and in which version.
  const note = page.getByRole('article', { name: /^Note / });
  await note.getByRole('switch', { name: 'Show who wrote what' }).focus();
  await page.keyboard.press('Space');
  const writers = note.getByRole('list', { name: 'Writers' });
  await see(writers.getByText(/^The template for Dr\. Nora Quist, note 1, version 1,/));
  await see(writers.getByText(/^A person: Dr\. Nora Quist, note 1, version 2,/));
  await lookedOver(page, 'past');

  // Long before it was opened.
  const moment = page.getByLabel('As it stood at');
  await moment.fill('2020-01-01T00:00');
  await see(page.getByText('The case was opened later.'));
  await moment.fill('2199-01-01T00:00');
  await unseen(page.getByText('The case was opened later.'));
  await see(at(changes));

  await page.emulateMedia({ media: 'print' });
  await unseen(slider);
  await see(changed);
  assert.deepEqual(complaints, []);
});

test('each ready question is one click, on a phone as well, and its answer prints without what asks for it', async () => {
  const { page, complaints } = await visit(browser, server.url, { width: 390, height: 844 });
  await signIn(page, kim);
  const ask = async (from: string, question: string, answer: RegExp) => {
    await page.goto(`${server.url}/app/audit${from}`);
    const button = page.getByRole('button', { name: question, exact: !question.startsWith('Looked') });
    await button.click();
    // What only paper shows stands there as well.
    await see(page.getByRole('region', { name: 'History' }).getByText(answer).filter({ visible: true }));
    await assertNoSidewaysScroll(page, question);
  };
  await ask('?patient=1', 'Who saw this patient', /viewed data of 1 patient/);
  await ask('?patient=1', 'Everything about this patient', /opened the case/);
  await ask('?person=2', 'Everything this person did', /opened the case/);
  await ask('', 'Refused and failed', /was refused GET \/admin\/users/);
  await ask('', 'Rights changed', /Kim Oh|kim/);
  await ask('', 'Exports, prints and copies', /Nothing in the history matches these filters/);
  await ask('', 'Signed over marks', /Nothing in the history matches these filters/);
  await ask('', 'Looked at without a reason', /No reason|Nothing in the history/);

  for (const [question, rule] of [
    ['Outside usual hours', 'unusual_hour'],
    ['From a new address', 'new_address'],
    ['Many patients in a short time', 'many_patients'],
    ['Slow patterns', 'slow_pattern'],
  ] as const) {
    await page.goto(`${server.url}/app/audit`);
    await page.getByRole('link', { name: question }).click();
    await page.waitForURL(new RegExp(`/app/alerts\\?rule=${rule}$`));
    await see(page.getByText('No alerts match these filters'));
  }

  await page.goto(`${server.url}/app/audit`);
  await see(page.getByRole('region', { name: 'History' }).getByText(/edited note/));
  if (process.env['PICTURES'])
    await page.screenshot({ path: `${process.env['PICTURES']}/questions-390.png`, fullPage: true });
  await page.emulateMedia({ media: 'print' });
  await unseen(page.getByRole('group', { name: 'Ready questions' }));
  await unseen(page.getByRole('button', { name: 'Export', exact: true }));
  await see(page.getByRole('region', { name: 'History' }).getByText(/edited note/));
  if (process.env['PICTURES']) await page.pdf({ path: `${process.env['PICTURES']}/audit.pdf`, format: 'A4' });
  assert.deepEqual(complaints, []);
});
