import { screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const clinician: SessionUser = { ...aUser, full_name: 'Nora Sample' };

function open() {
  const backend = new CaseBackend(aCase());
  server.use(...backend.handlers());
  signedInAs(clinician);
  return { backend, ...renderApp('/app/user-workflow/export?caseId=42') };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('sending for signature', () => {
  const kim = { id: 7, full_name: 'Ines Sample', username: 'ines' };
  const jo = { id: 8, full_name: 'Jo Park', username: 'jo.park' };

  function colleagues(own: (typeof kim)[]) {
    const sent: unknown[] = [];
    server.use(
      http.get(api('/colleagues'), ({ request }) => {
        const npi = new URL(request.url).searchParams.get('npi');
        return HttpResponse.json({ colleagues: npi === null ? [jo] : npi === '1234567893' ? own : [] });
      }),
      http.post(api('/cases/42/send-for-signature'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, case_id: 42, revision: 9 });
      }),
    );
    return sent;
  }

  async function asked(user: ReturnType<typeof renderApp>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Send for signature' }));
    return within(await screen.findByRole('dialog', { name: 'Send case #42 for signature' }));
  }

  it('goes to the account with the provider’s NPI', async () => {
    const { user, backend } = open();
    const sent = colleagues([kim]);
    const dialog = await asked(user);
    await dialog.findByText('The account with the provider’s NPI 1234567893 is chosen.');
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Who is to sign' })).toHaveValue('Ines Sample (ines)'),
    );
    backend.found = aCase({
      sent_for_signature: { ...kim, sent_at: '2026-03-04T09:00:00.000Z', sent_by: 'Nora Sample' },
    });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Sent to Ines Sample for signature by Nora Sample/)).toBeVisible();
    expect(sent).toEqual([{ user_id: 7 }]);
  });

  it('is waited for: Escape does not leave it behind', async () => {
    const { user } = open();
    colleagues([kim]);
    let answered = () => {};
    const held = new Promise<void>((resolve) => (answered = resolve));
    server.use(
      http.post(api('/cases/42/send-for-signature'), async () => {
        await held;
        return refuse(403, 'Only the owner can share it.');
      }),
    );
    const dialog = await asked(user);
    await dialog.findByText('The account with the provider’s NPI 1234567893 is chosen.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    answered();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Only the owner can share it.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sends nothing where others have changed the case, and says so', async () => {
    const { user } = open();
    colleagues([kim]);
    const bases: (string | null)[] = [];
    server.use(
      http.post(api('/cases/42/send-for-signature'), ({ request }) => {
        bases.push(request.headers.get('if-match'));
        return refuse(409, 'This was changed by someone else meanwhile.', 'changed_meanwhile');
      }),
    );
    const dialog = await asked(user);
    await dialog.findByText('The account with the provider’s NPI 1234567893 is chosen.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Someone else has just changed this case, and it was not sent. Look at it again before you send it.',
    );
    expect(bases).toEqual([`"${aCase().revision}"`]);
  });

  it('asks for a colleague where no account has it, and says what the server refused', async () => {
    const { user } = open();
    colleagues([]);
    server.use(
      http.post(api('/cases/42/send-for-signature'), () => refuse(403, 'Only the owner can share it.')),
    );
    const dialog = await asked(user);
    await dialog.findByText('No other account has the provider’s NPI 1234567893. Choose a colleague.');
    expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Who is to sign' }));
    await user.click(await screen.findByRole('option', { name: 'Jo Park (jo.park)' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Only the owner can share it.');
  });
});
