import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { ContentsResponse, FeedbackSavedResponse, LibraryFile } from '@vouchwell/contract';
import { OllamaStandIn } from '../backend/src/testing/stand-ins/ollama.ts';
import { Api } from './api.ts';
import { downloaded, openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase, mara } from './prepared.ts';
import { assertNoSidewaysScroll, see, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

let model: OllamaStandIn;
let server: RunningServer;
let browser: Browser;
let api: Api;
before(async () => {
  model = await OllamaStandIn.start('stand-in');
  [server, browser] = await Promise.all([
    startServer({ OLLAMA_URL: model.url, OLLAMA_MODEL: 'stand-in' }),
    openBrowser(),
  ]);
  api = await Api.signedIn(server.url, server.admin);
});
after(async () => {
  await Promise.all([server.stop(), browser.close(), model.close()]);
});

const press = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).click();
const contents = (page: Page) => page.getByRole('table', { name: 'Contents' });
const row = (page: Page, title: string) => contents(page).getByRole('row').filter({ hasText: title });

async function opened(page: Page): Promise<void> {
  await signIn(page, server.admin);
  await page.getByRole('link', { name: 'RAG Manager' }).click();
  await see(contents(page));
}

/** Writes a text into a field of the open form. */
async function type(dialog: Locator, label: string, text: string): Promise<void> {
  await dialog.getByRole('textbox', { name: label }).fill(text);
}

test('the starter library is paged and filtered, and the address keeps it', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await see(page.getByText('Showing 1 to 10 of 11 contents'));
  await press(page, 'Next');
  await see(page.getByText('Page 2 of 2'));
  await page.getByRole('combobox', { name: 'Filter by type' }).selectOption('Sample note');
  await see(page.getByText('Showing 1 to 5 of 5 contents'));
  await page.getByRole('combobox', { name: 'Filter by category' }).selectOption('Compression');
  await page.getByRole('searchbox', { name: 'Search contents' }).fill('venous');
  await page.waitForURL(/search=venous/);
  assert.equal(new URL(page.url()).search, '?search=venous&content_type=sample_note&category=compression');
  await page.reload();
  await see(page.getByText('Showing 1 to 1 of 1 content'));
  await see(row(page, 'compression wrap for an open venous ulcer').getByText('Active'));
  assert.deepEqual(complaints, []);
});

test('a content is written, changed, compared, brought back, set aside and deleted', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await press(page, 'New content');
  const editor = page.getByRole('dialog', { name: 'New content' });
  await type(editor, 'Title', 'How we say thank you');
  await type(editor, 'Content', 'Close with thanks to the reviewer.');
  await type(editor, 'Tags', 'courtesy, ending');
  await press(editor, 'Create content');
  await unseen(editor);
  const mine = row(page, 'How we say thank you');
  await see(mine.getByText('courtesy'));
  await see(mine.getByText('3.0'));

  await mine.getByRole('button', { name: 'How we say thank you', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit How we say thank you' });
  await type(edit, 'Content', 'Close with a short line to the reviewer.');
  await page.keyboard.press('Escape');
  await press(page.getByRole('dialog', { name: 'Discard your changes?' }), 'Keep editing');
  await press(edit, 'Save changes');
  await unseen(edit);

  await press(mine, /^Versions of/);
  const versions = page.getByRole('dialog', { name: 'Versions of How we say thank you' });
  const changes = versions.getByRole('region', { name: 'Changes' });
  await see(changes.locator('del', { hasText: 'thanks' }));
  await see(changes.locator('ins', { hasText: 'short line' }));
  await press(versions, 'Restore version 1');
  const question = page.getByRole('dialog', { name: /^Restore version 1/ });
  await press(question, 'Restore version');
  await see(versions.getByText('Version 3 (newest)'));
  // The news of the change may come before the answer to it; Escape would close the question.
  await unseen(question);
  await page.keyboard.press('Escape');
  await unseen(versions);
  await see(mine.getByText('Close with thanks to the reviewer.'));

  await press(mine, /^Deactivate/);
  await see(mine.getByText('Inactive'));
  await press(mine, /^Delete/);
  await press(page.getByRole('dialog', { name: /^Delete instruction/ }), 'Delete content');
  await unseen(mine);
  assert.deepEqual(complaints, []);
});

test('the library leaves as a file and comes back without doubles', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  const { name, bytes } = await downloaded(page, () => press(page, 'Export'));
  assert.match(name, /^note-library-.*\.json$/);
  const library = JSON.parse(Buffer.from(bytes).toString()) as LibraryFile;
  assert.equal(library.contents.length, 11);
  const [first] = library.contents;
  assert.ok(first);
  const wider = { ...library, contents: [...library.contents, { ...first, title: 'From another site' }] };
  const file = page.getByLabel('Library file');
  const choose = (content: object) =>
    file.setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  const dialog = page.getByRole('dialog', { name: 'Import other.json?' });

  await choose({ ...wider, contents: [...wider.contents, { ...first, title: '' }] });
  await see(dialog.getByText(/cannot be taken, so nothing is imported/));
  assert.equal(await dialog.getByRole('button', { name: /^Import/ }).isDisabled(), true);
  await press(dialog, 'Cancel');

  await choose(wider);
  await see(dialog.getByText('11 contents already in the library, word for word'));
  await press(dialog, 'Import 1 content');
  await unseen(dialog);
  await page.getByRole('searchbox', { name: 'Search contents' }).fill('another site');
  await see(row(page, 'From another site').getByText('Inactive'));
  const all = await api.ok<ContentsResponse>('GET', '/rag/content');
  assert.equal(all.total, 12);
  assert.deepEqual(complaints, []);
});

