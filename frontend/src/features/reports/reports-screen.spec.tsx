import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReportResponse, SessionUser, Spread } from '@vouchwell/contract';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { bytesText, minutesText, secondsText, shareText } from './duration-text.ts';

const none: Spread = { count: 0, median: null, lower_quartile: null, upper_quartile: null };
const aReport: ReportResponse = {
  period: { from: '2026-03-02', to: '2026-03-15', time_zone: 'America/Denver' },
  cases: {
    opened: 5,
    signed: 3,
    statuses: [
      { status: 'draft', cases: 1 },
      { status: 'in_progress', cases: 3 },
      { status: 'completed', cases: 1 },
    ],
    categories: [{ category: 'Incontinence', cases: 5 }],
    users: [
      { user_id: 2, full_name: 'Sam Lee', username: 'sam.lee', opened: 4, signed: 3, completed: 1 },
      { user_id: 9, full_name: null, username: null, opened: 1, signed: 0, completed: 0 },
    ],
    weeks: [
      { week: '2026-03-02', opened: 5, signed: 3, completed: 1, notes: 4 },
      { week: '2026-03-09', opened: 0, signed: 0, completed: 0, notes: 2 },
    ],
    minutes_to_signature: { count: 3, median: 90, lower_quartile: 60, upper_quartile: 1500 },
    signed_within: [
      { up_to: 60, count: 1 },
      { up_to: 1440, count: 1 },
      { up_to: null, count: 1 },
    ],
  },
  notes: {
    written: 6,
    fallbacks: 1,
    models: [
      {
        model: 'llama3.1:8b',
        notes: 5,
        seconds: { count: 5, median: 9.5, lower_quartile: 8, upper_quartile: 14.2 },
      },
      { model: null, notes: 1, seconds: none },
    ],
    signatures: 3,
    with_marks: 2,
    marks: 7,
  },
  feedback: { rated: 4, average: 3.75, positive: 2, neutral: 1, negative: 1 },
  storage: {
    files: [{ name: 'events', bytes: 12_300_000 }],
    servers: null,
    free: 80_000_000_000,
    verified_at: null,
    damaged: 0,
    backup: null,
  },
};

const asked: Record<string, string>[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.length = 0;
});

function open(address = '/app/admin/reports', report = aReport, user: SessionUser = anAdmin) {
  signedInAs(user);
  server.use(
    http.get(api('/admin/reports'), ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(report);
    }),
    http.get(api('/live'), () => new HttpResponse(null, { status: 404 })),
  );
  return renderApp(address);
}
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('without access to the admin area nothing is asked', async () => {
  const permissions = { ...anAdmin.permissions, can_access_admin: false };
  const { place } = open(undefined, aReport, { ...anAdmin, permissions });
  await waitFor(() => expect(place()).toBe('/app'));
  expect(asked).toEqual([]);
});

it('shows the figures of cases, each bar with its number beside it', async () => {
  open();
  expect(await rowsOf('Cases by status')).toEqual(['StatusCases', 'Draft1', 'In Progress3', 'Completed1']);
  expect(await rowsOf('Cases by user')).toEqual(['UserOpenedSignedCompleted', 'Sam Lee431', 'User 9100']);
  expect(within(await screen.findByRole('group', { name: 'Cases opened' })).getByText('5')).toBeVisible();
  const weeks = await region('Week by week');
  const figures = weeks.getByRole('table', { name: 'Cases and notes by week', hidden: true });
  expect(figures).toHaveTextContent('03/02/2026531403/09/20260002');
  const signing = await region('From opening to signature');
  for (const text of ['1 h 30 min', '1 h', '1 d 1 h']) expect(signing.getByText(text)).toBeVisible();
  expect(await rowsOf('From opening to signature')).toEqual([
    'SignedCases',
    'Within 1 h1',
    'Within 1 d1',
    'After more than 1 d1',
  ]);
});

it('shows notes by model, how often the template stood in, marks, ratings and the storage', async () => {
  open();
  expect(await rowsOf('Notes by model')).toEqual([
    'ModelNotesMedian timeA quarter took longer than',
    'llama3.1:8b59.5 s14 s',
    'No model1––',
  ]);
  const notes = await region('Notes');
  for (const text of ['1 (17%)', '2 of 3', '7']) expect(notes.getByText(text)).toBeVisible();
  expect((await region('Feedback')).getByText('3.8 of 5')).toBeVisible();
  const storage = await region('Storage and backup');
  for (const text of ['12.3 MB', '80.0 GB', 'None known', 'Not since the start']) {
    expect(storage.getByText(text)).toBeVisible();
  }
});

