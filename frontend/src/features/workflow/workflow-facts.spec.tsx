import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseResponse } from '@vouchwell/contract';
import { dayIn } from '@vouchwell/rules';
import { setSiteZone, siteDay } from '../../lib/site-time.ts';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { heldPauses } from '../../testing/held-pauses.ts';
import { aCase, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

function open(step: string, part: Partial<CaseResponse> = {}) {
  const backend = new CaseBackend(aCase({ status: 'draft', notes: [], ...part }));
  server.use(...backend.handlers());
  signedInAs(aUser);
  return { backend, ...renderApp(`/app/user-workflow/${step}?caseId=42`) };
}

/** The same tab after a reload. */
function reload(step: string) {
  cleanup();
  return renderApp(`/app/user-workflow/${step}?caseId=42`);
}

const saved = () => waitFor(() => expect(screen.getAllByText('Saved')[0]).toBeVisible());

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the diagnosis step', () => {
  it('adds by keyboard, saves the whole list, and marks the primary one', async () => {
    const { user, backend } = open('diagnosis', { diagnoses: [], items: [], provider: null });
    expect(await screen.findByText(/At least one primary diagnosis is required/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Next/ })).toBeDisabled();
    const search = screen.getByRole('combobox', { name: /Search ICD-10 codes/ });
    for (const [typed, code] of [
      ['ur', 'R32'],
      ['in', 'N39.46'],
    ] as const) {
      await user.type(search, typed);
      await screen.findByRole('option', { name: new RegExp(code) });
      await user.keyboard(code === 'R32' ? '{Enter}' : '{ArrowDown}{Enter}');
    }
    await user.click(screen.getByRole('radio', { name: 'Primary diagnosis: N39.46' }));
    await waitFor(() =>
      expect(backend.bodies('/cases/42/diagnoses').at(-1)).toEqual({
        diagnoses: [
          { code: 'R32', description: 'Unspecified urinary incontinence', is_primary: false },
          { code: 'N39.46', description: 'Mixed incontinence', is_primary: true },
        ],
      }),
    );
    expect(screen.getByRole('button', { name: 'Next: Items & DME' })).toBeEnabled();
  });

  it('says which code is not billable any more, on the step and in the summary, until it is removed', async () => {
    const remark = 'G20 is no longer billable: it ended on March 31, 2026. In its place: G20.A1, G20.C.';
    const standing = { remark, replaced_by: [] };
    const told = {
      id: 1,
      code: 'G20',
      description: 'Parkinson’s disease',
      is_primary: true,
      created_at: '',
      standing,
    };
    const { user } = open('diagnosis', { diagnoses: [told] });
    const row = within(await screen.findByRole('list', { name: 'Diagnoses of this case' }));
    expect(row.getByText(remark)).toBeVisible();
    // Beside the code and in the summary.
    expect(screen.getAllByText(remark)).toHaveLength(2);
    await user.click(row.getByRole('button', { name: 'Remove G20' }));
    expect(screen.queryByText(remark)).toBeNull();
  });

  it('searches from two characters on, after a pause, for ten codes', async () => {
    const { user } = open('diagnosis');
    const asked: string[] = [];
    server.use(
      http.get(api('/inventory/diagnoses/search'), ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json([]);
      }),
    );
    const search = await screen.findByRole('combobox', { name: /Search ICD-10 codes/ });
    const afterTyping = heldPauses(300);
    await user.type(search, 'u');
    expect(afterTyping.count()).toBe(1);
    await afterTyping.end();
    expect(asked).toEqual([]);
    await user.type(search, 'rge');
    expect(afterTyping.count()).toBe(1);
    expect(asked).toEqual([]);
    await afterTyping.end();
    await waitFor(() => expect(asked).toEqual(['?q=urge&limit=10']));
  });

  it('does not offer a code twice, and finds nothing where the search fails', async () => {
    const { user } = open('diagnosis');
    const search = await screen.findByRole('combobox', { name: /Search ICD-10 codes/ });
    await user.type(search, 'mixed');
    expect(await screen.findByRole('option', { name: /N39.46.*already added/ })).toHaveAttribute(
      'data-combobox-disabled',
    );
    server.use(http.get(api('/inventory/diagnoses/search'), () => refuse(500, 'Broken')));
    await user.clear(search);
    await user.type(search, 'other');
    expect(await screen.findByText(/^The codes could not be searched\./)).toBeVisible();
    expect(screen.queryByText('No matching codes')).not.toBeInTheDocument();
  });

  it('keeps what was changed through a lost connection and a reload', async () => {
    const { user, backend } = open('diagnosis');
    server.use(http.post(api('/cases/42/diagnoses'), () => HttpResponse.error()));
    await user.click(await screen.findByRole('button', { name: 'Remove N39.46' }));
    await user.type(screen.getByRole('combobox', { name: /Search ICD-10 codes/ }), 'ur');
    await user.click(await screen.findByRole('option', { name: /R32/ }));
    expect((await screen.findAllByText('May not be saved'))[0]).toBeVisible();
    expect(screen.getByText(/It may have been saved/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(backend.found?.diagnoses.map(({ code }) => code)).toEqual(['N39.46']);
    server.resetHandlers();
    server.use(...backend.handlers());
    signedInAs(aUser);
    reload('diagnosis');
    const list = within(await screen.findByRole('list', { name: 'Diagnoses of this case' }));
    expect(list.getByText('R32')).toBeVisible();
    await waitFor(() => expect(backend.found?.diagnoses.map(({ code }) => code)).toEqual(['R32']));
    await saved();
  });
});

