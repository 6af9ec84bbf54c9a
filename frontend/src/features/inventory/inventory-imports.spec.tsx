import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CodesCheckResponse, InventoryImport, ItemsCheckResponse } from '@vouchwell/contract';
import { api, refuse } from '../../testing/answers.ts';
import { linked, linksFor } from '../../testing/linked-files.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { savedFiles } from '../../testing/saved.ts';
import { server } from '../../testing/server.ts';

const SEEN = 'a'.repeat(64);
const codes: CodesCheckResponse = {
  seen: SEEN,
  source: 'icd10cm-order-2027.txt',
  edition: '2026-10-01',
  total: 74_900,
  added: { count: 487, first: [{ code: 'G20.A1', description: 'Parkinson’s disease, newly divided' }] },
  changed: { count: 1, first: [{ code: 'R32', description: 'Words now', before: 'Words before' }] },
  ended: {
    count: 1,
    first: [
      {
        code: 'G20',
        description: 'Parkinson’s disease',
        until: '2026-09-30',
        open_cases: 2,
        replaced_by: ['G20.A1', 'G20.C'],
      },
    ],
  },
  unchanged: 74_412,
  open_cases: 2,
  refused: { count: 1, first: [{ line: 9, reason: 'Column 15 must be 0 or 1.', cells: ['=00009'] }] },
};
const items: ItemsCheckResponse = {
  seen: SEEN,
  total: 4,
  added: { count: 1, first: [{ line: 2, name: 'Stair rail', changes: [] }] },
  changed: {
    count: 1,
    first: [{ line: 3, name: 'Brief', changes: [{ column: 'hcpcs', before: '', after: 'T4523' }] }],
  },
  unchanged: 1,
  refused: [{ line: 5, reason: 'Name is required.', cells: ['', 'Mobility'] }],
  columns: ['name', 'category'],
};
const begun: InventoryImport = {
  id: 3,
  what: 'codes',
  source: 'icd10cm-order-2027.txt',
  edition: '2026-10-01',
  stage: 'running',
  rows: 74_900,
  done: 37_450,
  left_out: { count: 0, first: [] },
  reason: null,
  by: 'Ada Example',
  at: '2026-11-22T09:00:00.000Z',
};
/** null: they cannot be had. */
let imports: InventoryImport[] | null;
let lacks_delivered: boolean;
let sent: { call: string; body: unknown }[];

async function open(tab: string, action: string, title: string) {
  signedInAs(anAdmin);
  const answered = (path: string, answer: object, then = () => {}) =>
    http.post(api(`/inventory/imports/${path}`), async ({ request }) => {
      sent.push({ call: path, body: await request.json() });
      then();
      return HttpResponse.json(answer);
    });
  const paged = { current_page: 1, total: 0, pages: 0 };
  server.use(
    http.get(api('/inventory/diagnoses'), () =>
      HttpResponse.json({ diagnoses: [], categories: [], ...paged }),
    ),
    http.get(api('/inventory/categories'), () => HttpResponse.json({ categories: [] })),
    http.get(api('/inventory/items'), () => HttpResponse.json({ items: [], ...paged })),
    http.get(api('/inventory/imports'), ({ request }) => {
      if (!imports) return refuse(500, 'An internal error occurred.');
      const asked = new URL(request.url).searchParams;
      const page = Number(asked.get('page') ?? 1);
      const all = imports.filter(({ what }) => what === asked.get('what'));
      const sums = { total: all.length, pages: Math.ceil(all.length / 20) };
      return HttpResponse.json({
        imports: all.slice(20 * (page - 1), 20 * page),
        ...sums,
        lacks_delivered,
      });
    }),
    http.get(api('/live'), () => new HttpResponse(null, { status: 404 })),
    answered('codes/check', codes),
    answered('codes', { success: true, import_id: 3 }, () => void (imports = [begun])),
    answered('items/check', items),
    answered('items', { success: true, import_id: 4 }),
  );
  const { user, place } = renderApp(`/app/admin/inventory${tab}`);
  if (!tab.includes('imports=')) await user.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const choose = async (file: File) => {
    await waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy());
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  };
  return { user, place, dialog, choose };
}
const openCodes = () => open('', 'Import codes', 'Import ICD-10 codes');
const openItems = () => open('?tab=items', 'Import from CSV', 'Import items from CSV');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [imports, lacks_delivered, sent] = [[], false, []];
});

