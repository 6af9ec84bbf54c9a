import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseRowResponse, SessionUser } from '@vouchwell/contract';
import { api, refuse } from '../../testing/answers.ts';
import { aCase, anAdmin, aUser, caseRow, stats } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const asked: URL[] = [];
/** How far the server says that it looked. */
let looked: Record<string, string> = {};

function open(user: SessionUser, cases: CaseRowResponse[], address = '/app') {
  asked.length = 0;
  signedInAs(user);
  server.use(
    http.get(api('/cases/stats'), () => HttpResponse.json(stats)),
    http.get(api('/cases'), ({ request }) => {
      asked.push(new URL(request.url));
      const totals: Record<string, string> =
        cases.length > 0 ? { 'X-Total-Count': '45', 'X-Total-Pages': '5' } : {};
      return HttpResponse.json(cases, { headers: { ...totals, ...looked } });
    }),
    http.get(api('/ai-status'), () =>
      HttpResponse.json({ configured: true, provider: 'ollama', model: 'llama3.1:8b', message: '' }),
    ),
  );
  return renderApp(address);
}

/** The parameters of the list's requests, without those of Recent Activity and of what is to be signed. */
const listQueries = () =>
  asked.map((url) => url.searchParams).filter((query) => !['1', '5'].includes(query.get('per_page') ?? ''));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  looked = {};
});

