import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { OllamaStandIn } from '../backend/src/testing/stand-ins/ollama.ts';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { accessTrace, inTheClear } from './disclosures.ts';
import { exportAndComplete } from './exports.ts';
import {
  addDiagnosis,
  addItemOverLimit,
  addSizedItem,
  createPatient,
  editNote,
  findPatient,
  newCase,
  openCase,
  sign,
  typeProvider,
} from './job-steps.ts';
import { aPatient, type Person } from './prepared.ts';
import { dismiss, holds, next, saved, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

const zoe: Person = {
  first_name: 'Zoë',
  middle_name: 'Ирина',
  last_name: "O'Παπαδάκη-Núñez",
  dob: '1947-02-28',
  gender: 'female',
  mrn: 'MRN-55102',
};
const tomas: Person = {
  first_name: 'Tomás',
  last_name: 'Ó Briain',
  dob: '1939-11-30',
  gender: 'male',
  mrn: 'MRN-90417',
};
const reason = 'Fourteen changes a day are documented in the blue bedside notebook.';
const addition = 'Skin breakdown was seen at the visit of this month.';
const written = ['To the medical reviewer: ', 'the supplies are ', 'medically necessary.'];
const rewritten = ['To the medical reviewer: ', 'the ordered supplies are ', 'plainly necessary.'];
const wrongPassword = [
  'console: Failed to load resource: the server responded with a status of 403 (Forbidden)',
  'console: POST /cases/0/sign: 403',
];

let model: OllamaStandIn;
let server: RunningServer;
let browser: Browser;
before(async () => {
  model = await OllamaStandIn.start('stand-in');
  server = await startServer({ OLLAMA_URL: model.url, OLLAMA_MODEL: 'stand-in' });
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await model.close();
});

/** Sees the note come in and be there. */
async function watchWriting(page: Page, title: string, pieces: readonly string[]): Promise<void> {
  const overlay = page.getByRole('dialog', { name: title });
  await see(overlay.getByText('Adding patient data to context'));
  await see(overlay.getByText('Local models can take a few minutes. Do not close this window.'));
  await see(overlay.getByText(pieces.join('').slice(0, 40)));
  model.release();
  await unseen(overlay);
}

async function generate(page: Page): Promise<void> {
  model.behave({ kind: 'holds', pieces: written });
  await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
  await watchWriting(page, 'Generating the note', written);
  await holds(page.getByLabel('Note text'), written.join(''));
  assert.equal(await page.getByText('Fallback Used').count(), 0);
}

/** The other version takes the note's place, and what changed is shown until it is hidden. */
async function writeAgain(page: Page, action: 'Improve' | 'Regenerate'): Promise<void> {
  model.behave({ kind: 'holds', pieces: rewritten });
  await page.getByRole('button', { name: action }).click();
  const title = action === 'Improve' ? 'Improving the note' : 'Generating the note anew';
  await watchWriting(page, title, rewritten);
  const changes = page.getByRole('region', { name: 'Changes' });
  await see(changes.locator('ins', { hasText: 'ordered' }));
  await see(changes.locator('del', { hasText: 'medically' }));
  await page.getByRole('button', { name: 'Hide changes' }).click();
  await holds(page.getByLabel('Note text'), rewritten.join(''));
}

/** Nothing of a signed case can be changed on the screen. */
async function assertLocked(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^3\. Items & DME/ }).click();
  await see(page.getByRole('list', { name: 'Items of this case' }));
  await see(page.getByText('Every step can be read, nothing can be changed.'));
  assert.equal(await page.getByRole('button', { name: /Add item|Remove|Edit/ }).count(), 0);
  await page.getByRole('button', { name: /^6\. Export/ }).click();
  await see(page.getByRole('button', { name: 'Complete Case' }));
}

const complained = (id: number) => wrongPassword.map((line) => line.replace('/0/', `/${id}/`));

async function readCase(credentials: Credentials, id: number): Promise<CaseResponse> {
  return (await Api.signedIn(server.url, credentials)).ok('GET', `/cases/${id}`);
}

