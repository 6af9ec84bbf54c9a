import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { downloaded, openBrowser, signIn, viewports, visit } from './browser.ts';
import { daysAgo, readinessOf } from './category-cases.ts';
import { answer, evidencePanel, stillOpen } from './interview.ts';
import { pdfPages } from './pdf.ts';
import { aPatient, plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, next, see, unseen } from './screen.ts';
import { type Credentials, type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let api: Api;
before(async () => {
  // Without a model the template writes.
  [server, browser] = await Promise.all([startServer({ OLLAMA_URL: 'http://127.0.0.1:9' }), openBrowser()]);
  nora = await plainUser(server, 'nora');
  api = await Api.signedIn(server.url, nora);
});
after(async () => {
  await Promise.all([server.stop(), browser.close()]);
});

/** A case of test strips for Medicare, with one visit. */
async function stripsCase(who = 'Dr. Jo Park'): Promise<number> {
  const { id: patient } = await aPatient(api);
  const { case_id: id } = await api.ok<{ case_id: number }>('POST', '/cases/workflow', {
    patient: { id: patient },
    diagnoses: [{ code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' }],
    items: [{ item: 'BGM test strips', quantity: 300 }],
    provider: { name: 'Dr. Nora Quist', npi: '1234567893', date_signed: '2026-01-05' },
  });
  const visited = { date: '2026-01-05', kind: 'in_person', role: 'physician', who };
  await api.ok('PUT', `/cases/${id}/answers`, { fact: 'payer', answers: [{ value: 'medicare' }] });
  await api.ok('PUT', `/cases/${id}/encounters`, {
    encounters: [{ ...visited, signed: true, conditions: ['E11.65'], findings: 'Hands steady.' }],
  });
  await api.ok('PUT', `/cases/${id}/answers`, {
    fact: 'dm.insulin',
    answers: [{ value: true, encounter: 1 }],
  });
  return id;
}

test('a place in brackets opens its question; answered, the letter says so, is signed and leaves', async () => {
  const id = await stripsCase();
  const { page } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow/note?caseId=${id}`);
  await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
  const places = page.getByRole('region', { name: 'In brackets' });
  const trained = places.getByRole('button', { name: /^Answer: Has the patient .* trained to test/ });
  const perDay = places.getByRole('button', { name: /^Answer: How many tests a day/ });
  await see(perDay);
  for (const size of [viewports.narrow, viewports.wide]) {
    await page.setViewportSize(size);
    if (size === viewports.narrow) await page.locator('summary', { hasText: 'in brackets' }).click();
    await see(trained);
    assert.deepEqual(await axeFindings(page), []);
    await assertNoSidewaysScroll(page, 'the note with its brackets');
  }

  // By the keyboard alone.
  const panel = evidencePanel(page);
  await perDay.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'));
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await stillOpen(panel, 9, 12);
  await page.keyboard.press('Escape');
  await unseen(panel);
  await see(places.getByText('Answered: it takes its place when the note is written again.'));
  await trained.click();
  await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'));
  await page.keyboard.press('Space');
  await stillOpen(panel, 8, 12);
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press('Escape');
  await unseen(panel);

  await page.getByRole('button', { name: 'Regenerate' }).click();
  const said = 'Tests ordered a day: 4.';
  await page.waitForFunction(
    (words) => document.querySelector('textarea')?.value.includes(words) === true,
    said,
  );
  await unseen(places);
  await see(page.getByText('The check found no code, number, date or name that differs from the case'));
  await next(page, 'Export');
  const found = await api.ok<CaseResponse>('GET', `/cases/${id}`);
  assert.ok(found.notes[0]!.note_text.includes(said));
  await page.getByRole('button', { name: 'Sign & Lock Case' }).waitFor();
  const reasons = { readiness_reasons: await openReasons(id) };
  await api.ok('POST', `/cases/${id}/sign`, { password: nora.password, ...reasons });
  await page.reload();
  const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  const text = (await pdfPages(pdf.bytes)).join(' ').replace(/\s+/g, ' ');
  assert.ok(text.includes('Recorded at the visit of January 5, 2026 with a physician, in person.'), text);
});

/** One for each criterion that is not met or not documented. */
async function openReasons(id: number) {
  const { readiness } = await api.ok<{
    readiness: { findings: { criterion: string; item: string | null; verdict: string; pack: unknown }[] };
  }>('GET', `/cases/${id}/readiness`);
  return readiness.findings
    .filter(({ verdict }) => verdict === 'not_met' || verdict === 'not_documented')
    .map(({ criterion, item, verdict }) => ({
      criterion,
      verdict,
      ...(item !== null && { item }),
      reason: 'On its way',
    }));
}

test('what a criterion rests on is shown in the words of the note, and leads to them', async () => {
  const id = await stripsCase();
  await api.ok('POST', `/cases/${id}/generate_note`, {});
  for (const size of [viewports.wide, viewports.narrow]) {
    const { page, context, complaints } = await visit(browser, server.url, size);
    await signIn(page, nora);
    // From a step that is not the note's.
    await page.goto(`/app/user-workflow/items?caseId=${id}`);
    await page.getByRole('button', { name: 'Evidence', exact: true }).click();
    const readiness = page.getByRole('region', { name: 'Readiness' });
    await readiness
      .getByRole('button', { name: /insulin.*Met$/i })
      .first()
      .click();
    const words = readiness.getByRole('button', { name: /^“.*insulin.*Show it in the note\.$/i }).first();
    await see(words);
    assert.deepEqual(await axeFindings(page), []);
    await assertNoSidewaysScroll(page, 'the evidence with its sentences');
    await words.click();
    const area = page.getByLabel('Note text');
    await see(area);
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Note text');
    const selected = await area.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    );
    assert.match(selected, /^[^\n]*insulin[^\n]*$/i);
    await unseen(evidencePanel(page));
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('on a phone a long visit leaves the button beside it its whole word', async () => {
  const id = await stripsCase('Dr. Jo Park, the patient’s own physician');
  const { page } = await visit(browser, server.url, viewports.narrow);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow/note?caseId=${id}`);
  await page.getByRole('button', { name: 'Evidence' }).click();
  const word = page.getByRole('button', { name: /^Edit the encounter/ }).getByText('Edit');
  await see(word);
  const [needed, has] = await word.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  assert.equal(needed, has, 'nothing of the word is cut off');
  await assertNoSidewaysScroll(page, 'the evidence');
});

test('what was delivered before counts: entered in the panel, a limit that was met is open', async () => {
  const id = await stripsCase();
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow/items?caseId=${id}`);
  await page.getByRole('button', { name: 'Evidence', exact: true }).click();
  const readiness = page.getByRole('region', { name: 'Readiness' });
  const strips = (verdict: string) =>
    readiness.getByRole('button', { name: new RegExp(`^Strips in 3 months.*${verdict}$`, 'i') });
  await see(strips('Met'));
  const deliveries = page.getByRole('region', { name: 'Earlier deliveries' });
  await deliveries.getByRole('button', { name: 'Add delivery' }).click();
  await deliveries.getByLabel('Date').fill(daysAgo(40));
  assert.equal(await deliveries.getByLabel('HCPCS code').inputValue(), 'A4253');
  for (const size of [viewports.narrow, viewports.wide]) {
    await page.setViewportSize(size);
    assert.deepEqual(await axeFindings(page), []);
    await assertNoSidewaysScroll(page, 'an earlier delivery');
  }
  await deliveries.getByRole('button', { name: 'Save delivery' }).click();
  await see(deliveries.getByText(/, A4253, 1 unit$/));
  await see(strips('Not documented'));
  assert.deepEqual(complaints, []);
});

/** Answers one question of a case in the panel, as it is asked now. */
async function answerIn(panel: Locator, id: number, fact: string, value: unknown, visit = 1) {
  const { questions } = await readinessOf(api, id);
  await answer(
    panel,
    questions.find(({ def }) => def.id === fact)!,
    value,
    visit,
  );
}

test('a refill that was shipped before the patient said yes is not met by its rule, and once it was after, it is', async () => {
  const id = await stripsCase();
  for (const [fact, value] of Object.entries({
    ...{ 'order.kind': 'continuing', 'order.date': daysAgo(40), 'delivery.date': daysAgo(0) },
    ...{ 'supply.end': daysAgo(-4), 'refill.confirmed': daysAgo(5), setting: 'home' },
  }))
    await api.ok('PUT', `/cases/${id}/answers`, { fact, answers: [{ value }] });
  const { page, complaints } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow/items?caseId=${id}`);
  await page.getByRole('button', { name: 'Evidence', exact: true }).click();
  const panel = evidencePanel(page);
  await panel.getByText('As a list', { exact: true }).click();
  const rule = (words: string, verdict: string) =>
    panel.getByRole('button', { name: new RegExp(`^A refill: ${words}.*${verdict}$`, 'i') });
  await see(rule('the patient’s yes', 'Met'));
  await answerIn(panel, id, 'refill.shipped', daysAgo(6));
  await see(rule('the patient’s yes', 'Not met'));
  await answerIn(panel, id, 'refill.shipped', daysAgo(5));
  await see(rule('the patient’s yes', 'Met'));
  await answerIn(panel, id, 'refill.months', 4);
  await see(rule('no more than 3 months', 'Not met'));
  await answerIn(panel, id, 'refill.months', 3);
  await see(rule('no more than 3 months', 'Met'));
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(complaints, []);
});

test('a chair that is needed for a short time meets its rule, beside which a warning stands', async () => {
  const { id: patient } = await aPatient(api);
  const { case_id: id } = await api.ok<{ case_id: number }>('POST', '/cases/workflow', {
    patient: { id: patient },
    diagnoses: [{ code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' }],
    items: [{ item: 'High-strength lightweight wheelchair', quantity: 1, size: '18 in' }],
    provider: { name: 'Dr. Nora Quist', npi: '1234567893', date_signed: daysAgo(10) },
  });
  await api.ok('PUT', `/cases/${id}/answers`, { fact: 'payer', answers: [{ value: 'medicare' }] });
  const seen = { date: daysAgo(20), kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' };
  await api.ok('PUT', `/cases/${id}/encounters`, {
    encounters: [{ ...seen, signed: true, conditions: ['M17.0'], findings: 'Seen.' }],
  });
  const { page, complaints } = await visit(browser, server.url, viewports.narrow);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow/items?caseId=${id}`);
  await page.getByRole('button', { name: 'Evidence', exact: true }).click();
  const panel = evidencePanel(page);
  await panel.getByText('As a list', { exact: true }).click();
  await answerIn(panel, id, 'chair.activities', true);
  const rule = panel.getByRole('button', { name: /^A high-strength chair:.*Met$/ });
  await see(rule);
  const warning = rule.getByText(/less than 3 months: .* seldom paid for/);
  await unseen(warning);
  await answerIn(panel, id, 'need.months', 2);
  await see(warning);
  assert.deepEqual(await axeFindings(page), []);
  await assertNoSidewaysScroll(page, 'a warning beside a rule');
  await answerIn(panel, id, 'need.months', 3);
  await unseen(warning);
  assert.deepEqual(complaints, []);
});
