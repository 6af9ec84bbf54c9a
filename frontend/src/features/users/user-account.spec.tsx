import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, changedMeanwhile, refuse } from '../../testing/answers.ts';
import { aLiveLine } from '../../testing/live-line.ts';
import { server } from '../../testing/server.ts';
import { begun, change, dialog, held, kim, me, open, row, sent } from '../../testing/user-desk.ts';
import { aListedUser } from '../../testing/users.ts';

beforeEach(begun);

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
    const did = shown.getByRole('link', { name: 'Everything this person did' });
    expect(did).toHaveAttribute('href', '/app/audit?person=7');
    await user.click(await shown.findByRole('button', { name: 'End the session of Chrome on Linux' }));
    await waitFor(() =>
      expect(sent.map(({ call }) => call)).toEqual(['delete /admin/users/7/sessions/ward']),
    );
    await user.click(shown.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('kim.park has been signed out everywhere.')).toBeVisible();
    expect(sent.at(-1)?.call).toBe('delete /admin/users/7/sessions');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are not told as still there where nobody knows; the dialog waits for the answer and says so', async () => {
    let cut = () => {};
    const isCut = new Promise<void>((resolve) => (cut = resolve));
    server.use(
      http.get(api('/admin/users/7/sessions'), () => HttpResponse.json({ sessions: [session] })),
      http.delete(api('/admin/users/7/sessions'), async () => {
        await isCut;
        return HttpResponse.error();
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sessions of kim.park' }));
    const shown = await dialog('Sessions of kim.park');
    await user.click(await shown.findByRole('button', { name: 'Sign out everywhere' }));
    await user.keyboard('{Escape}');
    cut();
    expect(await shown.findByRole('alert')).toHaveTextContent('This may have been saved');
    expect(screen.queryByText(/Failed to sign out/)).not.toBeInTheDocument();
  });
});

describe('an account whose sign-in is slowed', () => {
  it('says so, and is unlocked once that is confirmed', async () => {
    held.users = [me, { ...kim, slowed_until: '2026-03-02T10:15:00.000Z' }];
    change('post', '/admin/users/7/unlock', () => {
      held.users = [me, kim];
      return HttpResponse.json({ success: true, user: kim });
    });
    const { user } = open();
    expect((await row('Kim Park')).getByText('Sign-in slowed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unlock admin' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Unlock kim.park' }));
    const question = await dialog('Unlock Kim Park?');
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Unlock account' }));
    expect(await screen.findByText('kim.park can try to sign in again.')).toBeVisible();
    expect(sent.map(({ call }) => call)).toEqual(['post /admin/users/7/unlock']);
    await waitFor(() => expect(screen.queryByText('Sign-in slowed')).not.toBeInTheDocument());
  });

  it('says why it could not be unlocked', async () => {
    held.users = [me, { ...kim, slowed_until: '2026-03-02T10:15:00.000Z' }];
    change('post', '/admin/users/7/unlock', () => refuse(503, 'The secrets are away.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Unlock kim.park' }));
    const question = await dialog('Unlock Kim Park?');
    await user.click(question.getByRole('button', { name: 'Unlock account' }));
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
    held.users = [me, kim, pat];
    const form = await openOwn();
    for (const label of ['Printed name', 'Credentials', 'NPI'])
      expect(form.getByLabelText(label)).toBeDisabled();
    expect(form.getByLabelText('Typed signature')).toBeEnabled();
    expect(form.getByText(told)).toBeVisible();
  });

  it('is one’s own to set where nobody else manages users', async () => {
    held.users = [me, kim, { ...pat, is_active: false }];
    const form = await openOwn();
    for (const label of ['Printed name', 'Credentials', 'NPI'])
      expect(form.getByLabelText(label)).toBeEnabled();
    expect(form.queryByText(told)).not.toBeInTheDocument();
  });
});

describe('the second factor', () => {
  it('of a user is shown, and reset once that is confirmed', async () => {
    held.users = [
      { ...me, second_factor: true },
      { ...kim, second_factor: true },
    ];
    change('delete', '/admin/users/7/second-factor', () => {
      held.users = [me, kim];
      return HttpResponse.json({ success: true });
    });
    const { user } = open();
    expect((await row('Kim Park')).getByText('Second factor')).toBeVisible();
    // One's own is removed on the page of one's account.
    expect(
      screen.queryByRole('button', { name: 'Reset the second factor of admin' }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset the second factor of kim.park' }));
    const question = await dialog('Reset the second factor of Kim Park?');
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Reset second factor' }));
    expect(await screen.findByText('The second factor of kim.park has been reset.')).toBeVisible();
    expect(sent.map(({ call }) => call)).toEqual(['delete /admin/users/7/second-factor']);
  });

  it('is required of roles once that is saved, on what was seen', async () => {
    held.rule = { revision: 4, roles: ['admin'] };
    change('put', '/admin/second-factor', () => {
      held.rule = { revision: 5, roles: ['user'] };
      return HttpResponse.json(held.rule);
    });
    const { user } = open();
    const save = await screen.findByRole('button', { name: 'Save' });
    expect(screen.getByRole('checkbox', { name: 'Admins' })).toBeChecked();
    expect(save).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Users' }));
    await user.click(screen.getByRole('checkbox', { name: 'Admins' }));
    expect(sent).toEqual([]);
    await user.click(save);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(sent).toEqual([{ call: 'put /admin/second-factor', body: { roles: ['user'] }, based: '"4"' }]);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Admins' })).not.toBeChecked());
  });

  it('that another admin set meanwhile is shown beside what was chosen, which is not lost', async () => {
    held.rule = { revision: 4, roles: [] };
    change('put', '/admin/second-factor', () => {
      held.rule = { revision: 5, roles: ['admin'] };
      return changedMeanwhile(held.rule);
    });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Users' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Someone else has changed this meanwhile/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Changes' })).toHaveTextContent('Admins: yesno');
    expect(screen.getByRole('checkbox', { name: 'Users' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Admins' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    change('put', '/admin/second-factor', () => {
      held.rule = { revision: 6, roles: ['user'] };
      return HttpResponse.json(held.rule);
    });
    await user.click(screen.getByRole('button', { name: 'Keep my version' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Of whom a second factor is required has been saved.');
    expect(sent.map(({ based }) => based)).toEqual(['"4"', '"5"']);
  });

  it('that another admin sets is shown at once, and takes nothing away that is being chosen', async () => {
    held.rule = { revision: 4, roles: [] };
    const tell = aLiveLine();
    const { user } = open();
    const users = await screen.findByRole('checkbox', { name: 'Users' });
    held.rule = { revision: 5, roles: ['user'] };
    tell('second-factor');
    await waitFor(() => expect(users).toBeChecked());
    await user.click(screen.getByRole('checkbox', { name: 'Admins' }));
    let isRead = false;
    server.use(
      http.get(api('/admin/second-factor'), () => {
        isRead = true;
        return HttpResponse.json({ revision: 6, roles: [] });
      }),
    );
    tell('second-factor');
    await waitFor(() => expect(isRead).toBe(true));
    // It would have been drawn by then.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getByRole('checkbox', { name: 'Admins' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Users' })).toBeChecked();
  });
});
