import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, see } from './screen.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** A window of 1440 by 900 at a zoom of 200 %. */
const zoomed = { width: 720, height: 450 };

let server: RunningServer;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

test('at a zoom of 200 % the note has most of the window, whatever is stuck to its edges', async () => {
  const nora = await plainUser(server, 'nora');
  const { id } = await aCase(await Api.signedIn(server.url, nora), nora.password, 'note');
  const { page } = await visit(browser, server.url, zoomed);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow/note?caseId=${id}`);
  const text = page.getByLabel('Note text');
  await see(text);
  await assertNoSidewaysScroll(page, 'the note');
  // As high as it stands free, with its head at the top of the window.
  const free = await text.evaluate((area) => {
    scrollBy({ top: area.getBoundingClientRect().top });
    const { left } = area.getBoundingClientRect();
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    return heights.filter((y) => document.elementFromPoint(left + 40, y) === area).length;
  });
  assert.ok(free > zoomed.height * 0.7, `${free} of ${zoomed.height} px`);
});
