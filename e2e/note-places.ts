import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { viewports } from './browser.ts';
import { api, corrupted, letter, nora, opened, press, selection, stored, typed } from './note-desk.ts';
import { marksToTick, see, unseen } from './screen.ts';

/** In pixels of the window; fails where the element is not shown. */
async function boxOf(target: Locator): Promise<{ top: number; bottom: number; left: number; right: number }> {
  await see(target);
  return target.first().evaluate((element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

test('the note begins at the top of the screen, and whose it is stays in sight', async () => {
  const id = await typed(`${corrupted}\n\n${'The visit is told at length. '.repeat(400)}`);
  for (const [width, viewport] of Object.entries(viewports)) {
    const { page, context } = await opened('note', id, viewport);
    const text = await boxOf(page.getByLabel('Note text'));
    const marks = page.getByText('3 not in the case').last();
    const tools = await boxOf(page.getByRole('group', { name: 'Tools of the note' }));
    assert.ok(text.top < viewport.height / 2, `${width}: the note begins at ${text.top} px`);
    assert.ok(tools.bottom - tools.top < 50, `${width}: the tools are one line`);
    if (width === 'wide')
      assert.ok((await boxOf(marks)).left >= text.right, 'the marks stand beside the note');
    else assert.ok((await boxOf(marks)).top > text.top, 'the note comes first');
    await page.mouse.wheel(0, 2_000);
    await page.waitForFunction(() => scrollY > 1_000);
    const header = await boxOf(page.getByRole('banner'));
    const foot = await boxOf(page.getByRole('button', { name: 'Back', exact: true }));
    for (const one of [
      page.getByRole('heading', { name: `Case #${id}` }),
      page.getByText('Mara Whitfield', { exact: true }),
      page.getByText('Born 04/02/1950 · MRN-7001'),
      page.getByText('Saved', { exact: true }),
      marks,
    ]) {
      const { top, bottom } = await boxOf(one);
      assert.ok(top >= header.bottom && bottom <= foot.top, `${width}: ${String(one)} is in sight`);
    }
    await context.close();
  }
});

test('a list of many marks is told to its end', async () => {
  const id = await typed(
    `${letter}\n\n${Array.from({ length: 30 }, (_, at) => `Seen for R${40 + at}.`).join(' ')}`,
  );
  const { page } = await opened('note', id);
  const last = page.getByRole('button', { name: /The code R69 is not in the case/ });
  await see(last);
  const list = page.getByRole('region', { name: 'Not in the case' }).getByRole('list');
  const [inner, outer] = await list.evaluate(({ scrollHeight, clientHeight }) => [
    scrollHeight,
    clientHeight,
  ]);
  assert.equal(inner, outer, 'nothing of the list is cut off');
  await last.click();
  assert.equal(await selection(page), 'R69');
});

test('signing lists the marked places and wants them confirmed; the server does too', async () => {
  const id = await typed(corrupted);
  const refused = await api.call('POST', `/cases/${id}/sign`, { password: nora.password });
  assert.deepEqual([refused.status, (refused.body as { code: string }).code], [409, 'marks_unconfirmed']);
  const { page, complaints } = await opened('export', id);
  await press(page, 'Sign & Lock Case');
  const dialog = page.getByRole('dialog', { name: `Sign & lock case #${id}` });
  const review = dialog.getByRole('region', { name: 'Before you sign' });
  await see(review.getByText('The note states 3 things that the case does not hold.'));
  await see(review.getByText('The code R33 is not in the case.'));
  await see(review.getByText('[Add: date of the visit]'));
  await dialog.getByLabel('Your password').fill(nora.password);
  const button = dialog.getByRole('button', { name: 'Sign & Lock Case' });
  assert.ok(await button.isDisabled());
  for (const mark of await marksToTick(dialog)) await mark.check();
  await button.click();
  await unseen(dialog);
  await see(page.getByText('This case is signed and locked.', { exact: true }));
  assert.equal((await stored(id)).signed, true);
  assert.deepEqual(complaints, []);
});
