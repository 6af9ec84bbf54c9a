import { screen, waitFor, within } from '@testing-library/react';
import type { InventoryCategory, InventoryDiagnosis, InventoryItem, SessionUser } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
import { api } from './answers.ts';
import { aCategory, aDiagnosis, anItem } from './inventory.ts';
import { anAdmin } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

interface Sent {
  call: string;
  body: unknown;
  basedOn: string | null;
}
export const asked: Record<string, string>[] = [];
export const sent: Sent[] = [];
/** What the server holds; a test may put something else there. */
export const held: {
  diagnoses: InventoryDiagnosis[];
  categories: InventoryCategory[];
  items: InventoryItem[];
} = { diagnoses: [], categories: [], items: [] };

/** Keeps what a change says, and answers it with its sentence. */
export function changes(method: 'post' | 'put' | 'delete', path: string, message: string) {
  server.use(
    http[method](api(`/inventory/${path}`), async ({ request }) => {
      const text = await request.text();
      const call = `${request.method} ${new URL(request.url).pathname.replace(/^.*\/inventory/, '')}`;
      const basedOn = request.headers.get('if-match');
      sent.push({ call, body: text ? (JSON.parse(text) as unknown) : null, basedOn });
      return HttpResponse.json({ success: true, message, entry: null });
    }),
  );
}

export function open(query = '', user: SessionUser = anAdmin) {
  signedInAs(user);
  const paged = { current_page: 1, total: 45, pages: 3 };
  const keep = (request: Request) => asked.push(Object.fromEntries(new URL(request.url).searchParams));
  server.use(
    http.get(api('/inventory/diagnoses'), ({ request }) => {
      keep(request);
      return HttpResponse.json({ diagnoses: held.diagnoses, categories: ['COPD', 'Incontinence'], ...paged });
    }),
    http.get(api('/inventory/categories'), () => HttpResponse.json({ categories: held.categories })),
    http.get(api('/inventory/items'), ({ request }) => {
      keep(request);
      return HttpResponse.json({ items: held.items, ...paged });
    }),
    http.get(api('/live'), () => new HttpResponse(null, { status: 404 })),
  );
  return renderApp(`/app/admin/inventory${query}`);
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const dialog = async () => within(await screen.findByRole('dialog'));
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Before each test. */
export function begun(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.length = 0;
  sent.length = 0;
  held.diagnoses = [
    aDiagnosis(),
    aDiagnosis({ id: 'Z99.89', code: 'Z99.89', is_active: false, origin: 'site' }),
    aDiagnosis({
      ...{ id: 'G20', code: 'G20', origin: 'import', usual: false },
      ...{ holds_from: '2015-10-01', holds_until: '2026-03-31' },
    }),
  ];
  held.categories = [
    aCategory(),
    aCategory({ id: 1, name: 'Incontinence', description: null, is_active: false }),
  ];
  held.items = [anItem(), anItem({ id: 12, name: 'Walker', quantity_limit: null, requires_size: true })];
}
