import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '@vouchwell/contract';
import { api, changedMeanwhile, refuse } from '../../testing/answers.ts';
import { aCategory, aDiagnosis, anItem } from '../../testing/inventory.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

interface Sent {
  call: string;
  body: unknown;
  basedOn: string | null;
}
const asked: Record<string, string>[] = [];
const sent: Sent[] = [];
let diagnoses = [aDiagnosis()];
let categories = [aCategory()];
let items = [anItem()];

/** Keeps what a change says, and answers it with its sentence. */
function changes(method: 'post' | 'put' | 'delete', path: string, message: string) {
  server.use(
    http[method](api(`/inventory/${path}`), async ({ request }) => {
      const text = await request.text();
      const call = `${request.method} ${new URL(request.url).pathname.replace(/^.*\/inventory/, '')}`;
      const basedOn = request.headers.get('if-match');
      sent.push({ call, body: text ? (JSON.parse(text) as unknown) : null, basedOn });
      return HttpResponse.json({ success: true, message, entry: null });
    }),
  );
}

function open(address = '/app/admin/inventory', user: SessionUser = anAdmin) {
  signedInAs(user);
  const paged = { current_page: 1, total: 45, pages: 3 };
  const keep = (request: Request) => asked.push(Object.fromEntries(new URL(request.url).searchParams));
  server.use(
    http.get(api('/inventory/diagnoses'), ({ request }) => {
      keep(request);
      return HttpResponse.json({ diagnoses, categories: ['COPD', 'Incontinence'], ...paged });
    }),
    http.get(api('/inventory/categories'), () => HttpResponse.json({ categories })),
    http.get(api('/inventory/items'), ({ request }) => {
      keep(request);
      return HttpResponse.json({ items, ...paged });
    }),
    http.get(api('/live'), () => new HttpResponse(null, { status: 404 })),
  );
  return renderApp(address);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.length = 0;
  sent.length = 0;
  diagnoses = [aDiagnosis(), aDiagnosis({ id: 'Z99.89', code: 'Z99.89', is_active: false, origin: 'site' })];
  diagnoses.push(
    aDiagnosis({
      ...{ id: 'G20', code: 'G20', origin: 'import', usual: false },
      ...{ holds_from: '2015-10-01', holds_until: '2026-03-31' },
    }),
  );
  categories = [aCategory(), aCategory({ id: 1, name: 'Incontinence', description: null, is_active: false })];
  items = [anItem(), anItem({ id: 12, name: 'Walker', quantity_limit: null, requires_size: true })];
});

it('an admin without access reads so, and nothing is asked', async () => {
  open(undefined, { ...anAdmin, permissions: { ...anAdmin.permissions, can_access_admin: false } });
  await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
  expect(asked).toEqual([]);
});

