import { after, before, beforeEach } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { OllamaStandIn } from '../backend/src/testing/stand-ins/ollama.ts';
import { Api } from './api.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

/** A letter that agrees with the prepared case. */
export const letter = [
  'Mara Whitfield has urge incontinence (N39.41) and R32.',
  'I order Adult briefs, medium (T4522), quantity 200.',
  'Dr. Nora Quist, NPI 1234567893.',
].join('\n\n');
/** The same with a code, a quantity and an NPI of another case, and an open place. */
export const corrupted = `${letter
  .replace('R32', 'R33')
  .replace('quantity 200', 'quantity 240')
  .replace('1234567893', '1234567983')}\n\n[Add: date of the visit]`;

export let model: OllamaStandIn;
export let server: RunningServer;
let browser: Browser;
export let nora: Credentials;
export let api: Api;
before(async () => {
  model = await OllamaStandIn.start('stand-in');
  [server, browser] = await Promise.all([
    startServer({ OLLAMA_URL: model.url, OLLAMA_MODEL: 'stand-in', AI_GENERATIONS: '1' }),
    openBrowser(),
  ]);
  nora = await plainUser(server, 'nora');
});
beforeEach(async () => {
  model.behave({ kind: 'answers', pieces: [letter] });
  // Each window signs in as well, and the newest of an account's sessions put out the oldest.
  api = await Api.signedIn(server.url, nora);
});
after(async () => {
  await Promise.all([server.stop(), browser.close(), model.close()]);
});

/** A case with the note that a model wrote: the letter. */
export async function written(): Promise<number> {
  model.behave({ kind: 'answers', pieces: [letter] });
  return (await aCase(api, nora.password, 'note')).id;
}

/** A case with another text than a model's, of which nothing contradicts the case: somebody typed it. */
export async function typed(note_text: string): Promise<number> {
  const id = await written();
  const [note] = (await stored(id)).notes;
  await api.ok('PUT', `/cases/${id}/notes/${note!.note_id}`, { note_text });
  return id;
}

/** Opens a step of a case as nora. */
export async function opened(
  step: string,
  id: number,
  viewport: { width: number; height: number } = viewports.wide,
) {
  const visitor = await visit(browser, server.url, viewport);
  await signIn(visitor.page, nora);
  await visitor.page.goto(`/app/user-workflow/${step}?caseId=${id}`);
  return visitor;
}

export const stored = (id: number) => api.ok<CaseResponse>('GET', `/cases/${id}`);
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
export const selection = (page: Page) =>
  page
    .getByLabel('Note text')
    .evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    );
