import { screen, waitFor, within } from '@testing-library/react';
import type { DemoRequestResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { linked, linksFor } from '../../testing/linked-files.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { savedFiles } from '../../testing/saved.ts';
import { server } from '../../testing/server.ts';

const aRequest = (part: Partial<DemoRequestResponse> = {}): DemoRequestResponse => ({
  id: 4,
  revision: 2,
  status: 'new',
  note: null,
  looks_automatic: false,
  created_at: '2026-03-02T10:00:00Z',
  updated_at: '2026-03-02T10:00:00Z',
  request: {
    firstName: 'Rosa',
    lastName: 'Lind',
    email: 'rosa.lind@example.org',
    phone: null,
    company: 'Birchwood Medical',
    role: 'practice-manager',
    organizationType: 'clinic',
    teamSize: null,
    currentSolution: null,
    painPoints: ['Payer denials', 'Provider burnout'],
    timeframe: 'immediate',
    preferredDemoType: 'live',
    message: 'Call after five.',
  },
  ...part,
});

let rows: DemoRequestResponse[] = [];
let asked: Record<string, string>[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  rows = [aRequest()];
  asked = [];
  server.use(
    http.get(api('/admin/demo-requests'), ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ requests: rows, total: rows.length, pages: 1 });
    }),
  );
});

function open(address = '/app/admin/demo-requests') {
  signedInAs(anAdmin);
  return renderApp(address);
}

it('lists who asked, marks what looks automatic, and says so when nobody has', async () => {
  rows = [aRequest(), aRequest({ id: 3, status: 'closed', looks_automatic: true })];
  open();
  const table = await screen.findByRole('table', { name: 'Demo requests' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(
    /Rosa Lind.*rosa\.lind@example\.org.*Birchwood Medical.*Clinic · Practice manager.*New/,
  );
  expect(within(first!).queryByText('Looks automatic')).not.toBeInTheDocument();
  expect(within(second!).getByText('Looks automatic')).toBeVisible();
  expect(within(second!).getByText('Closed')).toBeVisible();
});

it.each([
  ['', /Who asked for a demonstration, newest first\. We promise/],
  ['?sort=status', /Who asked for a demonstration\. We promise/],
])('says that the newest stand first as long as they do: %j', async (query, words) => {
  open(`/app/admin/demo-requests${query}`);
  expect(await screen.findByText(words)).toBeVisible();
});

it('says what stands there when there is nothing', async () => {
  rows = [];
  open();
  expect(await screen.findByText('No demo requests yet')).toBeVisible();
});

it('is narrowed by status, which stands in the address, and by a search, which does not', async () => {
  const { user, place } = open('/app/admin/demo-requests?status=contacted');
  await screen.findByRole('table');
  expect(asked.at(-1)).toEqual({ status: 'contacted', page: '1', per_page: '20' });
  await user.type(screen.getByLabelText('Search demo requests'), 'lind');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'lind', status: 'contacted' }));
  expect(place()).toBe('/app/admin/demo-requests?status=contacted');
});

it('shows a request whole, and keeps status and note, based on what was seen', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put(api('/admin/demo-requests/4'), async ({ request }) => {
      sent.push([request.headers.get('if-match'), await request.json()]);
      rows = [aRequest({ revision: 3, status: 'contacted', note: 'Monday' })];
      return HttpResponse.json(rows[0]);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Follow up Rosa Lind' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Demo request of Rosa Lind' }));
  for (const words of ['Payer denials, Provider burnout', 'Immediate (within 30 days)', 'Call after five.'])
    expect(dialog.getByText(words)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Status'), 'Contacted');
  await user.type(dialog.getByLabelText('Note'), 'Monday');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([['"2"', { status: 'contacted', note: 'Monday' }]]);
  expect(await screen.findByRole('cell', { name: 'Contacted' })).toBeVisible();
});

it('that was followed up meanwhile shows both, and keeps neither unasked', async () => {
  const current = aRequest({ revision: 5, status: 'closed' });
  server.use(
    http.put(api('/admin/demo-requests/4'), () =>
      HttpResponse.json(
        { message: 'x', error: 'x', code: 'changed_meanwhile', status: 409, success: false, current },
        { status: 409 },
      ),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Follow up Rosa Lind' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Note'), 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByRole('button', { name: 'Keep my version' });
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('is erased after asking; a failure says so', async () => {
  server.use(
    http.delete(api('/admin/demo-requests/4'), () => refuse(403, 'Not yours.'), { once: true }),
    http.delete(api('/admin/demo-requests/4'), () => {
      rows = [];
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Erase the request of Rosa Lind' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase the demo request of Rosa Lind?' }));
  await user.click(dialog.getByRole('button', { name: 'Erase request' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to erase the demo request');
  expect(dialog.getByRole('alert')).toHaveTextContent('Not yours.');
  await user.click(dialog.getByRole('button', { name: 'Erase request' }));
  expect(await screen.findByText('No demo requests yet')).toBeVisible();
});

it('leaves as a file, filtered as the list is', async () => {
  const path = '/admin/demo-requests/csv';
  const wanted = linksFor(path);
  const { user } = open('/app/admin/demo-requests?status=new');
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(savedFiles()).toEqual([linked(path, 'demo-requests.csv')]));
  expect(wanted).toEqual([{ status: 'new' }]);
});

it('that cannot be read says so and is tried again', async () => {
  server.use(http.get(api('/admin/demo-requests'), () => refuse(500, 'Broken'), { once: true }));
  const { user } = open();
  expect(await screen.findByText(/Failed to load demo requests/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Demo requests' })).toBeVisible();
});
