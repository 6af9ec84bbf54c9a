import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { AiSettingSavedResponse, CaseResponse } from '@vouchwell/contract';
import { Api } from '../api.ts';
import { openBrowser, signIn, visit } from '../browser.ts';
import { exportAndComplete } from '../exports.ts';
import {
  addDiagnosis,
  addSizedItem,
  findPatient,
  newCase,
  openCase,
  sign,
  typeProvider,
} from '../job-steps.ts';
import { aPatient } from '../prepared.ts';
import { choose, next, see } from '../screen.ts';
import { type RunningServer, startServer } from '../server.ts';

/** A real Ollama, and the real model that writes: `npm run test:engines` names them. */
const { OLLAMA_TEST_URL: url = '', OPEN_MODELS: models = '' } = process.env;
const [model = ''] = models.split(',');
/** What a small model may take on a slow and busy machine before the test gives it up. */
const PATIENCE = { timeout: 1_200_000 };

let server: RunningServer;
let browser: Browser;
before(async () => {
  server = await startServer({ OLLAMA_URL: url });
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await server.stop();
});

// What it writes is never asserted: how it comes, that it agrees with the case, what is recorded and what leaves.
test('a real model writes the note in the browser, from the sign-in to the signed PDF', async () => {
  const admin = await Api.signedIn(server.url, server.admin);
  // As a small model writes: asked for a whole letter it leaves all of it to the template.
  const setting = { provider: 'ollama', model, configuration: { writes: 'by_sentence' } };
  const { setting: added } = await admin.ok<AiSettingSavedResponse>('POST', '/admin/ai-settings', setting);
  for (const step of ['test', 'activate']) await admin.ok('POST', `/admin/ai-settings/${added!.id}/${step}`);
  await aPatient(admin, {
    ...{ first_name: 'Ottilie', last_name: 'Vandermeer', dob: '1951-04-09' },
    ...{ gender: 'female', mrn: 'MRN-60411' },
  });
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await see(page.getByText('Connected'));
  await newCase(page);
  await findPatient(page, 'ottilie', 'Ottilie Vandermeer');
  const id = await openCase(page, 'Ottilie Vandermeer');
  await addDiagnosis(page, 'N39.41', 'N39.41');
  await next(page, 'Items & DME');
  await choose(page, 'Category', 'Incontinence');
  await addSizedItem(page);
  await next(page, 'Provider');
  await typeProvider(page, { name: 'Dr. Amelia Hartwell', npi: '1000120471' });
  await next(page, 'Generate Note');

  await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
  const overlay = page.getByRole('dialog', { name: 'Generating the note' });
  await see(overlay.getByText('Local models can take a few minutes. Do not close this window.'));
  await overlay.waitFor({ state: 'hidden', ...PATIENCE });
  const text = await page.getByLabel('Note text').inputValue();
  for (const part of ['To the medical reviewer:', 'ATTESTATION']) assert.ok(text.includes(part), text);
  const read = (): Promise<CaseResponse> => admin.ok('GET', `/cases/${id}`);
  const written = await read();
  assert.deepEqual([written.notes.length, written.notes[0]?.note_text], [1, text]);
  const writers = written.notes[0]?.written.map(({ by }) => by) ?? [];
  assert.ok(writers.includes('model') || writers.includes('repaired'), 'some of it is the model’s');
  // The check on the screen, of what stands there.
  const agrees = page.getByText('The check found no code, number, date or name that differs from the case');
  await see(agrees.or(page.getByText(/^\d+ in brackets$/)).first());
  assert.equal(await page.getByText(/\d+ not in the case/).count(), 0);

  await next(page, 'Export');
  await sign(page, server.admin.password, 'Administrator');
  await see(page.getByRole('button', { name: 'Complete Case' }));
  const found = await read();
  assert.equal(found.notes[0]?.note_text, text);
  await exportAndComplete(page, found);
  // The wrong password that the signing begins with.
  assert.equal(complaints.length, 2, complaints.join('\n'));
});
