import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { OllamaStandIn } from '../backend/dist/adapters/model/ollama-stand-in.js';
import { Api } from './api.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, signIn, viewports, visit } from './browser.ts';
import { aCase, plainUser } from './prepared.ts';
import { assertNoSidewaysScroll, choose, see } from './screen.ts';
import { startServer } from './server.ts';
import type { Credentials, RunningServer } from './server.ts';

let model: OllamaStandIn;
let server: RunningServer;
let browser: Browser;
let nora: Credentials;
let fresh: Credentials;
let draft: number;
let unprovided: number;
let noted: number;
let signed: number;
before(async () => {
  model = await OllamaStandIn.start('stand-in');
  [server, browser] = await Promise.all([
    startServer({ OLLAMA_URL: model.url, OLLAMA_MODEL: 'stand-in' }),
    openBrowser(),
  ]);
  nora = await plainUser(server, 'nora');
  fresh = await plainUser(server, 'fresh');
  const api = await Api.signedIn(server.url, nora);
  model.behave({ kind: 'refuses', status: 500 });
  signed = (await aCase(api, nora.password, 'signed')).id;
  model.behave({ kind: 'answers', pieces: ['To the reviewer: the briefs are needed.'] });
  const rated = await aCase(api, nora.password, 'note');
  noted = rated.id;
  const note_id = rated.notes[0]?.note_id;
  unprovided = (await aCase(api, nora.password, 'items')).id;
  draft = (await aCase(api, nora.password, 'provider')).id;
  await api.ok('POST', '/rag/feedback', {
    case_id: noted,
    note_id,
    feedback_type: 'positive',
    quality_score: 5,
    specific_issues: { grammar: true },
    comments: 'As it should be.',
    should_add_to_rag: true,
  });
  const admin = await Api.signedIn(server.url, server.admin);
  await admin.ok('POST', '/admin/ai-settings', { provider: 'ollama', model: 'stand-in' });
});
after(async () => {
  await Promise.all([server.stop(), browser.close(), model.close()]);
});

interface Stop {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the state to look at; resolves when it stands. */
  readonly open: (page: Page) => Promise<unknown>;
}