it('a file of codes is looked at with its day, taken, and shows how far it is until it has ended', async () => {
  const { user, dialog, choose } = await openCodes();
  await choose(new File(['00001'], 'icd10cm-order-2027.txt', { type: 'text/plain' }));
  // The name of the official file tells its day.
  expect(await dialog.findByLabelText(/In force from/)).toHaveValue('2026-10-01');
  expect(dialog.getByLabelText(/Source/)).toHaveValue('icd10cm-order-2027.txt');
  await user.click(dialog.getByRole('button', { name: 'Check the file' }));
  expect(
    await dialog.findByText(/74,900 codes of icd10cm-order-2027.txt, in force from 10\/01\/2026: 487 new/),
  ).toHaveTextContent('1 worded anew, 1 left out, 74,412 as they were, 1 line refused.');
  expect(dialog.getByRole('note')).toHaveTextContent('2 open cases hold a code that ends.');
  const rows = (name: string) => dialog.getByRole('table', { name });
  expect(rows('Left out, so that they end')).toHaveTextContent(/G20.*09\/30\/2026.*G20.A1, G20.C.*2/);
  expect(dialog.getByRole('heading', { name: /New codes the first 1 of 487/ })).toBeVisible();
  expect(rows('Worded anew')).toHaveTextContent('Words before');
  expect(rows('Refused rows')).toHaveTextContent('Column 15 must be 0 or 1.');
  await user.click(dialog.getByRole('button', { name: 'Import 74,900 codes' }));
  expect(
    await dialog.findByText(/^Importing: 37,450 of 74,900 codes from icd10cm-order-2027.txt/),
  ).toBeVisible();
  expect(dialog.getByRole('progressbar', { name: 'Import 3' })).toHaveAttribute('aria-valuenow', '50');
  const asked = { source: 'icd10cm-order-2027.txt', edition: '2026-10-01', file: btoa('00001') };
  expect(sent).toEqual([
    { call: 'codes/check', body: asked },
    { call: 'codes', body: { ...asked, seen: SEEN } },
  ]);
  imports = [{ ...begun, stage: 'finished', done: 74_900 }];
  expect(
    await dialog.findByText(/^Imported: 74,900 codes from .*, in force from 10\/01\/2026/),
  ).toBeVisible();
});

it('what cannot be imported says why, and what was given up as well', async () => {
  imports = [{ ...begun, stage: 'failed', reason: 'its file is no longer kept here. Import it again.' }];
  const { user, dialog, choose } = await openCodes();
  expect(await dialog.findByText(/It was given up: its file is no longer kept here/)).toBeVisible();
  server.use(
    http.post(api('/inventory/imports/codes/check'), () => refuse(409, 'The import from x is under way.')),
  );
  await choose(new File(['00001'], 'codes.txt'));
  await user.type(await dialog.findByLabelText(/In force from/), '2026-10-01');
  await user.click(dialog.getByRole('button', { name: 'Check the file' }));
  expect(await dialog.findByText('The import from x is under way.')).toBeVisible();
});

