import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { heldPauses } from '../../testing/held-pauses.ts';
import { aCase, aNote } from '../../testing/people-and-cases.ts';
import type { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { clinician, open, signed } from '../../testing/export-desk.ts';

async function dialogFor(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Sign & Lock Case' }));
  return within(await screen.findByRole('dialog', { name: 'Sign & lock case #42' }));
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('signing', () => {
  it('signs with password and meaning, under the name of the account', async () => {
    const { user, backend } = open();
    const bodies: unknown[] = [];
    server.use(
      http.post(api('/cases/42/sign'), async ({ request }) => {
        bodies.push(await request.json());
        if (bodies.length === 1) return refuse(403, 'The password is wrong.', 'wrong_password');
        backend.found = aCase(signed);
        return HttpResponse.json({ success: true, case_id: 42, revision: 9, signed: true });
      }),
    );
    const dialog = await dialogFor(user);
    expect(dialog.getByText(/You sign as/)).toHaveTextContent('You sign as Nora Sample.');
    expect(dialog.queryByLabelText(/name/i)).not.toBeInTheDocument();
    expect(dialog.getByRole('note')).toHaveTextContent(
      'the letter will say “Signed by Nora Sample for Dr. Ines Sample, who has not signed”',
    );
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    expect(dialog.getByText('Password is required to sign.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Your password/), 'secret secret');
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    expect(await dialog.findByText('The password is wrong.')).toHaveAttribute('role', 'alert');
    await waitFor(() => expect(dialog.getByLabelText(/Your password/)).toHaveFocus());
    expect(dialog.getByLabelText(/Your password/)).toHaveValue('');
    await user.keyboard('secret secret');
    const progress = heldPauses(1_500);
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    // Signed in no time, it shows progress for a moment all the same.
    expect(progress.count()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Complete Case' })).not.toBeInTheDocument();
    await progress.end();
    expect(await screen.findByRole('button', { name: 'Complete Case' })).toBeVisible();
    expect(bodies[1]).toEqual({
      password: 'secret secret',
      meaning: 'I reviewed this note and attest to it',
      note_id: 5,
    });
    expect(screen.getByText('This case is signed and locked.')).toBeVisible();
  });

  it('says of an account of the provider’s name without an NPI what the letter says of it', async () => {
    const { user, backend } = open();
    backend.found = aCase({ provider: { ...aCase().provider!, name: 'Nora Sample' } });
    const dialog = await dialogFor(user);
    expect(dialog.getByRole('note')).toHaveTextContent(
      'Your account has no NPI: the letter will say that this site has not confirmed which is yours.',
    );
  });

  it('asks of each open criterion of the payer why it is signed all the same', async () => {
    const open_ = {
      ...{ pack: { id: 'a', version: '1' }, add: null, evidence: [], missing: [], remarks: [], until: null },
      sources: [],
    };
    const findings = [
      { ...open_, criterion: 'A-1', text: 'A visit.', verdict: 'not_met', item: 'Cane' },
      { ...open_, criterion: 'A-1', text: 'A visit.', verdict: 'not_met', item: 'Walker' },
      { ...open_, criterion: 'A-2', text: 'An order.', verdict: 'not_documented', item: null },
      { ...open_, criterion: 'A-3', text: 'A home.', verdict: 'met', item: null },
    ];
    const bodies: unknown[] = [];
    server.use(
      http.get(api('/cases/42/readiness'), () =>
        HttpResponse.json({
          ...{ case_id: 42, revision: 6, standing: 'not_met', questions: [] },
          readiness: { day: '2026-03-04', packs: [], findings },
        }),
      ),
      http.post(api('/cases/42/sign'), async ({ request }) => {
        bodies.push(await request.json());
        return refuse(403, 'The password is wrong.', 'wrong_password');
      }),
    );
    const { user } = open();
    // Said before the dialog asks.
    expect(await screen.findByText(/criteria open/)).toBeVisible();
    expect(screen.getByText(/Not every criterion of the payer is met and documented/)).toBeInTheDocument();
    expect(screen.queryByText(/ready to sign/)).not.toBeInTheDocument();
    const dialog = await dialogFor(user);
    const sign = dialog.getByRole('button', { name: 'Sign & Lock Case' });
    const first = await dialog.findByRole('textbox', { name: /^A-1: A visit\./ });
    expect(first).toHaveAccessibleDescription('Cane, Walker');
    expect(dialog.getAllByRole('textbox', { name: /^A-/ })).toHaveLength(2);
    await user.type(dialog.getByLabelText(/Your password/), 'secret secret');
    await user.type(first, 'Asked for.');
    expect(sign).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'The first reason holds for all' }));
    await user.click(sign);
    await waitFor(() =>
      expect(bodies).toMatchObject([
        {
          readiness_reasons: [
            { criterion: 'A-1', verdict: 'not_met', reason: 'Asked for.' },
            { criterion: 'A-2', verdict: 'not_documented', reason: 'Asked for.' },
          ],
        },
      ]),
    );
    await dialog.findByText('The password is wrong.');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(first).toHaveValue('Asked for.');
  });

  it('asks whoever has a second factor for its code, and has it alone typed anew where it is refused', async () => {
    const second_factor = { on: true, since: null, required: false, recovery_codes_left: 10 };
    const { user } = open({}, { ...clinician, second_factor });
    const bodies: unknown[] = [];
    server.use(
      http.post(api('/cases/42/sign'), async ({ request }) => {
        bodies.push(await request.json());
        const message = 'This code was used already. Wait until the app shows the next one.';
        const fields = { code: message };
        return HttpResponse.json({ success: false, code: 'code_used', message, fields }, { status: 403 });
      }),
    );
    const dialog = await dialogFor(user);
    await user.type(dialog.getByLabelText(/Your password/), 'secret secret');
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    expect(dialog.getByText('Code is required to sign.')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.type(dialog.getByLabelText(/Code of your authenticator app/), '123 456');
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    expect(await dialog.findByText(/This code was used already/)).toBeVisible();
    expect(bodies).toMatchObject([{ password: 'secret secret', code: '123 456' }]);
    expect(dialog.getByLabelText(/Code of your authenticator app/)).toHaveValue('');
    await waitFor(() => expect(dialog.getByLabelText(/Code of your authenticator app/)).toHaveFocus());
    expect(dialog.getByLabelText(/Your password/)).toHaveValue('secret secret');
  });

  it('points out places in brackets and wants them confirmed', async () => {
    const { user } = open({ notes: [aNote({ note_text: 'Seen on [date of visit] by [name].' })] });
    const bodies: unknown[] = [];
    server.use(
      http.post(api('/cases/42/sign'), async ({ request }) => {
        bodies.push(await request.json());
        return refuse(409, 'Not now.');
      }),
    );
    const dialog = await dialogFor(user);
    expect(dialog.getByText(/still has 2 places in brackets/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Your password/), 'secret secret');
    expect(dialog.getByRole('button', { name: 'Sign & Lock Case' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    await waitFor(() =>
      expect(bodies[0]).toMatchObject({ marks_hash: expect.stringMatching(/^[\da-f]{64}$/) as string }),
    );
  });

  it('signs nothing that others changed since it was on the screen', async () => {
    const { user, backend } = open();
    const based: (string | null)[] = [];
    server.use(
      http.post(api('/cases/42/sign'), ({ request }) => {
        based.push(request.headers.get('if-match'));
        backend.elsewhere({ category: 'Other' });
        return refuse(409, 'This was changed by someone else meanwhile.', 'changed_meanwhile');
      }),
    );
    const dialog = await dialogFor(user);
    await user.type(dialog.getByLabelText(/Your password/), 'secret secret');
    await user.click(dialog.getByRole('button', { name: 'Sign & Lock Case' }));
    const told =
      'Someone else has just changed this case, and it was not signed. Look at it again before you sign.';
    expect(await dialog.findByText(told)).toBeVisible();
    expect(based).toEqual(['"6"']);
  });
});