describe('diagnoses', () => {
  it('are listed twenty a page with where they come from and whether they are in use', async () => {
    open('/app/admin/inventory?search=urge&category=COPD&page=2');
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
      open(`/app/admin/inventory?${query}`);
      await screen.findByRole('table');
      expect(screen.getByRole('combobox', { name: 'Filter by category' })).toHaveDisplayValue(shown);
    },
  );

  it('are those that hold today, have ended or are still to come, by the address', async () => {
    const { user, place } = open('/app/admin/inventory?search=urge&holds=ended&page=2');
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
    const { user, place } = open('/app/admin/inventory?search=urge&page=2');
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
        HttpResponse.json({ diagnoses, categories: [], current_page: 1, total: 3, pages: 1 }),
      ),
    );
    await user.click(await button('Try Again'));
    expect(await button('Edit Z99.89')).toBeVisible();
  });

  it('another tab begins without search, filter and page', async () => {
    const { user, place } = open('/app/admin/inventory?search=urge&category=COPD&page=2');
    await user.click(await screen.findByRole('tab', { name: 'DME Items' }));
    expect(place()).toBe('/app/admin/inventory?tab=items');
    await user.click(screen.getByRole('tab', { name: 'ICD-10 Diagnoses' }));
    expect(place()).toBe('/app/admin/inventory');
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: '1', per_page: '20' }));
  });

  it('one is added: what is missing is said first, then the server’s message', async () => {
    changes('post', 'diagnoses', 'Diagnosis Z99.3 was added.');
    const { user } = open();
    await user.click(await button('Add Diagnosis'));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Add Diagnosis' }));
    expect(form.getByText('ICD-10 code is required.')).toBeVisible();
    expect(form.getByText('Description is required.')).toBeVisible();
    await user.type(form.getByLabelText(/^ICD-10 code/), 'z993');
    await user.type(form.getByLabelText(/^Description/), 'In a wheelchair');
    await user.click(form.getByRole('button', { name: 'Add Diagnosis' }));
    expect(await screen.findByText('Diagnosis Z99.3 was added.')).toBeVisible();
    await closed();
    const body = { code: 'z993', description: 'In a wheelchair', category: '', subcategory: '' };
    expect(sent).toEqual([{ call: 'POST /diagnoses', body, basedOn: null }]);
  });

  it('one out of use comes back by its form', async () => {
    changes('put', 'diagnoses/:code', 'Diagnosis Z99.89 was saved.');
    const { user } = open();
    await user.click(await button('Edit Z99.89'));
    const form = await dialog();
    await user.click(form.getByRole('switch', { name: /^Active/ }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    expect(sent[0]).toMatchObject({
      call: 'PUT /diagnoses/Z99.89',
      basedOn: '"0"',
      body: { is_active: true },
    });
  });

  it('is deactivated only after the question', async () => {
    changes('delete', 'diagnoses/:code', 'Diagnosis N39.41 was deactivated.');
    const { user } = open();
    await user.click(await button('Deactivate N39.41'));
    const question = await dialog();
    expect(question.getByText(/Are you sure you want to deactivate this diagnosis\?/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(sent).toEqual([]);
    await user.click(await button('Deactivate N39.41'));
    await user.click((await dialog()).getByRole('button', { name: 'Deactivate diagnosis' }));
    expect(await screen.findByText('Diagnosis N39.41 was deactivated.')).toBeVisible();
    expect(sent).toEqual([{ call: 'DELETE /diagnoses/N39.41', body: null, basedOn: '"0"' }]);
  });

  it('says Delete failed, and why', async () => {
    server.use(http.delete(api('/inventory/diagnoses/:code'), () => refuse(503, 'It stands still.')));
    const { user } = open();
    await user.click(await button('Deactivate N39.41'));
    const question = await dialog();
    await user.click(question.getByRole('button', { name: 'Deactivate diagnosis' }));
    const alert = await question.findByRole('alert');
    expect(alert).toHaveTextContent('Delete failed');
    expect(alert).toHaveTextContent('It stands still.');
  });

  it('that somebody else changed meanwhile is deactivated once that was seen', async () => {
    const theirs = aDiagnosis({ description: 'Urge incontinence of urine', revision: 1 });
    server.use(http.delete(api('/inventory/diagnoses/:code'), () => changedMeanwhile(theirs)));
    const { user } = open();
    await user.click(await button('Deactivate N39.41'));
    const question = await dialog();
    await user.click(question.getByRole('button', { name: 'Deactivate diagnosis' }));
    expect(await question.findByRole('region', { name: 'Changes' })).toHaveTextContent('of urine');
    changes('delete', 'diagnoses/:code', 'Diagnosis N39.41 was deactivated.');
    await user.click(question.getByRole('button', { name: 'Deactivate diagnosis' }));
    await closed();
    expect(sent).toEqual([{ call: 'DELETE /diagnoses/N39.41', body: null, basedOn: '"1"' }]);
  });

  it('of two who edit one, the second sees both versions', async () => {
    const current = aDiagnosis({ description: 'Urge incontinence of urine', revision: 1 });
    const problem = { error: 'Changed meanwhile.', code: 'changed_meanwhile', revision: 1, current };
    server.use(
      http.put(api('/inventory/diagnoses/:code'), () => HttpResponse.json(problem, { status: 409 })),
    );
    const { user } = open();
    await user.click(await button('Edit N39.41'));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Description/), ', often');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText(/Someone else has changed this meanwhile/)).toBeVisible();
    changes('put', 'diagnoses/:code', 'Diagnosis N39.41 was saved.');
    await user.click(form.getByRole('button', { name: 'Keep my version' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await closed();
    expect(sent[0]).toMatchObject({ basedOn: '"1"', body: { description: 'Urge incontinence, often' } });
  });
});

describe('categories', () => {
  it('are cards, and what was typed is not lost by Escape', async () => {
    const { user } = open('/app/admin/inventory?tab=categories');
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
    const { user } = open('/app/admin/inventory?tab=categories');
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
    open('/app/admin/inventory?tab=items');
    const table = within(await screen.findByRole('table', { name: 'Items' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/Adult briefs, medium.*T4522.*Incontinence.*360 per month/);
    expect(rows[2]).toMatch(/Walker.*No limit.*size/);
  });

  it('are left to those in use or out of it, by the address', async () => {
    const { user, place } = open('/app/admin/inventory?tab=items&page=2');
    await screen.findByRole('table', { name: 'Items' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Inactive');
    expect(place()).toBe('/app/admin/inventory?tab=items&status=inactive');
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: '1', per_page: '20', status: 'inactive' }));
  });

  it('a new one begins with the default choices, takes typed ones, and no limit is none', async () => {
    changes('post', 'items', 'The item was added.');
    const { user } = open('/app/admin/inventory?tab=items');
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
    const { user } = open('/app/admin/inventory?tab=items');
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
    const { place } = open('/app/admin/inventory?tab=items&page=9');
    expect(await screen.findByRole('table', { name: 'Items' })).toBeVisible();
    await waitFor(() => expect(place()).toBe('/app/admin/inventory?tab=items&page=3'));
  });

  it('that share a limit say with what, and an edit changes it', async () => {
    items = [anItem({ limit_group: 'Adult briefs' })];
    changes('put', 'items/:id', 'The item was saved.');
    const { user } = open('/app/admin/inventory?tab=items');
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
    items = [anItem({ limit_group: 'Adult briefs' })];
    changes('put', 'items/:id', 'The item was saved.');
    const { user } = open('/app/admin/inventory?tab=items');
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