it.each([
  [{ events: 40_369, database: 7_200_000 }, ['40,369 events', '7.2 MB']],
  [{ events: null, database: null }, ['Not known', 'It does not tell its size']],
])('of what other machines keep, tells what they tell: %j', async (servers, words) => {
  open(undefined, { ...aReport, storage: { ...aReport.storage, files: null, servers } });
  const storage = await region('Storage and backup');
  for (const text of words) expect(storage.getByText(text)).toBeVisible();
  expect(storage.getByText('Free on this server’s disk')).toBeVisible();
  expect(storage.getByText(/^Events, read models and secrets lie on other machines/)).toHaveTextContent(
    'How large the event log is, its server does not tell here.',
  );
});

it('the period stands in the address: asked, changed, and chosen up to today', async () => {
  const { user, place } = open('/app/admin/reports?from=2026-03-02&to=2026-03-15');
  const from = await screen.findByLabelText('From');
  expect(asked).toEqual([{ from: '2026-03-02', to: '2026-03-15' }]);
  expect(from).toHaveValue('2026-03-02');
  await user.click(screen.getByRole('button', { name: '4 weeks' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  const { from: first, to: last } = asked[1]!;
  expect(Date.parse(last!) - Date.parse(first!)).toBe(27 * 86_400_000);
  expect(place()).toBe(`/app/admin/reports?from=${first}&to=${last}`);
});

it('two days that are changed at once are both asked for', async () => {
  const { place } = open('/app/admin/reports?from=2026-03-02&to=2026-03-15');
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-02-09' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-10' } });
  await waitFor(() => expect(place()).toBe('/app/admin/reports?from=2026-02-09&to=2026-03-10'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2026-02-09', to: '2026-03-10' }));
});

it('a day that is none is not asked for', async () => {
  open('/app/admin/reports?from=2026-02-31&to=x');
  await screen.findByLabelText('From');
  expect(asked).toEqual([{}]);
});

it.each([
  ['from=2026-12-01&to=2026-01-01', 'From must not be after to.', 'From', '2025-12-02'],
  ['from=2000-01-01', 'A report can cover at most ten years.', 'From', '2026-01-05'],
  ['to=9999-12-31', 'To must be a day from 2000-01-01 to 2199-12-31.', 'To', '2026-03-10'],
])('a period of which there is no report says so and is changed: %s', async (address, why, field, mended) => {
  const { user } = open(`/app/admin/reports?${address}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(screen.getByLabelText(field)).toBeInvalid();
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(why);
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  fireEvent.change(screen.getByLabelText(field), { target: { value: mended } });
  await screen.findByRole('table', { name: 'Cases by status' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '12 weeks' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('the period is there to be changed where its report cannot be had', async () => {
  open('/app/admin/reports?from=2026-03-02&to=2026-03-15');
  server.use(http.get(api('/admin/reports'), () => refuse(503, 'The report is away.', 'away')));
  await screen.findByText('The report is away.');
  expect(screen.getByLabelText('From')).toHaveValue('2026-03-02');
});

it('a part is saved as a file of the same period', async () => {
  const files: Record<string, string>[] = [];
  server.use(
    http.get(api('/admin/reports/csv'), ({ request }) => {
      files.push(Object.fromEntries(new URL(request.url).searchParams));
      return refuse(500, 'The disk is full.', 'full');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Export as CSV: Cases by user' }));
  expect(await screen.findByText(/The disk is full/)).toBeVisible();
  expect(files[0]).toEqual({ part: 'users', from: '2026-03-02', to: '2026-03-15' });
});

it('a period in which nothing was says so', async () => {
  const cases = { ...aReport.cases, users: [], categories: [], minutes_to_signature: none };
  open(undefined, { ...aReport, cases });
  expect(await screen.findByText('No case that was opened in this period is signed.')).toBeVisible();
  expect((await region('Cases by user')).getByText('Nothing in this period.')).toBeVisible();
});

it('a report that cannot be had says so', async () => {
  open();
  server.use(http.get(api('/admin/reports'), () => refuse(400, 'The report is away.', 'away')));
  expect(await screen.findByText('Failed to load the report')).toBeVisible();
  expect(screen.getByText('The report is away.')).toBeVisible();
});

it.each([
  [minutesText(null), '–'],
  [minutesText(59.6), '1 h'],
  [minutesText(45), '45 min'],
  [minutesText(1440), '1 d'],
  [secondsText(0.04), '0.0 s'],
  [secondsText(61.2), '61 s'],
  [shareText(0, 0), '–'],
  [shareText(1, 3), '33%'],
  [bytesText(999), '999 bytes'],
  [bytesText(1_500_000), '1.5 MB'],
])('is written %s', (written, text) => {
  expect(written).toBe(text);
});
