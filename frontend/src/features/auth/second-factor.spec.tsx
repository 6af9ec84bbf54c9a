import { screen, waitFor, within } from '@testing-library/react';
import type { SecondFactorStanding, SessionUser } from '@vouchwell/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { aSite, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const codes = Array.from({ length: 10 }, (_, n) => `7k3m${n}-w9x2d`);
const off: SecondFactorStanding = { on: false, since: null, required: false, recovery_codes_left: null };
const on = { ...off, on: true, since: '2026-03-02T08:00:00.000Z', recovery_codes_left: 10 };
const shown = {
  secret: 'GEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Vouchwell:nora?secret=GEZDGNBVGY3TQOJQ',
  qr_svg: '<svg/>',
};

let sent: { path: string; body: unknown }[] = [];
/** Records what is sent to a path below /auth, and answers it. */
function answers(path: string, answer: () => HttpResponse<JsonBodyType>) {
  server.use(
    http.post(api(`/auth${path}`), async ({ request }) => {
      sent.push({ path, body: await request.json() });
      return answer();
    }),
  );
}

function openAccount(second_factor: SecondFactorStanding) {
  signedInAs({ ...aUser, second_factor });
  server.use(http.get(api('/auth/sessions'), () => HttpResponse.json({ sessions: [] })));
  return renderApp('/app/account');
}
const section = async () => within(await screen.findByRole('region', { name: 'Second factor' }));
/** From now on the server tells of the person so. */
const nowIs = (second_factor: SecondFactorStanding) => {
  const user: SessionUser = { ...aUser, second_factor };
  server.use(http.get(api('/auth/me'), () => HttpResponse.json({ user, site: aSite })));
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent = [];
});

