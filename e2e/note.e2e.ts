import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { CaseResponse, NoteVersionsResponse, RatedNotesResponse } from '@vouchwell/contract';
import { OllamaStandIn } from '../backend/src/testing/stand-ins/ollama.ts';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, dismiss, saved, see, UNANSWERED, unseen } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

/** A letter that agrees with the prepared case. */
const letter = [
  'Mara Whitfield has urge incontinence (N39.41) and R32.',
  'I order Adult briefs, medium (T4522), quantity 200.',
  'Dr. Nora Quist, NPI 1234567893.',
].join('\n\n');
/** The same with a code, a quantity and an NPI of another case, and an open place. */
const corrupted = `${letter
  .replace('R32', 'R33')
  .replace('quantity 200', 'quantity 240')
  .replace('1234567893', '1234567983')}\n\n[Add: date of the visit]`;

let model: OllamaStandIn;
let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let api: Api;
before(async () => {
  model = await OllamaStandIn.start('stand-in');
  [server, browser] = await Promise.all([
    startServer({ OLLAMA_URL: model.url, OLLAMA_MODEL: 'stand-in', AI_GENERATIONS: '1' }),
    openBrowser(),
  ]);
  nora = await plainUser(server, 'nora');
  api = await Api.signedIn(server.url, nora);
});
beforeEach(() => model.behave({ kind: 'answers', pieces: [letter] }));
after(async () => {
  await Promise.all([server.stop(), browser.close(), model.close()]);
});

async function written(text: string): Promise<number> {
  model.behave({ kind: 'answers', pieces: [text] });
  return (await aCase(api, nora.password, 'note')).id;
}

/** A text that no model writes, as one that says the same again and again is stopped: somebody typed it. */
async function typed(note_text: string): Promise<number> {
  const id = await written(letter);
  const [note] = (await stored(id)).notes;
  await api.ok('PUT', `/cases/${id}/notes/${note!.note_id}`, { note_text });
  return id;
}

/** Opens a step of a case as nora. */
async function opened(
  step: string,
  id: number,
  viewport: { width: number; height: number } = viewports.wide,
) {
  const visitor = await visit(browser, server.url, viewport);
  await signIn(visitor.page, nora);
  await visitor.page.goto(`/app/user-workflow/${step}?caseId=${id}`);
  return visitor;
}

const stored = (id: number) => api.ok<CaseResponse>('GET', `/cases/${id}`);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const selection = (page: Page) =>
  page
    .getByLabel('Note text')
    .evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    );

