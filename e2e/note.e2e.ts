import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeFindings } from './axe.ts';
import { viewports } from './browser.ts';
import { corrupted, letter, model, opened, press, typed, written } from './note-desk.ts';
import { assertNoSidewaysScroll, saved, see } from './screen.ts';
// One server, one browser and one model for all that is tried of a note; what of it, by subject.
import './note-marks.ts';
import './note-places.ts';
import './note-feedback.ts';
import './note-writing.ts';

for (const width of ['wide', 'narrow'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`the marks, the form and the history are accessible: ${width}, ${scheme}`, async () => {
      const id = await typed(corrupted);
      const { page } = await opened('note', id, viewports[width]);
      await page.evaluate((chosen) => localStorage.setItem('mantine-color-scheme-value', chosen), scheme);
      await page.reload();
      await see(page.locator(`html[data-mantine-color-scheme=${scheme}]`));
      const findings: string[] = [];
      const look = async (name: string) => {
        findings.push(...(await axeFindings(page)).map((line) => `${name}: ${line}`));
        await assertNoSidewaysScroll(page, name);
      };
      await see(page.getByText('3 not in the case'));
      await press(page, 'Detailed feedback');
      await page.getByLabel('5 · Excellent').check();
      await look('the note with its marks and the form');
      await page.getByText('Preview', { exact: true }).click();
      await look('the preview');
      model.behave({ kind: 'answers', pieces: [letter] });
      await press(page, 'Regenerate');
      await see(page.getByRole('region', { name: 'Changes' }));
      await look('the changes');
      await press(page, 'History');
      await see(page.getByRole('dialog').getByRole('region', { name: 'Versions' }));
      await look('the history');
      await press(page, 'Restore note 1, version 2');
      await saved(page);
      await page.goto(`/app/user-workflow/export?caseId=${id}`);
      await press(page, 'Sign & Lock Case');
      await see(page.getByRole('region', { name: 'Before you sign' }));
      await look('signing');
      assert.deepEqual(findings, []);
    });
  }
}

test('number, state and the ways out of a case stand whole in their bar, at every width', async () => {
  const { page } = await opened('note', await written());
  const bar = page.getByRole('heading', { level: 1, name: /^Case #/ }).locator('..');
  await saved(page);
  for (const width of [360, 390, 800, 1_000, 1_440]) {
    await page.setViewportSize({ width, height: 740 });
    const { lines, outside } = await bar.evaluate((whole) => {
      const edge = whole.getBoundingClientRect();
      const heading = whole.firstElementChild!;
      const height = heading.getBoundingClientRect().height;
      const sticksOut = (part: Element) => {
        const { left, right } = part.getBoundingClientRect();
        return left < edge.left || right > edge.right - parseFloat(getComputedStyle(whole).paddingRight);
      };
      return {
        lines: Math.round(height / parseFloat(getComputedStyle(heading).lineHeight)),
        outside: [...whole.children].filter(sticksOut).map(({ textContent }) => textContent),
      };
    });
    assert.deepEqual({ width, lines, outside }, { width, lines: 1, outside: [] });
  }
});
