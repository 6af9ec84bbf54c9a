import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { addDiagnosis, fillPatient, newCase } from './job-steps.ts';
import { aCase, aPatient, mara, plainUser } from './prepared.ts';
import { refuse } from './refused.ts';
import { caseIdOf, choose, dismiss, next, saved, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let api: Api;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  nora = await plainUser(server, 'nora');
  api = await Api.signedIn(server.url, nora);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const stored = (id: number) => api.ok<CaseResponse>('GET', `/cases/${id}`);

async function at(path: string, who: Credentials = nora): Promise<Page> {
  const { page } = await visit(browser, server.url);
  await signIn(page, who);
  await page.goto(path);
  return page;
}

const forward = (page: Page) => page.getByRole('button', { name: /^Next:/ });

/** What the page has asked for with this path so far. */
function asked(page: Page, path: string): URL[] {
  const urls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname.endsWith(path)) urls.push(url);
  });
  return urls;
}

test('patient: search, creation and its refusals, Change Patient, Save Case', async () => {
  await aPatient(api, { ...mara, last_name: 'Ironwood' });
  const page = await at('/app/user-workflow');
  const searches = asked(page, '/patients');
  const search = page.getByRole('searchbox', { name: 'Search patients' });
  await see(page.getByRole('heading', { name: 'Find your patient' }));
  assert.equal(await page.getByRole('button', { name: 'Next: Diagnosis' }).isDisabled(), true);
  assert.equal(await page.getByRole('button', { name: 'Save Case' }).count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Browse all patients' }).count(), 0);
  for (const letters of ['I', 'Ir', 'Iron']) await search.fill(letters);
  await page.getByRole('button', { name: 'Mara Ironwood' }).click();
  assert.deepEqual(
    searches.filter(({ searchParams }) => (searchParams.get('query') ?? '').length < 2),
    [],
    'one character asks for nothing',
  );
  await see(page.getByRole('region', { name: 'Selected patient' }));
  await page.getByRole('button', { name: 'Change Patient' }).click();
  assert.equal(await page.getByRole('button', { name: 'Next: Diagnosis' }).isDisabled(), true);

  const allowSearch = await refuse(page, { method: 'GET', path: '/patients' });
  await search.fill('Nobody');
  await see(page.getByText('The patients could not be read. Search again before you create a new patient.'));
  await allowSearch();

  await page.getByRole('button', { name: 'Create new patient' }).click();
  const refused = { method: 'POST', path: '/patients' };
  const allowSilent = await refuse(page, refused);
  await fillPatient(page, { ...mara, last_name: 'Juniper' });
  const likely = page.getByRole('dialog', { name: 'Is this patient here already?' });
  await see(likely.getByText('Mara Ironwood'));
  await see(likely.getByText('MRN-7001'));
  const anyway = async () => {
    await likely.getByRole('button', { name: 'Create anyway' }).click();
    await unseen(likely);
  };
  await anyway();
  await dismiss(page, 'Failed to create patient: Unknown error');
  await allowSilent();
  const allowSaid = await refuse(page, { ...refused, message: 'The disk is full.' });
  await page.getByRole('button', { name: 'Create patient' }).click();
  await anyway();
  await dismiss(page, 'Failed to create patient: The disk is full.');
  await allowSaid();
  await page.getByLabel('Date of birth').fill('2199-01-01');
  await page.getByRole('button', { name: 'Create patient' }).click();
  await see(page.getByText('Date of birth cannot be in the future.'));
  await page.getByLabel('Date of birth').fill('1950-04-02');
  await page.getByRole('button', { name: 'Create patient' }).click();
  await anyway();
  await see(page.getByRole('region', { name: 'Selected patient' }).getByText('Mara Juniper'));

  const allowCase = await refuse(page, { method: 'POST', path: '/cases/workflow' });
  await page.getByRole('button', { name: 'Save Case' }).click();
  const refusal = 'Failed to save case. Please try again.';
  await see(page.getByText(refusal, { exact: true }));
  await allowCase();
  // The message asks for it and does not lie on it.
  await page.getByRole('button', { name: 'Save Case' }).click();
  await see(page.getByRole('heading', { name: /^Case #\d+$/ }));
  await unseen(page.getByText(refusal, { exact: true }));
  await unseen(page.getByRole('button', { name: 'Save Case' }));
  assert.equal((await stored(caseIdOf(page))).patient.last_name, 'Juniper');
  const query = '/patients?query=Juniper&per_page=10';
  assert.equal((await api.ok<unknown[]>('GET', query)).length, 1, 'three attempts made one patient');
});

test('an admin may browse the patients, and makes cases at an address of their own', async () => {
  await aPatient(api, { ...mara, last_name: 'Kauri' });
  const page = await at('/app', server.admin);
  await newCase(page);
  assert.equal(new URL(page.url()).pathname, '/app/workflow');
  await see(page.getByRole('heading', { name: 'Patient Selection', level: 2 }));
  await page.getByRole('button', { name: 'Browse all patients' }).click();
  await page.getByRole('button', { name: 'Mara Kauri' }).click();
  await next(page, 'Diagnosis');
  assert.equal(new URL(page.url()).pathname, '/app/workflow/diagnosis');
  const steps = ['Patient Selection', 'Diagnosis', 'Items & DME', 'Provider', 'Generate Note', 'Export'];
  for (const [index, name] of steps.entries()) {
    const button = page.getByRole('button', { name: new RegExp(`^${index + 1}\\. ${name}`) });
    assert.equal(await button.isDisabled(), index > 1, `${name} can be reached when all before it are done`);
  }
});

test('diagnosis: asked after a pause, ten at most, no code twice, one of them primary', async () => {
  const { id } = await aCase(api, nora.password, 'patient');
  const page = await at(`/app/user-workflow/diagnosis?caseId=${id}`);
  const searches = asked(page, '/inventory/diagnoses/search');
  await see(page.getByText(/At least one primary diagnosis is required\./));
  const search = page.getByRole('combobox', { name: 'Search ICD-10 codes' });
  await search.pressSequentially('e', { delay: 20 });
  await search.pressSequentially('11', { delay: 20 });
  await see(page.getByRole('option', { name: /^E11/ }));
  assert.deepEqual(
    searches.map(({ searchParams }) => [searchParams.get('q'), searchParams.get('limit')]),
    [['e11', '10']],
    'typing is one question',
  );
  assert.ok((await page.getByRole('option').count()) <= 10);
  await search.fill('');
  await addDiagnosis(page, 'R32', 'R32');
  await addDiagnosis(page, 'N39.41', 'N39.41');
  const codes = page.getByRole('list', { name: 'Diagnoses of this case' });
  await search.fill('R32');
  const held = page.getByRole('option', { name: 'R32' });
  await see(held);
  assert.equal(await held.first().getAttribute('data-combobox-disabled'), 'true', 'a code is there once');
  await page.keyboard.press('Escape');
  await codes.getByRole('radio', { name: 'Primary diagnosis: N39.41' }).check();
  await saved(page);
  assert.deepEqual(
    (await stored(id)).diagnoses.map(({ code, is_primary }) => [code, is_primary]),
    [
      ['R32', false],
      ['N39.41', true],
    ],
  );
  await page.getByRole('button', { name: 'Remove N39.41' }).click();
  await page.getByRole('button', { name: 'Remove R32' }).click();
  await saved(page);
  assert.deepEqual((await stored(id)).diagnoses, []);
  assert.ok(await forward(page).isDisabled());
  await refuse(page, { method: 'GET', path: '/inventory/diagnoses/search' });
  const failed = page.waitForResponse(
    (answer) => answer.url().includes('/diagnoses/search') && answer.status() === 500,
  );
  await search.fill('asthma');
  await failed;
  await see(page.getByRole('option', { name: 'The codes could not be searched. Type again to repeat it.' }));
  assert.equal(await page.getByRole('option').count(), 1);
  assert.equal(await page.getByRole('alert').count(), 0, 'a failed search is an empty list');
});

test('items: what an item needs, its limit, and a change of one that was added', async () => {
  const { id } = await aCase(api, nora.password, 'diagnosis');
  const page = await at(`/app/user-workflow/items?caseId=${id}`);
  await see(page.getByText(/Adult briefs: max 360 per month\. Underpads: max 150 per month\./));
  await see(page.getByText(/BGM test strips: max 300 per 3 months\./));
  await page.getByRole('button', { name: 'Add item' }).click();
  await see(page.getByText('Category is required.'));
  await see(page.getByText('Item is required.'));
  await choose(page, 'Category', 'Incontinence');
  await choose(page, 'Item', 'Underpads, large');
  await page.getByLabel('Quantity').fill('0');
  await page.getByRole('button', { name: 'Add item' }).click();
  await see(page.getByText('Quantity must be a whole number of at least 1.'));
  await page.getByLabel('Quantity').fill('150');
  assert.equal(await page.getByText(/^Exceeds limit/).count(), 0, 'the limit itself is no excess');
  await page.getByRole('button', { name: 'Add item' }).click();
  const list = page.getByRole('list', { name: 'Items of this case' });
  await see(list.getByText('Quantity 150'));
  await list.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Quantity').fill('151');
  await see(page.getByText('Exceeds limit of 150', { exact: true }));
  await page.getByRole('button', { name: 'Save item' }).click();
  await dismiss(page, 'Quantity exceeds limit of 150. Justification is required.');
  await page.getByLabel('Justification').fill('Two changes more each night.');
  await page.getByRole('button', { name: 'Save item' }).click();
  await see(list.getByText('Quantity 151'));
  await saved(page);
  const { items } = await stored(id);
  assert.deepEqual(
    items.map(({ quantity, justification }) => [quantity, justification]),
    [[151, 'Two changes more each night.']],
  );
  await list.getByRole('button', { name: /^Remove/ }).click();
  await see(page.getByText('No items yet'));
  assert.ok(await forward(page).isDisabled());
  await refuse(page, { method: 'GET', path: '/inventory/items/public' });
  await page.reload();
  await page.getByRole('combobox', { name: 'Category' }).click();
  assert.equal(await page.getByRole('option').count(), 0, 'a catalogue that cannot be read is empty');
});

/** How far the ink of a PNG reaches, as parts of its width and height: left, top, right, bottom. */
function inkOf(page: Page, png: string): Promise<number[]> {
  return page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const { width, height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
    const inked = Array.from({ length: width * height }, (_, at) => at).filter((at) => data[at * 4 + 3]);
    const [xs, ys] = [inked.map((at) => at % width), inked.map((at) => Math.floor(at / width))];
    return [
      Math.min(...xs) / width,
      Math.min(...ys) / height,
      Math.max(...xs) / width,
      Math.max(...ys) / height,
    ];
  }, png);
}

for (const width of ['wide', 'narrow'] as const) {
  test(`provider: a drawn signature is saved as it was drawn (${width})`, async () => {
    const { id } = await aCase(api, nora.password, 'provider');
    const page = await at(`/app/user-workflow/provider?caseId=${id}`);
    await page.setViewportSize(viewports[width]);
    await page.getByRole('radiogroup', { name: 'How to sign' }).getByText('Draw').click();
    const pad = page.getByRole('img', { name: /^Signature area/ });
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    assert.ok(box);
    const to = (x: number, y: number) =>
      page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 12 });
    await to(0.2, 0.3);
    await page.mouse.down();
    await to(0.5, 0.6);
    await to(0.8, 0.3);
    await page.mouse.up();
    await saved(page);
    const signature = (await stored(id)).provider?.signature ?? '';
    assert.match(signature, /^data:image\/png;base64,/);
    const ink = await inkOf(page, signature);
    [0.2, 0.3, 0.8, 0.6].forEach((part, side) =>
      assert.ok(Math.abs((ink[side] ?? 0) - part) < 0.08, `side ${side}: ${ink[side]}, not ${part}`),
    );
    await page.getByRole('button', { name: 'Clear' }).click();
    await saved(page);
    assert.equal((await stored(id)).provider?.signature, null);
  });
}

test('provider: hints and refusals; saved when name and NPI are both there', async () => {
  const { id } = await aCase(api, nora.password, 'items');
  const page = await at(`/app/user-workflow/provider?caseId=${id}`);
  const today = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });
  assert.equal(await page.getByLabel('Date signed').inputValue(), today);
  await page.getByLabel('Provider name').focus();
  await page.getByLabel('NPI').fill('1234567890');
  await see(page.getByText('Provider name is required.'));
  await see(page.getByText('The check digit of this NPI does not fit. Please compare it with the source.'));
  assert.ok(await forward(page).isDisabled());
  assert.equal((await stored(id)).provider, null, 'a number alone is not saved');
  await page.getByLabel('Provider name').fill('Dr. Odd Number');
  await saved(page);
  assert.equal((await stored(id)).provider?.npi, '1234567890', 'the check digit is a hint');
  await page.getByLabel('Date signed').fill('2199-01-01');
  await see(page.getByText('Date signed cannot be in the future.'));
  assert.ok(await forward(page).isDisabled());
  await page.getByLabel('Date signed').fill('');
  await page.getByLabel('Date signed').blur();
  await see(page.getByText('Date signed is required.'));
  await page.getByLabel('Date signed').fill('2026-01-05');
  await saved(page);
  const { provider } = await stored(id);
  assert.deepEqual([provider?.name, provider?.date_signed], ['Dr. Odd Number', '2026-01-05']);
  await refuse(page, { method: 'GET', path: '/templates/provider-templates' });
  await page.reload();
  const templates = page.getByRole('combobox', { name: 'Provider template' });
  await see(templates);
  assert.ok(await templates.isDisabled(), 'templates that cannot be read are none');
  await next(page, 'Generate Note');
});

test('a save that fails is in sight and tried again; a case that cannot be loaded leads back', async () => {
  const { id } = await aCase(api, nora.password, 'provider');
  const page = await at(`/app/user-workflow/diagnosis?caseId=${id}`);
  const message = 'The disk is full.';
  const allow = await refuse(page, { method: 'POST', path: `/cases/${id}/diagnoses`, message });
  await page.getByRole('button', { name: 'Remove R32' }).click();
  const notSaved = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await see(notSaved.getByText(/The disk is full\./));
  assert.equal((await stored(id)).diagnoses.length, 2);
  await allow();
  await page.getByRole('button', { name: 'Retry' }).click();
  await saved(page);
  await unseen(notSaved);
  assert.equal((await stored(id)).diagnoses.length, 1);
  for (const [words, shown] of [
    ['The server is being looked after.', 'The server is being looked after.'],
    [undefined, 'Failed to load case data.'],
  ] as const) {
    const open = await refuse(page, { method: 'GET', path: `/cases/${id}`, message: words });
    await page.goto(`/app/user-workflow?caseId=${id}`);
    await page.waitForURL('**/app');
    await dismiss(page, shown);
    await open();
  }
});
