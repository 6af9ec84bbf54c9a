import { http, HttpResponse } from 'msw';
import type { CaseRowResponse, SessionUser } from '@vouchwell/contract';
import { api } from './answers.ts';
import { stats } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

/** What was asked of the list of cases, the newest last. */
export const asked: URL[] = [];
/** The headers in which the server says how far it looked; a test may put something there. */
export const held: { looked: Record<string, string> } = { looked: {} };

/** The dashboard of this user beside a server that holds `cases`, the first page of 45 where there are any. */
export function open(user: SessionUser, cases: CaseRowResponse[], address = '/app') {
  asked.length = 0;
  held.looked = {};
  signedInAs(user);
  server.use(
    http.get(api('/cases/stats'), () => HttpResponse.json(stats)),
    http.get(api('/cases'), ({ request }) => {
      asked.push(new URL(request.url));
      const totals: Record<string, string> =
        cases.length > 0 ? { 'X-Total-Count': '45', 'X-Total-Pages': '5' } : {};
      return HttpResponse.json(cases, { headers: { ...totals, ...held.looked } });
    }),
    http.get(api('/ai-status'), () =>
      HttpResponse.json({ configured: true, provider: 'ollama', model: 'llama3.1:8b', message: '' }),
    ),
  );
  return renderApp(address);
}

/** The parameters of the list's requests, without those of Recent Activity and of what is to be signed. */
export const listQueries = () =>
  asked.map((url) => url.searchParams).filter((query) => !['1', '5'].includes(query.get('per_page') ?? ''));