it('what is still missing leads to its step, as far as it can be reached', async () => {
  const { user } = open('patient', { diagnoses: [], items: [], provider: null });
  await user.click(await screen.findByText('This case'));
  expect(screen.queryByRole('button', { name: 'At least one item' })).not.toBeInTheDocument();
  expect(screen.getByText('At least one item')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'At least one diagnosis' }));
  expect(await screen.findByRole('heading', { name: 'Diagnosis', level: 2 })).toBeVisible();
});

describe('the items step', () => {
  const fill = async (user: ReturnType<typeof renderApp>['user'], quantity: string) => {
    await user.click(await screen.findByRole('combobox', { name: /Category/ }));
    await user.click(await screen.findByRole('option', { name: 'Incontinence' }));
    await user.click(screen.getByRole('combobox', { name: /^Item/ }));
    await user.click(await screen.findByRole('option', { name: 'Adult brief T4523' }));
    const field = screen.getByRole('textbox', { name: /Quantity/ });
    expect(field).toHaveValue('1');
    await user.clear(field);
    await user.type(field, quantity);
  };

  const inSize = (user: ReturnType<typeof renderApp>['user'], size = 'M') =>
    user.type(screen.getByRole('combobox', { name: /Size/ }), size);

  it('blocks more than the limit until it is justified', async () => {
    const { user, backend } = open('items', { items: [] });
    expect(
      await screen.findByText(
        /Adult briefs: max 360 per month. Underpads: max 150 per month. BGM test strips: max 300 per 3 months./,
      ),
    ).toBeVisible();
    await fill(user, '361');
    expect(await screen.findByText('Exceeds limit of 360')).toBeVisible();
    expect(screen.getByLabelText(/^Quantity/)).toHaveAccessibleDescription('Exceeds limit of 360');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    const refusal = 'Quantity exceeds limit of 360. Justification is required.';
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.some((alert) => alert.textContent?.includes(refusal))).toBe(true);
    expect(screen.getByRole('textbox', { name: /Justification/ })).toHaveFocus();
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
    const { user, backend } = open('items', { items: [] });
    await fill(user, '2');
    await user.clear(screen.getByRole('textbox', { name: /Quantity/ }));
    if (quantity) await user.type(screen.getByRole('textbox', { name: /Quantity/ }), quantity);
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Quantity must be a whole number of at least 1.')).toBeVisible();
    expect(backend.bodies('/cases/42/items')).toEqual([]);
  });

  it('asks for category and item, and for size only where the item comes in sizes', async () => {
    const { user } = open('items', { items: [] });
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
    const { user, backend } = open('items', { items: [] });
    await fill(user, '2');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect((await screen.findAllByText('Size is required for Adult brief.'))[0]).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Size/ })).toHaveFocus();
    expect(backend.bodies('/cases/42/items')).toEqual([]);
    await user.type(screen.getByRole('combobox', { name: /Size/ }), '34 in ');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    const asked = { item: 'Adult brief', quantity: 2, category: 'Incontinence', size: '34 in' };
    await waitFor(() => expect(backend.bodies('/cases/42/items')).toEqual([{ items: [asked] }]));
  });

  it('edits and removes what was added', async () => {
    const { user, backend } = open('items');
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
    const { user, backend } = open('items', { items: [] });
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
    const { user, backend } = open('items', { items: [] });
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

  it('lets no change of one line take a later one above the limit without saying why', async () => {
    const { user, backend } = open('items', { items: [] });
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
    const { user, backend } = open('items');
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
      const { user, backend } = open('items');
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
    const { user } = open('items', { items: [] });
    server.use(http.get(api('/inventory/items/public'), () => refuse(500, 'Broken')));
    await user.click(await screen.findByRole('combobox', { name: /Category/ }));
    const options = screen.getAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual(['No such item']);
    expect(screen.queryByText(/Broken|Error/)).not.toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith('GET /inventory/items/public: 500');
  });

  it('keeps half-typed words over a reload', async () => {
    const { user } = open('items', { items: [] });
    await user.type(await screen.findByRole('textbox', { name: /Justification/ }), 'Half a sen');
    reload('items');
    expect(await screen.findByRole('textbox', { name: /Justification/ })).toHaveValue('Half a sen');
  });
});

