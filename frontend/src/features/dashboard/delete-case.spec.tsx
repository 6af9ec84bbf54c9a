import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { asked, open } from '../../testing/dashboard-desk.ts';
import { aCase, aUser, caseRow } from '../../testing/people-and-cases.ts';
import type { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

// The client tells of each refusal.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

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
