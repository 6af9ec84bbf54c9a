import { screen, waitFor, within } from '@testing-library/react';
import type { DueCountResponse, DueResponse, DuesResponse } from '@vouchwell/contract';
import { usualPeriods } from '@vouchwell/rules';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { keptAsEver, listingForgettings } from '../../testing/forgetting-answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const ended = (patient_id: number, name: string, more: Partial<DueResponse> = {}): DueResponse => ({
  ...{ patient_id, name, records: 1, dob: '1950-04-02', mrn: `MRN-${patient_id}` },
  ...{ because: 'signature', since_on: '2010-02-03', ends_on: '2020-02-03' },
  ...more,
});
const ingrid = ended(7, 'Ingrid Lindqvist');
const otto = ended(8, 'Otto Brandt', { dob: null, records: 2, because: 'change' });

let all: DueResponse[];
let others: Omit<DueCountResponse, 'due'>;
let sent: unknown[];

function open(path = '/app/admin/retention') {
  signedInAs(anAdmin);
  server.use(
    http.get(api('/admin/retention'), () =>
      HttpResponse.json({ revision: null, periods: usualPeriods, history: [] }),
    ),
    http.get(api('/admin/retention/due'), ({ request }) => {
      const after = new URL(request.url).searchParams.get('after');
      const from = all.findIndex(({ name }) => name === after) + 1;
      const [page, next] = [all.slice(from, from + 2), all[from + 2] ? all[from + 1]!.name : null];
      return HttpResponse.json({ due: page, next } satisfies DuesResponse);
    }),
    http.get(api('/admin/retention/waiting'), () =>
      HttpResponse.json({ due: all.length, ...others } satisfies DueCountResponse),
    ),
    http.post(api('/patients/:id/forgetting'), async ({ request, params }) => {
      const id = Number(params['id']);
      sent.push([id, await request.json()]);
      if (id === 8) return refuse(409, 'A legal hold stands on this patient’s data.');
      all = all.filter(({ patient_id }) => patient_id !== id);
      return HttpResponse.json({ ...keptAsEver(id), stage: 'asked' });
    }),
    http.get(api('/patients'), () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })),
    listingForgettings(),
  );
  return renderApp(path);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [all, others, sent] = [[ingrid, otto], { held: 0, asked: 0, more: false }, []];
});

describe('whose keeping has ended', () => {
  it('is listed with what kept it longest, and who else there is', async () => {
    others = { held: 1, asked: 2, more: false };
    open();
    const table = within(await screen.findByRole('table', { name: 'Patients whose keeping has ended' }));
    const rows = table.getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Ingrid Lindqvist.*MRN-7.*Last signature/);
    expect(rows[2]).toHaveTextContent(/Otto Brandt.*2 records.*nobody can tell.*minor.*Last change/);
    expect(screen.getByText(/A legal hold keeps 1 patient more/)).toHaveTextContent(
      'A legal hold keeps 1 patient more. Of 2 patients more it is asked already.',
    );
  });

  it('is asked for, several at once, each for itself; who is refused stays chosen and says why', async () => {
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Forget those chosen…' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Choose all that are shown' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Otto Brandt' }));
    expect(screen.getByRole('button', { name: 'Forget 1 patient…' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Otto Brandt' }));
    await user.click(screen.getByRole('button', { name: 'Forget 2 patients…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forget 2 patients?' }));
    expect(dialog.getByText('Ingrid Lindqvist, Otto Brandt')).toBeVisible();
    const reason = dialog.getByLabelText(/Reason/);
    await user.clear(reason);
    await user.click(dialog.getByRole('button', { name: 'Ask another admin to confirm' }));
    expect(await dialog.findByText('Reason is required.')).toBeVisible();
    await user.type(reason, 'Kept for ten years');
    await user.click(dialog.getByRole('button', { name: 'Ask another admin to confirm' }));
    expect(await screen.findByText(/Asked for 1 patient\./)).toBeVisible();
    expect(sent).toEqual([
      [7, { reason: 'Kept for ten years' }],
      [8, { reason: 'Kept for ten years' }],
    ]);
    await waitFor(() => expect(screen.queryByText('Ingrid Lindqvist')).not.toBeInTheDocument());
    expect(screen.getByText('A legal hold stands on this patient’s data.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Choose Otto Brandt' })).toBeChecked();
  });

  it('goes on where there are more than are shown at first', async () => {
    all = [ingrid, otto, ended(9, 'Nora Ny')];
    const { user } = open();
    expect(await screen.findByText(/^2 of 3 patients/)).toBeVisible();
    expect(screen.queryByText('Nora Ny')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Nora Ny')).toBeVisible();
    expect(screen.getByText(/^3 of 3 patients/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose all that are shown' }));
    expect(screen.getByRole('button', { name: 'Forget 3 patients…' })).toBeEnabled();
  });

  it('whose next ones cannot be read is gone on with there, and nobody is read twice', async () => {
    all = [ingrid, otto, ended(9, 'Nora Ny')];
    const { user } = open();
    await screen.findByText(/^2 of 3 patients/);
    const asked: (string | null)[] = [];
    let isBroken = true;
    server.use(
      http.get(api('/admin/retention/due'), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('after'));
        return isBroken ? refuse(500, 'The list is behind.') : undefined;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The list is behind.');
    const table = screen.getByRole('table', { name: 'Patients whose keeping has ended' });
    expect(table.compareDocumentPosition(failure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    isBroken = false;
    await user.click(within(failure).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nora Ny')).toBeVisible();
    expect(asked).toEqual(['Otto Brandt', 'Otto Brandt']);
  });

  it('is looked for further by itself where an answer found nobody, and what is not known is said', async () => {
    [all, others] = [[ingrid], { held: 2, asked: 0, more: true }];
    open();
    const asked: string[] = [];
    server.use(
      http.get(api('/admin/retention/due'), ({ request }) => {
        const after = new URL(request.url).searchParams.get('after') ?? '';
        asked.push(after);
        const next = { '': 'a', a: 'b', b: 'c' }[after] ?? null;
        return HttpResponse.json({ due: after === 'b' ? [ingrid] : [], next } satisfies DuesResponse);
      }),
    );
    expect(await screen.findByText('Ingrid Lindqvist')).toBeVisible();
    expect(asked).toEqual(['', 'a', 'b']);
    expect(screen.getByText('A legal hold keeps at least 2 patients more.')).toBeVisible();
    expect(screen.getByText(/^1 of at least 1 patient,/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
    expect(screen.queryByText('Everybody is still to be kept')).not.toBeInTheDocument();
  });

  it('is nobody', async () => {
    all = [];
    open();
    expect(await screen.findByText('Everybody is still to be kept')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose all that are shown' })).not.toBeInTheDocument();
  });

  it('says where it cannot be loaded', async () => {
    open();
    server.use(http.get(api('/admin/retention/due'), () => refuse(503, 'The list is behind.')));
    expect(await screen.findByText('Failed to load whose keeping has ended')).toBeVisible();
  });

  it('is counted where patients are managed, with the way there', async () => {
    const { user, place } = open('/app/admin/patients');
    expect(
      await screen.findByText('The period for which the data of 2 patients is kept has ended.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See whose' }));
    await waitFor(() => expect(place()).toBe('/app/admin/retention'));
  });
});
