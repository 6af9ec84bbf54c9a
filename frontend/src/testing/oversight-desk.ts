import { screen, within } from '@testing-library/react';
import type { OversightCaseResponse, OversightResponse, SessionUser } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { api } from './answers.ts';
import { aCase, anAdmin } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

const creator = {
  id: 2,
  full_name: 'Nora Sample',
  username: 'nora',
  role: 'user' as const,
  email: 'nora@example.org',
};

export function aRow(part: Partial<OversightCaseResponse> = {}): OversightCaseResponse {
  const { provider: _, ...row } = aCase();
  return {
    ...row,
    created_by: creator,
    provider: { name: 'Dr. Ines Sample', npi: '1234567893', date_signed: '2026-03-02' },
    standing: null,
    ...part,
  };
}

export const asked: Record<string, string>[] = [];
/** What the server holds; a test may put something else there. */
export const held = {
  rows: [] as OversightCaseResponse[],
  pages: 3,
  looked_through: null as OversightResponse['looked_through'],
};

export function answer(page: number): OversightResponse {
  const { rows, pages, looked_through } = held;
  return {
    cases: rows,
    pagination: {
      page,
      per_page: 20,
      total: rows.length === 0 ? 0 : 45,
      pages,
      has_prev: page > 1,
      has_next: page < pages,
    },
    filters: {
      users: [
        { user_id: 1, full_name: null, username: 'admin', case_count: 3 },
        { user_id: 2, full_name: 'Nora Sample', username: 'nora', case_count: 42 },
      ],
    },
    looked_through,
  };
}

export function open(address = '/app/admin/cases', user: SessionUser = anAdmin) {
  signedInAs(user);
  server.use(
    http.get(api('/admin/cases'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      return HttpResponse.json(answer(Number(query['page'])));
    }),
    http.get(api('/cases'), () => HttpResponse.json([])),
    http.get(api('/cases/stats'), () => HttpResponse.error()),
    http.get(api('/ai-status'), () => HttpResponse.error()),
  );
  return renderApp(address);
}

export const row = async (id: number) =>
  within((await screen.findByRole('button', { name: `Case #${id}` })).closest('tr') as HTMLElement);

/** Before each test. */
export function begun(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.length = 0;
  Object.assign(held, { rows: [aRow()], pages: 3, looked_through: null });
}
