import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase } from './prepared.ts';
import { assertNoSidewaysScroll, dismiss, paint, see, unseen } from './screen.ts';
import { type RunningServer, startServer } from './server.ts';

const packs = new URL('../backend/data/packs/', import.meta.url);
const programs = new URL('../backend/dist/bundle/', import.meta.url);
const DAY_MS = 86_400_000;
/** A year from now on, whenever this runs. */
const begins = new Date(Date.now() + 365 * DAY_MS).toISOString().slice(0, 10);

let server: RunningServer;
let browser: Browser;
const workshop = mkdtempSync(join(tmpdir(), 'vouchwell-packs-'));
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
  rmSync(workshop, { recursive: true });
});

const at = (name: string) => join(workshop, name);
const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [new URL(program, programs).pathname, ...args], { encoding: 'utf8' });

/** A version of the general rules that asks one thing more, signed as its maker would. */
function signedPack() {
  const told = run('run-pack-key.js', at('keys'));
  const [, fingerprint] = /Fingerprint[^:]*: (\w{64})/.exec(told)!;
  const pack = JSON.parse(readFileSync(new URL('medicare-general.json', packs), 'utf8')) as {
    criteria: object[];
    sources: { id: string }[];
  };
  const more = {
    id: 'GEN-99',
    text: 'The day of the order is known.',
    test: { fact: 'order.date' },
    sources: [{ source: pack.sources[0]!.id }],
  };
  const next = {
    ...pack,
    version: 'of the test',
    effective_from: begins,
    criteria: [...pack.criteria, more],
  };
  writeFileSync(at('pack.json'), JSON.stringify(next));
  run('run-pack-sign.js', at('pack.json'), at('keys/rule-packs.private.pem'), at('signed.json'));
  return fingerprint!;
}

async function choose(page: Page, file: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Choose/ })
      .click(),
  ]);
  await chooser.setFiles(file);
}

test('an admin trusts a maker, sees what its pack changes, takes it, and ends it', async () => {
  const fingerprint = signedPack();
  const admin = await Api.signedIn(server.url, server.admin);
  const { id } = await aCase(admin, server.admin.password, 'note');
  for (const [fact, value] of [
    ['payer', 'medicare'],
    ['delivery.date', begins],
  ])
    await admin.ok('PUT', `/cases/${id}/answers`, { fact, answers: [{ value }] });

  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await page.goto(`${server.url}/app/admin/rule-packs`);
  await see(page.getByText('No key is trusted yet'));

  // What nobody has vouched for is not even looked at further.
  await page.getByRole('button', { name: 'Import a pack' }).click();
  await choose(page, at('signed.json'));
  await see(page.getByText('a key that this site does not trust'));
  await choose(page, at('keys/rule-packs.public.pem'));
  await see(page.getByText('no JSON text'));
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Trust a key' }).click();
  await page.getByLabel('Name').fill('Cedar Policy House');
  await page.getByLabel('Public key').fill(readFileSync(at('keys/rule-packs.private.pem'), 'utf8'));
  await page.getByRole('button', { name: 'Trust the key' }).click();
  await see(page.getByText('This is a private key, which only its maker may have.').first());
  await page.getByLabel('Public key').fill(readFileSync(at('keys/rule-packs.public.pem'), 'utf8'));
  await page.getByRole('button', { name: 'Trust the key' }).click();
  await dismiss(page, 'Packs of Cedar Policy House are taken from now on.');
  await see(page.getByText(fingerprint.match(/.{8}/g)!.join(' ')));

  await page.getByRole('button', { name: 'Import a pack' }).click();
  await choose(page, at('signed.json'));
  const dialog = page.getByRole('dialog');
  await see(dialog.getByText('1 open case of the 1 whose payer is known would be judged otherwise today.'));
  const link = dialog.getByRole('link', { name: `#${id}` });
  assert.equal(await link.getAttribute('href'), `/app/case/${id}`);
  await see(dialog.getByText('1 new, 0 changed, 0 left out.'));
  assert.deepEqual(await axeFindings(page), []);
  for (const size of [viewports.narrow, viewports.wide]) {
    await page.setViewportSize(size);
    await assertNoSidewaysScroll(page, 'what a pack changes');
  }
  await dialog.getByRole('button', { name: 'Import the pack' }).click();
  await see(page.getByText(/^The rule pack .* has been imported\.$/));
  await page.getByLabel('Search rules').fill('GEN-99');
  await see(page.getByText(/Signed by Cedar Policy House, whose key .* trusted .*; imported by/));

  await page.getByRole('button', { name: /^End .*version of the test$/ }).click();
  const last = page.getByLabel('Last day');
  await last.fill('2020-01-01');
  await page.getByRole('button', { name: 'End the pack' }).click();
  await see(page.getByText('Last day cannot be before today'));
  await last.fill(begins);
  await page.getByRole('button', { name: 'End the pack' }).click();
  await see(page.getByText(/is used until \d\d\/\d\d\/\d{4}\.$/));

  await page.getByRole('button', { name: 'Remove the key of Cedar Policy House' }).click();
  await page.getByRole('button', { name: 'Remove the key', exact: true }).click();
  await dismiss(page, 'Packs of Cedar Policy House are taken no longer.');
  await see(page.getByText('No key is trusted yet'));
  await unseen(page.getByRole('dialog'));
  for (const scheme of ['dark', 'light'] as const) {
    await paint(page, scheme);
    assert.deepEqual(await axeFindings(page), []);
  }
  await page.setViewportSize(viewports.narrow);
  await assertNoSidewaysScroll(page, 'the rule packs');
  // What was refused above.
  const others = complaints.filter((line) => !/: 400$|status of 400/.test(line));
  assert.deepEqual(others, []);
});
