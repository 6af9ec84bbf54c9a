import { screen, waitFor, within } from '@testing-library/react';
import type { ForgettingResponse, PatientDetailsResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { keptAsEver, listingForgettings } from '../../testing/forgetting-answers.ts';

const at = '2026-11-20T09:00:00.000Z';
const ingrid: PatientDetailsResponse = {
  ...{ id: 7, first_name: 'Ingrid', middle_name: null, last_name: 'Lindqvist', dob: '1950-04-02' },
  ...{ gender: null, height: null, weight: null, address: null, phone: null, email: null, mrn: 'MRN-7' },
  ...{ is_template: false, created_at: at, revision: 0, merged_into: null, merged: [] },
  ...{ open_cases: 1, signed_cases: 2, history: [] },
};
const asked = (user_id: number, by: string): Partial<ForgettingResponse> => ({
  stage: 'asked',
  reason: 'Kept for ten years',
  asked: { user_id, by, at },
});

let standing: ForgettingResponse;
let all: ForgettingResponse[];
let sent: unknown[];

function open() {
  signedInAs(anAdmin);
  const answer = (part: Partial<ForgettingResponse>) => async (one: { request: Request }) => {
    const { request } = one;
    const text = await request.text();
    sent.push([
      request.method,
      new URL(request.url).pathname.replace(/^.*\/patients/, ''),
      text && JSON.parse(text),
    ]);
    standing = { ...standing, ...part };
    return HttpResponse.json(standing);
  };
  const of = '/patients/:id/forgetting';
  server.use(
    http.get(api('/patients'), () => HttpResponse.json([ingrid], { headers: { 'X-Total-Count': '1' } })),
    http.get(api('/admin/retention/waiting'), () =>
      HttpResponse.json({ due: 0, held: 0, asked: 0, more: false }),
    ),
    listingForgettings(() => all),
    http.get(api(of), () => HttpResponse.json(standing)),
    http.post(api(of), answer(asked(1, 'Ada Example'))),
    http.delete(api(of), answer(keptAsEver(7))),
    http.post(api(`${of}/confirm`), answer({ stage: 'forgotten', patient: null })),
    http.post(
      api('/patients/:id/hold'),
      answer({ hold: { user_id: 1, by: 'Ada Example', at, reason: 'Court' } }),
    ),
    http.post(api('/patients/:id/hold/lift'), answer({ hold: null })),
    http.get(api('/patients/:id'), () => HttpResponse.json(ingrid)),
  );
  return renderApp('/app/admin/patients');
}

const named = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function details() {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /View/ }));
  const shown = await named('Ingrid Lindqvist');
  return { user, section: within(await shown.findByRole('region', { name: 'Keeping and Forgetting' })) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [standing, all, sent] = [keptAsEver(7), [], []];
});

