import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase } from './prepared.ts';
import { paint, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let api: Api;
let id: number;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  api = await Api.signedIn(server.url, server.admin);
  ({ id } = await aCase(api, server.admin.password, 'items'));
});
after(() => Promise.all([server.stop(), browser.close()]));

const colleague = (username: string, full_name: string) =>
  api.ok<{ user: { id: number } }>('POST', '/admin/users', {
    username,
    full_name,
    role: 'user',
    password: 'given on the first day 1',
  });

async function opened(page: Page): Promise<Locator> {
  await page.goto(`/app/case/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Share case #${id}` });
  await see(dialog.getByRole('combobox'));
  return dialog;
}

/** Nothing lies above it, nor cuts it off; and nothing in it is cut off at its side. */
const isWhole = (list: Locator) =>
  list.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners: [number, number][] = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ];
    const seen = corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    return seen && element.scrollWidth <= element.clientWidth;
  });

test('to share a case with nobody there, with one and with many is accessible, and every list is seen whole', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  const look = async (people: string, option: string) => {
    for (const size of ['wide', 'narrow'] as const) {
      await page.setViewportSize(viewports[size]);
      const dialog = await opened(page);
      const field = dialog.getByRole('combobox');
      const list = dialog.getByRole('listbox');
      for (const [typed, found] of [
        ['', option],
        ['zz', 'No active user of this name'],
      ] as const) {
        await field.fill(typed);
        await field.press('ArrowDown');
        await see(list.getByRole('option', { name: found }));
        for (const scheme of ['dark', 'light'] as const) {
          await paint(page, scheme);
          assert.deepEqual(await axeFindings(page), [], `${people}, ${size}, ${scheme}, “${typed}”`);
        }
        assert.ok(await isWhole(list), `${people}, ${size}: the list is seen whole`);
      }
      await field.press('Escape');
      await unseen(list);
    }
  };
  await look('nobody', 'No active user of this name');
  await colleague('ari', 'Dr. Ari Holm');
  await look('one', 'Dr. Ari Holm (ari)');
  for (let one = 1; one <= 9; one += 1) {
    const { user } = await colleague(`many${one}`, `Dr. ${'Wolfeschlegelsteinhausen'.repeat(3)} ${one}`);
    if (one > 3) await api.ok('POST', `/cases/${id}/shares`, { user_id: user.id });
  }
  await look('many', 'Dr. Ari Holm (ari)');
  const dialog = await opened(page);
  await dialog.getByRole('combobox').press('Escape');
  await dialog.getByRole('button', { name: /^Take back from .* 9$/ }).click();
  await unseen(dialog.getByRole('button', { name: /^Take back from .* 9$/ }));
  assert.deepEqual(complaints, []);
});
