import { screen, waitFor, within } from '@testing-library/react';
import type { CaseResponse, Recipient } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const acme: Recipient = { id: 1, kind: 'payer', name: 'Acme Health', address: null, purpose: 'Payment' };
let known: Recipient[];
let exported: (string | null)[];
let named: unknown[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [known, exported, named] = [[acme], [], []];
});

function open(part: Partial<CaseResponse> = {}) {
  server.use(
    ...new CaseBackend(aCase(part)).handlers(),
    http.get(api('/cases/42/recipients'), () => HttpResponse.json({ recipients: known })),
    http.post(api('/cases/42/recipients'), async ({ request }) => {
      const body = (await request.json()) as Omit<Recipient, 'id'>;
      named.push(body);
      known = [...known, { ...body, id: 2 }];
      return HttpResponse.json({ recipient: 2 });
    }),
    http.get(api('/cases/42/export/pdf'), ({ request }) => {
      exported.push(new URL(request.url).searchParams.get('recipient'));
      return new HttpResponse('%PDF');
    }),
  );
  signedInAs(aUser);
  return renderApp('/app/user-workflow/export?caseId=42');
}
type User = ReturnType<typeof open>['user'];
async function choice(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Say to whom it goes (optional)' }));
  const select = await screen.findByRole('combobox', { name: 'To whom it goes' });
  await within(select).findByRole('option', { name: /^Acme Health/ });
  return select;
}
async function download(user: User) {
  const before = exported.length;
  await user.click(screen.getByRole('button', { name: 'Draft PDF' }));
  await waitFor(() => expect(exported.length).toBe(before + 1));
  return exported.at(-1);
}

it('nobody has to be named: an export is what it was, and nobody is asked who they are', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: 'Draft PDF' });
  expect(await download(user)).toBeNull();
});

it('whoever was named before is offered, and goes with the export by number', async () => {
  const { user } = open();
  await user.selectOptions(await choice(user), 'Acme Health (Payer): Payment');
  expect(await download(user)).toBe('1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'To whom it goes' }), 'Nobody is named');
  expect(await download(user)).toBeNull();
});

it('somebody new is named and chosen; what was typed stays where it is refused', async () => {
  const { user } = open();
  await user.selectOptions(await choice(user), 'Somebody new…');
  const form = within(await screen.findByRole('form', { name: 'New recipient' }));
  expect(form.getByRole('textbox', { name: 'Purpose' })).toHaveValue('Payment');
  await user.selectOptions(form.getByRole('combobox', { name: 'Who gets it' }), 'Somebody else');
  const purpose = form.getByRole('textbox', { name: 'Purpose' });
  expect(purpose).toHaveValue('');
  await user.type(form.getByRole('textbox', { name: 'Recipient’s name' }), 'Vellum County Court');
  const said = 'The purpose is required.';
  server.use(
    http.post(
      api('/cases/42/recipients'),
      () =>
        HttpResponse.json(
          {
            message: said,
            error: said,
            code: 'invalid',
            status: 400,
            success: false,
            fields: { purpose: said },
          },
          { status: 400 },
        ),
      { once: true },
    ),
  );
  await user.click(form.getByRole('button', { name: 'Name this recipient' }));
  await waitFor(() => expect(purpose).toHaveAccessibleDescription(said));
  // Meanwhile nothing holds an export up.
  expect(await download(user)).toBeNull();
  await user.type(purpose, 'Subpoena');
  await user.click(form.getByRole('button', { name: 'Name this recipient' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New recipient' })).not.toBeInTheDocument());
  expect(named).toEqual([{ kind: 'other', name: 'Vellum County Court', address: '', purpose: 'Subpoena' }]);
  expect(screen.getByRole('combobox', { name: 'To whom it goes' })).toHaveValue('2');
  expect(await download(user)).toBe('2');
});

it('a list that cannot be had keeps nobody from exporting', async () => {
  const { user } = open();
  server.use(http.get(api('/cases/42/recipients'), () => refuse(400, 'Not now.')));
  await user.click(await screen.findByRole('button', { name: 'Say to whom it goes (optional)' }));
  expect(await screen.findByText('Failed to load the recipients')).toBeVisible();
  expect(await download(user)).toBeNull();
});
