import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { downloaded } from './browser.ts';
import { pdfPages } from './pdf.ts';
import { dismiss, see } from './screen.ts';

/** One space between words: where a line breaks is the layout's affair. */
function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Of a letter: how far the log had come is told anew by each copy of it. */
const copied = (text: string) =>
  words(text).replace(/Checkpoint (vouchwell\/\S+) \d+ Root [\w+/]{43}=/g, 'Checkpoint $1');

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
    // A line of a list is drawn with a bullet of its own.
    ...(notes[0]?.note_text.split('\n').map((line) => line.replace(/^- /, '')) ?? []),
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

/** A page without what stands above and below each: a sentence may go on over the end of one. */
const inner = (page: string): string =>
  words(page)
    .replace(/Case \d+ · Note \d+, version \d+ SHA-256 [0-9a-f]{64} Code .*? Page \d+ of \d+$/, '')
    .replace(/^Letter of Medical Necessity · .*? · born \w+ \d+, \d{4}/, '')
    .trim();

/** The bytes of the PDF. */
export async function assertLetterPdf(page: Page, found: CaseResponse): Promise<Uint8Array> {
  const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  assert.equal(pdf.name, `medical-case-${found.id}.pdf`);
  const pages = await pdfPages(pdf.bytes);
  assertSays([...pages, pages.map(inner).join(' ')].join('\n'), facts(found), 'the PDF');
  pages.forEach((text, index) => {
    assert.ok(words(text).includes(`Page ${index + 1} of ${pages.length}`), `page ${index + 1} is numbered`);
    assert.ok(!text.includes('DRAFT'), 'a signed letter is no draft');
    assert.match(copied(text), /Code [0-9A-Z]{4}(-[0-9A-Z]{4}){3} · check it .*Checkpoint vouchwell/);
  });
  return pdf.bytes;
}

async function assertLetterText(page: Page, found: CaseResponse): Promise<void> {
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download text' }).click());
  assert.equal(file.name, `medical-necessity-${found.patient.last_name}.txt`);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);
  assertSays(text, facts(found), 'the text');
  assert.ok(!text.includes('DRAFT'));
}

/**
 * The browser's print dialog cannot be seen; what would come out of the printer can: the pages of the very PDF that is
 * downloaded, each on one sheet, and not a word of the screen.
 */
async function assertPrintedLetter(page: Page, found: CaseResponse, pdf: Uint8Array): Promise<void> {
  const pages = await pdfPages(pdf);
  await assertShownLetter(page, pages);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printing', '');
  });
  const [reported] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(`/cases/${found.id}/printed`)),
    page.getByRole('button', { name: 'Print' }).click(),
  ]);
  assert.equal(reported.status(), 200);
  await page.waitForSelector('body[data-printing]');
  await assertPaper(page, pages);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  // Also what the browser's own menu prints.
  await assertPaper(page, pages);
}

/** The pages on the screen have the words of the PDF, and something drawn on them. */
async function assertShownLetter(page: Page, pages: readonly string[]): Promise<void> {
  const shown = page.getByRole('region', { name: 'The letter' });
  for (const [index, text] of pages.entries()) {
    await see(shown.getByRole('img', { name: `Page ${index + 1} of ${pages.length}`, exact: true }));
    assert.equal(copied(await shown.locator('figcaption').nth(index).innerText()), copied(text));
  }
}

/** Each sheet is one page's picture, with ink on it. */
async function assertPaper(page: Page, pages: readonly string[]): Promise<void> {
  const paper = new Uint8Array(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
  const sheets = await pdfPages(paper);
  assert.deepEqual(
    sheets.map((text) => text.trim()),
    pages.map(() => ''),
    'a sheet a page, and no word of the screen',
  );
  const printed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('#print-root img')].map((image) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) dark += 1;
      return { words: image.alt, shape: image.naturalWidth / image.naturalHeight, dark };
    }),
  );
  assert.deepEqual(
    printed.map((sheet) => copied(sheet.words)),
    pages.map(copied),
  );
  for (const { shape, dark } of printed) {
    assert.ok(Math.abs(shape - 8.5 / 11) < 0.001, 'the whole page');
    assert.ok(dark > 2_000, `${dark} dark points`);
  }
}

/** From the signed case on the screen to the dashboard. */
export async function exportAndComplete(page: Page, found: CaseResponse): Promise<void> {
  const pdf = await assertLetterPdf(page, found);
  await assertLetterText(page, found);
  await assertPrintedLetter(page, found, pdf);
  await page.getByRole('button', { name: 'Complete Case' }).click();
  await dismiss(page, `Case #${found.id} completed successfully.`);
  await page.waitForURL('**/app');
  const row = page.getByRole('row').filter({ hasText: `#${found.id}` });
  await see(row.getByText('Completed'));
  assert.equal(await row.getByRole('link', { name: 'Resume' }).count(), 0);
}
