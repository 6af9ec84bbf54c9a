import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import type { Credentials } from './server.ts';

export const viewports = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 360, height: 740 },
} as const;

/** Debian's Chromium, headless. Its sandbox needs a user other than root. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors, console errors (such as the content security policy's), answers of 500 and above, and
   *  everything asked of another origin so far; empty on a healthy page. */
  readonly complaints: readonly string[];
}

/** A browser session of its own (own storage, own sign-in) on the given origin. */
export async function visit(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number } = viewports.wide,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    acceptDownloads: true,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  // Waits end when what they wait for is there; this only ends one that never would.
  context.setDefaultTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  context.on('request', (request) => {
    const { origin, protocol, host } = new URL(request.url());
    const inside = ['data:', 'blob:'].includes(protocol) || origin === new URL(baseURL).origin;
    if (!inside) complaints.push(`foreign: ${host}`);
  });
  return { page, context, complaints };
}

/** Signs in through the screen and waits for the dashboard. */
export async function signIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/app');
}

/** Does what starts a download and returns the file's suggested name and bytes. */
export async function downloaded(
  page: Page,
  action: () => Promise<void>,
): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}
