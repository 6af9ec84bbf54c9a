import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { begun, change, dialog, held, kim, me, open, reads, row, sent } from '../../testing/user-desk.ts';
import { aListedUser } from '../../testing/users.ts';

beforeEach(begun);

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
    reads.length = 0;
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
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
    held.users = [me, aListedUser({ role: 'admin', permission_flags: { can_manage_ai: false } })];
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
    held.users = [
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