const heading = (name: string | RegExp) => (page: Page) => see(page.getByRole('heading', { name }));
const press = async (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => see(page.getByRole('dialog'));

function step(name: string, id: number, open: Stop['open'], what = name): Stop {
  return { name: `the ${what} step`, path: `/app/user-workflow/${name}?caseId=${id}`, open };
}

async function refusedItem(page: Page): Promise<void> {
  await choose(page, 'Category', 'Incontinence');
  await choose(page, 'Item', 'Adult briefs, medium');
  await page.getByLabel('Quantity').fill('420');
  await press(page, 'Add item');
  await see(page.getByRole('alert').filter({ hasText: 'Justification is required.' }));
}

function stops(): Stop[] {
  return [
    { name: 'the dashboard', path: '/app', open: (page) => see(page.getByRole('table')) },
    {
      name: 'the question before a deletion',
      path: '/app',
      open: async (page) => {
        await press(page, `Delete case #${draft}`);
        await dialog(page);
      },
    },
    {
      name: 'the password dialog',
      path: '/app',
      open: async (page) => {
        const burger = page.getByRole('button', { name: 'Open the menu' });
        await see(page.getByRole('table'));
        if (await burger.isVisible()) await burger.click();
        else await press(page, /Account$/);
        await page.getByText('Change password').click();
        await dialog(page);
      },
    },
    { name: 'the plain dashboard', path: '/app/dashboard', open: heading('Ready for a new case') },
    { name: 'an unknown page', path: '/app/nowhere', open: heading('Page not found') },
    { name: 'an unknown case', path: '/app/case/999', open: heading('Case Not Found') },
    { name: 'the signed case', path: `/app/case/${signed}`, open: heading('Generated Notes') },
    {
      name: 'the note viewer',
      path: `/app/case/${noted}`,
      open: async (page) => {
        await press(page, 'View');
        await dialog(page);
      },
    },
    { name: 'the patient search', path: '/app/user-workflow', open: heading('Find your patient') },
    {
      name: 'the new patient with what is missing',
      path: '/app/user-workflow',
      open: async (page) => {
        await press(page, 'Create new patient');
        await press(page, 'Create patient');
        await see(page.getByText('Last name is required.'));
      },
    },
    step('patient', draft, (page) => see(page.getByRole('region', { name: 'Selected patient' }))),
    step(
      'diagnosis',
      draft,
      async (page) => {
        await page.getByRole('combobox', { name: 'Search ICD-10 codes' }).fill('incont');
        await see(page.getByRole('option'));
      },
      'diagnosis, searching',
    ),
    step('items', draft, refusedItem, 'items, refused'),
    step(
      'provider',
      unprovided,
      async (page) => {
        await page.getByLabel('NPI').fill('123');
        await page.getByLabel('NPI').blur();
        await see(page.getByText('NPI must be exactly 10 digits'));
      },
      'provider, refused',
    ),
    step('note', draft, heading('No note yet'), 'empty note'),
    step('note', noted, (page) => see(page.getByLabel('Note text'))),
    step('export', noted, (page) => see(page.getByRole('button', { name: 'Sign & Lock Case' }))),
    step(
      'export',
      noted,
      async (page) => {
        await press(page, 'Sign & Lock Case');
        await dialog(page);
      },
      'signing',
    ),
    step('note', signed, heading('Generate Note'), 'locked note'),
    step(
      'export',
      signed,
      (page) => see(page.getByRole('button', { name: 'Complete Case' })),
      'signed export',
    ),
  ];
}

/** Those of the admin screens, with something on each of them. */
function adminStops(): Stop[] {
  const settings = '/app/admin/ai-settings';
  const manager = '/app/admin/rag-manager';
  const contents = (page: Page) => see(page.getByRole('table', { name: 'Contents' }));
  return [
    {
      name: 'the AI settings with the models of Ollama',
      path: settings,
      open: (page) => see(page.getByRole('radio', { name: /^stand-in/ })),
    },
    {
      name: 'the AI settings with a blocked provider and a test that failed',
      path: settings,
      open: async (page) => {
        await page.getByRole('radio', { name: /^OpenAI/ }).check();
        model.behave({ kind: 'refuses', status: 500 });
        await press(page, /^Test/);
        await see(page.getByText('Test failed'));
      },
    },
    {
      name: 'an AI setting being changed',
      path: settings,
      open: async (page) => {
        await press(page, /^Edit/);
        await dialog(page);
      },
    },
    {
      name: 'the library with a query tried',
      path: manager,
      open: async (page) => {
        await contents(page);
        await page.getByRole('textbox', { name: 'Query' }).fill('briefs');
        await press(page, 'Try');
        await see(page.getByRole('table', { name: 'What would be taken' }));
      },
    },
    {
      name: 'a content being changed',
      path: manager,
      open: async (page) => {
        await contents(page);
        await press(page, /^Edit/);
        await dialog(page);
      },
    },
    {
      name: 'the versions of a content',
      path: manager,
      open: async (page) => {
        await contents(page);
        await press(page, /^Versions of/);
        await see(page.getByRole('dialog').getByText('Version 1 (newest)'));
      },
    },
    {
      name: 'the rated notes',
      path: `${manager}?tab=feedback`,
      open: async (page) => {
        await press(page, 'Show note');
        await page.getByText('Show the figures').click();
        await see(page.getByRole('table', { name: 'Effect of feedback by week' }));
      },
    },
    {
      name: 'an entry under review',
      path: `${manager}?tab=feedback`,
      open: async (page) => {
        await press(page, /^Review/);
        await see(page.getByRole('region', { name: 'Text of the entry' }));
      },
    },
  ];
}

async function look(page: Page, name: string, findings: string[], rules?: string[]): Promise<void> {
  const found = await axeFindings(page, rules);
  findings.push(...found.map((line) => `${name}: ${line}`));
  await assertNoSidewaysScroll(page, name);
}

for (const width of ['wide', 'narrow'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing and nothing sticks out: ${width}, ${scheme}`, async () => {
      const { page, context } = await visit(browser, server.url, viewports[width]);
      await context.addInitScript(
        (chosen) => localStorage.setItem('mantine-color-scheme-value', chosen),
        scheme,
      );
      const findings: string[] = [];
      // The dark screens differ from the light ones in nothing but their colors.
      const rules = scheme === 'dark' ? ['color-contrast'] : undefined;
      await page.goto('/login');
      await see(page.getByRole('button', { name: 'Sign in' }));
      await see(page.locator(`html[data-mantine-color-scheme=${scheme}]`));
      await look(page, 'sign-in', findings, rules);
      await signIn(page, fresh);
      await see(page.getByText('No Cases Found'));
      await look(page, 'the empty dashboard', findings, rules);
      await page.evaluate(() => localStorage.clear());
      await signIn(page, nora);
      for (const { name, path, open } of stops()) {
        await page.goto(path);
        await open(page);
        await look(page, name, findings, rules);
      }
      await page.evaluate(() => localStorage.clear());
      await signIn(page, server.admin);
      for (const { name, path, open } of adminStops()) {
        await page.goto(path);
        await open(page);
        await look(page, name, findings, rules);
      }
      assert.deepEqual(findings, []);
    });
  }
}

test('the overlay of a note on its way is accessible', async () => {
  const { page } = await visit(browser, server.url, viewports.narrow);
  await signIn(page, server.admin);
  await see(page.getByText('Connected'));
  const findings: string[] = [];
  await look(page, 'the admin’s dashboard', findings);
  await page.goto(`/app/workflow/note?caseId=${draft}`);
  model.behave({ kind: 'holds', pieces: ['Slowly '] });
  await page.getByRole('button', { name: 'Generate Note', exact: true }).click();
  await see(page.getByRole('dialog').getByText('Slowly'));
  await look(page, 'the overlay', findings);
  await press(page, 'Cancel');
  await see(page.getByRole('heading', { name: 'No note yet' }));
  assert.deepEqual(findings, []);
});
