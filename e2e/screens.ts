// Takes the pictures of the README and of the landing page from the demonstration: node e2e/screens.ts, after a build.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { CaseRowResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { see } from './screen.ts';
import { startServer } from './server.ts';

const folder = join(import.meta.dirname, '../docs/images');
const landing = join(import.meta.dirname, '../frontend/src/features/landing/pictures');
const LARGEST_BYTES = 250_000;
/** Of a picture of the landing page, which visitors load. */
const LARGEST_WEBP_BYTES = 110_000;
const size = { width: 1280, height: 800 };
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

/** Both schemes, as WebP, which the browser itself can write. */
async function landingPictures(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.mouse.move(0, 0);
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((set) => {
      document.documentElement.setAttribute('data-mantine-color-scheme', set);
    }, scheme);
    const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
    const bytes = Buffer.from(await asWebp(page, png), 'base64');
    const path = join(landing, `${name}-${scheme}.webp`);
    if (bytes.length > LARGEST_WEBP_BYTES)
      throw new Error(`${path} has ${bytes.length} bytes, more than ${LARGEST_WEBP_BYTES}`);
    await writeFile(path, bytes);
    console.log(`${path} (${bytes.length} bytes)`);
  }
}

/** Base64 in and out. */
function asWebp(page: Page, png: string): Promise<string> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1]!;
  }, png);
}

async function takeLanding(browser: Browser, origin: string): Promise<void> {
  const { page } = await visit(browser, origin, size);
  await signIn(page, visitor);
  await see(page.getByRole('table'));
  await landingPictures(page, 'dashboard');
  // These stand beside words, half as wide as the page.
  await page.setViewportSize({ width: 1024, height: 720 });
  await openNote(page, origin);
  await landingPictures(page, 'note');
  await page.goto(`/app/case/${await richestCase(origin, 'completed')}`);
  await see(page.getByRole('heading', { level: 1 }));
  await see(page.getByText('Generated Notes').first());
  await landingPictures(page, 'record');
}

/** The note of a case, once it is told what the check found. */
async function openNote(page: Page, origin: string): Promise<void> {
  await page.goto(`/app/user-workflow/note?caseId=${await richestCase(origin, 'in_progress')}`);
  await see(page.getByLabel('Note text'));
  await page.getByText('Reading the note beside its case …').waitFor({ state: 'detached' });
}

/** A case that has something to show; one in progress is ready to sign. */
async function richestCase(origin: string, status: 'in_progress' | 'completed'): Promise<number> {
  const api = await Api.signedIn(origin, visitor);
  const cases = await api.ok<CaseRowResponse[]>('GET', `/cases?status=${status}&page=1&per_page=100`);
  const [richest] = cases
    .filter(({ signed }) => signed === (status === 'completed'))
    .sort((a, b) => b.summary.items_count - a.summary.items_count);
  if (!richest) throw new Error(`The demonstration has no case that is ${status}`);
  return richest.id;
}

await Promise.all([folder, landing].map((place) => mkdir(place, { recursive: true })));
const server = await startServer({ ADMIN_PASSWORD: visitor.password }, 'backend/dist/bundle/demo.js');
const browser = await openBrowser();
try {
  const { page } = await visit(browser, server.url, size);
  await signIn(page, visitor);
  await see(page.getByRole('table'));
  await picture(page, 'dashboard');
  await openNote(page, server.url);
  await picture(page, 'workflow');
  await takeLanding(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
}