describe('the dashboard with cases', () => {
  it('shows the figures and what each case is', async () => {
    open(aUser, [caseRow()]);
    expect(await screen.findByText('Welcome back, nora')).toBeVisible();
    const row = within(
      (await screen.findByRole('link', { name: 'View case #42' })).closest('tr') as HTMLElement,
    );
    for (const text of [
      'In Progress',
      'Marisol Okafor',
      'Born 03/01/1950 · MRN-7',
      'Incontinence',
      'Adult brief · Wipes',
    ]) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(row.getByTitle('To whom it may concern')).toBeVisible();
    for (const [label, count] of [
      ['Diagnoses', 2],
      ['Items', 3],
      ['Notes', 1],
    ] as const) {
      expect(row.getByText(label).closest('td')).toHaveTextContent(`${label} ${count}`);
    }
    for (const [label, at] of [
      ['Created', '2026-03-02T10:00:00.000Z'],
      ['Updated', '2026-03-03T11:30:00.000Z'],
    ] as const) {
      expect(row.getByText(label).closest('td')?.querySelector('time')).toHaveAttribute('datetime', at);
    }
    expect(screen.getByRole('group', { name: 'Total Cases' })).toHaveTextContent('12');
    expect(screen.getByRole('group', { name: 'Active Patients' })).toHaveTextContent('9');
    expect(screen.getByRole('group', { name: 'Notes Generated' })).toHaveTextContent('15');
    expect(screen.getByRole('group', { name: 'Success Rate' })).toHaveTextContent('25%');
    expect(screen.getByText('Showing 1 to 10 of 45 cases')).toBeVisible();
  });

  it.each([
    [aUser, '/app/user-workflow?caseId=42'],
    [anAdmin, '/app/workflow?caseId=42'],
  ])('resumes where this person makes cases (%#)', async (user, path) => {
    open(user, [caseRow()]);
    expect(await screen.findByRole('link', { name: 'Resume case #42' })).toHaveAttribute('href', path);
  });

  it('offers neither Resume nor Delete for a completed case', async () => {
    open(aUser, [caseRow({ status: 'completed', is_complete: true, signed: true })]);
    expect(await screen.findByRole('link', { name: 'View case #42' })).toHaveAttribute(
      'href',
      '/app/case/42',
    );
    expect(screen.queryByRole('link', { name: 'Resume case #42' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Case #42 is signed and cannot be deleted' })).toBeDisabled();
  });

  it('marks what was sent to oneself for signature', async () => {
    open(aUser, [caseRow({ needs_my_signature: true }), caseRow({ id: 43 })]);
    const mine = (await screen.findByRole('link', { name: 'View case #42' })).closest('tr')!;
    expect(within(mine).getByText('To sign')).toBeVisible();
    const other = screen.getByRole('link', { name: 'View case #43' }).closest('tr')!;
    expect(within(other).queryByText('To sign')).not.toBeInTheDocument();
  });

  it('says what others wait for in a line of its own', async () => {
    open(aUser, [caseRow({ needs_my_signature: true })]);
    const asks = within(await screen.findByRole('region', { name: 'Needs my signature' }));
    expect(asks.getByText('Case #42 · Marisol Okafor · Born 03/01/1950 · MRN-7')).toBeVisible();
    expect(asks.getByRole('link', { name: 'All to sign (45)' })).toHaveAttribute(
      'href',
      '/app?concerning=signature',
    );
  });

  it('says nothing of signatures that nobody waits for', async () => {
    open(aUser, [caseRow()]);
    await screen.findByRole('link', { name: 'View case #42' });
    expect(screen.queryByRole('region', { name: 'Needs my signature' })).not.toBeInTheDocument();
  });

  it('does not offer to delete what another has shared', async () => {
    open(aUser, [caseRow({ may_delete: false })]);
    await screen.findByRole('link', { name: 'View case #42' });
    expect(screen.queryByRole('button', { name: /delete/i })).not.toBeInTheDocument();
  });

  it('marks a case whose history is damaged, and offers nothing that would be refused', async () => {
    open(aUser, [caseRow({ damaged: true }), caseRow({ id: 43 })]);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByText('Damaged')).toHaveLength(1);
    expect(table.getByText('As it stood before; it cannot be opened until it is restored.')).toBeVisible();
    expect(table.getByRole('link', { name: 'View case #42' })).toBeVisible();
    expect(table.queryByRole('link', { name: 'Resume case #42' })).not.toBeInTheDocument();
    expect(
      table.getByRole('button', { name: 'Case #42 has a damaged history and cannot be deleted' }),
    ).toBeDisabled();
    expect(table.getByRole('link', { name: 'Resume case #43' })).toBeVisible();
  });

  it('shows the AI status and Manage Patients to admins only', async () => {
    open(anAdmin, [caseRow()]);
    expect(await screen.findByText('AI Note Generation Status')).toBeVisible();
    expect(screen.getByText('Connected')).toBeVisible();
    expect(screen.getByText('Provider: ollama · Model: llama3.1:8b')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage AI' })).toHaveAttribute('href', '/app/admin/ai-settings');
    expect(screen.getByRole('link', { name: 'Manage Patients' })).toHaveAttribute(
      'href',
      '/app/admin/patients',
    );
  });

  it('shows neither to a user', async () => {
    open(aUser, [caseRow()]);
    await screen.findByRole('link', { name: 'View case #42' });
    expect(screen.queryByText('AI Note Generation Status')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Manage Patients' })).not.toBeInTheDocument();
  });
});

describe('the quick actions and the activity', () => {
  it('read the data again, and show the five most recent cases', async () => {
    const { user } = open(aUser, [caseRow()]);
    const activity = within(await screen.findByRole('region', { name: 'Recent Activity' }));
    expect(await activity.findByRole('link', { name: 'Case #42' })).toBeVisible();
    // Two patients of one name are told apart.
    expect(activity.getByText(/^Born 03\/01\/1950 · MRN-7 · /)).toBeVisible();
    const recent = () => asked.filter((url) => url.search === '?page=1&per_page=5').length;
    expect(recent()).toBe(1);
    const actions = within(screen.getByRole('region', { name: 'Quick Actions' }));
    expect(actions.getByRole('link', { name: 'Start New Case' })).toHaveAttribute(
      'href',
      '/app/user-workflow',
    );
    await user.click(actions.getByRole('button', { name: 'Refresh Data' }));
    await waitFor(() => expect(recent()).toBe(2));
  });
});

describe('the AI status without a model', () => {
  it.each([
    ['', 'AI provider not configured. Configure one in admin settings to enable note generation.'],
    ['Nobody set it up.', 'Nobody set it up.'],
  ])('says Not Configured and why: %j', async (message, shown) => {
    open(anAdmin, [caseRow()]);
    server.use(http.get(api('/ai-status'), () => HttpResponse.json({ configured: false, message })));
    expect(await screen.findByText('Not Configured')).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText('Connected')).not.toBeInTheDocument();
  });
});

it('a provider that is configured but silent does not read Connected', async () => {
  open(anAdmin, [caseRow()]);
  const silent = { configured: true, answers: false, provider: 'ollama', message: 'It does not answer.' };
  server.use(http.get(api('/ai-status'), () => HttpResponse.json(silent)));
  expect(await screen.findByText('Not Answering')).toBeVisible();
  expect(screen.getByText('It does not answer.')).toBeVisible();
  expect(screen.queryByText('Connected')).not.toBeInTheDocument();
});

describe('the filters', () => {
  it('are those of the specification', async () => {
    open(aUser, [caseRow()]);
    const status = within(await screen.findByRole('combobox', { name: 'Status' }));
    expect(status.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All Cases',
      'Draft',
      'In Progress',
      'Completed',
    ]);
  });

  it('are read from the address and asked of the server; what may name a patient is taken off it', async () => {
    const { place } = open(aUser, [caseRow()], '/app?search=okafor&status=in_progress&page=2');
    await screen.findByRole('link', { name: 'View case #42' });
    expect(Object.fromEntries(listQueries()[0] ?? [])).toEqual({
      page: '2',
      per_page: '10',
      search: 'okafor',
      status: 'in_progress',
    });
    expect(screen.getByRole('searchbox', { name: 'Search cases' })).toHaveValue('okafor');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('in_progress');
    await waitFor(() => expect(place()).toBe('/app?status=in_progress&page=2'));
    expect(screen.getByRole('searchbox', { name: 'Search cases' })).toHaveValue('okafor');
  });

  it.each([
    ['Needs my signature', 'needs_my_signature', 'signature'],
    ['Shared with me', 'shared_with_me', 'shared'],
  ])('show what concerns me: %s', async (words, asked, address) => {
    const { user, place } = open(aUser, [caseRow()]);
    await screen.findByRole('link', { name: 'View case #42' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Concerning me' }), words);
    await waitFor(() => expect(listQueries().at(-1)?.get(asked)).toBe('true'));
    expect(place()).toBe(`/app?concerning=${address}`);
  });

  it('find what is not ready, and tell how a case stands where its payer is known', async () => {
    const { user, place } = open(aUser, [caseRow({ standing: 'not_documented' }), caseRow({ id: 43 })]);
    await screen.findByRole('link', { name: 'View case #42' });
    expect(screen.getAllByText('Not documented')).toHaveLength(1);
    expect(screen.getAllByText('No payer')).toHaveLength(1);
    expect(screen.queryByText(/^Cases without a payer/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Readiness' }), 'Not ready');
    await waitFor(() => expect(listQueries().at(-1)?.get('not_ready')).toBe('true'));
    expect(place()).toBe('/app?readiness=not_ready');
    expect(screen.getByText(/^Cases without a payer are not among them/)).toBeVisible();
  });

  it('say how far it was looked for what is not ready, and go on to older ones and back', async () => {
    looked = { 'X-Looked-Through': '10000', 'X-Older-Than': '4711' };
    const { user, place } = open(aUser, [caseRow()], '/app?readiness=not_ready&page=2');
    expect(
      await screen.findByText('Looked through the newest 10,000 unsigned cases only: there are older ones.'),
    ).toBeVisible();
    looked = { 'X-Looked-Through': '12' };
    await user.click(screen.getByRole('button', { name: 'Look through older ones' }));
    expect(await screen.findByText('Looked through 12 unsigned cases older than #4711.')).toBeVisible();
    expect(place()).toBe('/app?readiness=not_ready&older_than=4711');
    expect(listQueries().at(-1)?.get('older_than')).toBe('4711');
    looked = {};
    await user.click(screen.getByRole('button', { name: 'Back to the newest' }));
    await waitFor(() => expect(screen.queryByText(/^Looked through/)).not.toBeInTheDocument());
    expect(place()).toBe('/app?readiness=not_ready');
  });

  it('wait for the end of the typing, keep a name out of the address and start at page 1', async () => {
    const { user, place } = open(aUser, [caseRow()], '/app?page=3');
    await screen.findByRole('link', { name: 'View case #42' });
    await user.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'oka');
    await waitFor(() => expect(place()).toBe('/app'));
    const searches = () => listQueries().flatMap((query) => query.get('search') ?? []);
    await waitFor(() => expect(searches()).toEqual(['oka']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
    await waitFor(() => expect(place()).toBe('/app?status=completed'));
    await waitFor(() => expect(listQueries().at(-1)?.get('status')).toBe('completed'));
    expect(listQueries().at(-1)?.get('search')).toBe('oka');
  });

  it('turn pages', async () => {
    const { user, place } = open(aUser, [caseRow()]);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(place()).toBe('/app?page=2');
    expect(await screen.findByText('Page 2 of 5')).toBeVisible();
  });

  it('have as many on a page as the address says, on every machine', async () => {
    localStorage.setItem('vouchwell.cases-per-page', '50');
    const { user, place } = open(aUser, [caseRow()], '/app?page=3');
    await waitFor(() => expect(Object.fromEntries(listQueries()[0]!)).toEqual({ page: '3', per_page: '10' }));
    const size = await screen.findByRole('combobox', { name: 'cases per page' });
    await user.selectOptions(size, '20 per page');
    await waitFor(() => expect(place()).toBe('/app?per_page=20'));
    await waitFor(() => expect(listQueries().at(-1)!.get('per_page')).toBe('20'));
  });
});

describe('empty states', () => {
  it('lead to a first case', async () => {
    open(aUser, []);
    expect(await screen.findByText('No Cases Found')).toBeVisible();
    expect(await screen.findByText('No recent activity')).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Start New Case' });
    expect(links[0]).toHaveAttribute('href', '/app/user-workflow');
  });

  it('promise no first case to who may not start one', async () => {
    open({ ...aUser, permissions: { ...aUser.permissions, can_create_cases: false } }, []);
    expect(await screen.findByText('Cases that are shared with you appear here.')).toBeVisible();
    expect(screen.queryByText(/as soon as you start one/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Start New Case' })).toBeNull();
  });

  it('clear filters that match nothing', async () => {
    const { user, place } = open(aUser, [], '/app?search=zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(place()).toBe('/app');
    expect(screen.getByRole('searchbox', { name: 'Search cases' })).toHaveValue('');
  });
});

describe('when loading fails', () => {
  it('says what the server says of it, and that to try again helps only where it does', async () => {
    const behind = 'This list is behind the latest changes and is not shown until it has caught up.';
    open(aUser, [caseRow()]);
    server.use(http.get(api('/cases'), () => refuse(503, behind, 'read_models_behind')));
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByText('Failed to load dashboard data')).toBeVisible();
    expect(within(panel).getByText(behind)).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('says so in a panel that can be dismissed, and tries again', async () => {
    const { user } = open(aUser, [caseRow()]);
    server.use(http.get(api('/cases'), () => refuse(500, 'boom'), { once: true }));
    server.use(http.get(api('/cases/stats'), () => refuse(500, 'boom'), { once: true }));
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Error');
    expect(panel).toHaveTextContent('Failed to load dashboard data');
    await user.click(within(panel).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('link', { name: 'View case #42' })).toBeVisible();
  });

  it('loads the activity again where that alone failed', async () => {
    const { user } = open(aUser, [caseRow()]);
    let isBroken = true;
    server.use(
      http.get(api('/cases'), ({ request }) => {
        const isActivity = new URL(request.url).searchParams.get('per_page') === '5';
        return isActivity && isBroken ? refuse(500, 'boom') : undefined;
      }),
    );
    const again = await screen.findByRole('button', { name: 'Load the activity again' });
    expect(screen.queryByText('No recent activity')).not.toBeInTheDocument();
    isBroken = false;
    await user.click(again);
    const activity = within(screen.getByRole('region', { name: 'Recent Activity' }));
    expect(await activity.findByRole('link', { name: 'Case #42' })).toBeVisible();
  });

  it('hides the AI panel and nothing else', async () => {
    open(anAdmin, [caseRow()]);
    server.use(http.get(api('/ai-status'), () => refuse(500, 'boom')));
    expect(await screen.findByRole('link', { name: 'View case #42' })).toBeVisible();
    expect(screen.queryByText('AI Note Generation Status')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('deleting a case', () => {
  async function ask(user: ReturnType<typeof renderApp>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Delete case #42' }));
    return within(await screen.findByRole('dialog', { name: 'Delete case #42, Marisol Okafor?' }));
  }

  it('asks first, with the safe button in focus, then deletes and reads the list again', async () => {
    const { user } = open(aUser, [caseRow()]);
    let deleted = 0;
    server.use(http.delete(api('/cases/42'), () => (deleted++, HttpResponse.json({ success: true }))));
    const dialog = await ask(user);
    expect(
      dialog.getByText('Are you sure you want to delete this case? This action cannot be undone.'),
    ).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    const before = asked.length;
    await user.click(dialog.getByRole('button', { name: 'Delete case' }));
    expect(await screen.findByText('Case #42 has been deleted.')).toBeInTheDocument();
    expect(deleted).toBe(1);
    expect(asked.length).toBeGreaterThan(before);
  });

  it('is left by Escape with nothing done', async () => {
    const { user } = open(aUser, [caseRow()]);
    await ask(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'View case #42' })).toBeVisible();
  });

  it('is based on the case as it was seen: what others did since is shown first', async () => {
    const rows = [caseRow({ revision: 6 })];
    const { user } = open(aUser, rows);
    const now = aCase({ revision: 7, summary: { ...caseRow().summary, notes_count: 2 } });
    const based: (string | null)[] = [];
    server.use(
      http.get(api('/cases/42'), () => HttpResponse.json(now)),
      http.delete(api('/cases/42'), ({ request }) => {
        based.push(request.headers.get('if-match'));
        if (based.length > 1) return HttpResponse.json({ success: true });
        rows[0] = caseRow({ revision: 7 });
        return refuse(409, 'Someone else has changed this meanwhile.', 'changed_meanwhile');
      }),
    );
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Delete case' }));
    expect(
      await dialog.findByText('Someone else has changed this meanwhile. Nothing has been done.'),
    ).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent(/Notes: 12/);
    expect(screen.queryByText('Case #42 has been deleted.')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete case' }));
    expect(await screen.findByText('Case #42 has been deleted.')).toBeInTheDocument();
    expect(based).toEqual(['"6"', '"7"']);
  });

  it('says why it failed, and shows how the case stands', async () => {
    const rows = [caseRow()];
    const { user } = open(aUser, rows);
    server.use(
      http.delete(api('/cases/42'), () => {
        rows[0] = caseRow({ status: 'completed', signed: true });
        return refuse(409, 'This case is signed and locked.');
      }),
    );
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Delete case' }));
    expect(await dialog.findByText('Failed to delete case')).toBeVisible();
    expect(dialog.getByText('This case is signed and locked.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const signed = { name: 'Case #42 is signed and cannot be deleted' };
    expect(await screen.findByRole('button', signed)).toBeDisabled();
  });
});

it('the plain dashboard shows zeros and leads to the patient step', async () => {
  signedInAs(aUser);
  renderApp('/app/dashboard');
  expect(await screen.findByRole('group', { name: 'Total Cases' })).toHaveTextContent('0');
  expect(screen.getByRole('link', { name: 'Start New Case' })).toHaveAttribute(
    'href',
    '/app/workflow/patient',
  );
});
