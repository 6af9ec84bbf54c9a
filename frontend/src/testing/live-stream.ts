import type { LiveEvent } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { api } from './answers.ts';
import { server } from './server.ts';

/** A live stream that the test speaks on. */
export function liveStream() {
  const encoder = new TextEncoder();
  let tell: (event: LiveEvent) => void = () => {};
  server.use(
    http.get(api('/live'), () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          tell = ({ type, ...data }) =>
            controller.enqueue(encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`));
          tell({ type: 'ready' });
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return (event: LiveEvent) => tell(event);
}
