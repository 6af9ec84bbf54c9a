import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anItem } from '../../testing/inventory.ts';
import {
  asked,
  begun,
  button,
  changes,
  closed,
  dialog,
  held,
  open,
  sent,
} from '../../testing/inventory-desk.ts';
import { server } from '../../testing/server.ts';

beforeEach(begun);

describe('categories', () => {
  it('are cards, and what was typed is not lost by Escape', async () => {
    const { user } = open('?tab=categories');
    const list = within(await screen.findByRole('list', { name: 'Categories' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(within(list.getByRole('listitem', { name: 'Mobility' })).getByText('Sort order 6')).toBeVisible();
    await user.click(await button('Add Category'));
    const form = await dialog();
    expect(form.getByLabelText('Sort order')).toHaveValue('0');
    await user.type(form.getByLabelText(/^Name/), 'Stairs');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard your changes?')).toBeVisible();
  });

  it('an edit says the refusal beside its field', async () => {
    const error = 'There is already a category with this name. Choose another one.';
    server.use(http.put(api('/inventory/categories/6'), () => refuse(409, error, 'name_taken')));
    const { user } = open('?tab=categories');
    await user.click(await button('Edit Mobility'));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    const alert = await form.findByRole('alert');
    expect(alert).toHaveTextContent('Operation failed');
    expect(alert).toHaveTextContent(error);
  });
});

describe('items', () => {
  it('show limit and what they ask for', async () => {
    open('?tab=items');
    const table = within(await screen.findByRole('table', { name: 'Items' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/Adult briefs, medium.*T4522.*Incontinence.*360 per month/);
    expect(rows[2]).toMatch(/Walker.*No limit.*size/);
  });

  it('are left to those in use or out of it, by the address', async () => {
    const { user, place } = open('?tab=items&page=2');
    await screen.findByRole('table', { name: 'Items' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Inactive');
    expect(place()).toBe('/app/admin/inventory?tab=items&status=inactive');
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: '1', per_page: '20', status: 'inactive' }));
  });

  it('a new one begins with the default choices, takes typed ones, and no limit is none', async () => {
    changes('post', 'items', 'The item was added.');
    const { user } = open('?tab=items');
    await user.click(await button('Add Item'));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Add Item' }));
    expect(form.getByText('Category is required.')).toBeVisible();
    await user.type(form.getByLabelText(/^Name/), 'Stair lift');
    await user.selectOptions(form.getByLabelText(/^Category/), 'Mobility');
    await user.click(form.getByLabelText('Requires length'));
    await user.type(form.getByRole('combobox', { name: 'Available lengths' }), '34 in{Enter}');
    await user.click(form.getByRole('button', { name: 'Add Item' }));
    expect(await screen.findByText('The item was added.')).toBeVisible();
    expect(sent[0]!.body).toMatchObject({
      name: 'Stair lift',
      category_id: 6,
      quantity_limit: null,
      limit_period: null,
      requires_length: true,
      available_sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
      available_lengths: ['Short', 'Medium', 'Long', '34 in'],
      sort_order: 0,
    });
  });

  it('stay in sight where their categories cannot be loaded, which are asked for again', async () => {
    let isAway = true;
    const { user } = open('?tab=items');
    server.use(
      http.get(api('/inventory/categories'), () => (isAway ? refuse(400, 'They are away.') : undefined)),
    );
    const failed = within(await screen.findByRole('alert'));
    expect(failed.getByText('Failed to load the categories of items')).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Items' })).toBeVisible();
    isAway = false;
    await user.click(failed.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('option', { name: 'Mobility' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('beyond the last page lead to it', async () => {
    const { place } = open('?tab=items&page=9');
    expect(await screen.findByRole('table', { name: 'Items' })).toBeVisible();
    await waitFor(() => expect(place()).toBe('/app/admin/inventory?tab=items&page=3'));
  });

  it('that share a limit say with what, and an edit changes it', async () => {
    held.items = [anItem({ limit_group: 'Adult briefs' })];
    changes('put', 'items/:id', 'The item was saved.');
    const { user } = open('?tab=items');
    const table = within(await screen.findByRole('table', { name: 'Items' }));
    expect(table.getByText('Shared by Adult briefs')).toBeVisible();
    await user.click(await button('Edit Adult briefs, medium'));
    const form = await dialog();
    const field = form.getByLabelText('Shares its limit with');
    expect(field).toHaveValue('Adult briefs');
    expect(field).toHaveAccessibleDescription('Items with the same words here share one limit');
    await user.clear(field);
    await user.type(field, 'Briefs and pads');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    expect(sent[0]).toMatchObject({ body: { quantity_limit: 360, limit_group: 'Briefs and pads' } });
  });

  it('an emptied limit is sent as none, and the rest as it was', async () => {
    held.items = [anItem({ limit_group: 'Adult briefs' })];
    changes('put', 'items/:id', 'The item was saved.');
    const { user } = open('?tab=items');
    await user.click(await button('Edit Adult briefs, medium'));
    const form = await dialog();
    await user.clear(form.getByLabelText('Quantity limit'));
    expect(form.getByLabelText('Shares its limit with')).toBeDisabled();
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    expect(sent[0]).toMatchObject({
      call: 'PUT /items/11',
      basedOn: '"4"',
      body: {
        quantity_limit: null,
        limit_period: null,
        limit_group: null,
        hcpcs: 'T4522',
        unit: 'each',
        is_active: true,
      },
    });
  });
});
