import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { CaseResponse, WrittenOrderResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { openBrowser, signIn, visit, type Visitor } from './browser.ts';
import { type CategoryCase, categoryCases, preparedCase, readinessOf } from './category-cases.ts';
import { mara, plainUser } from './prepared.ts';
import { next, see, unseen } from './screen.ts';
import { type Credentials, type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let api: Api;
let visitor: Visitor;
before(async () => {
  // Without a model the template writes.
  [server, browser] = await Promise.all([startServer({ OLLAMA_URL: 'http://127.0.0.1:9' }), openBrowser()]);
  nora = await plainUser(server, 'nora');
  api = await Api.signedIn(server.url, nora);
  visitor = await visit(browser, server.url);
  await signIn(visitor.page, nora);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

/** Answers the one question that the letter leaves open, from its place in brackets. */
async function answerLast(page: Page, id: number, { last }: CategoryCase): Promise<void> {
  const { questions } = await readinessOf(api, id);
  const { def, item } = questions.find((one) => one.def.id === last)!;
  const label = item === null ? def.question : `${def.question} (${item})`;
  await page.getByRole('button', { name: `Answer: ${def.question}`, exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Evidence' });
  const asked = panel.getByRole('region', { name: label, exact: true });
  if (def.needs_encounter)
    await asked.getByRole('combobox', { name: /^Shown by the record of/ }).selectOption('2');
  if (def.type === 'text') {
    await asked.getByRole('textbox').fill('Parkinson’s disease, since 2019');
    await page.keyboard.press('Tab');
  } else {
    const choice = def.options?.[0]?.label ?? 'Yes';
    await asked.getByText(choice, { exact: true }).click();
  }
  await see(page.getByText('Answered: it takes its place when the note is written again.').first());
  await page.keyboard.press('Escape');
  await unseen(panel);
}

async function signOrder(page: Page, id: number): Promise<void> {
  await page.goto(`/app/case/${id}`);
  const order = page.getByRole('region', { name: 'Standard written order' });
  await order.getByRole('button', { name: 'Sign order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(nora.password);
  await dialog.getByRole('button', { name: 'Sign order' }).click();
  await unseen(dialog);
  await see(order.getByText('Version 1 signed'));
}

for (const [at, one] of categoryCases.entries()) {
  test(`${one.name}: from the questions to the signed letter and order`, async () => {
    const { page, complaints } = visitor;
    const person = {
      ...mara,
      first_name: `Mara ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}`,
      mrn: `MRN-71${10 + at}`,
    };
    const id = await preparedCase(api, one, person);
    await signOrder(page, id);

    await page.goto(`/app/user-workflow/note?caseId=${id}`);
    const places = page.getByRole('region', { name: 'In brackets' });
    await see(places);
    await answerLast(page, id, one);
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await unseen(places);
    await see(page.getByText('No code, number, date or name in this note differs from the case'));

    const { standing, readiness } = await readinessOf(api, id);
    const open = readiness?.findings.filter(({ verdict }) => verdict !== 'met') ?? [];
    assert.deepEqual(
      open.map(({ criterion, missing, remarks }) => ({ criterion, missing, remarks })),
      [],
    );
    assert.equal(standing, 'ready');

    await next(page, 'Export');
    await page.getByRole('button', { name: 'Sign & Lock Case' }).click();
    const dialog = page.getByRole('dialog', { name: /Sign & lock case #\d+/ });
    // Nothing is open, so no reason is asked for.
    await dialog.getByLabel('Your password').fill(nora.password);
    await dialog.getByRole('button', { name: 'Sign & Lock Case' }).click();
    await see(page.getByText('This case is signed and locked.', { exact: true }));

    const found = await api.ok<CaseResponse>('GET', `/cases/${id}`);
    assert.ok(found.notes.at(-1)!.note_text.includes('What the medical record shows'));
    const { signed } = await api.ok<WrittenOrderResponse>('GET', `/cases/${id}/order`);
    assert.deepEqual(
      signed.map((version) => version.standing),
      ['current'],
    );
    assert.deepEqual(complaints, []);
  });
}
