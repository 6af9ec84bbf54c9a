import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { KeptProviderTemplate, SessionUser } from '@vouchwell/contract';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const path = '/admin/provider-templates';
const park: KeptProviderTemplate = {
  id: 1,
  name: 'Dr. Jo Park',
  specialty: 'Urology',
  credentials: 'MD',
  npi: '1234567893',
  signature: 'Dr. Jo Park, MD',
  address: '12 Elm Street',
  phone: '555 0100',
  fax: null,
  years_experience: 12,
  board_certifications: ['Urology'],
  is_active: true,
  revision: 3,
};
const reyes = {
  ...park,
  id: 2,
  name: 'Dr. Sam Reyes',
  credentials: null,
  npi: '1000694715',
  is_active: false,
};

const asked: Record<string, string>[] = [];
const sent: { call: string; body: unknown; basedOn: string | null }[] = [];
let templates = [park, reyes];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.length = 0;
  sent.length = 0;
  templates = [park, reyes];
});

function open(address = '/app/admin/providers', user: SessionUser = anAdmin) {
  signedInAs(user);
  server.use(
    http.get(api(path), ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ templates, current_page: 1, total: templates.length, pages: 1 });
    }),
    http.get(api('/live'), () => new HttpResponse(null, { status: 404 })),
  );
  return renderApp(address);
}

/** Keeps what a change says, and answers it. */
function changes(method: 'post' | 'put' | 'delete', to: string, message: string) {
  server.use(
    http[method](api(to), async ({ request }) => {
      const text = await request.text();
      const call = `${request.method} ${new URL(request.url).pathname.replace(/^.*\/provider-templates/, '')}`;
      const body = text ? (JSON.parse(text) as unknown) : null;
      sent.push({ call, body, basedOn: request.headers.get('if-match') });
      return HttpResponse.json({ success: true, message, entry: null });
    }),
  );
}
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

it('without access to the admin area nothing is asked', async () => {
  const permissions = { ...anAdmin.permissions, can_access_admin: false };
  const { place } = open(undefined, { ...anAdmin, permissions });
  await waitFor(() => expect(place()).toBe('/app'));
  expect(asked).toEqual([]);
});

it('lists who they are, where they are reached, and whether cases are offered them', async () => {
  open('/app/admin/providers?search=elm&status=active');
  const table = within(await screen.findByRole('table', { name: 'Providers' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Dr\. Jo Park, MD.*Urology.*1234567893.*12 Elm Street.*Phone 555 0100.*Active/);
  expect(rows[2]).toMatch(/Dr\. Sam Reyes.*1000694715.*Inactive/);
  expect(asked.at(-1)).toEqual({ page: '1', per_page: '20', search: 'elm', status: 'active' });
  expect(table.queryByRole('button', { name: 'Deactivate Dr. Sam Reyes' })).not.toBeInTheDocument();
});

it('a wrong check digit is said before the server is asked; then one is added', async () => {
  changes('post', path, 'The provider was added.');
  const { user } = open();
  await user.click(await button('Add Provider'));
  const form = await dialog();
  await user.type(form.getByLabelText(/^Name/), 'Lena Ortiz');
  await user.type(form.getByLabelText(/^Specialty/), 'Podiatry');
  await user.type(form.getByLabelText(/^NPI/), '1234567890');
  await user.click(form.getByRole('button', { name: 'Add Provider' }));
  expect(form.getByText(/its check digit is wrong/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(form.getByLabelText(/^NPI/));
  await user.type(form.getByLabelText(/^NPI/), '1000583066');
  await user.click(form.getByRole('button', { name: 'Add Provider' }));
  expect(await screen.findByText('The provider was added.')).toBeVisible();
  const body = {
    name: 'Lena Ortiz',
    specialty: 'Podiatry',
    credentials: '',
    npi: '1000583066',
    address: '',
    phone: '',
    fax: '',
    years_experience: null,
    board_certifications: [],
  };
  expect(sent).toEqual([{ call: 'POST ', body, basedOn: null }]);
});

it('one is edited on the version that was seen, and comes back into use by its form', async () => {
  changes('put', `${path}/:id`, 'The provider was saved.');
  const { user } = open();
  await user.click(await button('Edit Dr. Sam Reyes'));
  const form = await dialog();
  await user.click(form.getByRole('switch', { name: /^Active/ }));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The provider was saved.')).toBeVisible();
  expect(sent[0]).toMatchObject({
    call: 'PUT /2',
    basedOn: '"3"',
    body: { name: 'Dr. Sam Reyes', is_active: true },
  });
});

it('what somebody else saved meanwhile is shown beside what is typed', async () => {
  const theirs = { ...park, phone: '555 0199', revision: 4 };
  server.use(
    http.put(api(`${path}/:id`), () =>
      HttpResponse.json(
        { error: 'Changed.', code: 'changed_meanwhile', revision: 4, current: theirs },
        { status: 409 },
      ),
    ),
  );
  const { user } = open();
  await user.click(await button('Edit Dr. Jo Park'));
  const form = await dialog();
  await user.type(form.getByLabelText(/^Fax/), '555 0111');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findByText(/Someone else has changed this meanwhile/);
  changes('put', `${path}/:id`, 'The provider was saved.');
  await user.click(form.getByRole('button', { name: 'Use their version' }));
  expect(form.getByLabelText(/^Phone/)).toHaveValue('555 0199');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent[0]?.basedOn).toBe('"4"'));
});

it('one is taken out of use after a question', async () => {
  changes('delete', `${path}/:id`, 'The provider was deactivated.');
  const { user } = open();
  await user.click(await button('Deactivate Dr. Jo Park'));
  const question = await dialog();
  expect(question.getByText(/Are you sure you want to deactivate this provider\?/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Deactivate provider' }));
  expect(await screen.findByText('The provider was deactivated.')).toBeVisible();
  expect(sent).toEqual([{ call: 'DELETE /1', body: null, basedOn: '"3"' }]);
});

it('none, none found, and a list that cannot be read', async () => {
  templates = [];
  const { user } = open();
  expect(await screen.findByText('No providers')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search providers' }), 'zebra');
  expect(await screen.findByText('No providers found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No providers')).toBeVisible();
  server.use(http.get(api(path), () => refuse(400, 'The list is away.', 'away')));
  await user.type(screen.getByRole('searchbox', { name: 'Search providers' }), 'walrus');
  expect(await screen.findByText('Failed to load providers')).toBeVisible();
});
