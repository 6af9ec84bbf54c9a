import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeFindings } from './axe.ts';
import { viewports } from './browser.ts';
import { corrupted, letter, opened, press, selection, stored, typed } from './note-desk.ts';
import { holdsFocus } from './keys.ts';
import { saved, see } from './screen.ts';

test('what the note states beyond its case is marked as it is edited, and shown on request', async () => {
  const id = await typed(corrupted);
  const { page, complaints } = await opened('note', id);
  await see(page.getByText('3 not in the case'));
  await see(page.getByText('1 in brackets'));
  await see(page.getByRole('region', { name: 'Left out of the note' }).getByText('The diagnosis R32'));
  assert.deepEqual(await page.locator('mark').allTextContents(), [
    'R33',
    '240',
    '1234567983',
    '[Add: date of the visit]',
  ]);
  await press(page, /The NPI 1234567983 is not in the case/);
  assert.equal(await selection(page), '1234567983');
  await page.keyboard.type('1234567893');
  await see(page.getByText('2 not in the case'));
  await press(page, 'Next place');
  assert.equal(await selection(page), '[Add: date of the visit]');
  await page.keyboard.press('Delete');
  await press(page, 'Next place');
  assert.equal(await selection(page), 'R33');
  await page.keyboard.type('R32');
  await press(page, /The quantity 240 is not in the case/);
  await page.keyboard.type('200');
  await see(page.getByText('The check found no code, number, date or name that differs from the case'));
  await saved(page);
  assert.equal((await stored(id)).notes[0]?.note_text.trim(), letter);
  assert.deepEqual(complaints, []);
});

test('each sentence shows the facts that it states, and each fact leads to where it is stated', async () => {
  const id = await typed(
    `${letter}\n\nCare is needed.\n\n${'The visit is told at length.\n'.repeat(60)}She takes 200 Adult briefs, medium.`,
  );
  for (const viewport of Object.values(viewports)) {
    const { page, context, complaints } = await opened('note', id, viewport);
    const facts = page.getByRole('region', { name: 'What this sentence states' });
    const folded = page.getByText(/^The note states \d+ of \d+ facts of the case$/);
    await page.getByText('Preview', { exact: true }).click();
    const first = page.getByRole('button', { name: 'Mara Whitfield has urge incontinence' });
    await first.focus();
    await see(facts.getByText('Mara Whitfield'));
    await see(facts.getByText(/N39\.41/));
    await page.keyboard.press('ArrowDown');
    await see(facts.getByText('T4522'));
    assert.equal(await facts.getByText('Mara Whitfield').count(), 0, 'only what this sentence states');
    await page.getByRole('button', { name: 'Care is needed.' }).click();
    await see(facts.getByText('No fact of the case.'));
    await folded.click();
    await see(page.getByRole('list', { name: 'Facts that the note does not state' }).getByText('MRN-7001'));
    assert.deepEqual(await axeFindings(page), []);
    const last = page.getByRole('button', { name: /quantity: show sentence 6\d$/ });
    await last.click();
    const sentence = page.getByRole('button', { name: 'She takes 200' });
    await holdsFocus(sentence);
    await page.getByText('Edit', { exact: true }).click();
    await last.click();
    assert.equal(await selection(page), 'She takes 200 Adult briefs, medium.');
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

/** Each marked word lies on its mark: the textarea's own text takes the same room. */
test('the marks lie under their words, however long and narrow the note', async () => {
  const id = await typed(`${corrupted}\n\n${'A long paragraph that wraps often. '.repeat(200)}R34`);
  const { page } = await opened('note', id, viewports.narrow);
  await see(page.getByLabel('Note text'));
  const [under, area] = await page.getByLabel('Note text').evaluate((field: HTMLTextAreaElement) => {
    const sheet = field.previousElementSibling as HTMLElement;
    const size = ({ clientWidth, scrollHeight, clientHeight }: HTMLElement) => [
      clientWidth,
      scrollHeight,
      clientHeight,
    ];
    const type = (one: HTMLElement) => {
      const { font, padding, letterSpacing, wordSpacing, whiteSpace, overflowWrap } = getComputedStyle(one);
      return [font, padding, letterSpacing, wordSpacing, whiteSpace, overflowWrap];
    };
    return [
      [...size(sheet), ...type(sheet)],
      [...size(field), ...type(field)],
    ];
  });
  assert.deepEqual(under, area);
});

test('the caret stays in sight between what is stuck to the edges', async () => {
  for (const viewport of Object.values(viewports)) {
    const { page, context } = await opened('note', await typed(`${letter}\n\n`.repeat(20)), viewport);
    const text = page.getByLabel('Note text');
    await text.focus();
    await page.keyboard.press('Control+End');
    for (let line = 0; line < 10; line++) await page.keyboard.press('Enter');
    const bar = await page.getByRole('button', { name: 'Back', exact: true }).boundingBox();
    const below = await text.boundingBox();
    assert.ok(below && bar && below.y + below.height <= bar.y, 'the last line stands above the bar');
    await page.keyboard.press('Control+Home');
    const header = await page.getByRole('banner').boundingBox();
    const above = await text.boundingBox();
    assert.ok(
      above && header && above.y >= header.y + header.height,
      'the first line stands below the header',
    );
    await context.close();
  }
});

test('the longest note is read in a thread beside the screen, and marked as it is typed', async () => {
  const sentence = 'She takes 200 Adult briefs, medium. ';
  const id = await typed(`${letter}\n\n${sentence.repeat(Math.floor(48_000 / sentence.length))}`);
  const { page, complaints } = await opened('note', id);
  const area = page.getByLabel('Note text');
  await see(page.getByText('The check found no code, number, date or name that differs from the case'));
  assert.equal(page.workers().length, 1, 'one thread reads');
  await area.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('See also R33.');
  await see(page.getByText('1 not in the case'));
  assert.deepEqual(await page.locator('mark').allTextContents(), ['R33']);
  await see(page.getByText(/^The note states \d+ of \d+ facts of the case$/));
  assert.equal(page.workers().length, 1, 'however often it is typed');
  assert.deepEqual(complaints, []);
});
