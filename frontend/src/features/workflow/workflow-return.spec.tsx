import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { aCase, aSignature, aUser, signedWith } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const backend = () => {
  const one = new CaseBackend();
  server.use(...one.handlers());
  return one;
};

function start(address: string) {
  signedInAs(aUser);
  return renderApp(address);
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('coming back to a case', () => {
  it.each([
    ['without a note', aCase({ notes: [] }), 'note'],
    ['without items', aCase({ notes: [], items: [] }), 'items'],
    ['with everything', aCase(), 'export'],
  ])('%s leads to its first incomplete step', async (_, found, step) => {
    backend().found = found;
    const { place } = start('/app/user-workflow?caseId=42');
    await waitFor(() => expect(place()).toBe(`/app/user-workflow/${step}?caseId=42`));
  });

  it('to edit it begins with the patient', async () => {
    backend().found = aCase();
    const { place } = start('/app/user-workflow?caseId=42&edit=true');
    await waitFor(() => expect(place()).toBe('/app/user-workflow/patient?caseId=42&edit=true'));
  });

  it('a step that is not reachable leads to the first incomplete one', async () => {
    backend().found = aCase({ items: [], notes: [] });
    const { place } = start('/app/user-workflow/export?caseId=42');
    await waitFor(() => expect(place()).toBe('/app/user-workflow/items?caseId=42'));
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getByRole('button', { name: /Diagnosis \(complete\)/ })).toBeEnabled();
    expect(steps.getByRole('button', { name: /Provider/ })).toBeDisabled();
  });

  it.each([
    ['abc', null, 'The case id is invalid.'],
    ['0', null, 'The case id is invalid.'],
    ['42', () => refuse(404, 'x'), 'Case not found.'],
    ['42', () => refuse(403, 'x'), 'You do not have permission to access this case.'],
    ['42', () => refuse(500, 'The disk is full.'), 'The disk is full.'],
    ['42', () => HttpResponse.error(), 'Failed to load case data.'],
  ])('%s says why it cannot be opened and goes to the dashboard', async (id, answer, message) => {
    backend();
    if (answer) server.use(http.get(api('/cases/42'), answer));
    const { place } = start(`/app/user-workflow?caseId=${id}`);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(place()).toBe('/app'));
  });

  it('that is signed is read-only in every step', async () => {
    backend().found = aCase(signedWith(aSignature));
    const { user } = start('/app/user-workflow/items?caseId=42');
    expect(await screen.findByText('This case is signed and locked.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add item' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /4. Provider/ }));
    expect(await screen.findByLabelText(/Provider name/)).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: /5. Generate Note/ }));
    await screen.findByText(/The patient needs briefs/);
    expect(screen.queryByRole('button', { name: 'Regenerate' })).not.toBeInTheDocument();
  });
});
