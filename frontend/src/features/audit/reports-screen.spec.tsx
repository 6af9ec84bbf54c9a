import { screen, waitFor, within } from '@testing-library/react';
import type { AuditReportResponse, FoundPatientsResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anOfficer, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { savedFiles, savedNames } from '../../testing/saved.ts';
import { server } from '../../testing/server.ts';

const accounting: AuditReportResponse = {
  kind: 'disclosures',
  title: 'Accounting of disclosures',
  site: 'Riverside Clinic',
  period: { from: '2020-04-01', to: '2026-04-01', time_zone: 'America/Denver' },
  facts: [
    { label: 'Patient', value: 'Marisol Okafor, no. 7' },
    { label: 'Its key', value: '1a2b3c4d' },
  ],
  statements: ['To whom it then went is not known to Vouchwell.'],
  tables: [
    {
      title: 'Disclosures',
      columns: [
        { label: 'Date and time', share: 3 },
        { label: 'What was disclosed', share: 5 },
        { label: 'Entry', share: 2 },
      ],
      rows: [['2026-03-02 10:00:00 MST', 'Print of case 42', 91]],
      more: true,
      none: 'Nothing left the screen.',
    },
    {
      title: 'Left out of it, and why',
      columns: [{ label: 'What', share: 1 }],
      rows: [],
      more: false,
      none: 'Nothing was left out.',
    },
  ],
  checkpoint: { position: '0'.repeat(20), size: 120, root: 'abc=', key_id: '1a2b3c4d' },
};
const month: AuditReportResponse = {
  ...accounting,
  kind: 'month',
  title: 'Monthly summary of the history',
  tables: [
    {
      title: 'Days',
      columns: [
        { label: 'Day', share: 2 },
        { label: 'Looks', share: 3, bar: true },
      ],
      rows: [
        ['2026-03-01', 12],
        ['2026-03-02', 0],
      ],
      more: false,
      none: '',
    },
  ],
};

let asked: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked = [];
  server.use(
    http.get(api('/audit/reports/:kind'), ({ request, params }) => {
      asked.push(`${String(params['kind'])}${new URL(request.url).search}`);
      return HttpResponse.json(params['kind'] === 'month' ? month : accounting);
    }),
  );
});

function open(address = '/app/audit-reports', who = anOfficer) {
  signedInAs(who);
  return renderApp(address);
}

it('makes nothing before it is asked to, and wants to know whom it is about', async () => {
  const { user } = open();
  expect(await screen.findByText('No report has been made here yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make report' }));
  expect(await screen.findByText('Choose the patient.')).toBeVisible();
  expect(asked).toEqual([]);
});

it('makes an accounting of a patient, who stands in the address as a number', async () => {
  const { user, place } = open();
  server.use(
    http.post(api('/audit/patients'), () =>
      HttpResponse.json<FoundPatientsResponse>({
        patients: [{ id: 7, name: 'Marisol Okafor', dob: null, mrn: null, merged_into: null }],
        more: false,
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Patient: Choose a patient' }));
  await user.type(await screen.findByLabelText('Name, MRN or birth date'), 'marisol{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Marisol Okafor no. 7' }));
  expect(await screen.findByRole('button', { name: 'Patient: Marisol Okafor' })).toBeVisible();
  // A search in the dialog is no report.
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Make report' }));
  const found = within(await screen.findByRole('region', { name: 'Accounting of disclosures' }));
  for (const words of ['Riverside Clinic', 'Marisol Okafor, no. 7', '1a2b3c4d'])
    expect(found.getByText(words)).toBeVisible();
  expect(found.getByText('To whom it then went is not known to Vouchwell.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Print of case 42/ })).toBeVisible();
  expect(screen.getByText(/newest 1 rows are shown. The files hold all of them/)).toBeVisible();
  expect(screen.getByText('Nothing was left out.')).toBeVisible();
  expect(place()).toBe('/app/audit-reports?report=disclosures&patient=7');
  expect(asked).toEqual(['disclosures?patient=7']);
});

it('draws a month as bars beside their figures', async () => {
  open('/app/audit-reports?report=month&month=2026-03&patient=7');
  const table = await screen.findByRole('table', { name: 'Days' });
  expect(within(table).getByRole('row', { name: /2026-03-01.*12/ })).toBeVisible();
  // Of no patient.
  expect(asked).toEqual(['month?month=2026-03']);
});

it('is saved as PDF and as CSV, of what was asked, the rows straight onto the disk', async () => {
  const wanted: unknown[] = [];
  server.use(
    http.get(api('/audit/reports/disclosures/pdf'), ({ request }) => {
      wanted.push(new URL(request.url).search);
      return HttpResponse.text('a file');
    }),
    http.post(api('/audit/reports/disclosures/csv/link'), async ({ request }) => {
      wanted.push(await request.json());
      return HttpResponse.json({ link: '5.a_b-c' });
    }),
  );
  const { user } = open('/app/audit-reports?report=disclosures&patient=7');
  for (const [item, end] of [
    ['As PDF', 'pdf'],
    ['As CSV, for a spreadsheet', 'csv'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(savedNames().at(-1)).toBe(`disclosures-2020-04-01-2026-04-01.${end}`));
  }
  expect(wanted).toEqual(['?patient=7', { patient: '7' }]);
  const address = new URL(`${api('/audit/reports/disclosures/csv')}?link=5.a_b-c`, location.href).href;
  expect(savedFiles().at(-1)).toMatchObject({ address });
  expect(await screen.findByText(/^Your browser is saving disclosures-.*\.csv\./)).toBeVisible();
});

it('that is too long for a PDF says so, and stays', async () => {
  server.use(
    http.get(api('/audit/reports/:kind/pdf'), () => refuse(400, 'As a PDF this report is too long.')),
  );
  const { user } = open('/app/audit-reports?report=disclosures&patient=7');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As PDF' }));
  expect(await screen.findByText('As a PDF this report is too long.')).toBeVisible();
  expect(screen.getByText('Marisol Okafor, no. 7')).toBeVisible();
});

it('that cannot be made says why, and is made again when asked to', async () => {
  server.use(http.get(api('/audit/reports/:kind'), () => refuse(503, 'Not now.'), { once: true }));
  const { user } = open('/app/audit-reports?report=rights');
  expect(await screen.findByText('Not now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('region', { name: 'Accounting of disclosures' })).toBeVisible();
});

it('is for those alone who may read the history', async () => {
  open('/app/audit-reports?report=rights', aUser);
  expect(await screen.findByText(/You do not have permission to read the audit history\./)).toBeVisible();
  expect(asked).toEqual([]);
});