describe('a patient’s data', () => {
  it('is asked to be forgotten with a reason, and waits for another admin', async () => {
    const { user, section } = await details();
    await user.click(await section.findByRole('button', { name: 'Forget patient…' }));
    const dialog = await named('Forget Ingrid Lindqvist?');
    await user.click(dialog.getByRole('button', { name: 'Ask another admin to confirm' }));
    expect(await dialog.findByText('Reason is required.')).toBeVisible();
    await user.type(dialog.getByLabelText(/Reason/), 'Kept for ten years');
    await user.click(dialog.getByRole('button', { name: 'Ask another admin to confirm' }));
    expect(await section.findByText(/as Ada Example asked/)).toBeVisible();
    expect(sent).toEqual([['POST', '/7/forgetting', { reason: 'Kept for ten years' }]]);
    expect(section.getByText(/Another admin has to confirm it/)).toBeVisible();
    expect(section.queryByRole('button', { name: 'Confirm forgetting…' })).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Take it back' }));
    expect(await section.findByText(/Kept as long as nobody asks/)).toBeVisible();
  });

  it('is forgotten once another admin confirms it with their password', async () => {
    standing = { ...standing, ...asked(2, 'Nora Quist') };
    const { user, section } = await details();
    await user.click(await section.findByRole('button', { name: 'Confirm forgetting…' }));
    const dialog = await named('Forget Ingrid Lindqvist for good?');
    expect(dialog.getByText(/Nora Quist asked for it/)).toHaveTextContent('Kept for ten years');
    await user.click(dialog.getByRole('button', { name: 'Forget for good' }));
    expect(await dialog.findByText('Password is required to confirm.')).toBeVisible();
    await user.type(dialog.getByLabelText(/Your password/), 'the right one');
    await user.click(dialog.getByRole('button', { name: 'Forget for good' }));
    expect(await screen.findByText('The patient is forgotten.')).toBeVisible();
    expect(sent).toEqual([['POST', '/7/forgetting/confirm', { password: 'the right one' }]]);
    expect(screen.queryByRole('dialog', { name: 'Ingrid Lindqvist' })).not.toBeInTheDocument();
  });

  it('says why it is not forgotten, and keeps what was typed', async () => {
    standing = { ...standing, ...asked(2, 'Nora Quist') };
    const { user, section } = await details();
    server.use(
      http.post(api('/patients/:id/forgetting/confirm'), () =>
        refuse(403, 'The password is not right. Nothing was forgotten.'),
      ),
    );
    await user.click(await section.findByRole('button', { name: 'Confirm forgetting…' }));
    const dialog = await named('Forget Ingrid Lindqvist for good?');
    await user.type(dialog.getByLabelText(/Your password/), 'the wrong one');
    await user.click(dialog.getByRole('button', { name: 'Forget for good' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was forgotten.');
    expect(dialog.getByLabelText(/Your password/)).toHaveValue('the wrong one');
  });

  it('is not confirmed any more once the request was taken back', async () => {
    standing = { ...standing, ...asked(2, 'Nora Quist') };
    const { user, section } = await details();
    server.use(
      http.post(api('/patients/:id/forgetting/confirm'), () => {
        standing = keptAsEver(7);
        return refuse(409, 'Nobody asked for it.');
      }),
    );
    await user.click(await section.findByRole('button', { name: 'Confirm forgetting…' }));
    const dialog = await named('Forget Ingrid Lindqvist for good?');
    await user.type(dialog.getByLabelText(/Your password/), 'the right one');
    await user.click(dialog.getByRole('button', { name: 'Forget for good' }));
    const gone = await named('Forget Ingrid Lindqvist for good?');
    expect(await gone.findByRole('alert')).toHaveTextContent(
      'The request is no longer there: it was taken back meanwhile. Nothing was forgotten.',
    );
    expect(screen.queryByText(/asked for it/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Forget for good' })).not.toBeInTheDocument();
    const [close] = screen.getAllByRole('button', { name: 'Close' }).toReversed();
    await waitFor(() => expect(close).toHaveFocus());
    await user.click(close!);
    expect(screen.queryByRole('dialog', { name: /for good/ })).not.toBeInTheDocument();
    expect(section.getByText(/Kept as long as nobody asks/)).toBeVisible();
  });

  it('is held, and nothing can be forgotten until that is lifted', async () => {
    const { user, section } = await details();
    await user.click(await section.findByRole('button', { name: 'Set a legal hold…' }));
    const dialog = await named('Set a legal hold on the data of Ingrid Lindqvist');
    await user.type(dialog.getByLabelText(/Reason/), 'Court');
    await user.click(dialog.getByRole('button', { name: 'Set the hold' }));
    expect(await section.findByText('Legal hold')).toBeVisible();
    expect(section.queryByRole('button', { name: 'Forget patient…' })).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Lift the legal hold…' }));
    const lift = await named('Lift the legal hold on the data of Ingrid Lindqvist');
    await user.type(lift.getByLabelText(/Reason/), 'Settled');
    await user.click(lift.getByRole('button', { name: 'Lift the hold' }));
    expect(await section.findByRole('button', { name: 'Forget patient…' })).toBeVisible();
  });
});

it('the list shows what waits, what is held and who was forgotten, of whom no name is left', async () => {
  const gone = { ...keptAsEver(4), patient: null, stage: 'forgotten', forgotten_at: at } as const;
  const confirmed = { user_id: 2, by: 'Nora Quist', at };
  all = [
    { ...keptAsEver(7), ...asked(2, 'Nora Quist') },
    { ...gone, ...asked(1, 'Ada Example'), stage: 'forgotten', confirmed },
  ];
  const { user } = open();
  const list = within(await screen.findByRole('list', { name: 'To Be Forgotten' }));
  expect(list.getByRole('listitem').textContent).toMatch(
    /Ingrid Lindqvist.*Waits for a second admin.*Asked by Nora Quist/,
  );
  const over = within(screen.getByRole('list', { name: 'Held and Forgotten' }));
  expect(over.getByRole('listitem').textContent).toMatch(
    /Patient 4.*Forgotten.*Asked by Ada Example.*Confirmed by Nora Quist/,
  );
  await user.click(list.getByRole('button', { name: 'Ingrid Lindqvist' }));
  expect(await screen.findByRole('dialog', { name: 'Ingrid Lindqvist' })).toBeVisible();
});

it('who is held or forgotten is on its way, cannot be had, and is asked for again', async () => {
  all = [{ ...keptAsEver(7), hold: { user_id: 1, by: 'Ada Example', at, reason: 'Court' } }];
  const { promise: asked, resolve: refused } = Promise.withResolvers<void>();
  const { user } = open();
  let isRefused = false;
  server.use(
    http.get(api('/forgettings'), async ({ request }) => {
      if (isRefused || new URL(request.url).searchParams.get('standing') === 'waiting') return;
      isRefused = true;
      await asked;
      return refuse(500, 'Out of reach.');
    }),
  );
  const over = within(await screen.findByRole('region', { name: 'Held and Forgotten' }));
  expect(over.getByText('Loading held and forgotten patients')).toBeVisible();
  // The register stays where it is until it is known that somebody waits.
  expect(screen.queryByRole('region', { name: 'To Be Forgotten' })).not.toBeInTheDocument();
  refused();
  const failed = await over.findByRole('alert');
  expect(failed).toHaveTextContent('Failed to load who is held or forgotten');
  expect(failed).toHaveTextContent('Out of reach.');
  await user.click(over.getByRole('button', { name: 'Try Again' }));
  expect((await over.findByRole('listitem')).textContent).toMatch(/Ingrid Lindqvist.*Legal hold/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('of many the newest stand on the first page, which each list has for itself, and the address keeps it', async () => {
  const number = (_: unknown, index: number) => 100 + index;
  const waiting = Array.from({ length: 21 }, number).map((id) => ({
    ...{ ...keptAsEver(id), ...asked(2, 'Nora Quist') },
    patient: { name: `Waits ${id}`, dob: null, mrn: null },
  }));
  const gone = { patient: null, stage: 'forgotten', forgotten_at: at, reason: 'Kept for ten years' } as const;
  all = [...waiting, ...Array.from({ length: 45 }, number).map((id) => ({ ...keptAsEver(id), ...gone }))];
  const { user, place } = open();
  const list = (name: string) => screen.findByRole('list', { name });
  const pages = (noun: string) => within(screen.getByRole('navigation', { name: `Pages of ${noun}` }));
  expect(within(await list('To Be Forgotten')).getAllByRole('listitem')).toHaveLength(20);
  expect(within(await list('Held and Forgotten')).getAllByRole('listitem')).toHaveLength(20);
  const over = 'held and forgotten patients';
  expect(pages(over).getByRole('status')).toHaveTextContent(`Showing 1 to 20 of 45 ${over}`);
  await user.click(pages(over).getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(`Showing 21 to 40 of 45 ${over}`)).toBeVisible();
  await user.click(pages('patients to be forgotten').getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: 'Waits 120' })).toBeVisible();
  expect(within(await list('To Be Forgotten')).getAllByRole('listitem')).toHaveLength(1);
  expect(pages(over).getByText('Page 2 of 3')).toBeVisible();
  expect(place()).toBe('/app/admin/patients?over=2&waiting=2');
});

it('what nobody is held by or forgotten of stands on no screen', async () => {
  open();
  expect(await screen.findByText('Ingrid Lindqvist')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Held and Forgotten' })).not.toBeInTheDocument(),
  );
});
