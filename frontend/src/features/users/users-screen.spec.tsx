import { screen, waitFor, within } from '@testing-library/react';
import type { SessionUser, UserResponse } from '@vouchwell/contract';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { aListedUser } from '../../testing/users.ts';

const me = aListedUser({ id: 1, username: 'admin', full_name: 'Ada Example', email: null, role: 'admin' });
const kim = aListedUser();
const lee = aListedUser({
  id: 8,
  username: 'lee.moreau',
  full_name: null,
  email: null,
  is_active: false,
  last_login: null,
  case_count: 0,
});

/** What the server holds; a test may put something else there. */
let users: UserResponse[] = [];
const sent: { call: string; body: unknown; based: string | null }[] = [];
let reads: string[] = [];

/** Records a change and answers it. */
function change(
  method: 'post' | 'put' | 'delete',
  path: string,
  answer: () => HttpResponse<JsonBodyType> = () => HttpResponse.json({ success: true, user: kim }),
) {
  server.use(
    http[method](api(path), async ({ request }) => {
      const text = await request.text();
      const body: unknown = text ? JSON.parse(text) : null;
      sent.push({ call: `${method} ${path}`, body, based: request.headers.get('if-match') });
      return answer();
    }),
  );
}

function open(address = '/app/admin/users', user: SessionUser = anAdmin) {
  signedInAs(user);
  server.use(
    http.get(api('/admin/users'), () => {
      reads.push('list');
      return HttpResponse.json({ users });
    }),
    http.get(api('/admin/users/stats'), () => {
      reads.push('figures');
      return HttpResponse.json({
        statistics: { user_counts: { total: 14, active: 11, admin: 2, inactive: 3 } },
      });
    }),
  );
  return renderApp(address);
}

const row = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('tr') as HTMLElement);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const shownNames = () =>
  within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).getAllByRole('button')[0]?.textContent);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent.length = 0;
  reads = [];
  users = [me, kim, lee];
});

