import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AiSettingSavedResponse } from '@vouchwell/contract';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { viewports } from './browser.ts';
import { api, letter, model, nora, opened, press, server, stored } from './note-desk.ts';
import { aCase } from './prepared.ts';
import { assertNoSidewaysScroll, see, unseen } from './screen.ts';

test('a note that must wait shows its place, can be given up, and begins by itself', async () => {
  const other = await Api.signedIn(server.url, server.admin);
  const { id: first } = await aCase(other, server.admin.password, 'provider');
  const { id } = await aCase(api, nora.password, 'provider');
  model.behave({ kind: 'holds', pieces: [letter] });
  const before = model.asked.length;
  const running = other.call('POST', `/cases/${first}/generate_note`, {});
  await model.until(() => model.asked.length > before);
  const { page, complaints } = await opened('note', id, viewports.narrow);
  await press(page, 'Generate Note');
  const overlay = page.getByRole('dialog', { name: 'Generating the note' });
  await see(overlay.getByText('Waiting for its turn: place 1 of 1'));
  assert.deepEqual(await axeFindings(page), []);
  await overlay.getByRole('button', { name: 'Cancel' }).click();
  await unseen(overlay);
  await see(page.getByText('No note yet'));
  await press(page, 'Generate Note');
  await see(overlay.getByText('Waiting for its turn: place 1 of 1'));
  model.release();
  model.behave({ kind: 'answers', pieces: [letter] });
  assert.equal((await running).status, 200);
  await unseen(overlay);
  assert.equal(await page.getByLabel('Note text').inputValue(), letter);
  assert.deepEqual(complaints, []);
});

test('a note goes on over a reload, is found in a second window, and stands there on return', async () => {
  const { id } = await aCase(api, nora.password, 'provider');
  model.behave({ kind: 'holds', pieces: ['To whom it may concern.', ' More follows.'] });
  const { page, complaints } = await opened('note', id);
  await press(page, 'Generate Note');
  const overlay = page.getByRole('dialog', { name: 'Generating the note' });
  await see(overlay.getByText('To whom it may concern.'));
  // A letter that is written as a whole is checked as a whole: until then it is said to be unchecked.
  await see(overlay.getByText('Not checked yet: that is done when the note is complete.'));
  const givenUp = model.givenUp;
  await page.reload();
  await see(overlay.getByText('To whom it may concern.'));
  const second = await opened('note', id);
  const theirs = second.page.getByRole('dialog', { name: 'Generating the note' });
  await see(theirs.getByText('To whom it may concern.'));
  // Stopped in one window it ends in both.
  await theirs.getByRole('button', { name: 'Cancel' }).click();
  await unseen(theirs);
  await unseen(overlay);
  await see(page.getByText('The note was stopped in another window.'));
  await model.until(() => model.givenUp === givenUp + 1);
  assert.deepEqual((await stored(id)).notes, []);

  model.behave({ kind: 'holds', pieces: [letter] });
  await press(page, 'Generate Note');
  await see(overlay.getByText('Mara Whitfield has urge'));
  await page.context().close();
  await second.page.goto('/app');
  model.release();
  await second.page.goto(`/app/user-workflow/note?caseId=${id}`);
  await see(second.page.getByLabel('Note text'));
  assert.equal(await second.page.getByLabel('Note text').inputValue(), letter);
  assert.equal(model.givenUp, givenUp + 1);
  assert.deepEqual([...complaints, ...second.complaints], []);
});

/** A model that has come to the middle of its second sentence. */
const half = `{"parts":[{"facts":[1],"text":"For Urge incontinence the order is for Adult briefs, medium."},{"facts":[2],"text":"The patient needs them by day and`;

test('a note sentence by sentence shows its section, what is checked and what is not, and its time', async () => {
  const boss = await Api.signedIn(server.url, server.admin);
  model.behave({ kind: 'answers', pieces: ['Yes.'] });
  const setting = { provider: 'ollama', model: 'stand-in', configuration: { writes: 'by_sentence' } };
  const { setting: added } = await boss.ok<AiSettingSavedResponse>('POST', '/admin/ai-settings', setting);
  const at = `/admin/ai-settings/${added!.id}`;
  await boss.ok('POST', `${at}/test`);
  await boss.ok('POST', `${at}/activate`);
  try {
    for (const width of ['wide', 'narrow'] as const) {
      for (const scheme of ['light', 'dark'] as const) {
        const { id } = await aCase(api, nora.password, 'provider');
        const { page, complaints } = await opened('note', id, viewports[width]);
        await page.evaluate((chosen) => localStorage.setItem('mantine-color-scheme-value', chosen), scheme);
        await page.reload();
        // In pieces that end with a word, as a model's do.
        model.behave({ kind: 'holds', pieces: half.split(/(?<= )/) });
        await press(page, 'Generate Note');
        const overlay = page.getByRole('dialog', { name: 'Generating the note' });
        await see(overlay.getByText('Writing: Incontinence supplies'));
        await see(overlay.getByText('the order is for Adult briefs, medium.'));
        await see(overlay.getByText('The patient needs them'));
        await see(
          overlay.getByText('Words in italics are not checked yet.', {
            exact: false,
          }),
        );
        await see(overlay.getByText('How long it takes is not known yet', { exact: false }));
        assert.deepEqual(await axeFindings(page), []);
        await assertNoSidewaysScroll(page, `${width}, ${scheme}`);
        const pictures = process.env['PICTURES'];
        if (pictures) await page.screenshot({ path: `${pictures}/writing-${width}-${scheme}.png` });
        await overlay.getByRole('button', { name: 'Cancel' }).click();
        await unseen(overlay);
        assert.deepEqual(complaints, []);
        await page.context().close();
      }
    }
    // A server that stops in the middle: what was right stays, the template ends it, and the screen says why.
    const { id } = await aCase(api, nora.password, 'provider');
    model.behave({ kind: 'cuts_off', pieces: half.split(/(?<= )/) });
    const { page } = await opened('note', id);
    await press(page, 'Generate Note');
    await see(page.getByText('Note generated with fallback template', { exact: false }));
    const [note] = (await stored(id)).notes;
    assert.match(note!.note_text, /For Urge incontinence the order is for Adult briefs, medium\./);
    assert.match(note!.note_text, /\nATTESTATION\n/);
    // The next one is told its time by what the first has measured.
    model.behave({ kind: 'answers', pieces: [`${half} by night."}]}`] });
    await press(page, 'Regenerate');
    await see(page.getByRole('region', { name: 'Changes' }));
    model.behave({ kind: 'holds', pieces: half.split(/(?<= )/) });
    await press(page, 'Regenerate');
    const overlay = page.getByRole('dialog', { name: 'Generating the note anew' });
    await see(overlay.getByText(/left$|longer than this model usually does/));
    await overlay.getByRole('button', { name: 'Cancel' }).click();
    await unseen(overlay);
  } finally {
    model.behave({ kind: 'answers', pieces: [letter] });
    await boss.ok('POST', `${at}/deactivate`);
  }
});
