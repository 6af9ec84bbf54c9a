import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { answer, aRow, asked, begun, held, open, row } from '../../testing/oversight-desk.ts';
import { aUser } from '../../testing/people-and-cases.ts';
import { server } from '../../testing/server.ts';

beforeEach(begun);

describe('who may', () => {
  it('nobody without admin access', async () => {
    const { place } = open(undefined, aUser);
    await waitFor(() => expect(place()).toBe('/app'));
    expect(asked).toEqual([]);
  });
});

describe('the list', () => {
  it.each([
    ['', 'Everybody’s cases, newest first'],
    ['?sort=status', 'Everybody’s cases'],
  ])('says that the newest stand first as long as they do: %j', async (query, words) => {
    open(`/app/admin/cases${query}`);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows of each case what it is, who opened it, whom it is for and what is in it', async () => {
    held.rows = [
      aRow({
        summary: {
          ...aRow().summary,
          latest_note: { created_at: '2026-03-03T11:30:00.000Z', model: 'a-model', preview: 'x' },
        },
      }),
    ];
    open();
    const first = await row(42);
    for (const text of ['Nora Sample', 'nora', 'Marisol Okafor', '2 diagnoses, 3 items, 1 note'])
      expect(first.getByText(text)).toBeVisible();
    expect(first.getByText(/MRN-7/)).toBeVisible();
    expect(first.getByText(/by a-model/)).toBeVisible();
    expect(first.getByRole('button', { name: 'View Details of case #42' })).toHaveTextContent('View Details');
  });

  it.each([
    ['Completed', { is_complete: true, signed: true, status: 'completed' as const }],
    ['Ready to Complete', { is_complete: false, signed: true }],
    ['In Progress', { is_complete: false, signed: false }],
    ['In Progress', { status: 'draft' as const }],
    ['Damaged', { damaged: true as const }],
  ])('calls a case %s', async (word, part) => {
    held.rows = [aRow(part)];
    open();
    expect((await row(42)).getByText(word)).toBeVisible();
  });

  it('tells how each case stands where its payer is known, and finds what is not ready', async () => {
    held.rows = [aRow({ standing: 'not_met' }), aRow({ id: 43, standing: 'ready' }), aRow({ id: 44 })];
    const { user, place } = open();
    expect((await row(42)).getByText('Not met')).toBeVisible();
    expect((await row(43)).getByText('Criteria met')).toBeVisible();
    expect((await row(44)).queryByText(/^(Criteria met|Not met|Not documented)$/)).toBeNull();
    expect((await row(44)).getByText('No payer')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Readiness' }), 'Not ready');
    await waitFor(() => expect(asked.at(-1)?.['not_ready']).toBe('true'));
    expect(place()).toBe('/app/admin/cases?readiness=not_ready');
    expect(screen.getByText(/^Cases without a payer are not among them/)).toBeVisible();
  });

  it('says how far it was looked for what is not ready, and goes on to older ones and back', async () => {
    held.looked_through = { cases: 10_000, older_than: 4711 };
    held.rows = [];
    const { user, place } = open('/app/admin/cases?readiness=not_ready');
    expect(
      await screen.findByText('Looked through the newest 10,000 unsigned cases only: there are older ones.'),
    ).toBeVisible();
    expect(screen.getByText('No cases found with current filters.')).toBeVisible();
    held.looked_through = { cases: 1, older_than: null };
    await user.click(screen.getByRole('button', { name: 'Look through older ones' }));
    expect(await screen.findByText('Looked through 1 unsigned case older than #4711.')).toBeVisible();
    expect(place()).toBe('/app/admin/cases?readiness=not_ready&older_than=4711');
    expect(asked.at(-1)).toMatchObject({ not_ready: 'true', older_than: '4711' });
    expect(screen.queryByRole('button', { name: 'Look through older ones' })).not.toBeInTheDocument();
    held.looked_through = null;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Created by' }), '2');
    await waitFor(() => expect(place()).toBe('/app/admin/cases?user_id=2&readiness=not_ready'));
    await waitFor(() => expect(screen.queryByText(/^Looked through/)).not.toBeInTheDocument());
  });

  it('is asked by the address, 20 at a time', async () => {
    open('/app/admin/cases?status=completed&user_id=2&page=2');
    await row(42);
    expect(asked).toEqual([{ status: 'completed', user_id: '2', page: '2', per_page: '20' }]);
    expect(screen.getByText('Showing 21 to 40 of 45 cases')).toBeVisible();
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('offers the filters in the words of the specification, with the cases of each user', async () => {
    open();
    await row(42);
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Status')).toEqual(['All', 'Draft/In Progress', 'Completed']);
    expect(options('Created by')).toEqual(['Created by: all users', 'admin (3)', 'Nora Sample (42)']);
    expect(options('cases per page')).toEqual(['10 per page', '20 per page', '50 per page']);
  });

  it.each([
    ['Status', 'Draft/In Progress', 'status=draft'],
    ['Created by', 'Nora Sample (42)', 'user_id=2'],
  ])('begins at page 1 when %s changes', async (name, option, query) => {
    const { user, place } = open('/app/admin/cases?page=3');
    await row(42);
    await user.selectOptions(screen.getByRole('combobox', { name }), option);
    await waitFor(() => expect(place()).toBe(`/app/admin/cases?${query}`));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '1' }));
  });

  it('begins at page 1 with another number of cases per page, which the address tells everybody', async () => {
    const { user, place } = open('/app/admin/cases?status=draft&page=3');
    await row(42);
    await user.selectOptions(screen.getByRole('combobox', { name: 'cases per page' }), '50 per page');
    await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'draft', page: '1', per_page: '50' }));
    expect(place()).toBe('/app/admin/cases?status=draft&per_page=50');
    await user.selectOptions(screen.getByRole('combobox', { name: 'cases per page' }), '20 per page');
    await waitFor(() => expect(place()).toBe('/app/admin/cases?status=draft'));
  });

  it('has as many cases on a page as its address says, wherever it is opened', async () => {
    localStorage.setItem('vouchwell.oversight-per-page', '10');
    open('/app/admin/cases?per_page=50&page=2');
    await row(42);
    expect(asked).toEqual([{ page: '2', per_page: '50' }]);
    expect(screen.getByRole('combobox', { name: 'cases per page' })).toHaveValue('50');
  });

  it('is read again by Refresh Cases', async () => {
    const { user } = open();
    await row(42);
    await user.click(screen.getByRole('button', { name: 'Refresh Cases' }));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('tells that nothing matches from that there is nothing, aloud, and only once it is known', async () => {
    const { user } = open('/app/admin/cases?status=draft');
    await row(42);
    const said = screen.getByText('Showing 1 to 20 of 45 cases').parentElement!;
    expect(said).toHaveAttribute('role', 'status');
    held.rows = [];
    held.pages = 1;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
    expect(await within(said).findByText('No cases found with current filters.')).toBeVisible();
    let answered = () => {};
    const kept = new Promise<void>((resolve) => (answered = resolve));
    server.use(
      http.get(api('/admin/cases'), async () => {
        await kept;
        return HttpResponse.json(answer(1));
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Loading cases')).toBeInTheDocument();
    expect(said).toBeEmptyDOMElement();
    answered();
    expect(await within(said).findByText('No cases yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('takes the filters off beside the count of what they left', async () => {
    const { user, place } = open('/app/admin/cases?status=draft');
    await row(42);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(place()).toBe('/app/admin/cases'));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('leads back from a page that is not there without saying that there is nothing', async () => {
    const waiting: (() => void)[] = [];
    const { place } = open('/app/admin/cases?page=9');
    server.use(
      http.get(api('/admin/cases'), async ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        if (page <= held.pages) await new Promise<void>((resolve) => waiting.push(resolve));
        return HttpResponse.json({ ...answer(page), ...(page > held.pages && { cases: [] }) });
      }),
    );
    await waitFor(() => expect(place()).toBe('/app/admin/cases?page=3'));
    expect(await screen.findByText('Loading cases')).toBeInTheDocument();
    expect(screen.queryByText(/^No cases/)).not.toBeInTheDocument();
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]!();
    await row(42);
  });

  it('says that it could not be loaded, with the server’s words', async () => {
    open();
    server.use(http.get(api('/admin/cases'), () => refuse(403, 'Admin access required')));
    expect(await screen.findByText('Failed to load cases')).toBeVisible();
    expect(screen.getByText('Admin access required')).toBeVisible();
  });
});
