import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { MeResponse } from '@vouchwell/contract';
import { OllamaStandIn } from '../backend/src/testing/stand-ins/ollama.ts';
import { Api } from './api.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase, mara, plainUser } from './prepared.ts';
import { refuse } from './refused.ts';
import { assertNoSidewaysScroll, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let model: OllamaStandIn;
let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let draft: number;
let noted: number;
let completed: number;
before(async () => {
  model = await OllamaStandIn.start('stand-in');
  model.behave({ kind: 'answers', pieces: ['To the reviewer: the briefs are needed.'] });
  [server, browser] = await Promise.all([
    startServer({ OLLAMA_URL: model.url, OLLAMA_MODEL: 'stand-in' }),
    openBrowser(),
  ]);
  nora = await plainUser(server, 'nora');
  const api = await Api.signedIn(server.url, nora);
  const named = (last_name: string) => ({ ...mara, last_name });
  completed = (await aCase(api, nora.password, 'signed', named('Ashgrove'))).id;
  await api.ok('POST', `/cases/${completed}/complete`);
  noted = (await aCase(api, nora.password, 'note', named('Birchwood'))).id;
  draft = (await aCase(api, nora.password, 'patient', named('Cedarfield'))).id;
});
after(async () => {
  await Promise.all([server.stop(), browser.close(), model.close()]);
});

const rowOf = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: `View case #${id}` }) });

async function assertFigures(page: Page, figures: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(figures)) {
    await see(page.getByRole('group', { name }).getByText(value, { exact: true }));
  }
}

test('a user sees what each case is, and goes on where it stands', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  await see(page.getByText('Welcome back, nora'));
  await assertFigures(page, {
    'Total Cases': '3',
    'Active Patients': '3',
    'Notes Generated': '2',
    'Success Rate': '33%',
  });
  for (const [id, status] of [
    [draft, 'Draft'],
    [noted, 'In Progress'],
    [completed, 'Completed'],
  ] as const) {
    await see(rowOf(page, id).getByText(status));
    await see(rowOf(page, id).getByText(status === 'Draft' ? 'DME' : 'Incontinence'));
    const resume = rowOf(page, id).getByRole('link', { name: 'Resume' });
    assert.equal(await resume.count(), status === 'Completed' ? 0 : 1);
  }
  const row = rowOf(page, noted);
  await see(row.getByText('Mara Birchwood'));
  await see(row.getByText('Born 04/02/1950 · MRN-7001'));
  await see(row.getByText('Adult briefs, medium'));
  await see(row.getByTitle('To the reviewer: the briefs are needed.'));
  assert.equal(await row.locator('time').count(), 2, 'created and updated');
  assert.match(await row.innerText(), /\b2\s+1\s+1\b/, 'diagnoses, items and notes are counted');
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await see(activity.getByRole('link', { name: `Case #${draft}` }));
  assert.equal(await page.getByText('AI Note Generation Status').count(), 0);
  assert.equal(await page.getByRole('link', { name: 'Manage Patients' }).count(), 0);
  assert.ok(await page.getByRole('button', { name: /is signed and cannot be deleted/ }).isDisabled());
  await row.getByRole('link', { name: 'Resume' }).click();
  await page.waitForURL(`**/app/user-workflow/export?caseId=${noted}`);
  await page.goBack();
  // The whole row opens the case.
  await rowOf(page, draft).getByText('Mara Cedarfield').click();
  await page.waitForURL(`**/app/case/${draft}`);
  assert.deepEqual(complaints, []);
});

test('search and status find a case; a reload keeps both, the address no name', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.getByRole('searchbox', { name: 'Search cases' }).fill('BIRCH');
  await unseen(rowOf(page, draft));
  await see(page.getByText('Showing 1 to 1 of 1 case'));
  assert.equal(page.url(), `${server.url}/app`);
  await page.reload();
  await see(page.getByText('Showing 1 to 1 of 1 case'));
  assert.equal(await page.getByRole('searchbox', { name: 'Search cases' }).inputValue(), 'BIRCH');
  await page.goto('/app?search=BIRCH');
  await see(page.getByText('Showing 1 to 1 of 1 case'));
  await page.waitForURL(`${server.url}/app`);
  await page.getByRole('searchbox', { name: 'Search cases' }).fill('');
  const status = page.getByRole('combobox', { name: 'Status' });
  for (const [choice, id] of [
    ['Draft', draft],
    ['In Progress', noted],
    ['Completed', completed],
  ] as const) {
    await status.selectOption(choice);
    await see(rowOf(page, id));
    await see(page.getByText('Showing 1 to 1 of 1 case'));
  }
  await page.reload();
  await see(page.getByText('Showing 1 to 1 of 1 case'));
  await see(rowOf(page, completed));
  await page.getByRole('searchbox', { name: 'Search cases' }).fill('nobody of this name');
  await see(page.getByRole('heading', { name: 'No Cases Found' }));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await see(page.getByText('Showing 1 to 3 of 3 cases'));
  assert.equal(new URL(page.url()).search, '');
  assert.deepEqual(complaints, []);
});

