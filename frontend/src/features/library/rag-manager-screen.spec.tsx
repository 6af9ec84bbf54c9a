import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aContent } from '../../testing/library.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { server } from '../../testing/server.ts';
import { asked, begun, held, last, open, row } from '../../testing/library-desk.ts';

beforeEach(begun);

describe('who may', () => {
  it('an admin without the right reads Access Denied and the role', async () => {
    open(undefined, { ...anAdmin, permissions: { ...anAdmin.permissions, can_manage_rag: false } });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText(/Your current role:/)).toHaveTextContent('Your current role: Admin');
    expect(asked).toEqual([]);
  });
});

describe('the list', () => {
  it('shows of each content what it is', async () => {
    const long = 'word '.repeat(40);
    held.contents = [
      aContent({ content: long }),
      aContent({ id: 4, title: 'Bad', is_active: false, avoid: true }),
    ];
    open();
    const first = await row('What a reviewer looks for');
    // 100 characters, and no blank before the ellipsis.
    expect(first.getByText(`${'word '.repeat(20).trim()}…`)).toBeVisible();
    for (const text of [
      'Instruction',
      'Incontinence · briefs',
      'Active',
      '4.2',
      '37',
      'LCD',
      'Written here',
    ]) {
      expect(first.getByText(text)).toBeVisible();
    }
    const second = await row('Bad');
    expect(second.getByText('Inactive')).toBeVisible();
    expect(second.getByText('Avoid')).toBeVisible();
    expect(screen.getByText('Showing 1 to 10 of 24 contents')).toBeVisible();
  });

  it('tells contents of one title apart for whoever hears their buttons', async () => {
    held.contents = [aContent({ id: 7, title: 'Thanks' }), aContent({ id: 9, title: 'Thanks' })];
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Deactivate Thanks, content 7' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Thanks, content 9' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Thanks');
  });

  it('is asked by the address, ten at a time', async () => {
    open('/app/admin/rag-manager?search=briefs&content_type=sample_note&category=cgm&page=2');
    await row('What a reviewer looks for');
    expect(last()).toEqual({
      page: '2',
      per_page: '10',
      search: 'briefs',
      content_type: 'sample_note',
      category: 'cgm',
    });
    expect(screen.getByRole('searchbox', { name: 'Search contents' })).toHaveValue('briefs');
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });

  it('is sorted by a column, which the address says', async () => {
    const { user, place } = open('/app/admin/rag-manager?page=2');
    await row('What a reviewer looks for');
    await user.click(screen.getByRole('button', { name: 'Quality' }));
    expect(place()).toBe('/app/admin/rag-manager?sort=quality');
    await waitFor(() => expect(last()).toMatchObject({ sort: 'quality', page: '1' }));
    expect(screen.getByRole('columnheader', { name: 'Quality' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it.each([
    ['Filter by type', 'Sample note', 'content_type=sample_note'],
    ['Filter by category', 'Diabetic shoes', 'category=diabetic_shoes'],
    ['Filter by status', 'Inactive', 'status=inactive'],
  ])('a changed filter (%s) begins at page 1', async (name, option, query) => {
    const { user, place } = open('/app/admin/rag-manager?page=3');
    await row('What a reviewer looks for');
    await user.selectOptions(screen.getByRole('combobox', { name }), option);
    await waitFor(() => expect(place()).toBe(`/app/admin/rag-manager?${query}`));
    await waitFor(() =>
      expect(last()).toMatchObject({ page: '1', ...Object.fromEntries(new URLSearchParams(query)) }),
    );
  });

  it('searches at the end of the typing', async () => {
    const { user, place } = open('/app/admin/rag-manager?page=3');
    await user.type(await screen.findByRole('searchbox', { name: 'Search contents' }), 'oxy');
    await waitFor(() => expect(place()).toBe('/app/admin/rag-manager?search=oxy'));
    await waitFor(() => expect(last()['search']).toBe('oxy'));
    expect(asked.flatMap((query) => query.get('search') ?? [])).toEqual(['oxy']);
  });

  it('clears filters that match nothing, and invites to write the first content', async () => {
    held.contents = [];
    const { user, place } = open('/app/admin/rag-manager?search=zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(place()).toBe('/app/admin/rag-manager');
    expect(await screen.findByRole('heading', { name: 'The library is empty' })).toBeVisible();
  });

  it('says that it could not be fetched, and tries again', async () => {
    const { user } = open();
    server.use(http.get(api('/rag/content'), () => refuse(500, 'boom'), { once: true }));
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Failed to fetch RAG content');
    await user.click(within(panel).getByRole('button', { name: 'Try Again' }));
    await row('What a reviewer looks for');
  });

  it('has its figures by type', async () => {
    open();
    const figures = within(await screen.findByRole('region', { name: 'Library at a glance' }));
    const instructions = (await figures.findByRole('rowheader', { name: 'Instruction' })).closest('tr');
    expect(instructions).toHaveTextContent('Instruction143.8');
  });
});

it('each tab has an address of its own', async () => {
  server.use(
    http.get(api('/rag/notes-feedback'), () => HttpResponse.json({ feedback: [], pages: 0, total: 0 })),
    http.get(api('/rag/feedback-effect'), () => HttpResponse.json({ weeks: [] })),
  );
  const { user, router, place } = open('/app/admin/rag-manager?search=briefs');
  await user.click(await screen.findByRole('tab', { name: 'Note Feedback' }));
  await waitFor(() => expect(place()).toBe('/app/admin/rag-manager?tab=feedback'));
  expect(await screen.findByRole('heading', { name: 'No rated notes yet' })).toBeVisible();
  await router.navigate(-1);
  expect(await screen.findByRole('searchbox', { name: 'Search contents' })).toHaveValue('briefs');
});