describe('the provider step', () => {
  it('is saved only when name and NPI are there', async () => {
    const { user, backend } = open('provider', { provider: null });
    const npi = await screen.findByLabelText(/NPI/);
    await user.type(npi, '12345');
    await user.type(screen.getByLabelText(/Provider name/), 'Dr. Sample');
    expect(screen.getByText('NPI must be exactly 10 digits')).toBeVisible();
    expect(screen.getByRole('button', { name: /Next/ })).toBeDisabled();
    await user.type(npi, '678909999');
    expect(npi).toHaveValue('1234567890');
    expect(screen.getByText(/check digit of this NPI does not fit/)).toBeVisible();
    expect(screen.getByLabelText(/^NPI/)).toHaveAccessibleDescription(
      '10 digits The check digit of this NPI does not fit. Please compare it with the source.',
    );
    await waitFor(() =>
      expect(backend.bodies('/cases/42/provider')).toEqual([
        { name: 'Dr. Sample', npi: '1234567890', date_signed: siteDay() },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Next: Generate Note' })).toBeEnabled();
  });

  it('is filled in from a template, which signs nothing', async () => {
    const { user, backend } = open('provider', { provider: null });
    const select = await screen.findByRole('combobox', { name: /Provider template/ });
    await waitFor(() => expect(select).toBeEnabled());
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: /Dr. Amelia Sample/ }));
    await waitFor(() => expect(backend.found?.provider?.npi).toBe('1234567893'));
    expect(backend.found?.provider?.signature ?? '').toBe('');
    expect(screen.getByText('No signature of the provider. The letter says so.')).toBeVisible();
  });

  it('is typed where the templates cannot be read', async () => {
    open('provider', { provider: null });
    server.use(http.get(api('/templates/provider-templates'), () => refuse(500, 'Broken')));
    const select = await screen.findByRole('combobox', { name: /Provider template/ });
    await waitFor(() => expect(select).toHaveAttribute('placeholder', 'No templates available'));
    expect(select).toBeDisabled();
    expect(screen.getByLabelText(/Provider name/)).toBeEnabled();
    expect(console.error).toHaveBeenCalledWith('GET /templates/provider-templates: 500');
    expect(screen.queryByText(/Broken|Error/)).not.toBeInTheDocument();
  });

  it('refuses a date in the future, and keeps the half-typed provider over a reload', async () => {
    const { user, backend } = open('provider', { provider: null });
    await user.type(await screen.findByLabelText(/Provider name/), 'Dr. Half');
    const date = screen.getByLabelText(/Date signed/);
    await user.clear(date);
    await user.type(date, '2999-01-01');
    expect(screen.getByText('Date signed cannot be in the future.')).toBeVisible();
    reload('provider');
    expect(await screen.findByLabelText(/Provider name/)).toHaveValue('Dr. Half');
    expect(backend.bodies('/cases/42/provider')).toEqual([]);
  });

  it('wants a name and a date signed; today stands there already', async () => {
    const { user } = open('provider', { provider: null });
    const date = await screen.findByLabelText(/Date signed/);
    expect(date).toHaveValue(siteDay());
    await user.clear(date);
    await user.click(screen.getByLabelText(/Provider name/));
    await user.tab();
    expect(screen.getByText('Provider name is required.')).toBeVisible();
    expect(screen.getByText('Date signed is required.')).toBeVisible();
  });

  it('says what the server refused', async () => {
    const { user } = open('provider');
    server.use(http.post(api('/cases/42/provider'), () => refuse(400, 'Provider name is too odd.')));
    await user.type(await screen.findByLabelText(/Provider name/), '!');
    expect(await screen.findByText(/Provider name is too odd\./)).toBeVisible();
  });
});

describe('signing out', () => {
  it('forgets what was typed', async () => {
    const { user } = open('items', { items: [] });
    server.use(http.post(api('/auth/logout'), () => HttpResponse.json({ success: true })));
    await user.type(await screen.findByRole('textbox', { name: /Justification/ }), 'Private');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Private');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('button', { name: 'Sign in' });
    expect(sessionStorage.length).toBe(0);
  });

  it('takes no day that the site has not reached, also when it moves to another zone', async () => {
    const [behind, ahead] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
    const { user } = open('provider');
    const date = await screen.findByLabelText(/Date signed/);
    act(() => setSiteZone(ahead));
    expect(date).toHaveAttribute('max', dayIn(new Date(), ahead));
    await user.clear(date);
    await user.type(date, dayIn(new Date(), ahead));
    await user.tab();
    expect(screen.queryByText('Date signed cannot be in the future.')).not.toBeInTheDocument();
    act(() => setSiteZone(behind));
    expect(date).toHaveAttribute('max', dayIn(new Date(), behind));
    expect(screen.getByText('Date signed cannot be in the future.')).toBeVisible();
  });
});
