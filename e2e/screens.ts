// Takes the pictures of the README from the demonstration: node e2e/screens.ts, after a build.
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { CaseRowResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { see } from './screen.ts';
import { startServer } from './server.ts';

const folder = join(import.meta.dirname, '../docs/images');
const LARGEST_BYTES = 250_000;
/** As the demonstration prints it. */
const visitor = { username: 'm.okafor', password: 'walk-through-the-demo' };

async function picture(page: Page, name: string): Promise<void> {
  const path = join(folder, `${name}.png`);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.mouse.move(0, 0);
  await page.screenshot({ path });
  const { size } = await stat(path);
  if (size > LARGEST_BYTES) throw new Error(`${path} has ${size} bytes, more than ${LARGEST_BYTES}`);
  console.log(`${path} (${size} bytes)`);
}

/** A case that is ready to sign and has something to show. */
async function richestCase(origin: string): Promise<number> {
  const api = await Api.signedIn(origin, visitor);
  const cases = await api.ok<CaseRowResponse[]>('GET', '/cases?status=in_progress&page=1&per_page=100');
  const [richest] = cases
    .filter(({ signed }) => !signed)
    .sort((a, b) => b.summary.items_count - a.summary.items_count);
  if (!richest) throw new Error('The demonstration has no case in progress');
  return richest.id;
}

await mkdir(folder, { recursive: true });
const server = await startServer({ ADMIN_PASSWORD: visitor.password }, 'backend/dist/demo.js');
const browser = await openBrowser();
try {
  const { page } = await visit(browser, server.url, { width: 1280, height: 800 });
  await signIn(page, visitor);
  await see(page.getByRole('table'));
  await picture(page, 'dashboard');
  await page.goto(`/app/user-workflow/note?caseId=${await richestCase(server.url)}`);
  await see(page.getByLabel('Note text'));
  await picture(page, 'workflow');
} finally {
  await browser.close();
  await server.stop();
}
