import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { downloaded } from './browser.ts';
import { pdfPages } from './pdf.ts';
import { see, unseen } from './screen.ts';

/** One space between words: where a line breaks is the layout's affair. */
function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Everything that a letter must say of its case, whatever its form. */
function facts(found: CaseResponse): string[] {
  const { patient, diagnoses, items, provider, notes, signature } = found;
  return [
    [patient.first_name, patient.middle_name, patient.last_name].filter(Boolean).join(' '),
    patient.mrn,
    ...diagnoses.flatMap(({ code, description }) => [code, description]),
    ...items.flatMap(({ item, quantity, hcpcs, justification }) => [
      item,
      String(quantity),
      hcpcs,
      justification,
    ]),
    provider?.name,
    provider?.npi,
    ...(notes[0]?.note_text.split('\n') ?? []),
    signature?.signature,
    signature?.meaning,
    signature?.document_hash,
  ].filter((fact): fact is string => Boolean(fact));
}

function assertSays(text: string, expected: readonly string[], what: string): void {
  // A hash or a long name may be broken anywhere.
  const [flat, joined] = [words(text), text.replace(/\s+/g, '')];
  const missing = expected.filter(
    (fact) => !flat.includes(words(fact)) && !joined.includes(fact.replace(/\s+/g, '')),
  );
  assert.deepEqual(missing, [], `${what} says everything of its case; it says:\n${flat}`);
}

export async function assertLetterPdf(page: Page, found: CaseResponse): Promise<void> {
  const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  assert.equal(pdf.name, `medical-case-${found.id}.pdf`);
  const pages = await pdfPages(pdf.bytes);
  assertSays(pages.join('\n'), facts(found), 'the PDF');
  pages.forEach((text, index) => {
    assert.ok(words(text).includes(`Page ${index + 1} of ${pages.length}`), `page ${index + 1} is numbered`);
    assert.ok(!text.includes('DRAFT'), 'a signed letter is no draft');
  });
}

export async function assertLetterText(page: Page, found: CaseResponse): Promise<void> {
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download text' }).click());
  assert.equal(file.name, `medical-necessity-${found.patient.last_name}.txt`);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);
  assertSays(text, facts(found), 'the text');
  assert.ok(!text.includes('DRAFT'));
}

/** The browser's print dialog cannot be seen; what would come out of the printer can. */
export async function assertPrintedLetter(page: Page, found: CaseResponse): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printing', '');
  });
  const [reported] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(`/cases/${found.id}/printed`)),
    page.getByRole('button', { name: 'Print' }).click(),
  ]);
  assert.equal(reported.status(), 200);
  await page.waitForSelector('body[data-printing]');
  await page.emulateMedia({ media: 'print' });
  await see(page.locator('#print-root'));
  assertSays(await page.locator('body').innerText(), facts(found), 'the printed page');
  assert.ok(await page.getByRole('button', { name: 'Complete Case' }).isHidden());
  const printed = (await pdfPages(new Uint8Array(await page.pdf({ format: 'Letter' })))).join('\n');
  assertSays(printed, facts(found), 'the paper');
  assert.ok(!/DRAFT|Logout/.test(printed), 'the letter stands alone and is no draft');
  const signature = printed.slice(printed.lastIndexOf(found.signature?.meaning ?? ''));
  assert.ok(!signature.includes('NPI'), 'the signer is not given the number of the provider');
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await unseen(page.locator('#print-root'));
}
