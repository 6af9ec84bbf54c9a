import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { CaseEvidenceResponse, CaseResponse, WrittenOrderResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { openBrowser, signIn, visit, type Visitor } from './browser.ts';
import {
  answerTo,
  type CategoryCase,
  categoryCases,
  daysAgo,
  openedCase,
  readinessOf,
} from './category-cases.ts';
import { addEncounter, answer, type Asked, evidencePanel, stillOpen } from './interview.ts';
import { mara, plainUser, practises } from './prepared.ts';
import { next, see, unseen } from './screen.ts';
import { type Credentials, type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let api: Api;
let visitor: Visitor;
const CAUSE = 'Parkinson’s disease, since 2019';
before(async () => {
  // Without a model the template writes.
  [server, browser] = await Promise.all([startServer({ OLLAMA_URL: 'http://127.0.0.1:9' }), openBrowser()]);
  nora = await plainUser(server, 'nora');
  await practises(server, 'nora');
  api = await Api.signedIn(server.url, nora);
  visitor = await visit(browser, server.url);
  await signIn(visitor.page, nora);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

/** The visits and every question but the last, in the panel beside the steps. */
async function interview(page: Page, id: number, one: CategoryCase): Promise<void> {
  await page.goto(`/app/user-workflow/items?caseId=${id}`);
  await page.getByRole('button', { name: 'Evidence', exact: true }).click();
  const panel = evidencePanel(page);
  const about = one.diagnoses.map(([code]) => code);
  for (const days of [20, 12])
    await addEncounter(panel, { date: daysAgo(days), who: 'Dr. Nora Quist', findings: 'Seen.', about });
  await panel.getByText('As a list', { exact: true }).click();
  const answered = new Set<string>();
  const isOpen = ({ def, later }: Asked) => !later && def.id !== one.last && !answered.has(def.id);
  // An answer may bring other questions, or take some away: who pays, most of all.
  for (let asked: Asked | undefined; (asked = (await readinessOf(api, id)).questions.find(isOpen));) {
    await answer(panel, asked, answerTo(asked, one));
    answered.add(asked.def.id);
    await saved(id, answered);
  }
  const { questions } = await readinessOf(api, id);
  const shown = questions.filter(({ def, later }) => !later || answered.has(def.id));
  await stillOpen(panel, 1, shown.length);
  await page.keyboard.press('Escape');
  await unseen(panel);
}

/** What the panel has saved by now is everything that was answered in it. */
async function saved(id: number, answered: ReadonlySet<string>): Promise<void> {
  for (;;) {
    const { questions } = await api.ok<CaseEvidenceResponse>('GET', `/cases/${id}/evidence`);
    const known = new Set(questions.map(({ fact }) => fact));
    if ([...answered].every((fact) => known.has(fact))) return;
    await pause(50);
  }
}

/** Answers the one question that the letter leaves open, from its place in brackets. */
async function answerLast(page: Page, id: number, one: CategoryCase): Promise<void> {
  const { questions } = await readinessOf(api, id);
  const question = questions.find(({ def }) => def.id === one.last)!;
  const { def } = question;
  await page.getByRole('button', { name: `Answer: ${def.question}`, exact: true }).click();
  const panel = evidencePanel(page);
  await answer(panel, question, def.type === 'text' ? CAUSE : answerTo(question, one));
  await see(page.getByText('Answered: it takes its place when the note is written again.').first());
  await page.keyboard.press('Escape');
  await unseen(panel);
}

/** How the answer that was given in the browser stands in a letter. */
async function lastSaid(id: number, { last }: CategoryCase): Promise<string> {
  const { questions, answered } = await readinessOf(api, id);
  const { statement, options } = questions.find(({ def }) => def.id === last)!.def;
  const said =
    typeof statement === 'object'
      ? statement.yes
      : statement!.replace('{answer}', options?.[0]?.said ?? CAUSE);
  assert.ok(
    answered.some((text) => text.startsWith(said)),
    `“${said}” is known to the check`,
  );
  return said;
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
    const id = await openedCase(api, one, person);
    await interview(page, id, one);
    await signOrder(page, id);

    await page.goto(`/app/user-workflow/note?caseId=${id}`);
    await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
    const places = page.getByRole('region', { name: 'In brackets' });
    await see(places);
    await answerLast(page, id, one);
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await unseen(places);
    await see(page.getByText('The check found no code, number, date or name that differs from the case'));

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
    // The newest stands first.
    const letter = found.notes[0]!.note_text;
    assert.ok(letter.includes('What the medical record shows'));
    assert.ok(!/\[Add:/.test(letter), 'nothing is left in brackets');
    assert.ok(letter.includes(await lastSaid(id, one)), 'the letter says what was answered last');
    const { signed } = await api.ok<WrittenOrderResponse>('GET', `/cases/${id}/order`);
    assert.deepEqual(
      signed.map((version) => version.standing),
      ['current'],
    );
    assert.deepEqual(complaints, []);
  });
}
