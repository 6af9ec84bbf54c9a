import { http as answer, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { NoteStreamEvent } from '@vouchwell/contract';
import { api } from '../testing/answers.ts';
import { server } from '../testing/server.ts';
import { postForEvents } from './event-stream.ts';
import type { ApiError } from './http.ts';
import { apiBaseOf, http, messageOf, newRequestKey } from './http.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

test.each([
  [{ DEV: true }, 'http:', 'localhost', 'http://localhost:5002'],
  [{ DEV: true }, 'http:', '192.168.0.7', 'http://192.168.0.7:5002'],
  [{ DEV: false }, 'https:', 'notes.example.org', '/api'],
  [{ DEV: false }, 'http:', 'localhost', '/api'],
  [{ DEV: true, VITE_API_URL: 'https://api.example.org' }, 'http:', 'localhost', 'https://api.example.org'],
  [{ DEV: false, VITE_API_URL: 'https://api.example.org' }, 'http:', 'localhost', 'https://api.example.org'],
])('%j on %s//%s calls %s', (given, protocol, hostname, base) => {
  expect(apiBaseOf(given, { protocol, hostname })).toBe(base);
});

describe('the http client', () => {
  it('sends the bearer token, the key of a repeatable request and no empty query values', async () => {
    localStorage.setItem('token', 't');
    let seen: Request | null = null;
    server.use(
      answer.post(api('/cases/workflow'), ({ request }) => ((seen = request), HttpResponse.json({}))),
    );
    await http.post('/cases/workflow', {
      body: {},
      idempotencyKey: 'k',
      query: { a: '', b: undefined, c: 1 },
    });
    const request = seen as unknown as Request;
    expect(request.headers.get('authorization')).toBe('Bearer t');
    expect(request.headers.get('idempotency-key')).toBe('k');
    expect(new URL(request.url).search).toBe('?c=1');
  });

  it('throws what the server said, and logs status and path only', async () => {
    const body = {
      message: 'Quantity must be at least 1.',
      code: 'invalid',
      fields: { 'items.0.quantity': 'x' },
    };
    server.use(answer.post(api('/cases/1/items'), () => HttpResponse.json(body, { status: 400 })));
    const error = await failure(http.post('/cases/1/items', { body: { name: 'Marisol' } }));
    expect(error).toMatchObject({ status: 400, code: 'invalid', fields: body.fields });
    expect(messageOf(error, 'Failed')).toBe('Quantity must be at least 1.');
    expect(console.error).toHaveBeenCalledWith('POST /cases/1/items: 400');
  });

  it('has a sentence where the answer is not ours, and leaves the word to the screen', async () => {
    server.use(answer.get(api('/x'), () => new HttpResponse('<html>', { status: 502 })));
    const error = await failure(http.get('/x'));
    expect(error).toMatchObject({ message: 'The server answered with an error (502).' });
    expect(messageOf(error, 'Failed')).toBe('Failed');
  });

  it('waits ten minutes for a slow model, and then says so', async () => {
    const late = AbortSignal.abort(new DOMException('Timed out', 'TimeoutError'));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
    expect(await failure(http.get('/x'))).toMatchObject({
      status: 0,
      message: 'The server took too long to answer. Please try again.',
    });
    expect(timeout).toHaveBeenCalledWith(600_000);
    timeout.mockRestore();
  });

  it('makes keys that differ', () => {
    expect(newRequestKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newRequestKey()).not.toBe(newRequestKey());
  });
});

describe('an event stream', () => {
  function streaming(chunks: string[]) {
    const bytes = new TextEncoder().encode(chunks.join(''));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        // One byte at a time: no event and no character may depend on how the network cuts.
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    server.use(
      answer.post(
        api('/n'),
        () => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }),
      ),
    );
    return postForEvents<NoteStreamEvent>('/n', { body: {} });
  }

  it('is read event by event, however it is cut', async () => {
    const events = [];
    const stream = streaming([
      ': hello\n\n',
      'event: phase\ndata: {"phase":"engine"}\n\n',
      'event: text\r\ndata: {"text":"Åsa"}\r\n\r\n',
      'event: text\ndata: {"text":\ndata: "b"}\n\n',
    ]);
    for await (const event of stream) events.push(event);
    expect(events).toEqual([
      { type: 'phase', phase: 'engine' },
      { type: 'text', text: 'Åsa' },
      { type: 'text', text: 'b' },
    ]);
  });

  it('that is refused throws before it begins', async () => {
    server.use(
      answer.post(api('/n'), () => HttpResponse.json({ message: 'No.', code: 'conflict' }, { status: 409 })),
    );
    const error = await failure(postForEvents('/n', { body: {} }).next());
    expect(error).toMatchObject({ status: 409, message: 'No.' });
  });
});
