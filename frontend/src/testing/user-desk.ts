import { screen, within } from '@testing-library/react';
import type { SecondFactorRuleResponse, SessionUser, UserResponse } from '@vouchwell/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { vi } from 'vitest';
import { api } from './answers.ts';
import { anAdmin } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';
import { aListedUser } from './users.ts';

export const me = aListedUser({
  id: 1,
  username: 'admin',
  full_name: 'Ada Example',
  email: null,
  role: 'admin',
});
export const kim = aListedUser();
export const lee = aListedUser({
  id: 8,
  username: 'lee.moreau',
  full_name: null,
  email: null,
  is_active: false,
  last_login: null,
  case_count: 0,
});

/** What the server holds; a test may put something else there. */
export const held: { users: UserResponse[]; rule: SecondFactorRuleResponse } = {
  users: [],
  rule: { revision: null, roles: [] },
};
export const sent: { call: string; body: unknown; based: string | null }[] = [];
export const reads: string[] = [];

/** Records a change and answers it. */
export function change(
  method: 'post' | 'put' | 'delete',
  path: string,
  answer: () => HttpResponse<JsonBodyType> = () => HttpResponse.json({ success: true, user: kim }),
) {
  server.use(
    http[method](api(path), async ({ request }) => {
      const text = await request.text();
      const body: unknown = text ? JSON.parse(text) : null;
      sent.push({ call: `${method} ${path}`, body, based: request.headers.get('if-match') });
      return answer();
    }),
  );
}

export function open(address = '/app/admin/users', user: SessionUser = anAdmin) {
  signedInAs(user);
  server.use(
    http.get(api('/admin/users'), () => {
      reads.push('list');
      return HttpResponse.json({ users: held.users });
    }),
    http.get(api('/admin/users/stats'), () => {
      reads.push('figures');
      return HttpResponse.json({
        statistics: { user_counts: { total: 14, active: 11, admin: 2, inactive: 3 } },
      });
    }),
  );
  server.use(http.get(api('/admin/second-factor'), () => HttpResponse.json(held.rule)));
  return renderApp(address);
}

export const row = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('tr') as HTMLElement);
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const shownNames = () =>
  within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).getAllByRole('button')[0]?.textContent);

/** Before each test. */
export function begun(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent.length = 0;
  reads.length = 0;
  held.users = [me, kim, lee];
  held.rule = { revision: null, roles: [] };
}
