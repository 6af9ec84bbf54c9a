import { screen, waitFor, within } from '@testing-library/react';
import type { CaseResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { CaseBackend } from '../../testing/case-backend.ts';
import { liveStream } from '../../testing/live-stream.ts';
import { aCase, aSignature, aUser, signedWith } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const kim = { id: 7, full_name: 'Kim Oh', username: 'kim.oh' };
const sentTo = (signer: typeof kim): Partial<CaseResponse> => ({
  sent_for_signature: { ...signer, sent_at: '2026-03-04T09:00:00.000Z', sent_by: 'Ada Example' },
  shares: [{ ...signer, shared_at: '2026-03-04T09:00:00.000Z', shared_by: 'Ada Example' }],
});
const signed = signedWith({
  ...aSignature,
  signature: 'Kim Oh, MD',
  signed_by: { id: kim.id, full_name: kim.full_name },
});

function open(part: Partial<CaseResponse> = {}) {
  const tell = liveStream();
  const backend = new CaseBackend(aCase(part));
  server.use(...backend.handlers());
  signedInAs(aUser);
  const changed = (change: Partial<CaseResponse>) => {
    backend.elsewhere(change);
    const { revision } = backend.found!;
    tell({ type: 'case', case_id: 42, revision, by: { id: 7, name: 'Kim Oh' } });
  };
  return { backend, changed, ...renderApp('/app/user-workflow/export?caseId=42') };
}

async function signing({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Sign & Lock Case' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign & lock case #42' });
  const end = () => within(dialog).getByRole('button', { name: 'Sign & Lock Case' });
  await waitFor(() => expect(end()).toBeEnabled());
  return { dialog: within(dialog), end };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('whoever is about to sign', () => {
  it('signs nothing that others change behind the dialog, until they have looked at it', async () => {
    const screenOf = open();
    const { dialog, end } = await signing(screenOf);
    const [first, ...others] = screenOf.backend.found!.items;
    screenOf.changed({ items: [{ ...first!, quantity: 181 }, ...others] });
    const told = /Someone else has just changed this case, and it was not signed/;
    expect(await dialog.findByRole('alert')).toHaveTextContent(told);
    expect(end()).toBeDisabled();
    await screenOf.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^181 ×/)).toBeVisible();
    await signing(screenOf);
  });

  it('is held up by nothing that the letter does not say', async () => {
    const screenOf = open();
    const { dialog, end } = await signing(screenOf);
    screenOf.changed(sentTo(kim));
    expect(await screen.findByText(/^Sent to Kim Oh for signature/)).toBeInTheDocument();
    expect(end()).toBeEnabled();
    expect(dialog.queryByText(/changed this case/)).not.toBeInTheDocument();
  });

  it('learns at once that somebody else has signed', async () => {
    const screenOf = open();
    const { dialog } = await signing(screenOf);
    screenOf.changed(signed);
    const told = 'Kim Oh, MD has signed this case meanwhile. Nothing is left to sign.';
    expect(await dialog.findByRole('alert')).toHaveTextContent(told);
    expect(dialog.queryByLabelText(/Your password/)).not.toBeInTheDocument();
    const way = dialog.getByRole('button', { name: 'Show the signed case' });
    await waitFor(() => expect(way).toHaveFocus());
    await screenOf.user.click(way);
    expect(await screen.findByText('Export the signed note, then complete the case.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a case that was sent for signature', () => {
  it('is not sent to the same person again', async () => {
    const { user } = open(sentTo(kim));
    server.use(http.get(api('/colleagues'), () => HttpResponse.json({ colleagues: [kim] })));
    await user.click(await screen.findByRole('button', { name: 'Send for signature' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send case #42 for signature' }));
    expect(await dialog.findByText('It was sent to Kim Oh already, and waits for them.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(dialog.getByText(/Nothing is signed by sending it/)).toBeVisible();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('is taken back by whoever handed it on', async () => {
    const { user, backend } = open(sentTo(kim));
    server.use(
      http.delete(api('/cases/42/shares/7'), () => {
        backend.elsewhere({ sent_for_signature: null, shares: [] });
        return HttpResponse.json({ success: true, case_id: 42, revision: backend.found!.revision });
      }),
    );
    expect(await screen.findByText(/^Sent to Kim Oh for signature by Ada Example/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take back from Kim Oh' }));
    expect(await screen.findByText('Case #42 no longer waits for Kim Oh.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Sent to Kim Oh/)).not.toBeInTheDocument());
  });

  it('is given back by whoever was asked, who then sees it no more', async () => {
    const created_by = { id: 9, full_name: 'Ada Example', username: 'ada' };
    const { user, place } = open({ ...sentTo({ ...kim, id: aUser.id }), created_by });
    server.use(
      http.delete(api(`/cases/42/shares/${aUser.id}`), () => {
        server.use(http.get(api('/cases/42'), () => refuse(403, 'x')));
        return HttpResponse.json({ success: true, case_id: 42, revision: 7 });
      }),
    );
    expect(await screen.findByText(/^Sent to you for signature by Ada Example/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Give it back' }));
    const told = 'You gave case #42 back. It no longer needs your signature.';
    expect(await screen.findByText(told)).toBeVisible();
    await waitFor(() => expect(place()).toBe('/app'));
    expect(screen.queryByText(/You do not have permission/)).not.toBeInTheDocument();
  });
});
