import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { viewports } from './browser.ts';
import { api, letter, model, nora, opened, press, server, stored } from './note-desk.ts';
import { aCase } from './prepared.ts';
import { see, unseen } from './screen.ts';

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