describe('a sign-in of somebody with a second factor', () => {
  async function firstStep() {
    answers('/login', () =>
      HttpResponse.json({
        second_factor: { challenge: 'a-challenge', expires_at: '2026-03-02T08:05:00.000Z' },
      }),
    );
    const opened = renderApp('/app/dashboard');
    await opened.user.type(await screen.findByLabelText(/^Username/), 'nora');
    await opened.user.type(screen.getByLabelText(/^Password/), 'a long pass phrase');
    await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
    return { ...opened, field: await screen.findByLabelText(/^Code of your authenticator app/) };
  }

  it('asks for the code next, as phones fill it in, and leads on to where they were going', async () => {
    answers('/login/second-factor', () =>
      HttpResponse.json({ access_token: 'fresh', user: { ...aUser, second_factor: on }, site: aSite }),
    );
    const { user, place, field } = await firstStep();
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.type(field, '123 456{Enter}');
    await waitFor(() => expect(place()).toBe('/app/dashboard'));
    expect(sent.at(-1)).toEqual({
      path: '/login/second-factor',
      body: { challenge: 'a-challenge', code: '123 456' },
    });
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it('takes a recovery code, with letters on the keyboard', async () => {
    const { user } = await firstStep();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText(/^Recovery code/)).toHaveAttribute('inputmode', 'text');
    await user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
    expect(screen.getByLabelText(/^Code of your authenticator app/)).toBeVisible();
  });

  it('says what is wrong and lets them try again; where it is over they start over', async () => {
    let refusal = () => refuse(401, 'The code is not right.', 'code_wrong');
    answers('/login/second-factor', () => refusal());
    const { user, field } = await firstStep();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Code is required.')).toBeVisible();
    await user.type(field, '000000{Enter}');
    expect(await screen.findByText('The code is not right.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    refusal = () => refuse(401, 'This sign-in has taken too long. Sign in again.', 'sign_in_over');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/has taken too long/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByLabelText(/^Username/)).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

/** Password, code, recovery codes: up to where they are shown. */
async function setUp(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText(/^Your password/), 'a long pass phrase');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const qr = await screen.findByRole('img', { name: /^QR code/ });
  await user.type(screen.getByLabelText(/^The code that the app shows now/), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  return { qr, list };
}

describe('one’s own second factor', () => {
  it('is set up with password and code; the recovery codes are shown until they are said to be kept', async () => {
    answers('/second-factor/set-up', () => HttpResponse.json(shown));
    answers('/second-factor/confirm', () => HttpResponse.json({ recovery_codes: codes }));
    const { user } = openAccount(off);
    await user.click((await section()).getByRole('button', { name: 'Set up a second factor' }));
    await user.type(await screen.findByLabelText(/^Your password/), 'a long pass phrase');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    expect(screen.getByRole('img', { name: /^QR code/ })).toHaveAttribute(
      'src',
      'data:image/svg+xml,%3Csvg%2F%3E',
    );
    await user.type(screen.getByLabelText(/^The code that the app shows now/), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    nowIs(on);
    const done = screen.getByRole('button', { name: 'Done' });
    expect(done).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I have kept these codes' }));
    await user.click(done);
    expect(await (await section()).findByText('On')).toBeVisible();
    expect(screen.queryByText(codes[0]!)).not.toBeInTheDocument();
    expect(sent).toEqual([
      { path: '/second-factor/set-up', body: { password: 'a long pass phrase' } },
      { path: '/second-factor/confirm', body: { code: '123456' } },
    ]);
  });

  it('says why a code was refused, and stays where it was', async () => {
    answers('/second-factor/set-up', () => HttpResponse.json(shown));
    answers('/second-factor/confirm', () => refuse(403, 'The code is not right.', 'code_wrong'));
    const { user } = openAccount(off);
    await user.click((await section()).getByRole('button', { name: 'Set up a second factor' }));
    await user.type(await screen.findByLabelText(/^Your password/), 'a long pass phrase');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText(/^The code that the app shows now/), '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The code is not right.')).toBeVisible();
    expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
  });

  it('cannot be left while it is being turned on: its recovery codes are shown once', async () => {
    let confirmed = () => {};
    const isConfirmed = new Promise<void>((resolve) => (confirmed = resolve));
    answers('/second-factor/set-up', () => HttpResponse.json(shown));
    server.use(
      http.post(api('/auth/second-factor/confirm'), async () => {
        await isConfirmed;
        return HttpResponse.json({ recovery_codes: codes });
      }),
    );
    const { user } = openAccount(off);
    await user.click((await section()).getByRole('button', { name: 'Set up a second factor' }));
    await user.type(await screen.findByLabelText(/^Your password/), 'a long pass phrase');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText(/^The code that the app shows now/), '123456{Enter}');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    confirmed();
    expect(await screen.findByText(codes[9]!)).toBeVisible();
  });

  it('says at the field, and nowhere else, what is wrong with it', async () => {
    const message = 'The password is not right.';
    const problem = { message, error: message, code: 'wrong_password', status: 403, success: false };
    const refused = () => HttpResponse.json({ ...problem, fields: { password: message } }, { status: 403 });
    answers('/second-factor/recovery-codes', refused);
    const { user } = openAccount(on);
    await user.click((await section()).getByRole('button', { name: 'New recovery codes' }));
    await user.type(await screen.findByLabelText(/^Code of your authenticator app/), '123456');
    const field = screen.getByLabelText(/^Your password/);
    await user.type(field, 'a wrong pass phrase{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getAllByText(message)).toHaveLength(1);
    await user.type(field, ' and more');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('is removed, and gets new recovery codes, for password and code', async () => {
    answers('/second-factor/recovery-codes', () => HttpResponse.json({ recovery_codes: codes }));
    answers('/second-factor/remove', () => HttpResponse.json({ success: true }));
    const { user } = openAccount({ ...on, recovery_codes_left: 2 });
    expect((await section()).getByText(/You have only 2 recovery codes left\./)).toBeVisible();
    const both = async (button: string) => {
      await user.type(await screen.findByLabelText(/^Your password/), 'a long pass phrase');
      await user.type(screen.getByLabelText(/^Code of your authenticator app/), '123456');
      const dialog = within(screen.getByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: button }));
    };
    await user.click((await section()).getByRole('button', { name: 'New recovery codes' }));
    await both('Make new codes');
    expect(await screen.findByText(codes[9]!)).toBeVisible();
    nowIs(on);
    await user.click(screen.getByRole('checkbox', { name: 'I have kept these codes' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await (await section()).findByText('10 recovery codes left.')).toBeVisible();
    await user.click((await section()).getByRole('button', { name: 'Remove second factor' }));
    nowIs(off);
    await both('Remove second factor');
    expect(await (await section()).findByText('Off')).toBeVisible();
    const body = { password: 'a long pass phrase', code: '123456' };
    expect(sent.map(({ body: one }) => one)).toEqual([body, body]);
  });

  it('cannot be removed where it is required', async () => {
    openAccount({ ...on, required: true });
    expect((await section()).getByText(/Your role requires it/)).toBeVisible();
    expect((await section()).queryByRole('button', { name: 'Remove second factor' })).not.toBeInTheDocument();
  });
});

describe('where one is required and there is none', () => {
  it('leads to the set-up in place of every screen, and on to the screen afterwards', async () => {
    answers('/second-factor/set-up', () => HttpResponse.json(shown));
    answers('/second-factor/confirm', () => HttpResponse.json({ recovery_codes: codes }));
    signedInAs({ ...aUser, second_factor: { ...off, required: true } });
    const { user, place } = renderApp('/app/account');
    expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await setUp(user);
    server.use(http.get(api('/auth/sessions'), () => HttpResponse.json({ sessions: [] })));
    nowIs({ ...on, required: true });
    await user.click(screen.getByRole('checkbox', { name: 'I have kept these codes' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
    expect(place()).toBe('/app/account');
  });

  it('also when the rule comes while they are at work', async () => {
    const { user } = openAccount(off);
    const button = await (await section()).findByRole('button', { name: 'Set up a second factor' });
    answers('/second-factor/set-up', () => refuse(403, 'Set one up first.', 'second_factor_needed'));
    nowIs({ ...off, required: true });
    await user.click(button);
    await user.type(await screen.findByLabelText(/^Your password/), 'a long pass phrase');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Set up a second factor', level: 1 })).toBeVisible();
  });
});
