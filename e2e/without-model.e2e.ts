import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { OllamaStandIn } from '../backend/src/testing/stand-ins/ollama.ts';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { dismiss, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let model: OllamaStandIn;
let failing: RunningServer;
let server: RunningServer;
let browser: Browser;
let nora: Credentials;
before(async () => {
  model = await OllamaStandIn.start('stand-in');
  [server, failing, browser] = await Promise.all([
    startServer(),
    startServer({ OLLAMA_URL: model.url, OLLAMA_MODEL: 'stand-in' }),
    openBrowser(),
  ]);
  nora = await plainUser(server, 'nora');
});
after(async () => {
  await Promise.all([server.stop(), failing.stop(), browser.close(), model.close()]);
});

const noProvider =
  'AI provider not configured. Please configure an AI provider in admin settings before generating notes.';
const fallback = 'Note generated with fallback template due to AI service issue';

test('without a model a user gets the template note and is told so', async () => {
  const api = await Api.signedIn(server.url, nora);
  const { id } = await aCase(api, nora.password, 'provider');
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow?caseId=${id}`);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/generate_note')),
    page.getByRole('button', { name: 'Generate Note', exact: true }).click(),
  ]);
  assert.equal(answer.request().method(), 'POST');
  const alert = page.getByRole('alert').filter({ hasText: fallback });
  await see(alert);
  await see(page.getByText('Fallback Used'));
  const text = await page.getByLabel('Note text').inputValue();
  for (const fact of ['Mara Whitfield', 'Urge incontinence', 'Adult briefs, medium']) {
    assert.ok(text.includes(fact), `the note says ${fact}`);
  }
  for (const fact of ['N39.41', '1234567893']) {
    assert.ok(!text.includes(fact), `the letter's tables say ${fact}, the note does not again`);
  }
  const { status, body } = await api.call('POST', `/cases/${id}/generate_note`, {});
  assert.equal(status, 206);
  const { error } = body as { error: string };
  await see(alert.getByText(`${fallback}: ${error}`, { exact: true }));
  assert.equal(await page.getByText(noProvider).count(), 0, 'only an admin can do something about it');
  assert.deepEqual(complaints, []);
});

test('without a model an admin is told what to configure', async () => {
  const api = await Api.signedIn(server.url, server.admin);
  const { id } = await aCase(api, server.admin.password, 'provider');
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await page.goto(`/app/workflow?caseId=${id}`);
  await see(page.getByText('Not Configured'));
  await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
  await dismiss(page, noProvider);
  await see(page.getByText('Fallback Used'));
  assert.deepEqual(complaints, []);
});

test('a model that fails in the middle leaves the template note, never half a note', async () => {
  model.behave({ kind: 'cuts_off', pieces: ['Half a '] });
  const api = await Api.signedIn(failing.url, failing.admin);
  const { id } = await aCase(api, failing.admin.password, 'provider');
  const { page, complaints } = await visit(browser, failing.url);
  await signIn(page, failing.admin);
  await page.goto(`/app/workflow?caseId=${id}`);
  await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
  await see(page.getByRole('alert').filter({ hasText: fallback }));
  await see(page.getByText('Fallback Used'));
  const text = await page.getByLabel('Note text').inputValue();
  assert.ok(!text.includes('Half a') && text.includes('Mara Whitfield'));
  assert.deepEqual(complaints, []);
});

test('a generation can be given up and begun anew', async () => {
  model.behave({ kind: 'holds', pieces: ['Slowly '] });
  const api = await Api.signedIn(failing.url, failing.admin);
  const { id } = await aCase(api, failing.admin.password, 'provider');
  const { page, complaints } = await visit(browser, failing.url);
  await signIn(page, failing.admin);
  await page.goto(`/app/workflow?caseId=${id}`);
  const begin = page.getByRole('button', { name: 'Generate Note', exact: true });
  await begin.click();
  const overlay = page.getByRole('dialog', { name: 'Generating the note' });
  await see(overlay.getByText('Slowly'));
  const before = model.givenUp;
  await overlay.getByRole('button', { name: 'Cancel' }).click();
  await unseen(overlay);
  await model.until(() => model.givenUp > before);
  model.behave({ kind: 'answers', pieces: ['Swiftly done.'] });
  await begin.click();
  await see(page.getByLabel('Note text'));
  assert.equal(await page.getByLabel('Note text').inputValue(), 'Swiftly done.');
  assert.deepEqual(complaints, []);
});
