import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { openBrowser, signIn, visit } from './browser.ts';
import { see } from './screen.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** What the login page may load of compressed script. */
const LOGIN_BYTES = 200_000;
/** What a visitor may load of it before anything else, the player of the animation included. */
const LANDING_BYTES = 150_000;

let server: RunningServer;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page) {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response);
  });
  return {
    names: () => [...scripts.keys()],
    /** Compressed as for a browser that knows gzip alone. A script that the browser had already has no body to measure. */
    bytes: async () => {
      const bodies = await Promise.all([...scripts.values()].map((response) => response.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    },
    /** What the network carried of them, without headers. */
    wire: async () => {
      const sizes = await Promise.all([...scripts.values()].map((response) => response.request().sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
}

test('the login page loads under 200 kB of compressed script', async () => {
  const { page, complaints } = await visit(browser, server.url);
  const scripts = scriptsOf(page);
  await page.goto('/login');
  await see(page.getByRole('button', { name: 'Sign in' }));
  const bytes = await scripts.bytes();
  assert.ok(bytes > 10_000, 'the page has a script');
  assert.ok(bytes < LOGIN_BYTES, `${bytes} bytes of script before anybody is signed in`);
  // The styles that come later leave the page the ground that it had before them.
  assert.deepEqual(
    await page.evaluate(() =>
      [document.body, document.documentElement].map((place) =>
        getComputedStyle(place).getPropertyValue(place === document.body ? 'background-color' : '--vw-page'),
      ),
    ),
    ['rgb(246, 247, 248)', '#f6f7f8'],
  );
  assert.deepEqual(complaints, []);
});

test('the landing page loads under 150 kB of compressed script, and nothing of the application', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const scripts = scriptsOf(page);
  await page.goto('/');
  await see(page.getByRole('button', { name: 'Pause the animation' }));
  const bytes = await scripts.bytes();
  assert.ok(bytes > 10_000, 'the page has a script');
  assert.ok(bytes < LANDING_BYTES, `${bytes} bytes of script for a visitor`);
  const wire = await scripts.wire();
  assert.ok(wire > 10_000 && wire < LANDING_BYTES, `${wire} bytes of script on the wire`);
  assert.deepEqual(
    scripts.names().filter((name) => /start-app|layout|workflow-screen|dashboard-screen/.test(name)),
    [],
  );
  assert.deepEqual(complaints, []);
});

test('each screen brings its own script when it is first opened', async () => {
  const { page, complaints } = await visit(browser, server.url);
  const scripts = scriptsOf(page);
  await signIn(page, server.admin);
  await see(page.getByRole('heading', { name: 'Dashboard' }));
  let before = scripts.names();
  for (const path of ['/app/workflow', '/app/admin/ai-settings', '/app/admin/rag-manager']) {
    await page.goto(path);
    await see(page.getByRole('heading', { level: 1 }));
    const now = scripts.names();
    assert.ok(now.length > before.length, `${path} brings a script of its own`);
    before = now;
  }
  assert.deepEqual(complaints, []);
});
