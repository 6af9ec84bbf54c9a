import { screen, waitFor, within } from '@testing-library/react';
import type { ProfileResponse, UserProfileResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { aListedUser } from '../../testing/users.ts';

const profile: ProfileResponse = { printed_name: null, credentials: 'MD', npi: null, signature: null };
const path = api('/admin/users/7/profile');

async function open(start: Partial<ProfileResponse> = {}, before = () => {}) {
  let standing: UserProfileResponse = { revision: 3, profile: { ...profile, ...start } };
  const sent: { body: unknown; basedOn: string | null }[] = [];
  const statistics = { user_counts: { total: 1, active: 1, admin: 0, inactive: 0 } };
  server.use(
    http.get(api('/admin/users'), () => HttpResponse.json({ users: [aListedUser()] })),
    http.get(api('/admin/users/stats'), () => HttpResponse.json({ statistics })),
    http.get(api('/admin/second-factor'), () => HttpResponse.json({ revision: null, roles: [] })),
    http.get(path, () => HttpResponse.json(standing)),
    http.put(path, async ({ request }) => {
      const body = (await request.json()) as Partial<ProfileResponse>;
      const basedOn = request.headers.get('if-match');
      sent.push({ body, basedOn });
      if (basedOn !== `"${standing.revision}"`) {
        const refusal = { success: false, status: 409, code: 'changed_meanwhile', message: 'x', error: 'x' };
        return HttpResponse.json(refusal, { status: 409 });
      }
      standing = { revision: standing.revision + 1, profile: { ...standing.profile, ...body } };
      return HttpResponse.json(standing);
    }),
  );
  before();
  signedInAs(anAdmin);
  const { user } = renderApp('/app/admin/users');
  await user.click(await screen.findByRole('button', { name: 'Professional profile of kim.park' }));
  await screen.findByRole('dialog');
  const form = screen;
  const changeElsewhere = (change: Partial<ProfileResponse>) => {
    standing = { revision: standing.revision + 1, profile: { ...standing.profile, ...change } };
  };
  return { user, form, sent, changeElsewhere };
}

/** The screen behind has one as well, for the rule of the second factor. */
const saveButton = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the professional profile', () => {
  it('is saved, only what was changed, based on what was seen, and opened again as it then is', async () => {
    const { user, form, sent } = await open();
    expect(await form.findByLabelText('Credentials')).toHaveValue('MD');
    expect(form.getByText('Without one, letters print Kim Park')).toBeVisible();
    await user.type(form.getByLabelText('Printed name'), 'Dr. Kim Park ');
    await user.type(form.getByLabelText('NPI'), '1234567893');
    await user.type(form.getByLabelText('Typed signature'), 'Kim Park');
    await user.click(saveButton());
    expect(await screen.findByText('The profile of kim.park has been saved.')).toBeVisible();
    const body = { printed_name: 'Dr. Kim Park', npi: '1234567893', signature: 'Kim Park' };
    expect(sent).toEqual([{ body, basedOn: '"3"' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Professional profile of kim.park' }));
    expect(await screen.findByLabelText('Printed name')).toHaveValue('Dr. Kim Park');
  });

  it.each([
    ['NPI', '123', 'NPI must be exactly 10 digits'],
    ['NPI', '1234567890', 'This is no NPI: its check digit is wrong. Compare it with the NPI registry.'],
    ['Printed name', 'Kim \u0391mico', /^Printed name must not mix letters/],
  ])('refuses as %s %s before the server is asked', async (label, text, words) => {
    const { user, form, sent } = await open();
    await user.type(await form.findByLabelText(label), text);
    await user.click(saveButton());
    expect(await form.findByText(words)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('shows a drawn signature, which is emptied on request and sent only then', async () => {
    const { user, form, sent } = await open({ signature: 'data:image/png;base64,AAAA' });
    expect(await form.findByRole('img', { name: 'The drawn signature' })).toBeVisible();
    expect(form.queryByLabelText('Typed signature')).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Remove signature' }));
    expect(form.getByLabelText('Typed signature')).toHaveValue('');
    await user.click(saveButton());
    await waitFor(() => expect(sent).toEqual([{ body: { signature: '' }, basedOn: '"3"' }]));
  });

  it('that somebody else changed meanwhile shows both, and keeps neither unasked', async () => {
    const { user, form, sent, changeElsewhere } = await open();
    await user.type(await form.findByLabelText('NPI'), '1234567893');
    changeElsewhere({ credentials: 'PT' });
    await user.click(saveButton());
    expect(await form.findByRole('region', { name: 'Changes' })).toHaveTextContent('NPI: none1234567893');
    expect(saveButton()).toBeDisabled();
    await user.click(form.getByRole('button', { name: 'Keep my version' }));
    await user.click(saveButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ body: { credentials: 'MD', npi: '1234567893' }, basedOn: '"4"' });
  });

  it('that cannot be read is tried again', async () => {
    const { user, form } = await open({}, () =>
      server.use(http.get(path, () => refuse(500, 'Broken'), { once: true })),
    );
    expect(await form.findByText('Failed to load the profile. Please try again.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Try Again' }));
    expect(await form.findByLabelText('Credentials')).toHaveValue('MD');
  });
});
