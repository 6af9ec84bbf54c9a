import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ImportCheckResponse, PatientImport } from '@vouchwell/contract';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const TEXT = 'First name,Last name\nNora,Ny\nAna,Known\n,Nobody\n';
const found: ImportCheckResponse = {
  seen: 'a'.repeat(64),
  total: 3,
  fresh: 1,
  sample: [{ line: 2, name: 'Nora Ny', dob: null, mrn: null }],
  likely: [{ line: 3, name: 'Ana Known', dob: null, mrn: null, patient_id: 7, other_line: null }],
  refused: [{ line: 4, reason: 'First name is required.', cells: ['=1+1', 'Nobody'] }],
  columns: ['First name', 'Last name'],
};
let imports: PatientImport[];
let sent: { call: string; body: unknown }[];
let isBroken = false;

async function open(address = '/app/admin/patients') {
  signedInAs(anAdmin);
  const keep = async (request: Request) => {
    const text = await request.text();
    const call = new URL(request.url).pathname.replace(/^.*\/patients/, '');
    sent.push({ call, body: text ? (JSON.parse(text) as unknown) : null });
  };
  server.use(
    http.get(api('/patients'), () => HttpResponse.json([])),
    http.get(api('/patients/imports'), ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      const shown = imports.slice(20 * (page - 1), 20 * page);
      const sums = { total: imports.length, pages: Math.ceil(imports.length / 20) };
      return isBroken ? refuse(500, 'Out of reach.') : HttpResponse.json({ imports: shown, ...sums });
    }),
    http.post(api('/patients/imports/check'), async ({ request }) => {
      await keep(request);
      return HttpResponse.json(found);
    }),
    http.post(api('/patients/imports'), async ({ request }) => {
      await keep(request);
      imports = [
        {
          id: 1,
          stage: 'finished',
          rows: 2,
          done: 2,
          stayed: [],
          by: 'Ada Example',
          at: '2026-11-22T09:00:00.000Z',
        },
      ];
      return HttpResponse.json({ success: true, import_id: 1 }, { status: 201 });
    }),
    http.post(api('/patients/imports/1/undo'), async ({ request }) => {
      await keep(request);
      imports = [{ ...imports[0]!, stage: 'undone' }];
      return HttpResponse.json({ success: true, import_id: 1 });
    }),
  );
  const { user, router, place } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Import from CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import patients from CSV' }));
  const choose = async (file: File) => {
    await waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy());
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  };
  return { user, router, place, dialog, choose };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [imports, sent, isBroken] = [[], [], false];
});

