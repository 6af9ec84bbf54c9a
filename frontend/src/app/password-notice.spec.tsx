import { beforeEach, describe, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { api, refuse } from '../testing/answers.ts';
import { server } from '../testing/server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp, signedInAs } from '../testing/render-app.tsx';
import { aUser, stats } from '../testing/people-and-cases.ts';

const set = { user_id: 1, name: 'Ada Example', at: '2026-03-04T09:00:00.000Z' };

beforeEach(() => {
  server.use(
    http.get(api('/cases'), () => HttpResponse.json([])),
    http.get(api('/cases/stats'), () => HttpResponse.json(stats)),
  );
});

describe('one’s own password', () => {
  it('is waited for once it is sent; what is wrong is said at its field, and is gone when asked anew', async () => {
    let refused = () => {};
    let asked = 0;
    server.use(
      http.post(api('/auth/password'), async () => {
        asked += 1;
        await new Promise<void>((resolve) => (refused = resolve));
        return refuse(403, 'The current password is not right.', 'wrong_password');
      }),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    signedInAs(aUser);
    const { user } = renderApp('/app');
    const change = async () => {
      await user.click(await screen.findByRole('button', { name: /Account$/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Change password' }));
      return within(await screen.findByRole('dialog', { name: 'Change password' }));
    };
    const dialog = await change();
    await user.type(dialog.getByLabelText(/^Current password/), 'not what it is');
    await user.type(dialog.getByLabelText(/^New password \*|^New password$/), 'a phrase of my own');
    await user.type(dialog.getByLabelText(/^New password again/), 'a phrase of my own{Enter}');
    await waitFor(() => expect(asked).toBe(1));
    await user.keyboard('{Escape}');
    refused();
    const words = 'The current password is not right.';
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Current password/)).toHaveAccessibleDescription(words),
    );
    expect(dialog.getAllByText(words)).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await change()).queryByText(words)).not.toBeInTheDocument();
    expect(asked).toBe(1);
  });
});

describe('a password that somebody else set', () => {
  it('is told with who set it, until it has been read', async () => {
    signedInAs({ ...aUser, password_set_by: set });
    const { user } = renderApp('/app');
    const notice = within(await screen.findByRole('region', { name: /set a new password for your account/ }));
    expect(notice.getByText('Ada Example set a new password for your account')).toBeVisible();
    expect(notice.getByText(/If you did not ask for it/)).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'I have read this' }));
    expect(
      screen.queryByRole('region', { name: /set a new password for your account/ }),
    ).not.toBeInTheDocument();
  });

  it('was set at the machine: then it was no user of that name', async () => {
    signedInAs({ ...aUser, password_set_by: { ...set, user_id: null, name: 'operator' } });
    renderApp('/app');
    expect(await screen.findByText('The operator set a new password for your account')).toBeVisible();
  });

  it('is told by the dialog that asks for another, as long as there is one', async () => {
    signedInAs({ ...aUser, must_change_password: true, password_set_by: set });
    renderApp('/app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    expect(dialog.getByText(/^Ada Example,/)).toBeInTheDocument();
    expect(
      screen.queryByRole('region', { name: /set a new password for your account/ }),
    ).not.toBeInTheDocument();
  });

  it('stands in the way until there is another: neither Escape nor a button leads past it', async () => {
    signedInAs({ ...aUser, must_change_password: true, password_set_by: set });
    const { user } = renderApp('/app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await user.keyboard('{Escape}');
    const buttons = dialog.getAllByRole('button', { hidden: false }).map(({ textContent }) => textContent);
    expect(buttons.filter(Boolean)).toEqual(['Logout', 'Change password']);
    expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    let sent: unknown;
    server.use(
      http.post(api('/auth/password'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ success: true });
      }),
    );
    signedInAs(aUser);
    await user.type(dialog.getByLabelText(/^Current password/), 'given on the first day 1');
    await user.type(dialog.getByLabelText(/^New password \*|^New password$/), 'a phrase of my own');
    await user.type(dialog.getByLabelText(/^New password again/), 'a phrase of my own');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual({
      current_password: 'given on the first day 1',
      new_password: 'a phrase of my own',
    });
  });

  it('can be left for later only by signing out', async () => {
    signedInAs({ ...aUser, must_change_password: true, password_set_by: set });
    server.use(http.post(api('/auth/logout'), () => HttpResponse.json({ success: true })));
    const { user, place } = renderApp('/app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await user.click(dialog.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(place()).toBe('/login'));
  });

  it('is no matter where nobody did', async () => {
    signedInAs(aUser);
    renderApp('/app');
    await screen.findByRole('heading', { level: 1 });
    expect(
      screen.queryByRole('region', { name: /set a new password for your account/ }),
    ).not.toBeInTheDocument();
  });
});
