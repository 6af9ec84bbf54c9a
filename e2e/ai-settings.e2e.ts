import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { AiStatusResponse } from '@vouchwell/contract';
import { OllamaStandIn } from '../backend/src/testing/stand-ins/ollama.ts';
import { Api } from './api.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { lookedOver } from './looked-over.ts';
import { aCase } from './prepared.ts';
import { assertNoSidewaysScroll, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

let model: OllamaStandIn;
let server: RunningServer;
let browser: Browser;
before(async () => {
  model = await OllamaStandIn.start('stand-in');
  [server, browser] = await Promise.all([startServer({ OLLAMA_URL: model.url }), openBrowser()]);
});
after(async () => {
  await Promise.all([server.stop(), browser.close(), model.close()]);
});

const path = '/app/admin/ai-settings';
const add = (page: Page) => page.getByRole('form', { name: 'Add a provider' });
const setting = (page: Page, name: string) => page.getByRole('article', { name });
const status = (page: Page) => page.getByRole('region', { name: 'AI status' });
const press = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).click();

async function opened(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'AI Settings' }).click();
  await page.waitForURL(`**${path}`);
  await see(page.getByRole('heading', { level: 1, name: 'AI Settings' }));
}

test('a model is added, tested, activated, writes a note, and is taken away again', async () => {
  model.behave({ kind: 'answers', pieces: ['Ready to write.'] });
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await see(page.getByText('Not Configured'));
  await opened(page);
  await see(status(page).getByText('Not Configured'));
  await see(page.getByRole('heading', { name: 'No provider yet' }));
  await add(page)
    .getByRole('radio', { name: /^stand-in/ })
    .check();
  await press(add(page), 'Add provider');
  const card = setting(page, 'Ollama stand-in');
  await see(card.getByText('Inactive'));
  assert.equal(await card.getByRole('button', { name: /^Activate/ }).count(), 0, 'not before it was tested');
  await press(card, /^Test/);
  await see(card.getByText('Test passed'));
  await see(card.getByText('Ready to write.'));
  await press(card, /^Activate/);
  await see(card.getByText('Writes the notes'));
  await see(status(page).getByText('Connected'));
  await see(status(page).getByText('set on this screen'));

  const api = await Api.signedIn(server.url, server.admin);
  model.behave({ kind: 'answers', pieces: ['To the reviewer: the briefs are needed.'] });
  const { notes } = await aCase(api, server.admin.password, 'note');
  assert.equal(notes[0]?.ai_model, 'stand-in');

  await press(card, /^Deactivate/);
  await see(status(page).getByText('Not Configured'));
  await press(card, /^Delete/);
  const question = page.getByRole('dialog', { name: 'Delete provider Ollama · stand-in?' });
  await see(question);
  await page.keyboard.press('Escape');
  await unseen(question);
  await see(card);
  await press(card, /^Delete/);
  await press(question, 'Delete provider');
  await unseen(card);
  assert.equal((await api.ok<AiStatusResponse>('GET', '/ai-status')).configured, false);
  assert.deepEqual(complaints, []);
});

test('a cloud provider is listed, says why it is refused, and cannot be added', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await opened(page);
  await add(page)
    .getByRole('radio', { name: /^OpenAI/ })
    .check();
  await see(add(page).getByText(/cloud AI providers are switched off/));
  assert.equal(await add(page).getByRole('button', { name: 'Add provider' }).isDisabled(), true);
  assert.equal(await add(page).getByLabel('API key').first().isDisabled(), true);
  assert.deepEqual(complaints, []);
});

test('a test that fails says so, and the setting shows it ever after', async () => {
  const api = await Api.signedIn(server.url, server.admin);
  await api.ok('POST', '/admin/ai-settings', { provider: 'ollama', model: 'stand-in' });
  model.behave({ kind: 'refuses', status: 500 });
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await opened(page);
  const card = setting(page, 'Ollama stand-in');
  await press(card, /^Test/);
  await see(card.getByText('Test failed'));
  await see(card.getByText('Error'));
  await page.reload();
  await see(card.getByText('Error'));
  assert.equal(await card.getByRole('button', { name: /^Activate/ }).count(), 0);
  assert.deepEqual(complaints, []);
});

