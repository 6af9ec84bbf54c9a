import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aSite, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

async function signIn(
  user: ReturnType<typeof renderApp>['user'],
  name = 'nora',
  password = 'a long pass phrase',
) {
  await user.type(await screen.findByLabelText(/^Username/), name);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('sign-in', () => {
  it('keeps the token and leads to where the person was going', async () => {
    let sent: unknown;
    server.use(
      http.post(api('/auth/login'), async ({ request }) => {
        sent = await request.json();
        expect(request.headers.get('authorization')).toBeNull();
        return HttpResponse.json({ access_token: 'fresh', user: aUser, site: aSite });
      }),
    );
    const { user, place } = renderApp('/app/dashboard?x=1');
    await signIn(user);
    await waitFor(() => expect(place()).toBe('/app/dashboard?x=1'));
    expect(sent).toEqual({ username: 'nora', password: 'a long pass phrase' });
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    // The button that had the focus is gone: the next key goes into the screen.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('says Signing in... while it waits', async () => {
    server.use(http.post(api('/auth/login'), () => delay('infinite')));
    const { user } = renderApp('/login');
    await signIn(user);
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  });

  it('shows the returned message under the form and keeps nobody signed in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(api('/auth/login'), () => refuse(401, 'Username or password is wrong.')));
    const { user, place } = renderApp('/login');
    await signIn(user);
    expect(await screen.findByText('Username or password is wrong.')).toBeVisible();
    expect(place()).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('says Login failed where the server gave no reason', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.post(api('/auth/login'), () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })),
    );
    const { user } = renderApp('/login');
    await signIn(user);
    expect(await screen.findByText('Login failed')).toBeVisible();
  });

  it('says so when the server cannot be reached', async () => {
    server.use(http.post(api('/auth/login'), () => HttpResponse.error()));
    const { user } = renderApp('/login');
    await signIn(user);
    expect(
      await screen.findByText(
        'Login failed. The server cannot be reached. Check the connection and try again.',
      ),
    ).toBeVisible();
  });

  it('asks for both fields before it sends anything', async () => {
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Username is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
  });

  it('warns against real patient data', async () => {
    renderApp('/login');
    expect(
      await screen.findByText('This is a demo environment. Do not use real patient data.'),
    ).toBeVisible();
  });
});

describe('the session', () => {
  it('ends silently when the stored token is no longer known', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('token', 'stale');
    server.use(http.get(api('/auth/me'), () => refuse(401, 'Please sign in.')));
    const { place } = renderApp('/app/dashboard');
    await waitFor(() => expect(place()).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that made room for newer ones says so, also to who opens the page anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('token', 'oldest');
    server.use(http.get(api('/auth/me'), () => refuse(401, 'Away.', 'session_made_room')));
    renderApp('/app/dashboard');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'You were signed out here because you have signed in more than 20 times elsewhere since. Sign in to go on where you were.',
    );
  });

  it('survives a look-up that was cut off, as by a hasty reload', async () => {
    signedInAs(aUser);
    server.use(http.get(api('/auth/me'), () => HttpResponse.error(), { once: true }));
    renderApp('/app/dashboard');
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(localStorage.getItem('token')).toBe('a-token');
  });

  it('is left by Logout: the server hears of it and the next person starts at the dashboard', async () => {
    signedInAs(aUser);
    let told = '';
    server.use(
      http.post(api('/auth/logout'), ({ request }) => {
        told = request.headers.get('authorization') ?? '';
        return HttpResponse.json({ success: true });
      }),
    );
    const { user, place, router } = renderApp('/app/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(place()).toBe('/login'));
    expect(told).toBe('Bearer a-token');
    expect(localStorage.getItem('token')).toBeNull();
    expect(router.state.location.state?.from).toBeUndefined();
  });
});
