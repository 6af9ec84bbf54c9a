import { screen, waitFor, within } from '@testing-library/react';
import type { OrderMatterResponse, SignedOrderResponse, WrittenOrderResponse } from '@vouchwell/contract';
import { NO_EXTRAS } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const next: OrderMatterResponse = {
  ...{ version: 1, patient: 'Ana Ramírez', order_date: '2026-11-20' },
  lines: [{ hcpcs: 'T4523', description: 'Adult brief · Size L', quantity: '24 per month' }],
  practitioner: { name: 'Dr. Jo Park', npi: '1234567893' },
};
const version = (number: number, more: Partial<SignedOrderResponse> = {}): SignedOrderResponse => ({
  ...{ ...next, version: number, signature: 'Dr. Jo Park, MD', signed_at: '2026-11-21T14:05:09.000Z' },
  ...{ signed_by: { id: 3, full_name: 'Jo Park' }, document_hash: 'ab'.repeat(32) },
  ...{ standing: 'current', changes: [], ...more },
});

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly based: string | null;
}

/** A server that keeps the order of one case; `sent` is what it was told. */
async function open(held: Partial<WrittenOrderResponse> = {}, refused?: () => ReturnType<typeof refuse>) {
  const sent: Sent[] = [];
  let order: WrittenOrderResponse = {
    ...{ case_id: 42, revision: 6, extras: NO_EXTRAS, next, lacking: null, contradiction: null },
    ...{ is_new: true, may_sign: true, signed: [], ...held },
  };
  const told =
    (path: string, to: (body: never) => Partial<WrittenOrderResponse>) =>
    async ({ request }: { request: Request }) => {
      const [text, based] = [await request.text(), request.headers.get('if-match')];
      const body: unknown = text ? JSON.parse(text) : null;
      sent.push({ path, body, based });
      if (refused) return refused();
      order = { ...order, ...to(body as never), revision: order.revision + 1 };
      const answer = { success: true, case_id: 42, revision: order.revision, version: next.version };
      return HttpResponse.json(answer);
    };
  server.use(
    http.get(api('/cases/42/order'), () => HttpResponse.json(order)),
    http.get(api('/cases/42/order/pages'), ({ request }) =>
      HttpResponse.text(`The order, version ${new URL(request.url).searchParams.get('version')}`),
    ),
    http.post(
      api('/cases/42/order/sign'),
      told('sign', () => ({ is_new: false, signed: [version(1)] })),
    ),
    http.put(
      api('/cases/42/order'),
      told('extras', (extras: WrittenOrderResponse['extras']) => ({ extras })),
    ),
    http.post(
      api('/cases/42/order/printed'),
      told('printed', () => ({})),
    ),
    ...new CaseBackend(aCase()).handlers(),
  );
  signedInAs(aUser);
  const { user } = renderApp('/app/case/42');
  const region = await screen.findByRole('region', { name: 'Standard written order' });
  return { user, sent, section: within(region) };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

it('shows the six elements, and its practitioner signs exactly what was shown', async () => {
  const { user, sent, section } = await open();
  expect(await section.findByText('Not signed')).toBeVisible();
  for (const words of ['Ana Ramírez', 'T4523', 'Adult brief · Size L', 'Quantity 24 per month', '1234567893'])
    expect(section.getByText(words)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Sign order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign the order of case #42' }));
  await user.click(dialog.getByRole('button', { name: 'Sign order' }));
  expect(await dialog.findByText('Password is required to sign.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText(/Your password/), 'the password');
  await user.click(dialog.getByRole('button', { name: 'Sign order' }));
  expect(await section.findByText('Version 1 signed')).toBeVisible();
  expect(sent).toEqual([
    {
      path: 'sign',
      body: { password: 'the password', meaning: 'I am the treating practitioner and order these items' },
      based: '"6"',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(section.queryByRole('button', { name: 'Sign order' })).toBeNull();
});

it('whoever is not the practitioner cannot sign, and reads who can', async () => {
  const { section } = await open({ may_sign: false });
  expect(
    await section.findByText(
      'Only Dr. Jo Park can sign it, with an account of their own that has their NPI.',
    ),
  ).toBeVisible();
  expect(section.queryByRole('button', { name: /Sign/ })).toBeNull();
});

it('a refused password is typed anew in the dialog, where all else stays', async () => {
  const { user, section } = await open({}, () => refuse(403, 'The password is not right.', 'wrong_password'));
  await user.click(await section.findByRole('button', { name: 'Sign order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Meaning/), ' today');
  await user.type(dialog.getByLabelText(/Your password/), 'another');
  await user.click(dialog.getByRole('button', { name: 'Sign order' }));
  expect(await dialog.findByText('The password is not right.')).toBeVisible();
  expect(dialog.getByLabelText(/Your password/)).toHaveValue('');
  await waitFor(() => expect(dialog.getByLabelText(/Your password/)).toHaveFocus());
  expect(dialog.getByLabelText(/Meaning/)).toHaveValue(
    'I am the treating practitioner and order these items today',
  );
});

it('an order that is out of date says what changed and offers the next version', async () => {
  const changes = ['The quantity of T4523 is now 30 per month; the order says 24 per month.'];
  const { section } = await open({
    next: { ...next, version: 3 },
    signed: [version(2, { standing: 'out_of_date', changes }), version(1, { standing: 'replaced' })],
  });
  expect(await section.findByText('Out of date')).toBeVisible();
  expect(section.getByText(changes[0]!)).toBeVisible();
  expect(section.getByRole('button', { name: 'Sign version 3' })).toBeVisible();
  expect(section.getByText(/Version 1: signed by .*replaced by a later version/)).toBeVisible();
});

it('offers what is not required under a warning, and keeps it', async () => {
  const { user, sent, section } = await open();
  await user.click(await section.findByRole('button', { name: 'Add what is not required' }));
  expect(section.getByText(/a length of need makes the order expire/)).toBeVisible();
  await user.click(section.getByRole('checkbox', { name: 'Date of birth' }));
  await user.type(section.getByRole('textbox', { name: 'Length of need' }), '12 months');
  await user.click(section.getByRole('button', { name: 'Save' }));
  await section.findByRole('button', { name: 'Add what is not required' });
  expect(sent[0]).toMatchObject({
    path: 'extras',
    body: { birth_date: true, diagnoses: false, length_of_need: '12 months' },
  });
});

describe('what is added while others work on the case', () => {
  async function adding(present: Partial<WrittenOrderResponse>) {
    const { user, sent, section } = await open();
    await user.click(await section.findByRole('button', { name: 'Add what is not required' }));
    await user.type(section.getByRole('textbox', { name: 'Refills' }), '3');
    let refused = 0;
    server.use(
      http.get(api('/cases/42/order'), () =>
        HttpResponse.json({
          ...{ case_id: 42, revision: 9, extras: NO_EXTRAS, next, lacking: null, contradiction: null },
          ...{ is_new: true, may_sign: true, signed: [], ...present },
        }),
      ),
      http.put(api('/cases/42/order'), ({ request }) => {
        if (request.headers.get('if-match') === '"9"') return undefined;
        refused += 1;
        return refuse(409, 'Load it again.', 'changed_meanwhile');
      }),
    );
    await user.click(section.getByRole('button', { name: 'Save' }));
    return { sent, section, refused: () => refused };
  }

  it('is added where they changed something else', async () => {
    const { sent, section, refused } = await adding({});
    await section.findByRole('button', { name: 'Add what is not required' });
    expect(refused()).toBe(1);
    expect(sent).toMatchObject([{ path: 'extras', body: { refills: '3' }, based: '"9"' }]);
  });

  it('never takes the place of what they added', async () => {
    const { sent, section } = await adding({ extras: { ...NO_EXTRAS, refills: '11' } });
    expect(
      await section.findByText(/Someone else has just changed what is added to this order/),
    ).toBeVisible();
    expect(section.getByRole('textbox', { name: 'Refills' })).toHaveValue('3');
    expect(sent).toEqual([]);
  });
});

it('shows its pages, and leaves the trace before it is printed', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user, sent, section } = await open({ is_new: false, signed: [version(1)] });
  const one = within(await section.findByRole('group', { name: 'Version 1 of the order' }));
  await user.click(one.getByRole('button', { name: 'Show the order' }));
  expect(await section.findByText('The order, version 1')).toBeInTheDocument();
  await user.click(one.getByRole('button', { name: 'Print order' }));
  await waitFor(() => expect(printed).toHaveBeenCalled());
  expect(sent.map(({ path }) => path)).toEqual(['printed']);
});

it('goes to whom it is said to go', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  const exported: string[] = [];
  const { user, sent, section } = await open({ is_new: false, signed: [version(1)] });
  server.use(
    http.get(api('/cases/42/recipients'), () =>
      HttpResponse.json({
        recipients: [{ id: 1, kind: 'payer', name: 'Acme Health', address: null, purpose: 'Payment' }],
      }),
    ),
    http.get(api('/cases/42/order/txt'), ({ request }) => {
      exported.push(new URL(request.url).search);
      return HttpResponse.text('The order');
    }),
  );
  await user.click(await section.findByRole('button', { name: 'Say to whom it goes (optional)' }));
  await section.findByRole('option', { name: /^Acme Health/ });
  await user.selectOptions(section.getByRole('combobox', { name: 'To whom it goes' }), '1');
  const one = within(section.getByRole('group', { name: 'Version 1 of the order' }));
  await user.click(one.getByRole('button', { name: 'Order text' }));
  await waitFor(() => expect(exported).toEqual(['?version=1&recipient=1']));
  await user.click(one.getByRole('button', { name: 'Print order' }));
  await waitFor(() => expect(printed).toHaveBeenCalled());
  expect(sent).toMatchObject([{ path: 'printed', body: { recipient: 1 } }]);
});

it('says what the case lacks for an order', async () => {
  const { section } = await open({ next: null, lacking: 'a provider', is_new: false });
  expect(await section.findByText('Add a provider, and the order is written from the case.')).toBeVisible();
});

it('says which days stand in the way before anything is signed', async () => {
  const contradiction = 'The order would be dated 2026-11-20. The delivery cannot lie before the order.';
  const { section } = await open({ contradiction });
  expect(await section.findByText(contradiction)).toBeVisible();
  expect(section.getByRole('button', { name: 'Sign order' })).toBeDisabled();
});
