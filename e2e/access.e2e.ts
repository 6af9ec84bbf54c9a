import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import type { CaseResponse } from '@vouchwell/contract';
import { OllamaStandIn } from '../backend/src/testing/stand-ins/ollama.ts';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, menuPaths, see } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';
import { adminStops, userStops, type Cases, type Stop } from './stops.ts';

let model: OllamaStandIn;
let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let cases: Cases;
before(async () => {
  model = await OllamaStandIn.start('stand-in');
  [server, browser] = await Promise.all([
    startServer({ OLLAMA_URL: model.url, OLLAMA_MODEL: 'stand-in' }),
    openBrowser(),
  ]);
  nora = await plainUser(server, 'nora');
  cases = await prepareCases();
  await prepareSam();
  const admin = await Api.signedIn(server.url, server.admin);
  await admin.ok('POST', '/admin/ai-settings', { provider: 'ollama', model: 'stand-in' });
});
after(async () => {
  await Promise.all([server.stop(), browser.close(), model.close()]);
});

/** Somebody who has a second factor. */
async function prepareSam(): Promise<void> {
  const sam = await plainUser(server, 'sam', 'Sam Tellis');
  const own = await Api.signedIn(server.url, sam);
  const path = '/auth/second-factor';
  const asked = { password: sam.password };
  const { secret } = await own.ok<{ secret: string }>('POST', `${path}/set-up`, asked);
  await own.ok('POST', `${path}/confirm`, { code: TOTP.generate({ secret: Secret.fromBase32(secret) }) });
}

/** Each guess that is let through doubles the wait for the next one: from now on it is a quarter of a minute. */
async function guessed(): Promise<void> {
  for (const waited of [0, 0, 0, 0, 0, 1_100, 2_100, 4_100, 8_100]) {
    await pause(waited);
    await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'sam', password: 'surely not this one' }),
    });
  }
}

async function prepareCases(): Promise<Cases> {
  const api = await Api.signedIn(server.url, nora);
  const make = (stage: Parameters<typeof aCase>[2]) => aCase(api, nora.password, stage);
  model.behave({ kind: 'refuses', status: 500 });
  const { id: signed } = await make('signed');
  await api.ok('POST', `/cases/${signed}/shares`, { user_id: 1 });
  const addendum = { text: 'The quantity was confirmed by telephone.', password: nora.password };
  await api.ok('POST', `/cases/${signed}/addenda`, addendum);
  model.behave({ kind: 'answers', pieces: ['To the reviewer: the briefs are needed.'] });
  const { id: noted, notes } = await make('note');
  await api.ok('POST', '/rag/feedback', {
    case_id: noted,
    note_id: notes[0]?.note_id,
    feedback_type: 'positive',
    quality_score: 5,
    specific_issues: { grammar: true },
    comments: 'As it should be.',
    should_add_to_rag: true,
  });
  const { id: unprovided } = await make('items');
  const { id: draft } = await make('provider');
  return { signed, noted, unprovided, draft };
}

/** Without transitions, so that no color is on its way from one scheme to the other when it is measured. */
async function paint(page: Page, scheme: string): Promise<void> {
  await page.evaluate((name) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    document.documentElement.setAttribute('data-mantine-color-scheme', name);
  }, scheme);
}

/** After a resize the screen has had its say. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  );

/** Both widths, both color schemes. */
async function look(page: Page, name: string): Promise<string[]> {
  const findings: string[] = [];
  for (const width of ['narrow', 'wide'] as const) {
    await page.setViewportSize(viewports[width]);
    await drawn(page);
    await assertNoSidewaysScroll(page, name);
    for (const scheme of ['dark', 'light'] as const) {
      await paint(page, scheme);
      // The dark screens differ from the light ones in nothing but their colors.
      const found = await axeFindings(page, scheme === 'dark' ? ['color-contrast'] : undefined);
      findings.push(...found.map((line) => `${name}, ${width} and ${scheme}: ${line}`));
    }
  }
  return findings;
}

async function lookAtAll(page: Page, stops: readonly Stop[]): Promise<string[]> {
  const findings: string[] = [];
  for (const { name, path, open } of stops) {
    await page.goto(path);
    await open(page);
    findings.push(...(await look(page, name)));
  }
  return findings;
}

test('axe finds nothing and nothing sticks out before and after the first sign-in', async () => {
  const { page } = await visit(browser, server.url);
  await page.goto('/login');
  await see(page.getByRole('button', { name: 'Sign in' }));
  const findings = await look(page, 'sign-in');
  await signIn(page, await plainUser(server, 'fresh'));
  await see(page.getByText('No Cases Found'));
  findings.push(...(await look(page, 'the empty dashboard')));
  assert.deepEqual(findings, []);
});

test('axe finds nothing and nothing sticks out on the screens of a user', async () => {
  const { page } = await visit(browser, server.url);
  await signIn(page, nora);
  assert.deepEqual(await lookAtAll(page, userStops(cases)), []);
});

test('axe finds nothing and nothing sticks out on the screens of an admin', async () => {
  const { page } = await visit(browser, server.url);
  await signIn(page, server.admin);
  assert.deepEqual(await lookAtAll(page, adminStops({ model, careful: 'sam', guess: guessed })), []);
  await page.setViewportSize(viewports.narrow);
  await page.goto('/app');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await see(page.getByRole('heading', { name: 'Admin', exact: true }));
  await assertNoSidewaysScroll(page, 'the menu');
  assert.deepEqual(await axeFindings(page), []);
});

test('axe finds nothing and nothing sticks out wherever the header leads', async () => {
  const { page } = await visit(browser, server.url);
  await signIn(page, server.admin);
  const paths = await menuPaths(page);
  for (const seldom of ['/app/admin/patients', '/app/admin/providers', '/app/admin/retention', '/app/audit'])
    assert.ok(paths.includes(seldom), seldom);
  const title = (opened: Page) => see(opened.getByRole('heading', { level: 1 }));
  assert.deepEqual(
    await lookAtAll(
      page,
      paths.map((path) => ({ name: path, path, open: title })),
    ),
    [],
  );
});

test('the question between two versions of a case is accessible', async () => {
  const api = await Api.signedIn(server.url, nora);
  const { id } = await aCase(api, nora.password, 'provider');
  const { page, context } = await visit(browser, server.url);
  await signIn(page, nora);
  await page.goto(`/app/user-workflow/diagnosis?caseId=${id}`);
  await see(page.getByRole('button', { name: 'Remove R32' }));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Remove R32' }).click();
  const admin = await Api.signedIn(server.url, server.admin);
  await admin.ok<CaseResponse>('POST', `/cases/${id}/diagnoses`, { diagnoses: [{ code: 'N39.46' }] });
  await context.setOffline(false);
  await see(page.getByRole('dialog', { name: 'The diagnoses were changed by someone else too' }));
  assert.deepEqual(await look(page, 'the two versions'), []);
});

test('the overlay of a note on its way is accessible', async () => {
  const { page } = await visit(browser, server.url);
  await signIn(page, server.admin);
  await see(page.getByText('Connected'));
  const findings = await look(page, 'the admin’s dashboard');
  await page.goto(`/app/workflow/note?caseId=${cases.draft}`);
  model.behave({ kind: 'holds', pieces: ['Slowly '] });
  await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
  await see(page.getByRole('dialog').getByText('Slowly'));
  findings.push(...(await look(page, 'the overlay')));
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await see(page.getByRole('heading', { name: 'No note yet' }));
  assert.deepEqual(findings, []);
});
