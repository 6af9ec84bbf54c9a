import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { heldPauses } from '../../testing/held-pauses.ts';
import { aUser } from '../../testing/people-and-cases.ts';
import { signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { openStep, reloadStep } from '../../testing/workflow-desk.ts';

const saved = () => waitFor(() => expect(screen.getAllByText('Saved')[0]).toBeVisible());

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the diagnosis step', () => {
  it('adds by keyboard, saves the whole list, and marks the primary one', async () => {
    const { user, backend } = openStep('diagnosis', { diagnoses: [], items: [], provider: null });
    expect(await screen.findByText(/At least one primary diagnosis is required/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Next/ })).toBeDisabled();
    const search = screen.getByRole('combobox', { name: /Search ICD-10 codes/ });
    for (const [typed, code] of [
      ['ur', 'R32'],
      ['in', 'N39.46'],
    ] as const) {
      await user.type(search, typed);
      await screen.findByRole('option', { name: new RegExp(code) });
      await user.keyboard(code === 'R32' ? '{Enter}' : '{ArrowDown}{Enter}');
    }
    await user.click(screen.getByRole('radio', { name: 'Primary diagnosis: N39.46' }));
    await waitFor(() =>
      expect(backend.bodies('/cases/42/diagnoses').at(-1)).toEqual({
        diagnoses: [
          { code: 'R32', description: 'Unspecified urinary incontinence', is_primary: false },
          { code: 'N39.46', description: 'Mixed incontinence', is_primary: true },
        ],
      }),
    );
    expect(screen.getByRole('button', { name: 'Next: Items & DME' })).toBeEnabled();
  });

  it('says which code is not billable any more, on the step and in the summary, until it is removed', async () => {
    const remark = 'G20 is no longer billable: it ended on March 31, 2026. In its place: G20.A1, G20.C.';
    const standing = { remark, replaced_by: [] };
    const told = {
      id: 1,
      code: 'G20',
      description: 'Parkinson’s disease',
      is_primary: true,
      created_at: '',
      standing,
    };
    const { user } = openStep('diagnosis', { diagnoses: [told] });
    const row = within(await screen.findByRole('list', { name: 'Diagnoses of this case' }));
    expect(row.getByText(remark)).toBeVisible();
    // Beside the code and in the summary.
    expect(screen.getAllByText(remark)).toHaveLength(2);
    await user.click(row.getByRole('button', { name: 'Remove G20' }));
    expect(screen.queryByText(remark)).toBeNull();
  });

  it('searches from two characters on, after a pause, for ten codes', async () => {
    const { user } = openStep('diagnosis');
    const asked: string[] = [];
    server.use(
      http.get(api('/inventory/diagnoses/search'), ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json([]);
      }),
    );
    const search = await screen.findByRole('combobox', { name: /Search ICD-10 codes/ });
    const afterTyping = heldPauses(300);
    await user.type(search, 'u');
    expect(afterTyping.count()).toBe(1);
    await afterTyping.end();
    expect(asked).toEqual([]);
    await user.type(search, 'rge');
    expect(afterTyping.count()).toBe(1);
    expect(asked).toEqual([]);
    await afterTyping.end();
    await waitFor(() => expect(asked).toEqual(['?q=urge&limit=10']));
  });

  it('does not offer a code twice, and finds nothing where the search fails', async () => {
    const { user } = openStep('diagnosis');
    const search = await screen.findByRole('combobox', { name: /Search ICD-10 codes/ });
    await user.type(search, 'mixed');
    expect(await screen.findByRole('option', { name: /N39.46.*already added/ })).toHaveAttribute(
      'data-combobox-disabled',
    );
    server.use(http.get(api('/inventory/diagnoses/search'), () => refuse(500, 'Broken')));
    await user.clear(search);
    await user.type(search, 'other');
    expect(await screen.findByText(/^The codes could not be searched\./)).toBeVisible();
    expect(screen.queryByText('No matching codes')).not.toBeInTheDocument();
  });

  it('keeps what was changed through a lost connection and a reload', async () => {
    const { user, backend } = openStep('diagnosis');
    server.use(http.post(api('/cases/42/diagnoses'), () => HttpResponse.error()));
    await user.click(await screen.findByRole('button', { name: 'Remove N39.46' }));
    await user.type(screen.getByRole('combobox', { name: /Search ICD-10 codes/ }), 'ur');
    await user.click(await screen.findByRole('option', { name: /R32/ }));
    expect((await screen.findAllByText('May not be saved'))[0]).toBeVisible();
    expect(screen.getByText(/It may have been saved/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(backend.found?.diagnoses.map(({ code }) => code)).toEqual(['N39.46']);
    server.resetHandlers();
    server.use(...backend.handlers());
    signedInAs(aUser);
    reloadStep('diagnosis');
    const list = within(await screen.findByRole('list', { name: 'Diagnoses of this case' }));
    expect(list.getByText('R32')).toBeVisible();
    await waitFor(() => expect(backend.found?.diagnoses.map(({ code }) => code)).toEqual(['R32']));
    await saved();
  });
});
