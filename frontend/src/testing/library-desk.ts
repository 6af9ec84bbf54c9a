import { screen, within } from '@testing-library/react';
import type { ContentResponse, SessionUser } from '@vouchwell/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { vi } from 'vitest';
import { api } from './answers.ts';
import { aContent } from './library.ts';
import { anAdmin } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

export const asked: URLSearchParams[] = [];
export const sent: unknown[] = [];
/** What the server holds; a test may put something else there. */
export const held: { contents: ContentResponse[] } = { contents: [] };

/** Records a change and answers it. */
export function change(
  method: 'post' | 'put' | 'delete',
  path: string,
  answer: () => HttpResponse<JsonBodyType> = () => HttpResponse.json({ success: true, content: null }),
) {
  server.use(
    http[method](api(path), async ({ request }) => {
      const text = await request.text();
      sent.push(text ? (JSON.parse(text) as unknown) : `${method} ${path}`);
      return answer();
    }),
  );
}

export function open(address = '/app/admin/rag-manager', user: SessionUser = anAdmin) {
  signedInAs(user);
  server.use(
    http.get(api('/rag/content'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({
        content: held.contents,
        pages: held.contents.length > 0 ? 3 : 0,
        total: held.contents.length > 0 ? 24 : 0,
      });
    }),
    http.get(api('/rag/analytics'), () =>
      HttpResponse.json({
        content_stats: [
          { type: 'system_prompt', count: 0, avg_quality: 0 },
          { type: 'instruction', count: 14, avg_quality: 3.84 },
          { type: 'sample_note', count: 10, avg_quality: 3.2 },
        ],
      }),
    ),
    http.get(api('/live'), () => new HttpResponse(null, { status: 404 })),
  );
  return renderApp(address);
}

export const row = async (title: string) =>
  within((await screen.findByRole('button', { name: title })).closest('tr') as HTMLElement);
export const last = () => Object.fromEntries(asked.at(-1) ?? []);

/** Before each test. */
export function begun(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asked.length = 0;
  sent.length = 0;
  held.contents = [aContent()];
}
