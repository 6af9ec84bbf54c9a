import { http, HttpResponse } from 'msw';
import { api } from './answers.ts';
import { server } from './server.ts';

/** The line on which the server tells open windows what changed; returns how a list is told of. */
export function aLiveLine(): (list: string) => void {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  server.use(
    http.get(api('/live'), () => {
      const body = new ReadableStream<Uint8Array>({ start: (begun) => void (line = begun) });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return (list) =>
    line!.enqueue(new TextEncoder().encode(`event: list\ndata: ${JSON.stringify({ list })}\n\n`));
}
