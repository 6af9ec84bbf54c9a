import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, changedMeanwhile, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { server } from '../../testing/server.ts';
import {
  begun,
  change,
  dialog,
  held,
  kim,
  lee,
  me,
  open,
  reads,
  row,
  sent,
  shownNames,
} from '../../testing/user-desk.ts';
import { aListedUser } from '../../testing/users.ts';

beforeEach(begun);

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
    held.users = [me, { ...kim, must_change_password: true }, lee];
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

  it('is left to a role and a status, which stand in the address, and to all again', async () => {
    const { user, place } = open();
    await row('Kim Park');
    const choose = (name: string, option: string) =>
      user.selectOptions(screen.getByRole('combobox', { name }), option);
    await choose('Filter by status', 'Inactive');
    expect(place()).toBe('/app/admin/users?status=inactive');
    expect(shownNames()).toEqual(['lee.moreau']);
    await choose('Filter by role', 'Admin');
    expect(place()).toBe('/app/admin/users?role=admin&status=inactive');
    expect(screen.getByText('No users found matching your search criteria.')).toBeVisible();
    await choose('Filter by status', 'All statuses');
    expect(shownNames()).toEqual(['Ada Example']);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(place()).toBe('/app/admin/users');
    expect(shownNames()).toEqual(['Ada Example', 'Kim Park', 'lee.moreau']);
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

  it('says what helps where to try again does not', async () => {
    open();
    const helps = 'The administrator must make room on the disk.';
    server.use(http.get(api('/admin/users'), () => refuse(503, helps, 'stopped')));
    expect(await screen.findByText('Failed to load users.')).toBeVisible();
    expect(screen.getByText(helps)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('that could not be read again after a change says so above what was read before', async () => {
    change('delete', '/admin/users/7');
    const { user } = open();
    await user.click((await row('Kim Park')).getByRole('button', { name: 'Deactivate kim.park' }));
    server.use(http.get(api('/admin/users'), () => refuse(500, 'Broken.'), { once: true }));
    await user.click((await dialog('Deactivate Kim Park?')).getByRole('button', { name: 'Deactivate user' }));
    expect(await screen.findByText('Failed to load users. Please try again.')).toBeVisible();
    expect((await row('Kim Park')).getByText('Active')).toBeVisible();
    held.users = [me, { ...kim, is_active: false }];
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await (await row('Kim Park')).findByText('Inactive')).toBeVisible();
    expect(screen.queryByText(/^Failed to load users/)).not.toBeInTheDocument();
  });

  it('is turned page by page where a site has many users', async () => {
    held.users = Array.from({ length: 51 }, (_, index) =>
      aListedUser({ id: index + 1, username: `user${index}`, full_name: null }),
    );
    const { user, place } = open();
    expect(await screen.findByText('Showing 1 to 50 of 51 users')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(place()).toBe('/app/admin/users?page=2');
    await waitFor(() => expect(shownNames()).toEqual(['user50']));
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
    reads.length = 0;
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

  it('of whom somebody else changed meanwhile shows what differs, and is confirmed on that', async () => {
    const theirs = { ...kim, revision: kim.revision + 1, email: 'kim@elsewhere.example' };
    change('delete', '/admin/users/7', () => {
      held.users = [me, theirs, lee];
      return changedMeanwhile(theirs);
    });
    const { user } = open();
    await user.click((await row('Kim Park')).getByRole('button', { name: 'Deactivate kim.park' }));
    const question = await dialog('Deactivate Kim Park?');
    await user.click(question.getByRole('button', { name: 'Deactivate user' }));
    expect(await question.findByText(/Someone else has changed this meanwhile/)).toBeVisible();
    expect(question.getByRole('region', { name: 'Changes' })).toHaveTextContent('elsewhere');
    change('delete', '/admin/users/7');
    await user.click(question.getByRole('button', { name: 'Deactivate user' }));
    await screen.findByText('kim.park has been deactivated.');
    expect(sent.map(({ based }) => based)).toEqual([`"${kim.revision}"`, `"${theirs.revision}"`]);
  });
});