it('a file is looked at, taken with those who are likely here, and taken back', async () => {
  const { user, dialog, choose } = await open();
  await choose(new File([TEXT], 'patients.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('3 rows: 1 new, 1 likely here already, 1 refused.')).toBeVisible();
  const rowsOf = (name: string) => dialog.getByRole('table', { name });
  expect(rowsOf('New patients')).toHaveTextContent('Nora Ny');
  expect(rowsOf('Likely here already')).toHaveTextContent('patient 7');
  expect(rowsOf('Refused rows')).toHaveTextContent('First name is required.');
  expect(dialog.getByRole('button', { name: 'Download refused rows' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import 1 patient' })).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /likely here already as well/ }));
  await user.click(dialog.getByRole('button', { name: 'Import 2 patients' }));
  expect(await dialog.findByText('Imported: 2 of 2 patients')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take back import 1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Take back import 1?' }));
  expect(question.getByText(/^All 2 patients that it brought will be removed again\./)).toBeVisible();
  expect(sent).toHaveLength(2);
  server.use(
    http.post(api('/patients/imports/1/undo'), () => refuse(409, 'One has a case.'), { once: true }),
  );
  await user.click(question.getByRole('button', { name: 'Take back the import' }));
  expect(await question.findByRole('alert')).toHaveTextContent('One has a case.');
  await user.click(question.getByRole('button', { name: 'Take back the import' }));
  expect(await dialog.findByText('Taken back: 2 of 2 patients')).toBeVisible();
  const file = btoa(TEXT);
  expect(sent).toEqual([
    { call: '/imports/check', body: { file } },
    { call: '/imports', body: { file, with_likely: true, seen: 'a'.repeat(64) } },
    { call: '/imports/1/undo', body: null },
  ]);
});

it('one on its way shows how far it is', async () => {
  imports = [
    {
      id: 4,
      stage: 'running',
      rows: 200,
      done: 50,
      stayed: [],
      by: 'Ada Example',
      at: '2026-11-22T09:00:00.000Z',
    },
  ];
  const { dialog } = await open();
  expect(await dialog.findByText('Importing: 50 of 200 patients')).toBeVisible();
  expect(dialog.getByRole('progressbar', { name: 'Import 4' })).toHaveAttribute('aria-valuenow', '25');
  imports = [{ ...imports[0]!, stage: 'finished', done: 200 }];
  expect(await dialog.findByText('Imported: 200 of 200 patients')).toBeVisible();
});

it('older ones stand on the pages after, beside the page and the search of the register', async () => {
  const by = { by: 'Ada Example', at: '2026-11-22T09:00:00.000Z' };
  imports = Array.from({ length: 21 }, (_, n) => {
    const rows = 121 - n;
    return { id: 21 - n, stage: 'finished', rows, done: rows, stayed: [], ...by };
  });
  const { user, router, place, dialog } = await open('/app/admin/patients?search=Lind&sort=name');
  expect(await dialog.findByText('Imported: 121 of 121 patients')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByText('Imported: 101 of 101 patients')).toBeVisible();
  expect(dialog.queryByText('Imported: 102 of 102 patients')).not.toBeInTheDocument();
  expect(place()).toBe('/app/admin/patients?sort=name&imports=2');
  // Whom the register is searched for stands in no address, and stays.
  expect(router.state.location.state).toEqual({ unsaid: { search: 'Lind' } });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(place()).toBe('/app/admin/patients?sort=name');
});

it('one that was stopped says why, and can be taken back', async () => {
  const by = { by: 'Ada Example', at: '2026-11-22T09:00:00.000Z' };
  imports = [{ id: 4, stage: 'stopped', rows: 200, done: 40, stayed: [], ...by }];
  const { dialog } = await open();
  const words = 'Stopped: 40 of 200 patients. Whoever wanted it may no longer import.';
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Take back import 4' })).toBeEnabled();
});

it('one taken back says who stayed, as somebody had begun to use them', async () => {
  const stayed = Array.from({ length: 12 }, (_, n) => n + 31);
  const by = { by: 'Ada Example', at: '2026-11-22T09:00:00.000Z' };
  imports = [
    { id: 5, stage: 'undone', rows: 200, done: 200, stayed, ...by },
    { id: 4, stage: 'undone', rows: 2, done: 2, stayed: [7], ...by },
  ];
  const { dialog } = await open();
  const few = 'Taken back: 1 of 2 patients. Kept, as they were used meanwhile: patient 7.';
  expect(await dialog.findByText(few)).toBeVisible();
  const many = /^Taken back: 188 of 200 patients\. .*: patient 31, .*patient 40, 2 more\.$/;
  expect(dialog.getByText(many)).toBeVisible();
});

it('that cannot be listed says so and is tried again', async () => {
  imports = [
    {
      id: 4,
      stage: 'undone',
      rows: 2,
      done: 2,
      stayed: [],
      by: 'Ada Example',
      at: '2026-11-22T09:00:00.000Z',
    },
  ];
  isBroken = true;
  const { user, dialog } = await open();
  expect(await dialog.findByText('Failed to load the imports')).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText('Taken back: 2 of 2 patients')).toBeVisible();
});

it('what is no such file says why, before it is sent or after', async () => {
  const { dialog, choose } = await open();
  await choose(new File([new Uint8Array(5_000_001)], 'large.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('The file has more than 5 MB. Split it into several files.')).toBeVisible();
  expect(sent).toEqual([]);
  server.use(http.post(api('/patients/imports/check'), () => refuse(400, 'The file is empty.')));
  await choose(new File([''], 'empty.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('The file is empty.')).toBeVisible();
});
