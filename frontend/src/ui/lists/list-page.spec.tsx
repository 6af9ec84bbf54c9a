import { MantineProvider } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { DataTable } from './data-table.tsx';
import { ListPage } from './list-page.tsx';
import { sortingBy } from './sorting.tsx';

const readers = { sort: sortedBy('items') };
const columns = [{ header: 'Item', sort: 'name', cell: String }];
const aPage = { rows: ['Walker'], total: 80, pages: 4 };

function Items({ noun = 'items', pageName = 'page' }) {
  const by = useListFilter(readers, undefined, pageName);
  const query = useQuery({
    queryKey: [noun, by.filter],
    queryFn: () => aPage,
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      noun={noun}
      icon={IconPackage}
      query={query}
      by={by}
      perPage={20}
      none={{ title: 'No items' }}
      noMatch={{ title: 'No items found' }}
      failed="Failed to load items"
    >
      {(rows) => (
        <DataTable label="Items" columns={columns} rows={rows} rowKey={String} sorting={sortingBy(by)} />
      )}
    </ListPage>
  );
}

function show(element: ReactNode, address: string) {
  const router = createMemoryRouter([{ path: '/items', element }], { initialEntries: [address] });
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}

it.each([
  ['Next, Next', '/items', '?page=3'],
  ['Next, Next', '/items?page=3', '?page=4'],
  ['Previous, Previous, Previous', '/items?page=4&sort=name', '?sort=name'],
  ['Next, Previous', '/items?page=2', '?page=2'],
  ['Item, Item', '/items?page=2', '?sort=-name'],
])('presses before it is drawn again count each: %s at %s', async (presses, address, place) => {
  const router = show(<Items />, address);
  await screen.findByRole('table');
  const buttons = presses.split(', ').map((name) => screen.getByRole('button', { name }));
  await act(async () => {
    for (const button of buttons) button.click();
    await Promise.resolve();
  });
  expect(router.state.location.search).toBe(place);
});

it('presses of two lists on one screen count each', async () => {
  const both = (
    <>
      <Items />
      <Items noun="imports" pageName="imports" />
    </>
  );
  const router = show(both, '/items');
  const nextOf = async (noun: string) =>
    within(await screen.findByRole('navigation', { name: `Pages of ${noun}` })).getByText('Next');
  const [first, second] = [await nextOf('items'), await nextOf('imports')];
  await act(async () => {
    for (const button of [first, second, first]) button.click();
    await Promise.resolve();
  });
  expect(router.state.location.search).toBe('?imports=2&page=3');
});
