import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { openBrowser, signIn, visit } from './browser.ts';
import { keys, tabTo } from './keys.ts';
import { pdfPages } from './pdf.ts';
import { aCase, mara, plainUser } from './prepared.ts';
import { marksToTick, saved, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let ines: Credentials;
let nora: Credentials;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  ines = await plainUser(server, 'ines', 'Ines Gray');
  nora = await plainUser(server, 'nora');
  const admin = await Api.signedIn(server.url, server.admin);
  await admin.ok('PUT', '/admin/site', { name: 'Larkspur Clinic', time_zone: 'America/Denver' });
  const { users } = await admin.ok<{ users: { id: number; username: string }[] }>('GET', '/admin/users');
  const { id } = users.find(({ username }) => username === 'nora')!;
  const profile = { printed_name: 'Nora Quist', credentials: 'MD', npi: '1234567893', signature: null };
  await admin.ok('PUT', `/admin/users/${id}/profile`, profile);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const changes = (id: number): [string, string, unknown?][] => [
  ['POST', `/cases/${id}/diagnoses`, { diagnoses: [{ code: 'R32' }] }],
  ['DELETE', `/cases/${id}/diagnoses`],
  [
    'POST',
    `/cases/${id}/items`,
    { items: [{ item: 'Adult briefs, medium', category: 'Incontinence', quantity: 1 }] },
  ],
  ['DELETE', `/cases/${id}/items`],
  ['POST', `/cases/${id}/provider`, { name: 'Dr. Else', npi: '1234567893', date_signed: '2026-01-05' }],
  ['POST', `/cases/${id}/generate_note`, {}],
  ['POST', `/cases/${id}/improve_note`, { current_note: 'Else.' }],
  ['DELETE', `/cases/${id}`],
];

/** But those that a line may end within, and what only sets off one part from another. */
const words = (text: string) => text.split(/\s+/).filter((word) => !/[-/=•]|^$/.test(word));

test('one sends a case, the provider signs it; by the keyboard alone, without a model', async () => {
  const api = await Api.signedIn(server.url, ines);
  const { id } = await aCase(api, ines.password, 'note', { ...mara, last_name: 'Sent' });
  const hers = await visit(browser, server.url);
  await signIn(hers.page, ines);
  await hers.page.goto(`/app/user-workflow/note?caseId=${id}`);
  await tabTo(hers.page, hers.page.getByLabel('Note text'));
  await hers.page.keyboard.press('ControlOrMeta+Home');
  await hers.page.keyboard.type('## Clinical need\n\nShe **needs** briefs.\n\n');
  await saved(hers.page);
  const sender = keys(hers.page);
  await sender.push(sender.button('Next: Export'));
  await sender.push(sender.button('Send for signature'));
  const asked = hers.page.getByRole('dialog');
  await see(asked.getByText('The account with the provider’s NPI 1234567893 is chosen.'));
  await sender.push(asked.getByRole('button', { name: 'Send', exact: true }));
  await see(hers.page.getByText(`Dr. Nora Quist finds case #${id} under “Needs my signature”.`));

  const { page } = await visit(browser, server.url);
  await signIn(page, nora);
  const signer = keys(page);
  await signer.push(page.getByRole('link', { name: 'Read and sign' }));
  await signer.push(signer.button('Sign & Lock Case'));
  const dialog = page.getByRole('dialog');
  await see(dialog.getByText('Nora Quist, MD'));
  for (const mark of await marksToTick(dialog)) {
    await tabTo(page, mark);
    await page.keyboard.press('Space');
  }
  await signer.type(dialog.getByLabel('Your password'), nora.password);
  await page.keyboard.press('Enter');
  await unseen(dialog);
  const locked = page.getByText('This case is signed and locked.', { exact: true });
  await see(locked);
  await page.waitForFunction(
    (told) => told !== null && told.getBoundingClientRect().top > 0,
    await locked.elementHandle(),
  );
  // Nothing is pressed on the other side.
  await see(hers.page.getByText('This case is signed and locked.', { exact: true }));

  for (const [method, path, body] of changes(id)) {
    const { status, body: told } = await api.call(method, path, body);
    assert.deepEqual([path, status, (told as { code: string }).code], [path, 409, 'case_locked']);
  }
  const found = await api.ok<CaseResponse>('GET', `/cases/${id}`);
  assert.equal(found.signature?.signature, 'Nora Quist, MD');
  assert.equal(found.signature.signed_for, null);
  assert.match(found.notes[0]!.note_text, /^## Clinical need/);

  const read = async (kind: string) => {
    const headers = { authorization: `Bearer ${api.token}` };
    return new Uint8Array(
      await (await fetch(`${server.url}/api/cases/${id}/export/${kind}`, { headers })).arrayBuffer(),
    );
  };
  const text = new TextDecoder().decode(await read('txt'));
  assert.match(text, /\nClinical need\n\nShe needs briefs\.\n/);
  assert.match(text, /\nNora Quist, MD\n(.*\n)*?[A-Z][a-z]+ \d+, \d{4}, \d\d:\d\d:\d\d M[SD]T\n/);
  const drawn = new Set(words((await pdfPages(await read('pdf'))).join('\n')));
  // What the log holds is told anew by each copy.
  const letter = words(text.slice(0, text.indexOf('SHA-256')));
  assert.deepEqual(
    letter.filter((word) => !drawn.has(word)),
    [],
  );
});
