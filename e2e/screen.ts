import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { viewports } from './browser.ts';

/** Waits until the element is in sight, or fails naming it. */
export async function see(target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'visible' });
}

/** Waits until the element is gone. */
export async function unseen(target: Locator): Promise<void> {
  await target.waitFor({ state: 'hidden' });
}

/** What the check has marked in the note, to be ticked by whoever signs: once the dialog has read it. */
export async function marksToTick(dialog: Locator): Promise<Locator[]> {
  await see(dialog);
  await unseen(dialog.getByText('Reading the note beside its case'));
  return dialog.getByRole('checkbox').all();
}

/** What a screen says of a change that nobody has answered, after it has asked several times. */
export const UNANSWERED =
  'The server has not answered. It may have been saved; check again before you repeat it.';

/** The message with exactly these words, and closes it. */
export async function dismiss(page: Page, text: string): Promise<void> {
  const message = page.getByRole('alert').filter({ hasText: text });
  await see(message.getByText(text, { exact: true }));
  await message.getByRole('button').click();
  await unseen(message);
}

/** The whole name of an option; an item's is followed by its HCPCS code. */
export const named = (option: string): RegExp =>
  new RegExp(`^${option.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( [A-Z]\\d{4})?$`);

/** Opens a select and takes one of its options. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: named(option) }).click();
}

/** Goes on by the button below and waits for the step's heading. */
export async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: `Next: ${step}` }).click();
  await see(page.getByRole('heading', { level: 2, name: step, exact: true }));
}

/** Every change has reached the server. */
export async function saved(page: Page): Promise<void> {
  await see(page.getByRole('status').getByText('Saved', { exact: true }));
}

export function caseIdOf(page: Page): number {
  const id = Number(new URL(page.url()).searchParams.get('caseId'));
  assert.ok(id > 0, `the address carries the case's number: ${page.url()}`);
  return id;
}

/** Where the menu of a narrow window leads, which has all that a wide header keeps in menus of its own. */
export async function menuPaths(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(viewports.narrow);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await see(links.first());
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  if (before) await page.setViewportSize(before);
  return paths;
}

/** Nothing sticks out to the side. */
export async function assertNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok((content ?? 0) <= (window ?? 0), `${name} is ${content} px wide in a window of ${window} px`);
}

/** Waits until a field holds this text, or fails showing what it holds instead. */
export async function holds(field: Locator, text: string): Promise<void> {
  const isThere = (wanted: string) =>
    [...document.querySelectorAll<HTMLInputElement>('textarea, input')].some(({ value }) => value === wanted);
  await field
    .page()
    .waitForFunction(isThere, text, { timeout: 60_000 })
    .catch(() => undefined);
  assert.equal(await field.inputValue(), text);
}

/** Shows the screen in light or dark and waits until it has heard of it. */
export async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (scheme) => document.documentElement.getAttribute('data-mantine-color-scheme') === scheme,
    colorScheme,
  );
}