test('a provider that writes the notes, and one of a long name, fit every width', async () => {
  const name = `a-model-of-a-long-name-for-notes:70b-instruct-${'q4_K_M'.repeat(4)}`;
  const long = await OllamaStandIn.start(name);
  const own = await startServer({ OLLAMA_URL: long.url });
  try {
    const api = await Api.signedIn(own.url, own.admin);
    await api.ok('POST', '/admin/ai-settings', { provider: 'ollama', model: name });
    await api.ok('POST', '/admin/ai-settings/1/test');
    await api.ok('POST', '/admin/ai-settings/1/activate');
    const { page } = await visit(browser, own.url);
    await signIn(page, own.admin);
    await opened(page);
    await see(setting(page, `Ollama ${name}`).getByText('Writes the notes'));
    await lookedOver(page, 'ai-settings-configured');
    await page.setViewportSize(viewports.narrow);
    await page.goto('/app');
    await see(page.getByText(name));
    await assertNoSidewaysScroll(page, 'the dashboard');
  } finally {
    await Promise.all([own.stop(), long.close()]);
  }
});

test('an endpoint outside the site is refused where it was typed', async () => {
  const { page } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await opened(page);
  await press(setting(page, 'Ollama stand-in'), /^Edit/);
  const dialog = page.getByRole('dialog', { name: 'Edit Ollama · stand-in' });
  await dialog.getByLabel('Endpoint').fill('http://169.254.169.254');
  await press(dialog, 'Save changes');
  await see(dialog.getByRole('alert').getByText('Failed to change the provider'));
  assert.equal(await dialog.getByLabel('Endpoint').inputValue(), 'http://169.254.169.254');
  await page.keyboard.press('Escape');
  await press(page.getByRole('dialog', { name: 'Discard your changes?' }), 'Discard changes');
  await unseen(dialog);
});

test('without a running Ollama the form says so and tries again', async () => {
  const silent = await OllamaStandIn.start('late');
  const port = Number(new URL(silent.url).port);
  await silent.close();
  const alone = await startServer({ OLLAMA_URL: `http://127.0.0.1:${port}` });
  let late: OllamaStandIn | null = null;
  try {
    const { page, complaints } = await visit(browser, alone.url);
    await signIn(page, alone.admin);
    await opened(page);
    await see(add(page).getByText('Failed to connect to Ollama'));
    late = await OllamaStandIn.start('late', port);
    await press(add(page), 'Try Again');
    await see(add(page).getByRole('radio', { name: /^late/ }));
    assert.deepEqual(complaints, []);
  } finally {
    await alone.stop();
    await late?.close();
  }
});

test('a key is typed and never seen again', async () => {
  const allowed = await startServer({ ALLOW_CLOUD_AI: 'true' });
  try {
    const { page } = await visit(browser, allowed.url);
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/admin/')) answers.push(response.text().catch(() => ''));
    });
    await signIn(page, allowed.admin);
    await opened(page);
    await add(page).getByRole('radio', { name: 'Anthropic' }).check();
    await add(page).getByRole('combobox', { name: 'Model' }).fill('claude');
    await page.getByRole('option').first().click();
    const key = add(page).getByLabel(/^API key/);
    assert.equal(await key.getAttribute('type'), 'password');
    await key.fill('canary-key-0815');
    await press(add(page), 'Add provider');
    const card = page.getByRole('article', { name: /^Anthropic/ });
    await see(card.getByText('Stored, never shown'));
    assert.equal(await key.inputValue(), '');
    await page.reload();
    await press(card, /^Edit/);
    await see(page.getByRole('dialog'));
    assert.equal(
      await page
        .getByRole('dialog')
        .getByLabel(/^API key/)
        .inputValue(),
      '',
    );
    const seen = [await page.content(), ...(await Promise.all(answers))];
    assert.ok(seen.length > 4);
    assert.equal(seen.filter((text) => text.includes('canary-key')).length, 0);
  } finally {
    await allowed.stop();
  }
});

test('an admin without the AI right is told so, with their role', async () => {
  const admin = await Api.signedIn(server.url, server.admin);
  const other = { username: 'other-admin', password: 'given on the first day 1' };
  await admin.ok('POST', '/admin/users', {
    ...other,
    role: 'admin',
    permissions: { can_manage_ai: false },
  });
  const { page } = await visit(browser, server.url);
  await signIn(page, other);
  await page.goto(path);
  await see(page.getByRole('heading', { name: 'Access Denied' }));
  await see(page.getByText('Your current role: Admin.'));
  await see(page.getByRole('link', { name: 'RAG Manager' }));
  assert.equal(await page.getByRole('link', { name: 'AI Settings' }).count(), 0);
});
