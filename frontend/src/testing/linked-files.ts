import { http, HttpResponse } from 'msw';
import { api } from './answers.ts';
import { server } from './server.ts';

const LINK = '5.a_b-c';

/** Answers with a link for the file at this path, and keeps what each was wanted to hold. */
export function linksFor(path: string): unknown[] {
  const wanted: unknown[] = [];
  server.use(
    http.post(api(`${path}/link`), async ({ request }) => {
      wanted.push(await request.json().catch(() => null));
      return HttpResponse.json({ link: LINK });
    }),
  );
  return wanted;
}

/** What the disk is handed where the browser fetches the file by itself: its address says nothing but the link. */
export const linked = (path: string, name: string) => ({
  name,
  address: new URL(`${api(path)}?link=${LINK}`, location.href).href,
});
