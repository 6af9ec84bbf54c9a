import { describe, expect, it } from 'vitest';
import { screen, within } from '@testing-library/react';
import { renderApp, signedInAs } from '../testing/render-app.tsx';
import { aUser } from '../testing/people-and-cases.ts';

const set = { user_id: 1, name: 'Ada Example', at: '2026-03-04T09:00:00.000Z' };

describe('a password that somebody else set', () => {
  it('is told with who set it, until it has been read', async () => {
    signedInAs({ ...aUser, password_set_by: set });
    const { user } = renderApp('/app');
    const notice = within(await screen.findByRole('region', { name: 'About your password' }));
    expect(notice.getByText('Ada Example set a new password for your account')).toBeVisible();
    expect(notice.getByText(/If you did not ask for it/)).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'I have read this' }));
    expect(screen.queryByRole('region', { name: 'About your password' })).not.toBeInTheDocument();
  });

  it('is told by the dialog that asks for another, as long as there is one', async () => {
    signedInAs({ ...aUser, must_change_password: true, password_set_by: set });
    renderApp('/app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    expect(dialog.getByText(/^Ada Example,/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'About your password' })).not.toBeInTheDocument();
  });

  it('is no matter where nobody did', async () => {
    signedInAs(aUser);
    renderApp('/app');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'About your password' })).not.toBeInTheDocument();
  });
});