describe('who may', () => {
  it('an admin without the right reads the words of the specification', async () => {
    open(undefined, { ...anAdmin, permissions: { ...anAdmin.permissions, can_manage_users: false } });
    expect(
      await screen.findByText(/Access denied\. You don't have permission to manage users\./),
    ).toBeVisible();
    expect(reads).toEqual([]);
  });
});

describe('the list', () => {
  it('shows of each user who it is, their role, state, cases and last sign-in', async () => {
    users = [me, { ...kim, must_change_password: true }, lee];
    open();
    expect(await screen.findByRole('heading', { name: 'User Management' })).toBeVisible();
    const first = await row('Kim Park');
    for (const text of ['kim.park · kim@example.org', 'User', 'Active', 'Temporary password', '12'])
      expect(first.getByText(text)).toBeVisible();
    expect(first.queryByText('Never')).not.toBeInTheDocument();
    const second = await row('lee.moreau');
    expect(second.getByText('Inactive')).toBeVisible();
    expect(second.getByText('Never')).toBeVisible();
    expect((await row('Ada Example')).getByText('Admin')).toBeVisible();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['User', 'Role', 'Status', 'Cases', 'Last Login', 'Actions']);
  });

  it('has the four figures above it', async () => {
    open();
    for (const [label, figure] of [
      ['Total Users', '14'],
      ['Active Users', '11'],
      ['Admin Users', '2'],
      ['Inactive Users', '3'],
    ] as const) {
      const card = await screen.findByRole('group', { name: label });
      await waitFor(() => expect(card).toHaveTextContent(figure));
    }
  });

  it('stands without its figures where those cannot be had', async () => {
    open();
    server.use(http.get(api('/admin/users/stats'), () => refuse(500, 'Broken.')));
    await row('Kim Park');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Total Users' })).toHaveTextContent('–'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['PARK', ['Kim Park']],
    ['MOREAU', ['lee.moreau']],
    ['example.ORG', ['Kim Park']],
    ['a', ['Ada Example', 'Kim Park', 'lee.moreau']],
  ])('is searched for %s in username, full name and email, in any case', async (text, names) => {
    const { user, place } = open();
    await row('Kim Park');
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), text);
    await waitFor(() => expect(place()).toBe(`/app/admin/users?search=${text}`));
    await waitFor(() => expect(shownNames()).toEqual(names));
  });

  it('says that nobody matches', async () => {
    open('/app/admin/users?search=zzz');
    expect(await screen.findByText('No users found matching your search criteria.')).toBeVisible();
  });

  it('says that it is loading', async () => {
    open();
    server.use(http.get(api('/admin/users'), () => delay('infinite')));
    expect(await screen.findByText('Loading users...')).toBeInTheDocument();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { user } = open();
    server.use(http.get(api('/admin/users'), () => refuse(500, 'Broken.'), { once: true }));
    expect(await screen.findByText('Failed to load users. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await row('Kim Park');
  });

  it('is turned page by page where a site has many users', async () => {
    users = Array.from({ length: 51 }, (_, index) =>
      aListedUser({ id: index + 1, username: `user${index}`, full_name: null }),
    );
    const { user, place } = open();
    expect(await screen.findByText('Showing 1 to 50 of 51 users')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(place()).toBe('/app/admin/users?page=2');
    await waitFor(() => expect(shownNames()).toEqual(['user50']));
  });
});

describe('a new user', () => {
  it('is created with what was typed, and list and figures are read again', async () => {
    change('post', '/admin/users');
    const { user } = open();
    await row('Kim Park');
    await user.click(screen.getByRole('button', { name: 'Create User' }));
    const form = await dialog('Create User');
    expect(form.getByRole('combobox', { name: 'Role' })).toHaveValue('user');
    expect(form.getByRole('checkbox', { name: 'Active User' })).toBeChecked();
    expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await user.type(form.getByRole('textbox', { name: 'Username' }), 'mo.diaz');
    await user.type(form.getByLabelText(/^Password/), 'seven green umbrellas');
    await user.type(form.getByRole('textbox', { name: 'Full name' }), 'Mo Diaz');
    await user.click(form.getByRole('checkbox', { name: 'Export cases' }));
    reads = [];
    await user.click(form.getByRole('button', { name: 'Create User' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.map(({ body }) => body)).toEqual([
      {
        username: 'mo.diaz',
        password: 'seven green umbrellas',
        full_name: 'Mo Diaz',
        email: '',
        role: 'user',
        is_active: true,
        permissions: { can_export_cases: false },
      },
    ]);
    await waitFor(() => expect(reads.sort()).toEqual(['figures', 'list']));
  });

  it('needs a username and a password', async () => {
    change('post', '/admin/users');
    const { user } = open();
    await row('Kim Park');
    await user.click(screen.getByRole('button', { name: 'Create User' }));
    const form = await dialog('Create User');
    await user.click(form.getByRole('button', { name: 'Create User' }));
    expect(form.getByText('Username is required.')).toBeVisible();
    expect(form.getByText('Password is required.')).toBeVisible();
    await user.type(form.getByLabelText(/^Password/), 'short');
    await user.click(form.getByRole('button', { name: 'Create User' }));
    expect(form.getByText('Password must have at least 12 characters.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    [
      () => refuse(409, 'This username is taken. Choose another one.'),
      /This username is taken\. Choose another one\./,
    ],
    [() => new HttpResponse('<h1>Bad</h1>', { status: 500 }), /^Failed to create user$/],
  ])('that is refused says why, and the form stays (%#)', async (answer, words) => {
    change('post', '/admin/users', answer as () => HttpResponse<JsonBodyType>);
    const { user } = open();
    await row('Kim Park');
    await user.click(screen.getByRole('button', { name: 'Create User' }));
    const form = await dialog('Create User');
    await user.type(form.getByRole('textbox', { name: 'Username' }), 'mo.diaz');
    await user.type(form.getByLabelText(/^Password/), 'seven green umbrellas');
    await user.click(form.getByRole('button', { name: 'Create User' }));
    const alert = await form.findByRole('alert');
    expect(within(alert).getByText(words)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('mo.diaz');
  });

  it('is not thrown away without a question', async () => {
    const { user } = open();
    await row('Kim Park');
    await user.click(screen.getByRole('button', { name: 'Create User' }));
    const form = await dialog('Create User');
    await user.type(form.getByRole('textbox', { name: 'Username' }), 'mo');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  });
});

describe('the edit of a user', () => {
  it('sends what the form holds, no blank password, and names the version it was made for', async () => {
    change('put', '/admin/users/7');
    const { user } = open();
    await user.click((await row('Kim Park')).getByRole('button', { name: 'Edit kim.park' }));
    const form = await dialog('Edit kim.park');
    expect(form.getByRole('textbox', { name: 'Username' })).toHaveAttribute('readonly');
    expect(form.getByLabelText('Password (leave blank to keep current)')).toHaveValue('');
    await user.clear(form.getByRole('textbox', { name: 'Full name' }));
    await user.clear(form.getByRole('textbox', { name: 'Email' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const body = { username: 'kim.park', full_name: '', email: '', role: 'user', is_active: true };
    expect(sent).toEqual([{ call: 'put /admin/users/7', body, based: '"3"' }]);
  });

  it('gives another password where one was typed', async () => {
    change('put', '/admin/users/7');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Kim Park' }));
    const form = await dialog('Edit kim.park');
    await user.type(form.getByLabelText(/^Password/), 'seven green umbrellas');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ password: 'seven green umbrellas' }));
  });

  it('lets an inactive user in again', async () => {
    change('put', '/admin/users/8');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'lee.moreau' }));
    const form = await dialog('Edit lee.moreau');
    await user.click(form.getByRole('checkbox', { name: 'Active User' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ is_active: true }));
  });

  it('that came second shows where both versions differ, and keeps neither unasked', async () => {
    const theirs = { ...kim, revision: 5, full_name: 'Kim Lee', email: 'lee@example.org' };
    change('put', '/admin/users/7', () =>
      HttpResponse.json(
        { success: false, status: 409, code: 'changed_meanwhile', message: 'x', error: 'x', current: theirs },
        { status: 409 },
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Kim Park' }));
    const form = await dialog('Edit kim.park');
    const name = form.getByRole('textbox', { name: 'Full name' });
    await user.clear(name);
    await user.type(name, 'Kim Parker');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    const changes = await form.findByRole('region', { name: 'Changes' });
    expect(changes).toHaveTextContent('Full name: Kim LeeParker');
    expect(changes).toHaveTextContent('Email: leekim@example.org');
    expect(changes).not.toHaveTextContent('Role');
    expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    change('put', '/admin/users/7');
    await user.click(form.getByRole('button', { name: 'Keep my version' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent.map(({ based }) => based)).toEqual(['"3"', '"5"']));
    expect(sent[1]?.body).toMatchObject({ full_name: 'Kim Parker', email: 'kim@example.org' });
  });

  it('takes the other version where that is wanted', async () => {
    const theirs = { ...kim, revision: 5, full_name: 'Kim Lee' };
    change('put', '/admin/users/7', () =>
      HttpResponse.json(
        { success: false, status: 409, code: 'changed_meanwhile', message: 'x', error: 'x', current: theirs },
        { status: 409 },
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Kim Park' }));
    const form = await dialog('Edit kim.park');
    await user.type(form.getByRole('textbox', { name: 'Full name' }), 'er');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await user.click(await form.findByRole('button', { name: 'Use their version' }));
    expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Kim Lee');
  });

  it('of oneself leaves role, rights, state and password to others', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ada Example' }));
    const form = await dialog('Edit admin');
    expect(form.getByRole('combobox', { name: 'Role' })).toBeDisabled();
    expect(form.getByRole('checkbox', { name: 'Active User' })).toBeDisabled();
    expect(form.getByRole('checkbox', { name: 'Manage users' })).toBeDisabled();
    expect(form.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  });
});

describe('rights', () => {
  const rights = ['Open the admin area', 'Manage users', 'Manage AI settings', 'Manage the content library'];
  const box = (form: Awaited<ReturnType<typeof dialog>>, name: string) =>
    form.getByRole('checkbox', { name });

  it('follow the role, and are sent only where they were changed', async () => {
    change('put', '/admin/users/7');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Kim Park' }));
    const form = await dialog('Edit kim.park');
    for (const name of rights) expect(box(form, name)).toBeDisabled();
    for (const name of rights) expect(box(form, name)).not.toBeChecked();
    await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Admin');
    for (const name of [...rights, 'Read the audit history']) expect(box(form, name)).toBeChecked();
    await user.click(box(form, 'Manage AI settings'));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ role: 'admin', permissions: { can_manage_ai: false } }),
    );
  });

  it('of the admin area close with its door, and open as they were', async () => {
    users = [me, aListedUser({ role: 'admin', permission_flags: { can_manage_ai: false } })];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Kim Park' }));
    const form = await dialog('Edit kim.park');
    await user.click(box(form, 'Open the admin area'));
    expect(box(form, 'Manage users')).not.toBeChecked();
    expect(box(form, 'Manage users')).toBeDisabled();
    await user.click(box(form, 'Open the admin area'));
    expect(box(form, 'Manage users')).toBeChecked();
    expect(box(form, 'Manage AI settings')).not.toBeChecked();
  });

  it('that one does not have oneself are given to nobody, but left to who has them', async () => {
    users = [
      me,
      aListedUser({ role: 'admin' }),
      aListedUser({ id: 9, username: 'mo.diaz', full_name: null }),
    ];
    const { user } = open(undefined, {
      ...anAdmin,
      permissions: { ...anAdmin.permissions, can_export_cases: false, can_manage_ai: false },
    });
    await user.click(await screen.findByRole('button', { name: 'mo.diaz' }));
    let form = await dialog('Edit mo.diaz');
    await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Admin');
    expect(box(form, 'Manage AI settings')).toBeDisabled();
    expect(form.getAllByText('You do not have this right yourself')).not.toHaveLength(0);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await user.click(await screen.findByRole('button', { name: 'Kim Park' }));
    form = await dialog('Edit kim.park');
    expect(box(form, 'Manage AI settings')).toBeEnabled();
  });
});

describe('deactivating', () => {
  it('asks, and reads list and figures again', async () => {
    change('delete', '/admin/users/7');
    const { user } = open();
    await user.click((await row('Kim Park')).getByRole('button', { name: 'Deactivate kim.park' }));
    const question = await dialog('Deactivate Kim Park?');
    expect(question.getByText(/Are you sure you want to deactivate this user\?/)).toBeVisible();
    expect(sent).toEqual([]);
    reads = [];
    await user.click(question.getByRole('button', { name: 'Deactivate user' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.map(({ call }) => call)).toEqual(['delete /admin/users/7']);
    await waitFor(() => expect(reads.sort()).toEqual(['figures', 'list']));
  });

  it('is offered for active users only, and not for oneself', async () => {
    open();
    expect((await row('lee.moreau')).queryByRole('button', { name: /Deactivate/ })).not.toBeInTheDocument();
    expect(
      (await row('Ada Example')).getByRole('button', { name: 'You cannot deactivate your own account.' }),
    ).toBeDisabled();
  });

  it.each([
    [
      () => refuse(409, 'This is the last active admin. Make another user an admin first.'),
      /the last active admin/,
    ],
    [() => new HttpResponse('<h1>Bad</h1>', { status: 500 }), /^Failed to deactivate user$/],
  ])('that is refused says why (%#)', async (answer, words) => {
    change('delete', '/admin/users/7', answer as () => HttpResponse<JsonBodyType>);
    const { user } = open();
    await user.click((await row('Kim Park')).getByRole('button', { name: 'Deactivate kim.park' }));
    const question = await dialog('Deactivate Kim Park?');
    await user.click(question.getByRole('button', { name: 'Deactivate user' }));
    expect(within(await question.findByRole('alert')).getByText(words)).toBeVisible();
  });
});

describe('the sessions of a user', () => {
  const session = {
    id: 'ward',
    browser: 'Chrome on Linux',
    begun_at: '2026-03-02T08:00:00.000Z',
    used_at: '2026-03-02T09:00:00.000Z',
    expires_at: '2026-03-02T20:00:00.000Z',
    current: false,
  };

  it('are listed, ended one by one, and all at once', async () => {
    server.use(http.get(api('/admin/users/7/sessions'), () => HttpResponse.json({ sessions: [session] })));
    change('delete', '/admin/users/7/sessions/ward');
    change('delete', '/admin/users/7/sessions');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sessions of kim.park' }));
    const shown = await dialog('Sessions of kim.park');
    await user.click(await shown.findByRole('button', { name: 'End the session of Chrome on Linux' }));
    await waitFor(() =>
      expect(sent.map(({ call }) => call)).toEqual(['delete /admin/users/7/sessions/ward']),
    );
    await user.click(shown.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('kim.park has been signed out everywhere.')).toBeVisible();
    expect(sent.at(-1)?.call).toBe('delete /admin/users/7/sessions');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('an account whose sign-in is slowed', () => {
  it('says so, and is unlocked once that is confirmed', async () => {
    users = [me, { ...kim, slowed_until: '2026-03-02T10:15:00.000Z' }];
    change('post', '/admin/users/7/unlock', () => {
      users = [me, kim];
      return HttpResponse.json({ success: true, user: kim });
    });
    const { user } = open();
    expect((await row('Kim Park')).getByText('Sign-in slowed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unlock admin' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Unlock kim.park' }));
    const question = await dialog('Unlock Kim Park?');
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('kim.park can try to sign in again.')).toBeVisible();
    expect(sent.map(({ call }) => call)).toEqual(['post /admin/users/7/unlock']);
    await waitFor(() => expect(screen.queryByText('Sign-in slowed')).not.toBeInTheDocument());
  });

  it('says why it could not be unlocked', async () => {
    users = [me, { ...kim, slowed_until: '2026-03-02T10:15:00.000Z' }];
    change('post', '/admin/users/7/unlock', () => refuse(503, 'The secrets are away.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Unlock kim.park' }));
    const question = await dialog('Unlock Kim Park?');
    await user.click(question.getByRole('button', { name: 'Unlock' }));
    expect(await question.findByRole('alert')).toHaveTextContent('The secrets are away.');
  });
});

describe('the own professional profile', () => {
  const pat = aListedUser({ id: 9, username: 'pat.quinn', full_name: 'Pat Quinn', role: 'admin' });
  const openOwn = async () => {
    const profile = { printed_name: 'Ada Example', credentials: 'RN', npi: null, signature: null };
    server.use(http.get(api('/admin/users/1/profile'), () => HttpResponse.json({ revision: 3, profile })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Professional profile of admin' }));
    const form = await dialog('Professional profile of admin');
    await form.findByLabelText('Credentials');
    return form;
  };
  const told = /set by another user who manages users/;

  it('leaves all but the signature to another who manages users', async () => {
    users = [me, kim, pat];
    const form = await openOwn();
    for (const label of ['Printed name', 'Credentials', 'NPI'])
      expect(form.getByLabelText(label)).toBeDisabled();
    expect(form.getByLabelText('Typed signature')).toBeEnabled();
    expect(form.getByText(told)).toBeVisible();
  });

  it('is one’s own to set where nobody else manages users', async () => {
    users = [me, kim, { ...pat, is_active: false }];
    const form = await openOwn();
    for (const label of ['Printed name', 'Credentials', 'NPI'])
      expect(form.getByLabelText(label)).toBeEnabled();
    expect(form.queryByText(told)).not.toBeInTheDocument();
  });
});
