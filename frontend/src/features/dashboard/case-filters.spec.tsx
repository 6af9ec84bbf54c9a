import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, listQueries, open } from '../../testing/dashboard-desk.ts';
import { aUser, caseRow } from '../../testing/people-and-cases.ts';

describe('the filters', () => {
  it('are those of the specification', async () => {
    open(aUser, [caseRow()]);
    const status = within(await screen.findByRole('combobox', { name: 'Status' }));
    expect(status.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All Cases',
      'Draft',
      'In Progress',
      'Completed',
    ]);
  });

  it('are read from the address and asked of the server; what may name a patient is taken off it', async () => {
    const { place } = open(aUser, [caseRow()], '/app?search=okafor&status=in_progress&page=2');
    await screen.findByRole('link', { name: 'View case #42' });
    expect(Object.fromEntries(listQueries()[0] ?? [])).toEqual({
      page: '2',
      per_page: '10',
      search: 'okafor',
      status: 'in_progress',
    });
    expect(screen.getByRole('searchbox', { name: 'Search cases' })).toHaveValue('okafor');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('in_progress');
    await waitFor(() => expect(place()).toBe('/app?status=in_progress&page=2'));
    expect(screen.getByRole('searchbox', { name: 'Search cases' })).toHaveValue('okafor');
  });

  it.each([
    ['Needs my signature', 'needs_my_signature', 'signature'],
    ['Shared with me', 'shared_with_me', 'shared'],
  ])('show what concerns me: %s', async (words, parameter, address) => {
    const { user, place } = open(aUser, [caseRow()]);
    await screen.findByRole('link', { name: 'View case #42' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Concerning me' }), words);
    await waitFor(() => expect(listQueries().at(-1)?.get(parameter)).toBe('true'));
    expect(place()).toBe(`/app?concerning=${address}`);
  });

  it('find what is not ready, and tell how a case stands where its payer is known', async () => {
    const { user, place } = open(aUser, [caseRow({ standing: 'not_documented' }), caseRow({ id: 43 })]);
    await screen.findByRole('link', { name: 'View case #42' });
    expect(screen.getAllByText('Not documented')).toHaveLength(1);
    expect(screen.getAllByText('No payer')).toHaveLength(1);
    expect(screen.queryByText(/^Cases without a payer/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Readiness' }), 'Not ready');
    await waitFor(() => expect(listQueries().at(-1)?.get('not_ready')).toBe('true'));
    expect(place()).toBe('/app?readiness=not_ready');
    expect(screen.getByText(/^Cases without a payer are not among them/)).toBeVisible();
  });

  it('say how far it was looked for what is not ready, and go on to older ones and back', async () => {
    const { user, place } = open(aUser, [caseRow()], '/app?readiness=not_ready&page=2');
    held.looked = { 'X-Looked-Through': '10000', 'X-Older-Than': '4711' };
    expect(
      await screen.findByText('Looked through the newest 10,000 unsigned cases only: there are older ones.'),
    ).toBeVisible();
    held.looked = { 'X-Looked-Through': '12' };
    await user.click(screen.getByRole('button', { name: 'Look through older ones' }));
    expect(await screen.findByText('Looked through 12 unsigned cases older than #4711.')).toBeVisible();
    expect(place()).toBe('/app?readiness=not_ready&older_than=4711');
    expect(listQueries().at(-1)?.get('older_than')).toBe('4711');
    held.looked = {};
    await user.click(screen.getByRole('button', { name: 'Back to the newest' }));
    await waitFor(() => expect(screen.queryByText(/^Looked through/)).not.toBeInTheDocument());
    expect(place()).toBe('/app?readiness=not_ready');
  });

  it('wait for the end of the typing, keep a name out of the address and start at page 1', async () => {
    const { user, place } = open(aUser, [caseRow()], '/app?page=3');
    await screen.findByRole('link', { name: 'View case #42' });
    await user.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'oka');
    await waitFor(() => expect(place()).toBe('/app'));
    const searches = () => listQueries().flatMap((query) => query.get('search') ?? []);
    await waitFor(() => expect(searches()).toEqual(['oka']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
    await waitFor(() => expect(place()).toBe('/app?status=completed'));
    await waitFor(() => expect(listQueries().at(-1)?.get('status')).toBe('completed'));
    expect(listQueries().at(-1)?.get('search')).toBe('oka');
  });

  it('turn pages', async () => {
    const { user, place } = open(aUser, [caseRow()]);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(place()).toBe('/app?page=2');
    expect(await screen.findByText('Page 2 of 5')).toBeVisible();
  });

  it('have as many on a page as the address says, on every machine', async () => {
    localStorage.setItem('vouchwell.cases-per-page', '50');
    const { user, place } = open(aUser, [caseRow()], '/app?page=3');
    await waitFor(() => expect(Object.fromEntries(listQueries()[0]!)).toEqual({ page: '3', per_page: '10' }));
    const size = await screen.findByRole('combobox', { name: 'cases per page' });
    await user.selectOptions(size, '20 per page');
    await waitFor(() => expect(place()).toBe('/app?per_page=20'));
    await waitFor(() => expect(listQueries().at(-1)!.get('per_page')).toBe('20'));
  });
});
