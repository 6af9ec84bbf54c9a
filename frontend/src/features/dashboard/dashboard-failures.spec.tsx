import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { open } from '../../testing/dashboard-desk.ts';
import { anAdmin, aUser, caseRow } from '../../testing/people-and-cases.ts';
import { server } from '../../testing/server.ts';

// The client tells of each refusal.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

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