test('what others have shared is found by itself, and is not theirs to delete who only work on it', async () => {
  const colleague = await plainUser(server, 'colleague', 'Dr. Ulla Shared');
  const own = await Api.signedIn(server.url, colleague);
  const mine = await aCase(own, colleague.password, 'patient', {
    ...mara,
    last_name: 'Owned',
    mrn: 'MRN-OWN',
  });
  const { user } = await own.ok<MeResponse>('GET', '/auth/me');
  await (await Api.signedIn(server.url, nora)).ok('POST', `/cases/${noted}/shares`, { user_id: user.id });
  const { page } = await visit(browser, server.url);
  await signIn(page, colleague);
  await see(rowOf(page, mine.id).getByRole('button', { name: `Delete case #${mine.id}` }));
  await page.getByRole('combobox', { name: 'Concerning me' }).selectOption('Shared with me');
  await unseen(rowOf(page, mine.id));
  await see(rowOf(page, noted));
  assert.equal(await rowOf(page, noted).getByRole('button').count(), 0);
  await own.ok('DELETE', `/cases/${mine.id}`);
});

test('a case is deleted after a question, and a refusal says why', async () => {
  const { page } = await visit(browser, server.url);
  const api = await Api.signedIn(server.url, nora);
  const { id } = await aCase(api, nora.password, 'items', { ...mara, last_name: 'Dogwood' });
  await signIn(page, nora);
  await rowOf(page, id)
    .getByRole('button', { name: `Delete case #${id}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Delete case #${id}, Mara Dogwood?` });
  const question = 'Are you sure you want to delete this case? This action cannot be undone.';
  await see(dialog.getByText(question, { exact: true }));
  const allow = await refuse(page, { method: 'DELETE', path: `/cases/${id}`, message: 'The disk is full.' });
  await dialog.getByRole('button', { name: 'Delete case' }).click();
  await see(dialog.getByText('Failed to delete case', { exact: true }));
  await see(dialog.getByText('The disk is full.'));
  await allow();
  await dialog.getByRole('button', { name: 'Delete case' }).click();
  await unseen(rowOf(page, id));
  await see(page.getByText(`Case #${id} has been deleted.`));
  await assertFigures(page, { 'Total Cases': '3' });
  assert.equal((await api.call('GET', `/cases/${id}`)).status, 404);
});

test('an admin sees the model and everybody’s cases', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, server.admin);
  const panel = page.getByRole('region', { name: 'AI Note Generation Status' });
  await see(panel.getByText('Connected'));
  await see(panel.getByText('Provider: ollama · Model: stand-in'));
  await see(rowOf(page, noted));
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  const patients = actions.getByRole('link', { name: 'Manage Patients' });
  assert.equal(await patients.getAttribute('href'), '/app/admin/patients');
  await Promise.all([
    page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/cases/stats')),
    actions.getByRole('button', { name: 'Refresh Data' }).click(),
  ]);
  await rowOf(page, draft).getByRole('link', { name: 'Resume' }).click();
  await page.waitForURL(`**/app/workflow/diagnosis?caseId=${draft}`);
  assert.deepEqual(complaints, []);
});

test('data that cannot be loaded is said once; the rest of the screen stays', async () => {
  const { page } = await visit(browser, server.url);
  const allow = await refuse(page, { method: 'GET', path: '/cases/stats', message: 'No.' });
  await refuse(page, { method: 'GET', path: '/ai-status' });
  await signIn(page, server.admin);
  const panel = page.getByRole('alert').filter({ hasText: 'Failed to load dashboard data' });
  await see(panel.getByText('Error', { exact: true }));
  await see(rowOf(page, noted));
  assert.equal(await page.getByText('AI Note Generation Status').count(), 0);
  await panel.getByRole('button', { name: 'Dismiss' }).click();
  await unseen(panel);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await see(panel);
  await allow();
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await unseen(panel);
  await assertFigures(page, { 'Total Cases': '3' });
});

test('on a phone the header’s links lie in a menu, the admin’s under their heading', async () => {
  const { page, complaints } = await visit(browser, server.url, viewports.narrow);
  await signIn(page, server.admin);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const header = page.getByRole('banner');
  await see(header.getByRole('heading', { name: 'Admin', exact: true }));
  await see(header.getByText('admin', { exact: true }));
  assert.equal(await header.getByText('Administrator').filter({ visible: true }).count(), 0);
  const link = (name: string) => header.getByRole('link', { name, exact: true }).filter({ visible: true });
  for (const name of [
    'Dashboard',
    'New Case',
    'Users',
    'AI Settings',
    'RAG Manager',
    'Case Oversight',
    'Site',
  ])
    await see(link(name));
  await assertNoSidewaysScroll(page, 'the menu');
  await link('RAG Manager').click();
  await page.waitForURL('**/app/admin/rag-manager');
  await unseen(header.getByRole('heading', { name: 'Admin', exact: true }));
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await header.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await page.waitForURL('**/login');
  await signIn(page, nora);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await see(link('New Case'));
  assert.equal(await header.getByRole('heading', { name: 'Admin', exact: true }).count(), 0);
  assert.deepEqual(complaints, []);
});

test('the plain dashboard shows zeros and leads to the patient step; without cases a user is led on too', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, await plainUser(server, 'fresh', ''));
  await see(page.getByRole('heading', { name: 'No Cases Found' }));
  await see(page.getByRole('heading', { name: 'No recent activity' }));
  await assertFigures(page, { 'Total Cases': '0', 'Success Rate': '0%' });
  await page.goto('/app/dashboard');
  await assertFigures(page, { 'Total Cases': '0', 'Notes Generated': '0', 'Success Rate': '0%' });
  await page.getByRole('link', { name: 'Start New Case' }).click();
  await page.waitForURL('**/app/workflow/patient');
  await see(page.getByRole('heading', { name: 'Find your patient' }));
  assert.deepEqual(complaints, []);
});