test('what the note states beyond its case is marked as it is edited, and shown on request', async () => {
  const id = await written(corrupted);
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
  await see(page.getByText('No code, number, date or name in this note differs from the case'));
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
    assert.ok(await sentence.evaluate((one) => one === document.activeElement), 'the focus is led there');
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
      page.getByText('Born 04/02/1950 · MRN MRN-7001'),
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
  const id = await written(
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
  const id = await written(corrupted);
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
  for (const mark of await dialog.getByRole('checkbox').all()) await mark.check();
  await button.click();
  await unseen(dialog);
  await see(page.getByText('This case is signed and locked.', { exact: true }));
  assert.equal((await stored(id)).signed, true);
  assert.deepEqual(complaints, []);
});

test('feedback is sent once, kept by the server, and a note can become an example', async () => {
  const quick = await written(letter);
  const { page, complaints } = await opened('note', quick);
  await press(page, 'Needs work');
  await see(page.getByText('Thank you for your feedback.'));
  await page.reload();
  await see(page.getByText('Thank you for your feedback.'));
  assert.equal(await page.getByRole('button', { name: 'Good note' }).count(), 0);

  const detailed = await written(letter);
  await page.goto(`/app/user-workflow/note?caseId=${detailed}`);
  await press(page, 'Detailed feedback');
  await page.getByLabel('3 · Fair').check();
  assert.equal(await page.getByLabel('Add this note to the examples').count(), 0);
  await page.getByLabel('5 · Excellent').check();
  await page.getByLabel('Add this note to the examples').check();
  await page.getByLabel('Completeness').check();
  await page.getByLabel('Comments').fill('Everything is there.');
  await press(page, 'Send feedback');
  await see(page.getByText('Thank you. The note was suggested as an example'));

  const admin = await Api.signedIn(server.url, server.admin);
  const { feedback } = await admin.ok<RatedNotesResponse>('GET', '/rag/notes-feedback?page=1&per_page=10');
  const rated = (id: number) => feedback.find(({ case_id }) => case_id === id);
  assert.deepEqual(
    [rated(quick)?.quick_feedback, rated(quick)?.detailed_rating, rated(quick)?.comments],
    ['negative', 2, 'Quick negative feedback'],
  );
  assert.deepEqual(
    [rated(detailed)?.detailed_rating, rated(detailed)?.issues, rated(detailed)?.entry?.kind],
    [5, ['completeness'], 'sample'],
  );
  assert.equal(rated(detailed)?.note_content, letter);
  assert.deepEqual(complaints, []);
});

test('feedback without an answer keeps what was typed', async () => {
  const { page, context } = await opened('note', await written(letter));
  await press(page, 'Detailed feedback');
  await page.getByLabel('1 · Unusable').check();
  await page.getByLabel('Comments').fill('It names another patient.');
  await context.setOffline(true);
  await press(page, 'Send feedback');
  await dismiss(page, UNANSWERED);
  await context.setOffline(false);
  await page.reload();
  await see(page.getByLabel('Comments'));
  assert.equal(await page.getByLabel('Comments').inputValue(), 'It names another patient.');
  assert.equal(await page.getByLabel('1 · Unusable').isChecked(), true);
});

test('the history says who wrote what, compares any two texts and brings one back', async () => {
  const id = await written(letter);
  const { page, complaints } = await opened('note', id);
  model.behave({ kind: 'answers', pieces: [letter.replace('I order', 'I therefore order')] });
  await press(page, 'Improve');
  await press(page, 'Hide changes');
  const text = page.getByLabel('Note text');
  await text.fill(`${await text.inputValue()}\n\nSeen at home.`);
  await press(page, 'History');
  const dialog = page.getByRole('dialog', { name: 'History of the note' });
  const list = dialog.getByRole('region', { name: 'Versions' });
  await see(list.getByText('Edited by Dr. Nora Quist'));
  await see(list.getByText('Improved by AI Assistant, for Dr. Nora Quist'));
  await see(list.getByText('Generated by AI Assistant, for Dr. Nora Quist'));
  assert.equal(await dialog.getByText('stand-in').count(), 0, 'a user is not told the model');
  const changes = dialog.getByRole('region', { name: 'What changed' });
  await see(changes.locator('ins', { hasText: 'Seen at home.' }));
  await list.getByRole('checkbox', { name: /^Note 1, version 1/ }).check();
  await see(dialog.getByText('From note 1, version 1 to note 2, version 1'));
  await see(changes.locator('ins', { hasText: 'therefore' }));
  await press(page, 'Restore note 1, version 1');
  await unseen(dialog);
  await press(page, 'Hide changes');
  assert.equal(await text.inputValue(), letter);
  await saved(page);
  const { versions } = await api.ok<NoteVersionsResponse>('GET', `/cases/${id}/note-versions`);
  assert.deepEqual(
    versions.map(({ author, kind }) => `${author} ${kind}`),
    ['person improved', 'person improved', 'model improved', 'model generated'],
  );
  assert.equal(versions[0]?.note_text, letter);
  assert.deepEqual(complaints, []);
});

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

for (const width of ['wide', 'narrow'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`the marks, the form and the history are accessible: ${width}, ${scheme}`, async () => {
      const id = await written(corrupted);
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
      await press(page, 'Restore note 1, version 1');
      await saved(page);
      await page.goto(`/app/user-workflow/export?caseId=${id}`);
      await press(page, 'Sign & Lock Case');
      await see(page.getByRole('region', { name: 'Before you sign' }));
      await look('signing');
      assert.deepEqual(findings, []);
    });
  }
}