test('a user takes a case from a new patient to Completed', async () => {
  const admin = await Api.signedIn(server.url, server.admin);
  const first = { username: 'nora', password: 'given on the first day 1' };
  await admin.ok('POST', '/admin/users', { ...first, full_name: 'Dr. Nora Quist', role: 'user' });
  const own = { username: 'nora', password: 'a pass phrase of her own 2' };
  const { page, complaints } = await visit(browser, server.url);

  await signIn(page, first);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await see(dialog.getByText('Your password was set by an administrator. Choose one that only you know.'));
  await dialog.getByLabel('Current password').fill(first.password);
  await dialog.getByLabel(/^New password \*$/).fill(own.password);
  await dialog.getByLabel('New password again').fill(own.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await dismiss(page, 'Your password has been changed.');
  await see(page.getByText('No Cases Found'));

  await newCase(page);
  assert.equal(new URL(page.url()).pathname.startsWith('/app/user-workflow'), true);
  await createPatient(page, zoe);
  const id = await openCase(page, "Zoë Ирина O'Παπαδάκη-Núñez");
  await addDiagnosis(page, 'urge incont', 'N39.41');
  await addDiagnosis(page, 'r32', 'R32');
  await saved(page);
  await next(page, 'Items & DME');
  await addItemOverLimit(page, reason);
  await addSizedItem(page);
  await next(page, 'Provider');
  await typeProvider(page, { name: 'Dr. Amelia Hartwell', npi: '1000120471' });
  await next(page, 'Generate Note');
  await generate(page);
  assert.equal(await page.getByText('stand-in').count(), 0, 'a user is not told the model');
  await writeAgain(page, 'Improve');
  const text = await editNote(page, addition);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await see(page.getByRole('button', { name: 'Copied' }));
  // A draft's copy says first that it is one, and how much of it nobody has confirmed, as its letter does.
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^Draft – not signed[^\n]*\n\n/);
  assert.equal(copied.slice(copied.indexOf('\n\n') + 2), text);
  await next(page, 'Export');
  await sign(page, own.password, 'Dr. Nora Quist');
  await assertLocked(page);
  const found = await readCase(own, id);
  assert.equal(found.notes[0]?.note_text, text);
  await exportAndComplete(page, found);
  assert.deepEqual(complaints, complained(id));
});

test('an admin takes a case from a known patient to Completed', async () => {
  await aPatient(await Api.signedIn(server.url, server.admin), tomas);
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await see(page.getByText('Connected'));
  await newCase(page);
  assert.equal(new URL(page.url()).pathname.startsWith('/app/workflow'), true);
  await findPatient(page, 'tomas o bri', 'Tomás Ó Briain');
  const id = await openCase(page, 'Tomás Ó Briain');
  await addDiagnosis(page, 'N39.46', 'N39.46');
  await next(page, 'Items & DME');
  await addSizedItemFirst(page);
  await next(page, 'Provider');
  await typeProvider(page, { name: 'Dr. Øystein Łukasz', npi: '1234567893' });
  await next(page, 'Generate Note');
  await generate(page);
  const text = await editNote(page, addition);
  await writeAgain(page, 'Regenerate');
  await page.getByRole('button', { name: 'Restore previous' }).click();
  await holds(page.getByLabel('Note text'), text);
  await see(page.getByText('ollama · stand-in').first());
  await next(page, 'Export');
  await sign(page, server.admin.password, 'Administrator');
  await assertLocked(page);
  const found = await readCase(server.admin, id);
  assert.equal(found.notes[0]?.note_text, text);
  await exportAndComplete(page, found);
  assert.deepEqual(complaints, complained(id));
});

async function addSizedItemFirst(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Incontinence', exact: true }).click();
  await addSizedItem(page);
}

test('the event log says who saw, exported and printed what, and names no patient', async () => {
  let trace: string[] = [];
  let clear: string[] = [];
  const secrets = ['Zoë', 'Παπαδάκη', 'Tomás', 'Ó Briain', 'MRN-55102', 'MRN-90417', 'blue bedside notebook'];
  await server.stop((dataDir) => {
    trace = accessTrace(dataDir);
    clear = inTheClear(dataDir, [...secrets, 'PatientDataDisclosed']);
  });
  for (const line of [
    'view case-1 by nora',
    'export pdf case-1 by nora',
    'export txt case-1 by nora',
    'print case-1 by nora',
    'copy text case-1 by nora',
    'search by admin',
    'export pdf case-2 by admin',
    'print case-2 by admin',
  ]) {
    assert.ok(trace.includes(line), `${line} is in the log:\n${[...new Set(trace)].join('\n')}`);
  }
  assert.deepEqual(clear, ['PatientDataDisclosed'], 'only what is no secret can be read');
});
