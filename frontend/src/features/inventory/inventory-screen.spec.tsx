import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { asked, begun, button, held, open } from '../../testing/inventory-desk.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { server } from '../../testing/server.ts';

beforeEach(begun);

it('an admin without access reads so, and nothing is asked', async () => {
  open('', { ...anAdmin, permissions: { ...anAdmin.permissions, can_access_admin: false } });
  await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
  expect(asked).toEqual([]);
});

describe('diagnoses', () => {
  it('are listed twenty a page with where they come from and whether they are in use', async () => {
    open('?search=urge&category=COPD&page=2');
    const table = within(await screen.findByRole('table', { name: 'Diagnoses' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(
      /N39\.41.*Urge incontinence.*Incontinence · Urinary.*As delivered.*Usual for equipment.*Active/,
    );
    expect(rows[1]).not.toContain('In the code set');
    expect(rows[2]).toMatch(/Z99\.89.*Added here.*Inactive/);
    expect(rows[3]).toMatch(/G20.*Imported.*Ended.*In the code set from .*2015 until .*2026/);
    expect(rows[3]).not.toContain('Usual for equipment');
    expect(asked.at(-1)).toEqual({ page: '2', per_page: '20', search: 'urge', category: 'COPD' });
    expect(table.queryByRole('button', { name: 'Deactivate Z99.89' })).not.toBeInTheDocument();
  });

  it.each([
    ['category=Respiratory', 'Respiratory'],
    ['tab=items&category_id=99', '99'],
  ])(
    'that an address narrows by what is no longer offered do not claim to be all: %s',
    async (query, shown) => {
      open(`?${query}`);
      await screen.findByRole('table');
      expect(screen.getByRole('combobox', { name: 'Filter by category' })).toHaveDisplayValue(shown);
    },
  );

  it('are those that hold today, have ended or are still to come, by the address', async () => {
    const { user, place } = open('?search=urge&holds=ended&page=2');
    const filter = await screen.findByRole('combobox', { name: 'Filter by when they hold' });
    expect(filter).toHaveDisplayValue('Ended');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ page: '2', per_page: '20', search: 'urge', holds: 'ended' }),
    );
    await user.selectOptions(filter, 'Not yet');
    expect(place()).toBe('/app/admin/inventory?search=urge&holds=not_yet');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '1', holds: 'not_yet' }));
    await user.selectOptions(filter, 'Whenever they hold');
    expect(place()).toBe('/app/admin/inventory?search=urge');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Inactive');
    expect(place()).toBe('/app/admin/inventory?search=urge&status=inactive');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '1', status: 'inactive' }));
  });

  it('are sorted by a column, from the first, from the last, and as usual', async () => {
    const { user, place } = open('?search=urge&page=2');
    await user.click(await button('Category'));
    expect(place()).toBe('/app/admin/inventory?search=urge&sort=category');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'category', search: 'urge', page: '1' }));
    await user.click(await button('Category'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: '-category' }));
    await user.click(await button('Category'));
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: '1', per_page: '20', search: 'urge' }));
  });

  it('that cannot be loaded are asked for again; the log names the address and nothing else', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = open();
    server.use(http.get(api('/inventory/diagnoses'), () => refuse(503, 'The server is busy.')));
    expect(await screen.findByText('Failed to load diagnoses')).toBeVisible();
    expect(log.mock.calls).toContainEqual(['GET /inventory/diagnoses: 503']);
    server.use(
      http.get(api('/inventory/diagnoses'), () =>
        HttpResponse.json({ diagnoses: held.diagnoses, categories: [], current_page: 1, total: 3, pages: 1 }),
      ),
    );
    await user.click(await button('Try Again'));
    expect(await button('Edit Z99.89')).toBeVisible();
  });

  it('another tab begins without search, filter and page', async () => {
    const { user, place } = open('?search=urge&category=COPD&page=2');
    await user.click(await screen.findByRole('tab', { name: 'DME Items' }));
    expect(place()).toBe('/app/admin/inventory?tab=items');
    await user.click(screen.getByRole('tab', { name: 'ICD-10 Diagnoses' }));
    expect(place()).toBe('/app/admin/inventory');
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: '1', per_page: '20' }));
  });
});
