import { screen, waitFor, within } from '@testing-library/react';
import type { SessionResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const here: SessionResponse = {
  id: 'here',
  browser: 'Firefox on Windows',
  begun_at: at(8),
  used_at: at(11),
  expires_at: at(20),
  current: true,
};
const ward: SessionResponse = { ...here, id: 'ward', browser: null, current: false, used_at: at(9) };

let held: SessionResponse[] = [];
let ended: string[] = [];

function open() {
  signedInAs(aUser);
  server.use(
    http.get(api('/auth/sessions'), () => HttpResponse.json({ sessions: held })),
    http.delete(api('/auth/sessions/:id'), ({ params }) => {
      ended.push(String(params['id']));
      held = held.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ success: true });
    }),
  );
  return renderApp('/app/account');
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Sessions' }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  held = [here, ward];
  ended = [];
});

describe('your account', () => {
  it('is reached from the account menu', async () => {
    signedInAs(aUser);
    server.use(http.get(api('/auth/sessions'), () => HttpResponse.json({ sessions: held })));
    const { user, place } = renderApp('/app/nowhere');
    await user.click(await screen.findByRole('button', { name: /Account$/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Your account' }));
    await waitFor(() => expect(place()).toBe('/app/account'));
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
  });

  it('says where one is signed in, and which one this is', async () => {
    open();
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/Firefox on Windows.*This one/);
    expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Unknown browser');
    expect(second).not.toHaveTextContent('This one');
    const times = within(second!)
      .getAllByText((_, element) => element?.tagName === 'TIME')
      .map((time) => time.getAttribute('datetime'));
    expect(times).toEqual([at(8), at(9)]);
  });

  it('ends another session, and shows those that are left', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'End the session of Unknown browser' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(ended).toEqual(['ward']);
  });

  it('tells two of one browser apart, shows which is being ended, and names it where that fails', async () => {
    held = [
      here,
      { ...ward, browser: 'Chrome on Linux' },
      { ...ward, id: 'desk', browser: 'Chrome on Linux', begun_at: at(7) },
    ];
    const { user } = open();
    let answer = () => {};
    server.use(
      http.delete(api('/auth/sessions/:id'), async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return refuse(409, 'Not today.');
      }),
    );
    await rows();
    const [first, second] = screen.getAllByRole('button', {
      name: /^End the session of Chrome on Linux, signed in /,
    });
    expect(first!.ariaLabel).not.toBe(second!.ariaLabel);
    await user.click(second!);
    await waitFor(() => expect(second).toHaveAttribute('data-loading', 'true'));
    expect(first).not.toHaveAttribute('data-loading', 'true');
    await waitFor(() => expect(first).toBeDisabled());
    answer();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      second!.ariaLabel!.replace('End the', 'Failed to end the'),
    );
  });

  it('says what could not be ended, and keeps it in sight', async () => {
    const { user } = open();
    server.use(http.delete(api('/auth/sessions/:id'), () => refuse(409, 'Not today.')));
    await user.click(await screen.findByRole('button', { name: 'End the session of Unknown browser' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    expect(await rows()).toHaveLength(2);
  });

  it('signs out everywhere once that is confirmed, here too', async () => {
    let asked = 0;
    server.use(
      http.post(api('/auth/logout/everywhere'), () => {
        asked += 1;
        return HttpResponse.json({ success: true });
      }),
    );
    const { user, place } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    expect(asked).toBe(0);
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(place()).toBe('/login'));
    expect(asked).toBe(1);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('asks anew without the refusal of the last time', async () => {
    server.use(http.post(api('/auth/logout/everywhere'), () => refuse(503, 'Not today.')));
    const { user } = open();
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
      return within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    };
    const question = await ask();
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await question.findByRole('alert')).toHaveTextContent('Not today.');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await ask()).queryByText('Not today.')).not.toBeInTheDocument();
  });

  it('says that the sessions could not be loaded, and tries again', async () => {
    signedInAs(aUser);
    server.use(http.get(api('/auth/sessions'), () => refuse(500, 'Broken.')));
    const { user } = renderApp('/app/account');
    expect(await screen.findByText('Failed to load sessions. Please try again.')).toBeVisible();
    server.use(http.get(api('/auth/sessions'), () => HttpResponse.json({ sessions: held })));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await rows()).toHaveLength(2);
  });
});
