import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, signIn, visit } from './browser.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
before(async () => {
  server = await startServer();
  browser = await openBrowser();
});
after(() => browser.close());

test('a visitor without a session is asked to sign in, and signs in', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await page.goto('/app');
  await page.waitForURL('**/login');
  await signIn(page, server.admin);
  assert.deepEqual(complaints, []);
});

test('the server stops cleanly when asked', async () => {
  assert.equal(await server.stop(), 0);
});
