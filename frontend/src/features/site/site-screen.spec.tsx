import { screen, waitFor } from '@testing-library/react';
import type { SiteRequest, SiteResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteDay } from '../../lib/site-time.ts';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin, aUser, stats } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const site: SiteResponse = {
  revision: 3,
  name: 'Fairhaven Springs',
  address: '1 Main St',
  phone: null,
  fax: null,
  logo: null,
  time_zone: 'America/Denver',
};

function open() {
  const sent: { body: SiteRequest; basedOn: string | null }[] = [];
  let standing = site;
  server.use(
    http.get(api('/admin/site'), () => HttpResponse.json(standing)),
    http.put(api('/admin/site'), async ({ request }) => {
      const body = (await request.json()) as SiteRequest;
      sent.push({ body, basedOn: request.headers.get('if-match') });
      standing = { ...standing, ...body, revision: 4 } as SiteResponse;
      signedInAs(anAdmin, { name: standing.name, time_zone: standing.time_zone });
      return HttpResponse.json(standing);
    }),
  );
  signedInAs(anAdmin);
  return { sent, ...renderApp('/app/admin/site') };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the site', () => {
  it('is saved as it is filled in, based on what was seen; all dates are of its zone from then on', async () => {
    const { user, sent } = open();
    await user.type(await screen.findByLabelText('Phone'), '555 0100');
    const zone = screen.getByLabelText(/^Time zone/);
    expect(zone).toHaveValue('America/Denver');
    await user.clear(zone);
    await user.type(zone, 'kirit');
    await user.click(await screen.findByText('Pacific/Kiritimati'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The site has been saved.')).toBeVisible();
    expect(sent).toEqual([
      {
        basedOn: expect.stringContaining('3') as string,
        body: {
          name: 'Fairhaven Springs',
          address: '1 Main St',
          phone: '555 0100',
          fax: '',
          time_zone: 'Pacific/Kiritimati',
        },
      },
    ]);
    // Fourteen hours ahead of UTC.
    await waitFor(() => expect(siteDay(new Date('2026-03-01T10:00:00Z'))).toBe('2026-03-02'));
  });

  it('shows a logo before it is saved, takes it away again, and says why one is refused', async () => {
    const { user, sent } = open();
    await screen.findByLabelText('Phone');
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File(['x'.repeat(256 * 1024 + 1)], 'large.png', { type: 'image/png' }));
    expect(await screen.findByText('Logo can have at most 256 kB.')).toBeVisible();
    await user.upload(input, new File(['<svg><script/></svg>'], 'logo.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByRole('img', { name: 'The logo' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    );
    const why = 'A logo is drawn with shapes, paths and text only; “script” is neither.';
    server.use(
      http.put(api('/admin/site'), () =>
        HttpResponse.json(
          {
            message: why,
            error: why,
            code: 'logo_refused',
            status: 400,
            success: false,
            fields: { logo: why },
          },
          { status: 400 },
        ),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(new RegExp('“script” is neither')))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove logo' }));
    expect(screen.queryByRole('img', { name: 'The logo' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('that somebody else changed meanwhile shows both versions', async () => {
    const { user } = open();
    const theirs = { ...site, revision: 5, name: 'Their Name' };
    server.use(
      http.put(api('/admin/site'), () =>
        HttpResponse.json(
          {
            message: 'Changed.',
            error: 'Changed.',
            code: 'changed_meanwhile',
            status: 409,
            success: false,
            revision: 5,
            current: theirs,
          },
          { status: 409 },
        ),
      ),
    );
    await user.type(await screen.findByLabelText('Fax'), '1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Use their version' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Their Name');
    expect(screen.getByLabelText('Fax')).toHaveValue('');
  });

  it('that cannot be read is tried again', async () => {
    const { user } = open();
    server.use(http.get(api('/admin/site'), () => refuse(500, 'Broken'), { once: true }));
    await user.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Fairhaven Springs');
  });

  it('is for administrators', async () => {
    server.use(
      http.get(api('/cases'), () => HttpResponse.json([])),
      http.get(api('/cases/stats'), () => HttpResponse.json(stats)),
    );
    signedInAs(aUser);
    const { place } = renderApp('/app/admin/site');
    await waitFor(() => expect(place()).toBe('/app'));
  });
});
