import { screen, within } from '@testing-library/react';
import type { RefillResponse } from '@vouchwell/contract';
import type { RefillState } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { dayText } from '../../ui/words/when.tsx';

const refill = (case_id: number, state: RefillState): RefillResponse => ({
  ...{ case_id, state, items: ['BGM test strips'], confirmed: null, delivery: null },
  patient: { id: case_id, first_name: 'Ana', last_name: `Roe ${case_id}`, dob: '1950-02-03', mrn: null },
  ...{ supply_end: '2026-07-15', ask_from: '2026-06-15', deliver_from: '2026-07-05' },
});

function open(path: string, refills: readonly RefillResponse[]) {
  server.use(
    http.get(api('/refills'), () =>
      HttpResponse.json(refills, {
        headers: { 'X-Total-Count': String(refills.length), 'X-Total-Pages': '1' },
      }),
    ),
    ...new CaseBackend(aCase()).handlers(),
  );
  signedInAs(aUser);
  return renderApp(path);
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

it('lists what is due with its days and what is to be done', async () => {
  open('/app/refills', [refill(7, 'overdue'), refill(8, 'ask'), refill(9, 'deliver'), refill(10, 'shipped')]);
  const table = within(await screen.findByRole('table', { name: 'Refills' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Ana Roe 7',
    'Ana Roe 8',
    'Ana Roe 9',
    'Ana Roe 10',
  ]);
  expect(within(rows[0]!).getByText('Born 02/03/1950 · MRN not given')).toBeVisible();
  for (const words of ['Supply used up', 'Ask the patient', 'Deliver', 'On its way'])
    expect(table.getByText(words)).toBeVisible();
  for (const day of ['2026-07-15', '2026-06-15', '2026-07-05'])
    expect(within(rows[0]!).getByText(dayText(day))).toBeVisible();
});

it('is left to what is to be done, which the address says, and to all again', async () => {
  const asked: (string | null)[] = [];
  const all = { due: [refill(7, 'overdue')], later: [refill(8, 'early')], delivered: [] };
  const { user, place } = open('/app/refills?stage=later', []);
  server.use(
    http.get(api('/refills'), ({ request }) => {
      const stage = new URL(request.url).searchParams.get('stage');
      asked.push(stage);
      const rows = stage === null ? Object.values(all).flat() : all[stage as keyof typeof all];
      const headers = { 'X-Total-Count': String(rows.length), 'X-Total-Pages': '1' };
      return HttpResponse.json(rows, { headers });
    }),
  );
  expect(await screen.findByRole('link', { name: 'Ana Roe 8' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ana Roe 7' })).toBeNull();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Filter by what is to be done' }),
    'Delivered',
  );
  expect(await screen.findByText('No refill is at this stage')).toBeVisible();
  expect(place()).toBe('/app/refills?stage=delivered');
  await user.click(screen.getByRole('button', { name: 'Show all refills' }));
  expect(await screen.findByRole('link', { name: 'Ana Roe 7' })).toBeVisible();
  expect(place()).toBe('/app/refills');
  expect(asked).toEqual(['later', 'delivered', null]);
});

it('opens the case of a row', async () => {
  const { user } = open('/app/refills', [refill(42, 'ask')]);
  await user.click(await screen.findByRole('link', { name: 'Ana Roe 42' }));
  expect(await screen.findByRole('heading', { name: 'Case #42' })).toBeVisible();
});

it('the dashboard shows the first ones, and nothing where none is due', async () => {
  open('/app', [refill(7, 'overdue')]);
  const due = within(await screen.findByRole('region', { name: 'Refills due' }));
  expect(due.getByRole('link', { name: 'All refills (1)' })).toHaveAttribute('href', '/app/refills');
});

it.each([
  ['early', 'Next refill'],
  ['confirmed', 'Next refill'],
  ['delivered', 'Refills'],
] as const)('where the first is %s the dashboard does not call it due', async (state, name) => {
  open('/app', [refill(7, state)]);
  expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(screen.queryByText('Refills due')).toBeNull();
});

it('without any it says how a case comes here', async () => {
  open('/app/refills', []);
  expect(await screen.findByText('No refill is due')).toBeVisible();
});

it('a failure can be tried again', async () => {
  server.use(http.get(api('/refills'), () => refuse(503, 'Not now.', 'unavailable')));
  signedInAs(aUser);
  renderApp('/app/refills');
  expect(await screen.findByText('Failed to load the refills')).toBeVisible();
});