test('a query shows what a note would be written with', async () => {
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  const form = page.getByRole('form', { name: 'Try a query' });
  await form.getByRole('textbox', { name: 'Query' }).fill('briefs for urinary incontinence');
  await press(form, 'Try');
  const found = page.getByRole('table', { name: 'What would be taken' });
  await see(found.getByText('What an incontinence letter must say'));
  await see(found.getByText('Chosen'));
  assert.deepEqual(complaints, []);
});

test('a rated note is read, its entry reviewed without its patient, and approved', async () => {
  model.behave({ kind: 'answers', pieces: ['Mara Whitfield, born 1950-04-02, needs 200 briefs a month.'] });
  const { id: case_id, notes } = await aCase(api, server.admin.password, 'note');
  const note_id = notes[0]?.note_id;
  await api.ok<FeedbackSavedResponse>('POST', '/rag/feedback', {
    note_id,
    case_id,
    feedback_type: 'positive',
    quality_score: 4,
    comments: 'As I would have said it.',
    should_add_to_rag: true,
  });
  const other = await aCase(api, server.admin.password, 'note');
  const of = { case_id: other.id, note_id: other.notes[0]?.note_id };
  await api.ok('POST', '/rag/feedback', { ...of, feedback_type: 'negative', quality_score: 2 });
  const { page, complaints } = await visit(browser, server.url);
  await opened(page);
  await page.getByRole('tab', { name: 'Note Feedback' }).click();
  await see(page.getByRole('figure', { name: 'Effect of feedback by week' }));
  await see(page.getByText('Showing 1 to 2 of 2 rated notes'));
  await page.getByRole('combobox', { name: 'Kind of feedback' }).selectOption('Positive');
  await see(page.getByText('Showing 1 to 1 of 1 rated note'));
  const rated = page.getByRole('article', { name: `Feedback on case #${case_id}` });
  await see(rated.getByText(`${mara.first_name} ${mara.last_name}`, { exact: true }));
  await see(rated.getByText('4 of 5'));
  await press(rated, 'Show note');
  await see(rated.getByText(/needs 200 briefs a month/));

  await press(rated, /^Review/);
  const dialog = page.getByRole('dialog', { name: `Library entry from case #${case_id}` });
  const text = dialog.getByRole('region', { name: 'Text of the entry' });
  await see(text.locator('mark'));
  assert.doesNotMatch(await text.innerText(), /Mara|Whitfield|1950/);
  await see(dialog.getByRole('table', { name: 'Replacements' }).getByText('Mara Whitfield').first());
  await press(dialog, 'Approve');
  await press(page.getByRole('dialog', { name: 'Approve this entry for the library?' }), 'Approve entry');
  await unseen(dialog);
  await see(rated.getByText('Approved'));
  await page.getByRole('tab', { name: 'Content Management' }).click();
  await page.getByRole('combobox', { name: 'Filter by type' }).selectOption('Sample note');
  const entry = row(page, 'From feedback');
  await see(entry.getByText('Active', { exact: true }));
  assert.deepEqual(complaints, []);
});

test('on a phone everything is in reach and nothing sticks out', async () => {
  const { page, complaints } = await visit(browser, server.url, viewports.narrow);
  await signIn(page, server.admin);
  await press(page, 'Open the menu');
  await see(page.getByRole('heading', { name: 'Admin' }));
  await page.getByRole('link', { name: 'RAG Manager' }).click();
  await see(contents(page));
  await assertNoSidewaysScroll(page, 'the list');
  await press(row(page, 'compression wrap'), /^Versions of/);
  await see(page.getByRole('dialog').getByText('Version 1 (newest)'));
  await assertNoSidewaysScroll(page, 'the versions');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Note Feedback' }).click();
  await see(page.getByRole('heading', { name: 'Rated notes' }));
  await assertNoSidewaysScroll(page, 'the rated notes');
  assert.deepEqual(complaints, []);
});
