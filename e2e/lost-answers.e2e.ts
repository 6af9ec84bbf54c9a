import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { CaseHistoryResponse, CaseResponse } from '@vouchwell/contract';
import { loopbackProxy, type LoopbackProxy } from '../backend/src/testing/loopback-proxy.ts';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { aCase, plainUser, type Stage } from './prepared.ts';
import { marksToTick, saved, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let folder: string;
let server: RunningServer;
let proxy: LoopbackProxy;
let browser: Browser;
let nora: Credentials;
/** On a line of its own, which nothing cuts. */
let api: Api;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vouchwell-lost-'));
  [server, browser] = await Promise.all([startServer({ DATA_DIR: join(folder, 'data') }), openBrowser()]);
  proxy = await loopbackProxy({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
  nora = await plainUser(server, 'nora');
  api = await Api.signedIn(server.url, nora);
});
after(async () => {
  await proxy.close();
  await Promise.all([server.stop(), browser.close()]);
  await rm(folder, { recursive: true, force: true });
});

const stored = (id: number) => api.ok<CaseResponse>('GET', `/cases/${id}`);
const SIGNED = 'This case is signed and locked.';

/** A case that has come so far, open at a step behind the line that is cut. */
async function opened(stage: Stage, step: string): Promise<{ page: Page; id: number }> {
  const { id } = await aCase(api, nora.password, stage);
  const { page } = await visit(browser, `http://127.0.0.1:${proxy.port}`);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow/${step}?caseId=${id}`);
  return { page, id };
}

async function confirmSigning(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign & Lock Case' }).click();
  const dialog = page.getByRole('dialog', { name: /Sign & lock case #\d+/ });
  for (const mark of await marksToTick(dialog)) await mark.check();
  await dialog.getByLabel('Your password').fill(nora.password);
  await dialog.getByRole('button', { name: 'Sign & Lock Case' }).click();
}

/** Resolves when the server holds it, however long that takes. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((wake) => setTimeout(wake, 20));
}

/** The screen asks by itself; where it has given up asking, a person does. */
async function findsOut(page: Page): Promise<void> {
  const signed = page.getByText(SIGNED, { exact: true });
  const left = page.getByText('Your last change may have been saved.');
  await see(left.or(signed));
  if (!(await signed.isVisible())) {
    await page.getByRole('status').getByRole('button', { name: 'Check again' }).click();
  }
  await see(signed);
}

test('a signature whose answer is lost is found, never told as a failure, and stands once', async () => {
  const { page, id } = await opened('note', 'export');
  proxy.cutAt(/^POST \/api\/cases\/\d+\/sign /, 'after');
  await confirmSigning(page);
  await findsOut(page);
  await unseen(page.getByRole('dialog'));
  assert.equal(await page.getByText(/not signed/).count(), 0);
  const { entries } = await api.ok<CaseHistoryResponse>('GET', `/cases/${id}/history`);
  assert.equal(entries.filter(({ sentence }) => sentence.startsWith('signed')).length, 1);
});

test('a signature that was made before its server was killed is found when the next one has started', async () => {
  const { page, id } = await opened('note', 'export');
  proxy.cutAt(/^POST \/api\/cases\/\d+\/sign /, 'never');
  await confirmSigning(page);
  await until(async () => (await stored(id)).signed);
  const { port } = new URL(server.url);
  await server.kill();
  server = await startServer({ DATA_DIR: server.dataDir, PORT: port });
  api = await Api.signedIn(server.url, nora);
  await findsOut(page);
  assert.equal(await page.getByText(/not signed/).count(), 0);
});

test('an edit of the note whose answer is lost is saved once, and said to be saved', async () => {
  const { page, id } = await opened('note', 'note');
  const text = page.getByLabel('Note text');
  await see(text);
  proxy.cutAt(/^PUT \/api\/cases\/\d+\/notes\/\d+ /, 'after');
  await text.fill('Written over a bad line.');
  await until(async () => (await stored(id)).notes[0]?.note_text === 'Written over a bad line.');
  await saved(page);
  assert.equal((await stored(id)).notes[0]?.version, 2);
});

test('a note whose answer is lost is written once, and appears', async () => {
  const { page, id } = await opened('provider', 'note');
  proxy.cutAt(/^POST \/api\/cases\/\d+\/generate_note/, 'after');
  await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
  await see(page.getByLabel('Note text'));
  assert.equal((await stored(id)).notes.length, 1);
  proxy.cutAt(/^POST \/api\/cases\/\d+\/generate_note/, 'never');
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
  await until(async () => (await stored(id)).notes.length === 2);
  proxy.cut();
  await saved(page);
  await see(page.getByLabel('Note text'));
  assert.equal((await stored(id)).notes.length, 2);
});
