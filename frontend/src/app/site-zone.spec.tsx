import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api } from '../testing/answers.ts';
import { aCase, aSignature, aSite, aUser, signedWith } from '../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';

const signed = aCase(signedWith({ ...aSignature, signed_at: '2026-03-04T23:30:00.000Z' }));

it('writes every time by the site’s clock anew once somebody sets another zone, without a reload', async () => {
  let news: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (news = controller) });
  const tell = (text: string) => news.enqueue(new TextEncoder().encode(text));
  server.use(
    http.get(api('/cases/42'), () => HttpResponse.json(signed)),
    http.get(
      api('/live'),
      () => new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } }),
    ),
  );
  signedInAs(aUser, { ...aSite, time_zone: 'America/Denver' });
  renderApp('/app/case/42');
  const signature = within(await screen.findByRole('region', { name: 'Signature' }));
  expect(signature.getByText(/Mar 4, 2026.* 4:30/)).toBeVisible();
  tell('event: ready\ndata: {}\n\n');
  for (const [time_zone, shown] of [
    ['Asia/Kolkata', /Mar 5, 2026.* 5:00/],
    ['UTC', /Mar 4, 2026.* 11:30/],
  ] as const) {
    signedInAs(aUser, { ...aSite, time_zone });
    tell('event: list\ndata: {"list":"site"}\n\n');
    expect(await signature.findByText(shown)).toBeVisible();
  }
});
