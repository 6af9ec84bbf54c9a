import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { liveStream } from '../../testing/live-stream.ts';
import { aCase, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const theirs = {
  id: 3,
  code: 'R32',
  description: 'Unspecified urinary incontinence',
  is_primary: true,
  created_at: '2026-03-04T10:00:00.000Z',
};
const otherProvider = {
  name: 'Dr. Other Sample',
  npi: '1234567893',
  signature: null,
  date_signed: '2026-03-01',
};

function open(step: string) {
  const backend = new CaseBackend(aCase({ status: 'draft', notes: [] }));
  server.use(...backend.handlers());
  signedInAs(aUser);
  return { backend, ...renderApp(`/app/user-workflow/${step}?caseId=42`) };
}

const dropDiagnosis = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: /Remove.*N39\.46/ }));

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('two people in one case', () => {
  it('a change of another part is taken over, and the save goes on by itself', async () => {
    const { user, backend } = open('diagnosis');
    await screen.findByRole('button', { name: /Remove.*N39\.46/ });
    backend.elsewhere({ provider: otherProvider });
    await dropDiagnosis(user);
    await waitFor(() => expect(backend.found?.diagnoses).toEqual([]));
    expect(backend.found?.provider).toEqual(otherProvider);
    expect(
      await screen.findByText(/^Someone else, or you in another window, changed the provider of this case/),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Keep my version', []],
    ['Use their version', ['R32']],
  ])('the same part changed by both is never overwritten silently: %s', async (choice, codes) => {
    const { user, backend } = open('diagnosis');
    await screen.findByRole('button', { name: /Remove.*N39\.46/ });
    backend.elsewhere({ diagnoses: [theirs] });
    await dropDiagnosis(user);
    const dialog = await screen.findByRole('dialog', {
      name: 'The diagnoses were changed by someone else too',
    });
    expect(within(dialog).getByText('R32')).toBeVisible();
    expect(within(dialog).getByText('None')).toBeVisible();
    expect(backend.found?.diagnoses.map(({ code }) => code)).toEqual(['R32']);
    await user.click(within(dialog).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getAllByText('Saved')[0]).toBeVisible());
    expect(backend.found?.diagnoses.map(({ code }) => code)).toEqual(codes);
    // It would be put into a list that is another by now.
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('shows only what differs, such as one field of the provider', async () => {
    const { user, backend } = open('provider');
    const name = await screen.findByRole('textbox', { name: /Provider name/ });
    const before = backend.found!.provider!;
    backend.elsewhere({ provider: { ...before, name: 'Dr. Other Sample' } });
    await user.type(name, 's');
    const dialog = within(await screen.findByRole('dialog'));
    const [one, ...more] = within(dialog.getByRole('list', { name: 'What differs' })).getAllByRole(
      'listitem',
    );
    expect(more).toEqual([]);
    expect(one).toHaveTextContent(`NameYour version${before.name}sTheir versionDr. Other Sample`);
  });

  it('a key that is typed as the dialog opens chooses nothing', async () => {
    const { user, backend } = open('provider');
    const name = await screen.findByRole('textbox', { name: /Provider name/ });
    backend.elsewhere({ provider: { ...backend.found!.provider!, name: 'Dr. Other Sample' } });
    await user.type(name, 's');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() =>
      expect(within(dialog).getByText(/Yours is kept in this tab/).parentElement).toHaveFocus(),
    );
    await user.keyboard(' {Enter}');
    expect(dialog).toBeVisible();
    expect(backend.found?.provider?.name).toBe('Dr. Other Sample');
  });

  it('what another does shows by itself, with their name', async () => {
    const tell = liveStream();
    const { backend } = open('diagnosis');
    await screen.findByRole('button', { name: /Remove.*N39\.46/ });
    backend.elsewhere({ diagnoses: [theirs] });
    tell({ type: 'case', case_id: 42, revision: 7, by: { id: 9, name: 'Jo Sample' } });
    expect(await screen.findByText(/Jo Sample changed the diagnoses of this case/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /Remove.*R32/ })).toBeVisible();
    expect(backend.bodies('/cases/42/diagnoses')).toEqual([]);
  });

  const news = { type: 'case', case_id: 42, revision: 7, by: { id: 9, name: 'Jo Sample' } } as const;

  it('a case that cannot be read again for now stays on the screen, and goes on', async () => {
    const tell = liveStream();
    const { backend, place } = open('diagnosis');
    await screen.findByRole('button', { name: /Remove.*N39\.46/ });
    let asked = 0;
    server.use(
      http.get(
        api('/cases/42'),
        () => {
          asked += 1;
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    tell(news);
    await waitFor(() => expect(asked).toBe(1));
    backend.elsewhere({ diagnoses: [theirs] });
    tell({ ...news, revision: 8 });
    expect(await screen.findByRole('button', { name: /Remove.*R32/ })).toBeVisible();
    expect(place()).toBe('/app/user-workflow/diagnosis?caseId=42');
    expect(screen.queryByText('Failed to load case data.')).not.toBeInTheDocument();
  });

  it('a case that was taken away is left', async () => {
    const tell = liveStream();
    const { place } = open('diagnosis');
    await screen.findByRole('button', { name: /Remove.*N39\.46/ });
    server.use(http.get(api('/cases/42'), () => refuse(403, 'x')));
    tell(news);
    expect(await screen.findByText('You do not have permission to access this case.')).toBeVisible();
    await waitFor(() => expect(place()).toBe('/app'));
  });
});
