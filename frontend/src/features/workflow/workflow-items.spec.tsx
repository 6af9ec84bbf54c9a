import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { categories } from '../../testing/case-backend.ts';
import { aCase } from '../../testing/people-and-cases.ts';
import { server } from '../../testing/server.ts';
import { type Opened, openStep, reloadStep } from '../../testing/workflow-desk.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the items step', () => {
  const fill = async (user: Opened['user'], quantity: string) => {
    await user.click(await screen.findByRole('combobox', { name: /Category/ }));
    await user.click(await screen.findByRole('option', { name: 'Incontinence' }));
    await user.click(screen.getByRole('combobox', { name: /^Item/ }));
    await user.click(await screen.findByRole('option', { name: 'Adult brief T4523' }));
    const field = screen.getByRole('textbox', { name: /Quantity/ });
    expect(field).toHaveValue('1');
    await user.clear(field);
    await user.type(field, quantity);
  };

  const inSize = (user: Opened['user'], size = 'M') =>
    user.type(screen.getByRole('combobox', { name: /Size/ }), size);

  it('blocks more than the limit until it is justified', async () => {
    const { user, backend } = openStep('items', { items: [] });
    expect(
      await screen.findByText(
        /Adult briefs: max 360 per month. Underpads: max 150 per month. BGM test strips: max 300 per 3 months./,
      ),
    ).toBeVisible();
    await fill(user, '361');
    expect(await screen.findByText('Exceeds limit of 360')).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(
      'These are the limits of this site; what a payer allows stands under Evidence.',
    );
    expect(screen.getByLabelText(/^Quantity/)).toHaveAccessibleDescription('Exceeds limit of 360');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    const refusal = 'Quantity exceeds limit of 360. Justification is required.';
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.some((alert) => alert.textContent?.includes(refusal))).toBe(true);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Justification/ })).toHaveFocus());
    expect(backend.bodies('/cases/42/items')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Justification/ }), 'Day and night');
    await user.click(screen.getByRole('combobox', { name: /Size/ }));
    await user.click(await screen.findByRole('option', { name: 'XL' }));
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() =>
      expect(backend.bodies('/cases/42/items')).toEqual([
        {
          items: [
            {
              item: 'Adult brief',
              quantity: 361,
              category: 'Incontinence',
              size: 'XL',
              justification: 'Day and night',
            },
          ],
        },
      ]),
    );
  });

  it.each(['0', ''])('wants a quantity of at least 1, not %j', async (quantity) => {
    const { user, backend } = openStep('items', { items: [] });
    await fill(user, '2');
    await user.clear(screen.getByRole('textbox', { name: /Quantity/ }));
    if (quantity) await user.type(screen.getByRole('textbox', { name: /Quantity/ }), quantity);
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Quantity must be a whole number of at least 1.')).toBeVisible();
    expect(backend.bodies('/cases/42/items')).toEqual([]);
  });

  it('asks for category and item, and for size only where the item comes in sizes', async () => {
    const { user } = openStep('items', { items: [] });
    await user.click(await screen.findByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Category is required.')).toBeVisible();
    expect(screen.getByText('Item is required.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /Size/ })).not.toBeInTheDocument();
    await fill(user, '2');
    await user.click(screen.getByRole('combobox', { name: /Size/ }));
    const sizes = await screen.findAllByRole('option', { name: /^(XS|S|M|X*L)$/ });
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
    expect(screen.queryByRole('combobox', { name: /Color/ })).not.toBeInTheDocument();
  });

  it('an item that comes in sizes is not added without one, and takes one that is not in the list', async () => {
    const { user, backend } = openStep('items', { items: [] });
    await fill(user, '2');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect((await screen.findAllByText('Size is required for Adult brief.'))[0]).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Size/ })).toHaveFocus());
    expect(backend.bodies('/cases/42/items')).toEqual([]);
    await user.type(screen.getByRole('combobox', { name: /Size/ }), '34 in ');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    const asked = { item: 'Adult brief', quantity: 2, category: 'Incontinence', size: '34 in' };
    await waitFor(() => expect(backend.bodies('/cases/42/items')).toEqual([{ items: [asked] }]));
  });

  it('edits and removes what was added', async () => {
    const { user, backend } = openStep('items');
    await user.click(await screen.findByRole('button', { name: 'Edit Adult brief' }));
    const field = await screen.findByRole('textbox', { name: /Quantity/ });
    await user.clear(field);
    await user.type(field, '200');
    await user.click(screen.getByRole('button', { name: 'Save item' }));
    await waitFor(() => expect(backend.bodies('/cases/42/items')).toHaveLength(1));
    expect(backend.found?.items[0]).toMatchObject({ item: 'Adult brief', quantity: 200, size: 'L' });
    await user.click(screen.getByRole('button', { name: 'Remove Adult brief' }));
    await waitFor(() => expect(backend.found?.items).toEqual([]));
    expect(screen.getByText('No items yet')).toBeVisible();
  });

  it('finds an item by its HCPCS code, whatever the category, which follows it', async () => {
    const { user, backend } = openStep('items', { items: [] });
    await user.type(await screen.findByRole('combobox', { name: /^Item/ }), 't4523');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: /Category/ })).toHaveValue('Incontinence');
    await inSize(user);
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() =>
      expect(backend.bodies('/cases/42/items')).toEqual([
        { items: [{ item: 'Adult brief', quantity: 1, category: 'Incontinence', size: 'M' }] },
      ]),
    );
  });

  it('keeps a limit over several lines', async () => {
    const { user, backend } = openStep('items', { items: [] });
    await fill(user, '200');
    await inSize(user);
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await fill(user, '161');
    await inSize(user, 'L');
    expect(
      await screen.findByText('Exceeds limit of 360 together: 361 with what this case already has'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(
      await screen.findAllByText('Quantity exceeds limit of 360. Justification is required.'),
    ).toHaveLength(2);
    await waitFor(() => expect(backend.found?.items).toHaveLength(1));
    await user.type(screen.getByRole('textbox', { name: /Justification/ }), 'Day and night');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(backend.found?.items).toHaveLength(2));
    expect(screen.getAllByText('Exceeds limit of 360 together: 361')).toHaveLength(2);
  });

  it('keeps a limit over items of quite different names that share it, and says which', async () => {
    const [category] = categories;
    const grouped = { ...category!.details['Adult brief']!, requires_size: false, limit_group: 'Briefs' };
    const shelf = {
      ...category!,
      items: ['Adult brief', 'Night diapers'],
      quantityLimits: { 'Adult brief': 360, 'Night diapers': 360 },
      details: { 'Adult brief': grouped, 'Night diapers': { ...grouped, hcpcs: 'T4530' } },
    };
    const held = { ...aCase().items[0]!, item: 'Adult brief', quantity: 200, limit_group: 'Briefs' };
    const { user, backend } = openStep('items', { items: [{ ...held, justification: null }] });
    server.use(http.get(api('/inventory/items/public'), () => HttpResponse.json({ categories: [shelf] })));
    await user.click(await screen.findByRole('combobox', { name: /Category/ }));
    await user.click(await screen.findByRole('option', { name: 'Incontinence' }));
    await user.click(screen.getByRole('combobox', { name: /^Item/ }));
    await user.click(await screen.findByRole('option', { name: 'Night diapers T4530' }));
    const quantity = screen.getByRole('textbox', { name: /Quantity/ });
    await user.clear(quantity);
    await user.type(quantity, '161');
    expect(
      await screen.findByText('Exceeds limit of 360 together: 361 with what this case already has'),
    ).toBeVisible();
    const shared = 'The items of “Briefs” share this limit.';
    expect(screen.getByText(shared)).toBeVisible();
    expect(quantity).toHaveAccessibleDescription(expect.stringContaining(shared) as string);
    await user.type(screen.getByRole('textbox', { name: /Justification/ }), 'Day and night');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(backend.found?.items).toHaveLength(2));
    expect(screen.getAllByText('Exceeds limit of 360 together: 361')).toHaveLength(2);
    expect(screen.getAllByText(shared)).toHaveLength(2);
  });

  it('lets no change of one line take a later one above the limit without saying why', async () => {
    const { user, backend } = openStep('items', { items: [] });
    for (const [quantity, size] of [
      ['100', 'M'],
      ['200', 'L'],
    ] as const) {
      await fill(user, quantity);
      await inSize(user, size);
      await user.click(screen.getByRole('button', { name: 'Add item' }));
    }
    await waitFor(() => expect(backend.found?.items).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: /^Edit/ })[0]!);
    const quantity = screen.getByRole('textbox', { name: /Quantity/ });
    await user.clear(quantity);
    await user.type(quantity, '300');
    await user.click(screen.getByRole('button', { name: 'Save item' }));
    const refusal =
      'Quantity exceeds limit of 360. Justification is required. It is missing at “Adult brief”, which is then above it as well: say it there first.';
    expect(await screen.findAllByText(refusal)).toHaveLength(2);
    expect(backend.found?.items.map((item) => item.quantity)).toEqual([100, 200]);
  });

  it('gives a removed item back where it stood', async () => {
    const { user, backend } = openStep('items');
    const before = backend.found?.items.map(({ item, quantity }) => [item, quantity]);
    await user.click(await screen.findByRole('button', { name: 'Remove Adult brief' }));
    await waitFor(() => expect(backend.found?.items).toEqual([]));
    const undo = screen.getByRole('button', { name: 'Undo: Adult brief removed' });
    await waitFor(() => expect(undo).toHaveFocus());
    await user.click(undo);
    await waitFor(() =>
      expect(backend.found?.items.map(({ item, quantity }) => [item, quantity])).toEqual(before),
    );
    expect(undo).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Items of this case' })).toHaveFocus());
  });

  describe('left for the next with an item that is filled in and not added', () => {
    const leave = async () => {
      const { user, backend } = openStep('items');
      await fill(user, '2');
      await inSize(user);
      await user.type(screen.getByRole('textbox', { name: /Justification/ }), 'Of two sizes');
      await user.click(screen.getByRole('button', { name: 'Next: Provider' }));
      const asked = within(await screen.findByRole('dialog', { name: 'Add Adult brief and continue?' }));
      return { user, backend, asked };
    };
    const provider = () => screen.findByRole('heading', { name: 'Provider', level: 2 });

    it('adds it and goes on', async () => {
      const { user, backend, asked } = await leave();
      await user.click(asked.getByRole('button', { name: 'Add and continue' }));
      expect(await provider()).toBeVisible();
      await waitFor(() => expect(backend.found?.items.map(({ quantity }) => quantity)).toEqual([400, 2]));
    });

    it('goes on without it and keeps it for later', async () => {
      const { user, backend, asked } = await leave();
      await user.click(asked.getByRole('button', { name: 'Continue without it' }));
      expect(await provider()).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(await screen.findByRole('combobox', { name: /^Item/ })).toHaveValue('Adult brief');
      expect(backend.bodies('/cases/42/items')).toEqual([]);
    });

    it('stays where it cannot be added', async () => {
      const { user } = await leave();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await user.clear(screen.getByRole('textbox', { name: /Quantity/ }));
      await user.click(screen.getByRole('button', { name: 'Next: Provider' }));
      await user.click(await screen.findByRole('button', { name: 'Add and continue' }));
      expect(await screen.findByText('Quantity must be a whole number of at least 1.')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Items & DME', level: 2 })).toBeVisible();
    });
  });

  it('has no categories where the catalogue cannot be read', async () => {
    const { user } = openStep('items', { items: [] });
    server.use(http.get(api('/inventory/items/public'), () => refuse(500, 'Broken')));
    await user.click(await screen.findByRole('combobox', { name: /Category/ }));
    const options = screen.getAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual(['No such item']);
    expect(screen.queryByText(/Broken|Error/)).not.toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith('GET /inventory/items/public: 500');
  });

  it('keeps half-typed words over a reload', async () => {
    const { user } = openStep('items', { items: [] });
    await user.type(await screen.findByRole('textbox', { name: /Justification/ }), 'Half a sen');
    reloadStep('items');
    expect(await screen.findByRole('textbox', { name: /Justification/ })).toHaveValue('Half a sen');
  });
});