it('what was typed of a file is asked about before it is lost, and stands again where the file is left', async () => {
  const { user, dialog, choose } = await openCodes();
  await choose(new File(['00001'], 'icd10cm-order-2027.txt'));
  const source = async () => dialog.findByLabelText(/Source/);
  await user.type(await source(), ' of the ministry');
  await user.click(dialog.getByRole('button', { name: 'Check the file' }));
  await user.click(await dialog.findByRole('button', { name: 'Leave it' }));
  expect(await source()).toHaveValue('icd10cm-order-2027.txt of the ministry');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(await source()).toHaveValue('icd10cm-order-2027.txt of the ministry');
  await user.click(dialog.getByRole('button', { name: 'Check the file' }));
  await user.click(await dialog.findByRole('button', { name: 'Import 74,900 codes' }));
  // What was taken is not typed any more.
  expect(await dialog.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('earlier imports that could not be had say so, and are asked for again', async () => {
  imports = null;
  const { user, dialog } = await openCodes();
  expect(await dialog.findByText('Failed to load the imports')).toBeVisible();
  imports = [begun];
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText(/^Importing: 37,450 of 74,900 codes/)).toBeVisible();
  expect(dialog.queryByText('Failed to load the imports')).not.toBeInTheDocument();
});

it('older imports stand on the pages after, which the address names until the dialog is closed', async () => {
  const done = { ...begun, stage: 'finished' as const, done: 74_900 };
  imports = Array.from({ length: 21 }, (_, n) => ({ ...done, id: 21 - n, source: `set-${21 - n}.txt` }));
  imports.push({ ...done, id: 99, what: 'items', source: 'items.csv' });
  const { user, place, dialog } = await openCodes();
  expect(await dialog.findByText('Showing 1 to 20 of 21 imports')).toBeVisible();
  expect(dialog.queryByText(/ from set-1\.txt/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByText(/ from set-1\.txt/)).toBeVisible();
  expect(dialog.queryByText(/ from set-2\.txt/)).not.toBeInTheDocument();
  expect(place()).toBe('/app/admin/inventory?imports=2');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(place()).toBe('/app/admin/inventory');
});

it('an address of an older page opens the dialog at it', async () => {
  const own = { what: 'items' as const, edition: null, stage: 'finished' as const };
  imports = Array.from({ length: 21 }, (_, n) => ({
    ...begun,
    ...own,
    id: 21 - n,
    source: `of-${21 - n}.csv`,
  }));
  const { dialog } = await open('?tab=items&imports=2', 'Import from CSV', 'Import items from CSV');
  expect(await dialog.findByText(/ from of-1\.csv/)).toBeVisible();
  expect(dialog.getByText('Showing 21 to 21 of 21 imports')).toBeVisible();
});

it('a site without the delivered codes is offered them', async () => {
  lacks_delivered = true;
  const { user, dialog } = await openCodes();
  await user.click(await dialog.findByRole('button', { name: 'Check the delivered codes' }));
  await user.click(await dialog.findByRole('button', { name: 'Import 74,900 codes' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'codes/check', body: { delivered: true } },
      { call: 'codes', body: { delivered: true, seen: SEEN } },
    ]),
  );
});

it('a file of items is looked at column by column, and taken', async () => {
  const { user, dialog, choose } = await openItems();
  const text = 'name,category\nStair rail,Mobility\n';
  await choose(new File([text], 'items.csv', { type: 'text/csv' }));
  expect(await dialog.findByText(/4 rows: 1 new, 1 changed, 1 as they are, 1 refused\./)).toBeVisible();
  const rows = (name: string) => dialog.getByRole('table', { name });
  expect(rows('New items')).toHaveTextContent('Stair rail');
  expect(rows('Changed items')).toHaveTextContent('hcpcs: empty → T4523');
  expect(rows('Refused rows')).toHaveTextContent('Name is required.');
  await user.click(dialog.getByRole('button', { name: 'Import 2 items' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'items/check', body: { file: btoa(text) } },
      { call: 'items', body: { file: btoa(text), source: 'items.csv', seen: SEEN } },
    ]),
  );
});

it('says of an import of items what it left out, by name and reason', async () => {
  const changed = { name: 'Brief', reason: 'somebody changed it after the file was checked.' };
  const left_out = { count: 3, first: [changed] };
  const own = { what: 'items' as const, source: 'items.csv', edition: null };
  imports = [{ ...begun, ...own, stage: 'finished', rows: 72, done: 69, left_out }];
  const { dialog } = await openItems();
  expect(await dialog.findByText(/^Imported: 69 of 72 items from items\.csv/)).toBeVisible();
  const left = within(dialog.getByRole('list', { name: 'Left out' })).getAllByRole('listitem');
  expect(left.map(({ textContent }) => textContent)).toEqual([
    'Left out: Brief, somebody changed it after the file was checked.',
    'Left out: 2 more, for the same reasons.',
  ]);
});

it('items are exported as the file in which they come back', async () => {
  const { user, dialog } = await openItems();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  linksFor('/inventory/items/csv');
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(savedFiles()).toEqual([linked('/inventory/items/csv', 'items.csv')]));
});
