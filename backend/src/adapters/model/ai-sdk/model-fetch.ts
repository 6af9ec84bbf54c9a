import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { ReadableStream } from 'node:stream/web';
import { ModelError } from '../../../kernel/model.port.ts';
import { checkedLines } from './ndjson.ts';

const CONNECT_MS = 10_000;

/**
 * A `fetch` for one call of a model server. Node's own gives up after 300 seconds without a first byte, which
 * a large prompt on a small machine can exceed, and it follows redirects; this one does neither.
 * `failed` hears the first failure, as the libraries above wrap errors beyond recognition.
 */
export function modelFetch(signal: AbortSignal, failed: (error: ModelError) => void): typeof fetch {
  return async (input, init) => {
    try {
      const response = await send(new URL(input instanceof Request ? input.url : input), init ?? {}, signal);
      if (response.statusCode !== 200) throw refusal(response);
      return new Response(ReadableStream.from(noting(checkedLines(response), failed)), {
        headers: { 'content-type': 'application/x-ndjson' },
      });
    } catch (error) {
      const failure = error instanceof ModelError ? error : unreachable();
      failed(failure);
      throw failure;
    }
  };
}

async function* noting<T>(
  source: AsyncIterable<T>,
  failed: (error: ModelError) => void,
): AsyncGenerator<T, void> {
  try {
    yield* source;
  } catch (error) {
    if (error instanceof ModelError) failed(error);
    throw error;
  }
}

function send(url: URL, init: RequestInit, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    const headers = Object.fromEntries(new Headers(init.headers));
    // A connection of its own: a kept one that the server has closed meanwhile would fail like a dead server.
    const sent = request(url, { method: init.method ?? 'GET', headers, signal, agent: false }, resolve);
    const slow = setTimeout(() => sent.destroy(unreachable()), CONNECT_MS);
    sent.once('socket', (socket) => socket.once('connect', () => clearTimeout(slow)));
    sent.once('close', () => clearTimeout(slow));
    sent.once('error', reject);
    sent.end(typeof init.body === 'string' ? init.body : undefined);
  });
}

/** The server's own words are not passed on: they may repeat the prompt. */
function refusal(response: IncomingMessage): ModelError {
  response.destroy();
  const status = response.statusCode ?? 0;
  if (status === 404)
    return new ModelError('refused', 'The configured AI model is not installed on its server.');
  return new ModelError('refused', `The model server refused the request (status ${status}).`);
}

const unreachable = () => new ModelError('unreachable', 'The model server cannot be reached.');
