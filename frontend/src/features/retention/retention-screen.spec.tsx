import { screen, waitFor, within } from '@testing-library/react';
import type { DuesResponse, RetentionResponse, SetRetentionRequest } from '@vouchwell/contract';
import { usualPeriods } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin, aUser, stats } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const at = '2026-11-20T09:00:00.000Z';
const usual: RetentionResponse = { revision: null, periods: usualPeriods, history: [] };

const nobody: DuesResponse = { due: [], next: null };

let standing: RetentionResponse;
let sent: { body: SetRetentionRequest; basedOn: string | null }[];

function open(as = anAdmin) {
  signedInAs(as);
  server.use(
    http.get(api('/admin/retention/due'), () => HttpResponse.json(nobody)),
    http.get(api('/admin/retention/waiting'), () =>
      HttpResponse.json({ due: 0, held: 0, asked: 0, more: false }),
    ),
    http.get(api('/admin/retention'), () => HttpResponse.json(standing)),
    http.put(api('/admin/retention'), async ({ request }) => {
      const body = (await request.json()) as SetRetentionRequest;
      const { headers } = request;
      sent.push({ body, basedOn: headers.get('if-match') ?? headers.get('if-none-match') });
      const periods = { ...standing.periods, ...body.periods };
      const change = { at, by: 'Ada Example', reason: body.reason, periods };
      const revision = (standing.revision ?? -1) + 1;
      standing = { revision, periods, history: [change, ...standing.history] };
      return HttpResponse.json(standing);
    }),
  );
  return renderApp('/app/admin/retention');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [standing, sent] = [usual, []];
});

describe('the keeping periods', () => {
  it('are changed with a reason, and the change stands in their history', async () => {
    const { user } = open();
    const years = await screen.findByLabelText('Signed cases');
    expect(years).toHaveValue('10 years');
    expect(screen.getByText(/Nobody has changed them/)).toBeVisible();
    const save = screen.getByRole('button', { name: 'Save periods' });
    expect(save).toBeDisabled();
    await user.clear(years);
    await user.type(years, '12');
    await user.click(save);
    expect(await screen.findByText('Reason is required.')).toBeVisible();
    await user.type(screen.getByLabelText(/^Reason for the change/), 'Our state asks for twelve');
    await user.click(save);
    expect(await screen.findByText(/have been saved/)).toBeVisible();
    expect(sent).toEqual([
      {
        // Of two who set them first, the second is told.
        basedOn: '*',
        body: { periods: { ...usualPeriods, record_years: 12 }, reason: 'Our state asks for twelve' },
      },
    ]);
    const changes = within(await screen.findByRole('list', { name: 'Changes of the periods' }));
    expect(changes.getByRole('listitem')).toHaveTextContent(
      /Signed cases: 10 to 12 years.*Ada Example.*Our state asks for twelve/,
    );
    expect(save).toBeDisabled();
  });

  it('say what they have to be, and nothing is sent', async () => {
    const { user } = open();
    const access = await screen.findByLabelText('Access records');
    await user.clear(access);
    await user.type(access, '5');
    await user.type(screen.getByLabelText(/^Reason for the change/), 'Shorter');
    await user.click(screen.getByRole('button', { name: 'Save periods' }));
    expect(
      await screen.findByText(
        'Access records must be a whole number of years from 6 to 100 (45 CFR 164.528).',
      ),
    ).toBeVisible();
    await user.clear(access);
    await user.click(screen.getByRole('button', { name: 'Save periods' }));
    expect(screen.getByText(/^Access records must be/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('that another admin changed meanwhile are shown beside what was typed, which stays', async () => {
    standing = { ...usual, revision: 0 };
    const theirs = { ...usual, revision: 1, periods: { ...usualPeriods, draft_years: 2 } };
    const { user } = open();
    const years = await screen.findByLabelText('Signed cases');
    await user.clear(years);
    await user.type(years, '12');
    await user.type(screen.getByLabelText(/^Reason for the change/), 'Our state');
    server.use(
      http.put(
        api('/admin/retention'),
        () =>
          HttpResponse.json(
            { code: 'changed_meanwhile', message: 'Changed meanwhile.', current: theirs },
            { status: 409 },
          ),
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Save periods' }));
    expect(await screen.findByText(/Someone else has changed this meanwhile/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep my version' }));
    expect(years).toHaveValue('12 years');
    await user.click(screen.getByRole('button', { name: 'Save periods' }));
    expect(await screen.findByText(/have been saved/)).toBeVisible();
    expect(sent[0]!.basedOn).toContain('1');
  });

  it('keep what was typed where they cannot be saved', async () => {
    const { user } = open();
    const years = await screen.findByLabelText('Signed cases');
    await user.clear(years);
    await user.type(years, '12');
    await user.type(screen.getByLabelText(/^Reason for the change/), 'Our state');
    server.use(http.put(api('/admin/retention'), () => refuse(503, 'The store does not answer.')));
    await user.click(screen.getByRole('button', { name: 'Save periods' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The store does not answer.');
    expect(years).toHaveValue('12 years');
  });

  it('that cannot be loaded say so', async () => {
    open();
    server.use(http.get(api('/admin/retention'), () => refuse(503, 'The store does not answer.')));
    expect(await screen.findByText('Failed to load the periods')).toBeVisible();
  });

  it('are for admins', async () => {
    server.use(
      http.get(api('/cases'), () => HttpResponse.json([])),
      http.get(api('/cases/stats'), () => HttpResponse.json(stats)),
    );
    const { place } = open(aUser);
    await waitFor(() => expect(place()).toBe('/app'));
  });
});
