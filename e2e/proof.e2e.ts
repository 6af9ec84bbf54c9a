import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { Api } from './api.ts';
import { downloaded, openBrowser, signIn, visit } from './browser.ts';
import { lookedOver } from './looked-over.ts';
import { pdfPages } from './pdf.ts';
import { aCase, complianceOfficer, plainUser } from './prepared.ts';
import { see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let kim: Credentials;
let admin: Api;
/** The other machine. */
const elsewhere = mkdtempSync(join(tmpdir(), 'vouchwell-elsewhere-'));
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const nora = await plainUser(server, 'nora');
  kim = await complianceOfficer(server, 'kim', 'Kim Oh');
  admin = await Api.signedIn(server.url, server.admin);
  await aCase(await Api.signedIn(server.url, nora), nora.password, 'signed');
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
  rmSync(elsewhere, { recursive: true, force: true });
});

/** Saves what the button hands out, and carries it to the other machine. */
async function carry(page: Page, button: string): Promise<string> {
  const saved = () => page.getByRole('button', { name: button, exact: true }).click();
  const { name, bytes } = await downloaded(page, saved);
  writeFileSync(join(elsewhere, name), bytes);
  return name;
}

/** What the verifier says there. */
function verified(line: string): { status: number | null; said: string } {
  const [program, ...args] = line.split(' ');
  assert.equal(program, 'node');
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: elsewhere, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** As somebody can who holds the machine. */
function damage(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'events.sqlite'));
  database.exec('PRAGMA busy_timeout = 30000');
  const triggers = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger'`).all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${String(name)}`);
  database.exec(`UPDATE events SET data = '{"as":"it suits"}' WHERE type = 'PatientRegistered'`);
  database.close();
}

test('a compliance officer, who has no other right, proves on another machine that nothing was altered, and sees where something was', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, kim);
  await page.goto(`${server.url}/app/audit`);
  await page.getByRole('main').getByRole('link', { name: 'Proof' }).click();
  await page.waitForURL(/\/app\/audit\/proof$/);
  const verification = page.getByRole('region', { name: 'Verification by this server' });
  const newest = page.getByRole('region', { name: 'Newest checkpoint' });
  await see(newest.getByText(/^Events 1 to \d/));
  await see(page.getByRole('table', { name: 'Keys that sign' }).getByText('Signs now'));

  // By the keyboard alone.
  await verification.getByRole('button', { name: 'Verify everything again' }).focus();
  await page.keyboard.press('Enter');
  await see(verification.getByText('Nothing was altered'));
  await unseen(verification.getByRole('progressbar'));

  // All of it is carried elsewhere, and holds there.
  const checkpoint = await carry(page, 'Checkpoint');
  for (const button of ['Public keys', 'Whole log', 'Verifier']) await carry(page, button);
  const command = await page
    .getByRole('region', { name: 'Check it on another machine' })
    .getByText(/^node verify-audit\.mjs log/)
    .innerText();
  const whole = verified(command);
  assert.equal(whole.status, 0, whole.said);
  assert.match(whole.said, /Nothing was altered/);

  const one = page.getByRole('region', { name: 'Prove one event' });
  await one.getByLabel('Place in the log').fill('5');
  for (const button of ['Its proof', 'The event']) await carry(page, button);
  const proved = verified(await one.getByText(/^node verify-audit\.mjs proof/).innerText());
  assert.equal(proved.status, 0, proved.said);
  assert.match(proved.said, /This is event 5 of the log/);

  // The log goes on, and begins with what was carried away.
  await admin.ok('POST', '/patients', { first_name: 'Ida', last_name: 'Later' });
  const compare = page.getByRole('region', { name: 'Compare a checkpoint that you kept' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    compare.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(join(elsewhere, checkpoint));
  await compare.getByRole('button', { name: 'Compare' }).click();
  await see(compare.getByText(/^Consistent: the log of/));
  await lookedOver(page, 'proof');
  const paper = (await pdfPages(new Uint8Array(await page.pdf({ format: 'Letter' })))).join('\n');
  for (const printed of ['Nothing was altered', 'Newest checkpoint', 'Signs now'])
    assert.ok(paper.includes(printed), `the print shows ${printed}`);
  assert.doesNotMatch(
    paper,
    /Verify everything again|The older checkpoint/,
    'what is filled in stays on the screen',
  );
  assert.deepEqual(complaints, []);

  damage(server.dataDir);
  await verification.getByRole('button', { name: 'Verify everything again' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'cannot be relied on' });
  await see(alert.getByText(/^Event \d+, where PatientRegistered of patient-\d+ stands now\.$/));
  await see(alert.getByText('What to do'));
  await see(verification.getByText('Altered', { exact: true }));
  await lookedOver(page, 'proof-altered');
  await carry(page, 'Whole log');
  const altered = verified(command);
  assert.equal(altered.status, 1, altered.said);
  assert.match(altered.said, /ALTERED: /);

  // That the log was taken away is in the history.
  await page.goto(`${server.url}/app/audit?action=export`);
  await see(page.getByText(/exported the log of \d+ events for verification/).first());
  await see(page.getByText(/exported event 0*5 of the log for verification/).first());
});
