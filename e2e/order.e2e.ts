import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { CaseResponse, WrittenOrderResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { downloaded, openBrowser, signIn, visit } from './browser.ts';
import { pdfPages } from './pdf.ts';
import { aCase, plainUser, practises } from './prepared.ts';
import { assertNoSidewaysScroll, see, unseen } from './screen.ts';
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
  await practises(server, 'nora');
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

const section = (page: Page) => page.getByRole('region', { name: 'Standard written order' });

async function open(found: CaseResponse, width?: number) {
  const visitor = await visit(browser, server.url);
  const { page } = visitor;
  if (width) await page.setViewportSize({ width, height: 900 });
  await signIn(page, nora);
  await page.goto(`/app/case/${found.id}`);
  await see(section(page).getByText('Adult briefs, medium').first());
  return visitor;
}

async function sign(page: Page, button: string): Promise<void> {
  await section(page).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(nora.password);
  await dialog.getByRole('button', { name: 'Sign order' }).click();
  await unseen(dialog);
}

const order = (found: CaseResponse) => api.ok<WrittenOrderResponse>('GET', `/cases/${found.id}/order`);

test('an order is signed by its practitioner, leaves as PDF and text, and is renewed after a change', async () => {
  const found = await aCase(api, nora.password, 'provider');
  const { page, complaints } = await open(found);
  await see(section(page).getByText('Not signed'));
  await sign(page, 'Sign order');
  await see(section(page).getByText('Version 1 signed'));
  const { signed } = await order(found);
  const pdf = await downloaded(page, () => section(page).getByRole('button', { name: 'Order PDF' }).click());
  assert.equal(pdf.name, `written-order-${found.id}-1.pdf`);
  const [sheet, ...more] = await pdfPages(pdf.bytes);
  assert.deepEqual(more, []);
  const said = sheet!.replace(/\s+/g, ' ');
  for (const element of [
    'Standard Written Order',
    'Mara Whitfield',
    '200',
    'Adult briefs, medium',
    'Dr. Nora Quist',
    '1234567893',
    signed[0]!.document_hash,
  ])
    assert.ok(said.includes(element), `the order says ${element}; it says:\n${said}`);
  assert.ok(!said.includes('NOT SIGNED'));

  await api.ok('POST', `/cases/${found.id}/items`, {
    items: [{ item: 'Adult briefs, medium', category: 'Incontinence', quantity: 150 }],
  });
  await see(section(page).getByText('Out of date'));
  await see(section(page).getByText(/The quantity of .* is now 150/));
  const text = await downloaded(page, () =>
    section(page).getByRole('button', { name: 'Order text' }).click(),
  );
  assert.match(new TextDecoder().decode(text.bytes), /OUT OF DATE/);
  await sign(page, 'Sign version 2');
  await see(section(page).getByText('Version 2 signed'));
  assert.deepEqual(
    (await order(found)).signed.map(({ standing }) => standing),
    ['current', 'replaced'],
  );
  assert.deepEqual(complaints, []);
});

/** Each quantity stands beside its item or right under it, never nearer to the item that follows. */
async function besideTheirItems(page: Page): Promise<void> {
  const lines = await section(page).getByRole('list', { name: 'Items ordered' }).getByRole('listitem').all();
  for (const line of lines) {
    const [item, quantity] = await Promise.all([
      line.getByText('Adult briefs, medium').boundingBox(),
      line.getByText('Quantity 200 per month').boundingBox(),
    ]);
    const gap = quantity!.y - (item!.y + item!.height);
    assert.ok(gap <= 4, `the quantity stands ${gap} px below its item`);
  }
}

for (const width of [360, 1440]) {
  test(`it can be read and signed ${width} pixels wide`, async () => {
    const found = await aCase(api, nora.password, 'provider');
    const { page, complaints } = await open(found, width);
    await besideTheirItems(page);
    await section(page).getByRole('button', { name: 'Add what is not required' }).click();
    await section(page).getByLabel('Length of need').fill('12 months');
    await section(page).getByRole('button', { name: 'Save' }).click();
    await section(page).getByRole('button', { name: 'Show the order' }).click();
    await see(section(page).getByRole('img', { name: 'Page 1 of 1' }));
    await assertNoSidewaysScroll(page, 'the order');
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(complaints, []);
  });
}

test('the days of a case stand in their order', async () => {
  const found = await aCase(api, nora.password, 'provider');
  const answer = (fact: string, value: string) =>
    api.ok('PUT', `/cases/${found.id}/answers`, { fact, answers: [{ value }] });
  await answer('payer', 'medicare');
  await answer('order.date', '2026-06-01');
  await answer('delivery.date', '2026-06-15');
  const { page, complaints } = await open(found, 360);
  const dates = page.getByRole('region', { name: 'Dates' }).getByRole('listitem');
  await see(dates.first());
  const labels = ['Ordered', 'Delivery', 'Today'];
  const shown = await dates.allTextContents();
  assert.deepEqual(
    shown.map((text) => labels.find((label) => text.includes(label))),
    labels,
  );
  await assertNoSidewaysScroll(page, 'the dates');
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(complaints, []);
});

test('what is due is listed by day, and opens its case', async () => {
  const found = await aCase(api, nora.password, 'provider');
  await api.ok('PUT', `/cases/${found.id}/answers`, {
    fact: 'supply.end',
    answers: [{ value: '2026-01-31' }],
  });
  const { page, complaints } = await open(found, 360);
  await page.goto('/app/refills');
  const table = page.getByRole('table', { name: 'Refills' });
  await see(table.getByText('Supply used up'));
  await assertNoSidewaysScroll(page, 'the list of refills');
  assert.deepEqual(await axeFindings(page), []);
  await table.getByRole('link', { name: 'Mara Whitfield' }).click();
  await see(page.getByRole('heading', { name: `Case #${found.id}` }));
  await page.goto('/app');
  await see(page.getByRole('region', { name: 'Refills due' }));
  assert.deepEqual(complaints, []);
});
