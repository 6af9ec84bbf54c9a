import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../testing/answers.ts';
import { asked, open } from '../../testing/dashboard-desk.ts';
import { anAdmin, aUser, caseRow } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

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

it('the plain dashboard shows zeros and leads to the patient step', async () => {
  signedInAs(aUser);
  renderApp('/app/dashboard');
  expect(await screen.findByRole('group', { name: 'Total Cases' })).toHaveTextContent('0');
  expect(screen.getByRole('link', { name: 'Start New Case' })).toHaveAttribute(
    'href',
    '/app/workflow/patient',
  );
});
