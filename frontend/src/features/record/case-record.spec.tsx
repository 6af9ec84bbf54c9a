import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseResponse, SessionUser } from '@vouchwell/contract';
import { api, refuse } from '../../testing/answers.ts';
import { aVersion } from '../../testing/note-versions.ts';
import { aCase, anAdmin, anOfficer, aSignature, aUser, signedWith } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { dayText, fullTime } from '../../ui/words/when.tsx';

const signed = aCase(signedWith(aSignature));
const jo = { id: 9, full_name: 'Jo Sample', username: 'jo' };
const sharedWithJo = { ...jo, shared_at: '2026-03-04T10:00:00.000Z', shared_by: 'Nora Sample' };
const changed = { success: true, case_id: 42, revision: 8 };

/** The case on a server that keeps what it is told. */
function open(found: CaseResponse, user: SessionUser = aUser) {
  const state = { found, calls: [] as { path: string; body: unknown; key: string | null }[] };
  const noted = async (request: Request) => {
    const text = await request.text();
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const body: unknown = text ? JSON.parse(text) : null;
    state.calls.push({ path, body, key: request.headers.get('idempotency-key') });
  };
  server.use(
    http.get(api('/cases/42'), () => HttpResponse.json(state.found)),
    http.get(api('/colleagues'), () => HttpResponse.json({ colleagues: [jo] })),
    http.post(api('/cases/42/shares'), async ({ request }) => {
      await noted(request);
      state.found = { ...state.found, shares: [sharedWithJo] };
      return HttpResponse.json(changed);
    }),
    http.delete(api('/cases/42/shares/9'), async ({ request }) => {
      await noted(request);
      state.found = { ...state.found, shares: [] };
      return HttpResponse.json(changed);
    }),
    http.post(api('/cases/42/copied'), async ({ request }) => {
      await noted(request);
      return HttpResponse.json({ success: true });
    }),
  );
  signedInAs(user);
  return { state, noted, ...renderApp('/app/case/42') };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('sharing a case', () => {
  it('hands it to a colleague, and takes it back', async () => {
    const { user, state } = open(aCase());
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const share = await dialog('Share case #42');
    expect(share.getByText('This case is not shared with anybody.')).toBeVisible();
    await user.type(share.getByRole('combobox', { name: 'Colleague' }), 'jo');
    await user.click(await screen.findByRole('option', { name: 'Jo Sample (jo)' }));
    await user.click(share.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('The case is shared with Jo Sample.')).toBeVisible();
    await user.click(await share.findByRole('button', { name: 'Take back from Jo Sample' }));
    expect(await share.findByText('This case is not shared with anybody.')).toBeVisible();
    expect(state.calls).toEqual([
      { path: '/cases/42/shares', body: { user_id: 9 }, key: expect.any(String) as string },
      { path: '/cases/42/shares/9', body: null, key: expect.any(String) as string },
    ]);
  });

  it('says in the dialog why it was not shared, and keeps who was chosen', async () => {
    const { user } = open(aCase());
    server.use(http.post(api('/cases/42/shares'), () => refuse(400, 'This user is not active.')));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const share = await dialog('Share case #42');
    await user.type(share.getByRole('combobox', { name: 'Colleague' }), 'jo');
    await user.click(await screen.findByRole('option', { name: 'Jo Sample (jo)' }));
    await user.click(share.getByRole('button', { name: 'Share' }));
    expect(await share.findByRole('alert')).toHaveTextContent('This user is not active.');
    expect(share.getByRole('combobox', { name: 'Colleague' })).toHaveValue('Jo Sample (jo)');
    expect(share.getByRole('button', { name: 'Share' })).toBeEnabled();
  });

  it('says in the dialog what else of it did not work', async () => {
    const { user } = open({ ...aCase(), shares: [sharedWithJo] });
    server.use(
      http.post(api('/cases/42/copied'), () => refuse(503, 'The log is away.')),
      http.delete(api('/cases/42/shares/9'), () => refuse(503, 'The disk is full.')),
    );
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const share = await dialog('Share case #42');
    await user.click(share.getByRole('button', { name: 'Take back from Jo Sample' }));
    expect(await share.findByText('The disk is full.')).toHaveAttribute('role', 'alert');
    await user.click(share.getByRole('button', { name: 'Copy link' }));
    expect(await share.findByText('The log is away.')).toHaveAttribute('role', 'alert');
  });

  it('copies the link, and leaves a trace of it first', async () => {
    const { user, state } = open(aCase());
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click((await dialog('Share case #42')).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/The link was copied/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/app/case/42`);
    expect(state.calls).toEqual([
      { path: '/cases/42/copied', body: { what: 'link' }, key: expect.any(String) as string },
    ]);
  });

  it('is for the owner and admins: a colleague may only give it back', async () => {
    const shared = aCase({ created_by: { id: 7, full_name: 'Ari Sample', username: 'ari' } });
    const { user } = open({ ...shared, shares: [{ ...sharedWithJo, id: aUser.id }] });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const share = await dialog('Share case #42');
    expect(share.queryByRole('combobox')).not.toBeInTheDocument();
    expect(share.getByText(/Ari Sample shared this case with you/)).toBeVisible();
    expect(share.getByRole('button', { name: /Take back/ })).toBeVisible();
  });

  it('says that nobody has this name as a list box may', async () => {
    const { user } = open(aCase());
    server.use(http.get(api('/colleagues'), () => HttpResponse.json({ colleagues: [] })));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const share = await dialog('Share case #42');
    await user.type(share.getByRole('combobox', { name: 'Colleague' }), 'zz');
    const said = await screen.findByText('No active user of this name');
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options).toEqual([said]);
    expect(said).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(share.getByRole('button', { name: 'Share' })).toBeDisabled();
  });

  it('is open to an admin', async () => {
    const { user } = open(aCase(), anAdmin);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect((await dialog('Share case #42')).getByRole('combobox', { name: 'Colleague' })).toBeVisible();
  });
});

describe('addenda', () => {
  const addendum = {
    number: 1,
    text: 'The quantity was agreed by phone.',
    signature: 'Nora Sample, RN',
    signed_for: 'Dr. Ines Sample',
    signed_at: '2026-03-05T09:00:00.000Z',
    signed_by: { id: 2, full_name: 'Nora Sample' },
    hash: 'cd34'.repeat(16),
  };

  it('belong to signed cases only', async () => {
    open(aCase());
    await screen.findByRole('heading', { name: 'Case #42' });
    expect(screen.queryByRole('region', { name: 'Addenda' })).not.toBeInTheDocument();
  });

  it('are signed with the password, and stand below the note', async () => {
    // An account goes by another name than it signs with.
    const profile = { ...aUser.profile, printed_name: 'Nora Sample', credentials: 'RN' };
    const { user, state, noted } = open(signed, { ...aUser, full_name: 'N. Sample', profile });
    server.use(
      http.post(api('/cases/42/addenda'), async ({ request }) => {
        await noted(request.clone());
        const { password } = (await request.json()) as { password: string };
        if (password !== 'right') return refuse(403, 'The password is not right.', 'wrong_password');
        state.found = { ...state.found, addenda: [addendum] };
        return HttpResponse.json(changed);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Write an addendum' }));
    const write = await dialog('Addendum to case #42');
    expect(write.getByText(/^You sign as/)).toHaveTextContent('You sign as Nora Sample, RN.');
    expect(write.getByRole('note')).toHaveTextContent(
      'the addendum will say “Signed by Nora Sample, RN for Dr. Ines Sample, who has not signed”',
    );
    await user.click(write.getByRole('button', { name: 'Sign addendum' }));
    expect(await write.findByText('Addendum is required.')).toBeVisible();
    await user.type(write.getByRole('textbox', { name: 'Addendum' }), addendum.text);
    await user.type(write.getByLabelText(/Your password/), 'wrong');
    await user.click(write.getByRole('button', { name: 'Sign addendum' }));
    expect(await write.findByRole('alert')).toHaveTextContent('The password is not right.');
    expect(write.getByRole('textbox', { name: 'Addendum' })).toHaveValue(addendum.text);
    expect(write.getByLabelText(/Your password/)).toHaveValue('');
    await waitFor(() => expect(write.getByLabelText(/Your password/)).toHaveFocus());
    await user.keyboard('right');
    await user.click(write.getByRole('button', { name: 'Sign addendum' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const added = within(screen.getByRole('article', { name: 'Addendum 1' }));
    expect(added.getByText(addendum.text)).toBeVisible();
    expect(
      added.getByText(/signed by Nora Sample, RN for Dr. Ines Sample, who has not signed, on/),
    ).toBeVisible();
    const keys = state.calls.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('an addendum of whoever has a second factor', () => {
  it('asks for its code beside the password', async () => {
    const second_factor = { on: true, since: null, required: false, recovery_codes_left: 10 };
    const { user, state, noted } = open(signed, { ...aUser, second_factor });
    server.use(
      http.post(api('/cases/42/addenda'), async ({ request }) => {
        await noted(request);
        return HttpResponse.json(changed);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Write an addendum' }));
    const write = await dialog('Addendum to case #42');
    await user.type(write.getByRole('textbox', { name: 'Addendum' }), 'Agreed by phone.');
    await user.type(write.getByLabelText(/Your password/), 'right');
    await user.click(write.getByRole('button', { name: 'Sign addendum' }));
    expect(write.getByText('Code is required to sign.')).toBeVisible();
    await user.type(write.getByLabelText(/Code of your authenticator app/), '123456');
    await user.click(write.getByRole('button', { name: 'Sign addendum' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(state.calls.map(({ body }) => body)).toEqual([
      { text: 'Agreed by phone.', password: 'right', code: '123456' },
    ]);
  });
});

describe('the history of a case', () => {
  it('is looked up when it is asked for, newest first', async () => {
    const { user } = open(aCase());
    let asked = 0;
    const entries = Array.from({ length: 25 }, (_, at) => ({
      revision: 25 - at,
      at: '2026-03-04T09:00:00.000Z',
      by: 'Nora Sample',
      sentence: at === 0 ? 'set 2 diagnoses' : `edited note 5 (version ${25 - at})`,
      note: null,
    }));
    server.use(
      http.get(api('/cases/42/history'), () => {
        asked += 1;
        return HttpResponse.json({ entries });
      }),
    );
    await screen.findByRole('heading', { name: 'Case #42' });
    expect(asked).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Show history' }));
    const history = within(screen.getByRole('region', { name: 'History' }));
    const day = within(await history.findByRole('region', { name: dayText('2026-03-04') }));
    const [newest] = day.getAllByRole('listitem');
    expect(newest).toHaveTextContent('Nora Sample set 2 diagnoses');
    expect(within(newest!).getByTitle(fullTime('2026-03-04T09:00:00.000Z'))).toBeVisible();
    expect(within(newest!).getByRole('link', { name: 'The case then: set 2 diagnoses' })).toHaveAttribute(
      'href',
      '/app/case/42/past?change=26',
    );
    expect(history.getByText('set 2 diagnoses')).toBeVisible();
    expect(history.queryByText('edited note 5 (version 1)')).not.toBeInTheDocument();
    await user.click(history.getByRole('button', { name: 'Show 5 more' }));
    expect(history.getByText('edited note 5 (version 1)')).toBeVisible();
    expect(history.queryByRole('link', { name: 'Audit history of this case' })).not.toBeInTheDocument();
  });

  it('leads whoever may read the audit history to who saw it', async () => {
    open(aCase(), anOfficer);
    expect(await screen.findByRole('link', { name: 'Audit history of this case' })).toHaveAttribute(
      'href',
      '/app/audit?case=42',
    );
  });

  it('longer than one answer is asked for further', async () => {
    const { user } = open(aCase());
    const entry = (revision: number) => ({
      revision,
      at: '2026-03-04T09:00:00.000Z',
      by: 'Nora Sample',
      sentence: `edited note 5 (version ${revision})`,
      note: null,
    });
    server.use(
      http.get(api('/cases/42/history'), ({ request }) => {
        const from = new URL(request.url).searchParams.get('page') === '2' ? 5 : 25;
        const entries = Array.from({ length: from === 5 ? 5 : 20 }, (_, at) => entry(from - at));
        return HttpResponse.json({ entries }, { headers: { 'X-Total-Count': '25', 'X-Total-Pages': '2' } });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Show history' }));
    await user.click(await screen.findByRole('button', { name: 'Show 5 more' }));
    expect(await screen.findByText('edited note 5 (version 1)')).toBeVisible();
  });

  it('that cannot be read says so, and can be tried again', async () => {
    const { user } = open(aCase());
    server.use(http.get(api('/cases/42/history'), () => HttpResponse.error()));
    await user.click(await screen.findByRole('button', { name: 'Show history' }));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    server.use(http.get(api('/cases/42/history'), () => HttpResponse.json({ entries: [] })));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument());
  });
});

describe('the history of the note', () => {
  it('shows every text and what changed, and takes nothing back', async () => {
    const edited = aVersion({
      version: 2,
      kind: 'generated',
      author: 'person',
      note_text: 'The patient needs many briefs.',
    });
    server.use(
      http.get(api('/cases/42/note-versions'), () => HttpResponse.json({ versions: [edited, aVersion()] })),
    );
    const { user } = open(aCase());
    await user.click(await screen.findByRole('button', { name: 'History of the note' }));
    const history = await dialog('History of the note');
    expect(await history.findByText('From note 1, version 1 to note 1, version 2')).toBeVisible();
    expect(history.getByText('Edited by Nora Sample')).toBeVisible();
    expect(history.getByText('many', { selector: 'ins' })).toBeVisible();
    expect(history.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  });

  it('is not offered where there is no note', async () => {
    open(aCase({ notes: [] }));
    expect(await screen.findByText('No notes yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'History of the note' })).not.toBeInTheDocument();
  });
});
