import type { Page } from 'playwright-core';
import type { OllamaStandIn } from '../backend/src/testing/stand-ins/ollama.ts';
import { orderLine } from '../backend/src/inventory/code-sets/icd10-order-file.fixture.ts';
import { fillPatient } from './job-steps.ts';
import { mara } from './prepared.ts';
import { choose, see } from './screen.ts';

/** The cases on the screens, by how far each has come. */
export interface Cases {
  readonly draft: number;
  readonly unprovided: number;
  readonly noted: number;
  /** Shared, and with an addendum. */
  readonly signed: number;
}

export interface Stop {
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

/** The screens of a user. */
export function userStops({ draft, unprovided, noted, signed }: Cases): Stop[] {
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
        await press(page, /Account$/);
        await page.getByText('Change password').click();
        await dialog(page);
      },
    },
    {
      name: 'the own account',
      path: '/app/account',
      open: (page) => see(page.getByRole('table', { name: 'Sessions' })),
    },
    { name: 'the plain dashboard', path: '/app/dashboard', open: heading('Ready for a new case') },
    { name: 'an unknown page', path: '/app/nowhere', open: heading('Page not found') },
    { name: 'an unknown case', path: '/app/case/999', open: heading('Case Not Found') },
    {
      name: 'the signed case with its history',
      path: `/app/case/${signed}`,
      open: async (page) => {
        await press(page, 'Show history');
        await see(page.getByText(/shared the case with/));
        await see(page.getByRole('article', { name: 'Addendum 1' }));
      },
    },
    {
      name: 'the share dialog',
      path: `/app/case/${signed}`,
      open: async (page) => {
        await press(page, 'Share');
        await page.getByRole('dialog').getByRole('combobox').fill('zz');
        await see(page.getByRole('option', { name: 'No active user of this name' }));
      },
    },
    {
      name: 'the addendum with what is missing',
      path: `/app/case/${signed}`,
      open: async (page) => {
        await press(page, 'Write an addendum');
        await press(page, 'Sign addendum');
        await see(page.getByText('Addendum is required.'));
      },
    },
    {
      name: 'the note viewer',
      path: `/app/case/${noted}`,
      open: async (page) => {
        await press(page, 'View');
        await dialog(page);
        // With the facts of the sentence that is looked at.
        await page.getByRole('dialog').locator('[data-sentence]').first().focus();
        await see(page.getByRole('dialog').locator('[data-sentence][aria-pressed=true]'));
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
    {
      name: 'those who may be the new patient',
      path: '/app/user-workflow',
      open: async (page) => {
        await press(page, 'Back to search');
        await press(page, 'Create new patient');
        await fillPatient(page, mara);
        await see(
          page.getByRole('dialog').getByRole('button', { name: /^Use this patient: Mara Whitfield/ }),
        );
      },
    },
    step('patient', draft, (page) => see(page.getByRole('region', { name: 'Selected patient' }))),
    step(
      'diagnosis',
      draft,
      async (page) => {
        await page.getByRole('combobox', { name: 'Search ICD-10 codes' }).fill('incont');
        await see(page.getByRole('option', { name: /incontinence/i }));
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
    step(
      'note',
      noted,
      async (page) => {
        await press(page, 'History');
        await see(page.getByRole('dialog').getByRole('region', { name: 'Versions' }));
      },
      'note history in the',
    ),
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

/** Gives a file to the field of the dialog that stands open. */
const give = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

export interface AdminStopsNeed {
  readonly model: OllamaStandIn;
  /** By username: somebody with a second factor. */
  readonly careful: string;
  /** Somebody guesses their password, so often that the next attempt has to wait for a while. */
  readonly guess: () => Promise<void>;
}

/** Those of the admin screens, with something on each of them. */
export function adminStops({ model, careful, guess }: AdminStopsNeed): Stop[] {
  const settings = '/app/admin/ai-settings';
  const manager = '/app/admin/rag-manager';
  const contents = (page: Page) => see(page.getByRole('table', { name: 'Contents' }));
  const users = '/app/admin/users';
  const providers = '/app/admin/providers';
  return [
    {
      name: 'the site',
      path: '/app/admin/site',
      open: (page) => see(page.getByLabel(/^Time zone/)),
    },
    {
      name: 'a case in oversight',
      path: '/app/admin/cases',
      open: async (page) => {
        await page
          .getByRole('button', { name: /^View Details/ })
          .last()
          .click();
        await see(page.getByRole('dialog').getByRole('region', { name: 'Generated Notes' }));
      },
    },
    {
      name: 'a user being created, with what is missing',
      path: users,
      open: async (page) => {
        await press(page, 'Create User');
        await page.getByRole('dialog').getByRole('button', { name: 'Create User' }).click();
        await see(page.getByText('Username is required.'));
      },
    },
    {
      name: 'a user being changed',
      path: users,
      open: async (page) => {
        await press(page, /^Edit nora/);
        await dialog(page);
      },
    },
    {
      name: 'the professional profile of a user',
      path: users,
      open: async (page) => {
        await press(page, 'Professional profile of nora');
        await see(page.getByLabel('Printed name'));
      },
    },
    {
      name: 'the question before a user is deactivated',
      path: users,
      open: async (page) => {
        await press(page, /^Deactivate nora/);
        await dialog(page);
      },
    },
    {
      name: 'the sessions of a user',
      path: users,
      open: async (page) => {
        await press(page, 'Sessions of nora');
        await see(page.getByRole('dialog').getByRole('table', { name: 'Sessions' }));
      },
    },
    {
      name: 'the question before a second factor is reset',
      path: users,
      open: async (page) => {
        await press(page, `Reset the second factor of ${careful}`);
        await dialog(page);
      },
    },
    {
      name: 'the question before an account is unlocked',
      path: users,
      open: async (page) => {
        await guess();
        await page.reload();
        await press(page, `Unlock ${careful}`);
        await dialog(page);
      },
    },
    {
      name: 'the patients',
      path: '/app/admin/patients',
      open: (page) => see(page.getByRole('table', { name: 'Patients' })),
    },
    {
      name: 'the reports',
      path: '/app/admin/reports',
      open: async (page) => {
        await see(page.getByRole('table', { name: 'Notes by model' }));
        await page.getByText('Show the figures').click();
        await see(page.getByRole('table', { name: 'Cases and notes by week' }));
      },
    },
    {
      name: 'the rule packs, with sources and codes',
      path: '/app/admin/rule-packs?search=l33822',
      open: async (page) => {
        await press(page, /^Sources/);
        await press(page, /^Codes/);
        await see(page.getByRole('table', { name: /^Sources of/ }));
      },
    },
    { name: 'the providers, of whom there are none', path: providers, open: heading('No providers') },
    {
      name: 'the providers, of whom there is one',
      path: providers,
      open: async (page) => {
        await press(page, 'Add Provider');
        const form = page.getByRole('dialog');
        await form.getByLabel('Name').fill('Dr. Jo Park');
        await form.getByLabel('NPI').fill('1234567893');
        await form.getByLabel('Specialty').fill('Podiatry');
        await form.getByRole('button', { name: 'Add Provider' }).click();
        await see(page.getByRole('table', { name: 'Providers' }));
      },
    },
    {
      name: 'a provider being added, with what is missing',
      path: providers,
      open: async (page) => {
        await press(page, 'Add Provider');
        await page.getByRole('dialog').getByRole('button', { name: 'Add Provider' }).click();
        await see(page.getByText('NPI is required.'));
      },
    },
    {
      name: 'a code being added, with what is missing',
      path: '/app/admin/inventory',
      open: async (page) => {
        await press(page, 'Add Diagnosis');
        await page.getByRole('dialog').getByRole('button', { name: 'Add Diagnosis' }).click();
        await see(page.getByText('ICD-10 code is required.'));
      },
    },
    {
      name: 'a code set that was looked at before it is imported',
      path: '/app/admin/inventory',
      open: async (page) => {
        await press(page, 'Import');
        const codes = [
          orderLine('N39410', '1', 'Urge incontinence, by day', 1),
          orderLine('Z9989', '1', 'Dependence on other enabling machines and devices', 2),
        ];
        await give(page, 'icd10cm-order-2026-10.txt', `${codes.join('\n')}\n`);
        await press(page, 'Check the file');
        await see(page.getByRole('dialog').getByRole('table', { name: 'Left out, so that they end' }));
      },
    },
    {
      name: 'a file of items that was looked at before it is imported',
      path: '/app/admin/inventory?tab=items',
      open: async (page) => {
        await press(page, 'Import from CSV');
        await give(page, 'items.csv', 'name,category\nStair rail,Mobility\nStair mat,No such category\n');
        await see(page.getByRole('dialog').getByRole('button', { name: 'Import 1 item' }));
      },
    },
    {
      name: 'the categories of equipment',
      path: '/app/admin/inventory?tab=categories',
      open: (page) => see(page.getByRole('listitem', { name: 'Mobility' })),
    },
    {
      name: 'an item being changed',
      path: '/app/admin/inventory?tab=items',
      open: async (page) => {
        await press(page, 'Edit Adult briefs, small');
        await dialog(page);
      },
    },
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
