import {
  type ClientRequest,
  type IncomingMessage,
  request as plainRequest,
  type RequestOptions,
} from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { addressesOf, type Resolve, type Resolved, systemResolve } from './resolve.ts';
import { type CloudVendor, destination, type OutboundRules } from './destination.ts';
import { OutboundError, unreachable } from './outbound-error.ts';

export interface GuardedFetchOptions {
  /** Whose cloud host may be called, where the site allows any. */
  readonly vendor?: CloudVendor;
  /** What a name stands for; the system's resolver if left out. Asked once per call. */
  readonly resolve?: Resolve;
  /** For name, connection and TLS together. */
  readonly connectMs?: number;
  /** What tells that they have passed; the system's clock if left out. */
  readonly deadline?: (ms: number) => AbortSignal;
  /** The longest answer that is read. */
  readonly maxBytes?: number;
}

const CONNECT_MS = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The one `fetch` by which this program calls anything that an admin may configure. The destination is judged
 * by the operator's rules, its name is resolved once, every address it stands for is judged too, and the
 * connection goes to those addresses and no others. No redirect is followed, no proxy of the environment used,
 * nothing tried twice, no connection kept. Unlike Node's own it waits for a first byte as long as the caller's
 * signal does: a large prompt on a small machine takes its time.
 *
 * It rejects with OutboundError, or with the reason of the caller's signal; the answer's body can fail with
 * OutboundError cut_off. A body to send must be text, or a stream of bytes.
 */
export function guardedFetch(rules: OutboundRules, options: GuardedFetchOptions = {}): typeof fetch {
  return async (input, init = {}) => {
    const { body } = init;
    if (
      input instanceof Request ||
      (body != null && typeof body !== 'string' && !(body instanceof ReadableStream))
    ) {
      throw new TypeError('A guarded call takes an address, and a body of text or a stream.');
    }
    const called = destination(rules, input, options.vendor);
    init.signal?.throwIfAborted();
    const { deadline = (ms: number) => AbortSignal.timeout(ms) } = options;
    const connecting = deadline(options.connectMs ?? CONNECT_MS);
    const resolving = addressesOf(called, options.resolve ?? systemResolve);
    const addresses = await orStopped(resolving, connecting, init.signal ?? null);
    const answer = await send(called.url, init, addresses, connecting);
    return response(answer, options.maxBytes ?? MAX_BYTES, init.signal ?? null);
  };
}

/** The resolver of the system cannot be told to stop. */
async function orStopped<T>(
  work: Promise<T>,
  connecting: AbortSignal,
  given: AbortSignal | null,
): Promise<T> {
  const over = new AbortController();
  const stop = AbortSignal.any(given ? [connecting, given] : [connecting]);
  const stopped = new Promise<never>((_, reject) => {
    const told = () => reject(given?.aborted ? (given.reason as Error) : unreachable());
    stop.addEventListener('abort', told, { once: true, signal: over.signal });
  });
  return Promise.race([work, stopped]).finally(() => over.abort());
}

function send(
  url: URL,
  { method = 'GET', headers, body, signal }: RequestInit,
  addresses: readonly Resolved[],
  connecting: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const sent = (secure ? secureRequest : plainRequest)(url, {
      method,
      headers: sentHeaders(headers, body),
      // A connection of its own: a kept one that the server has closed meanwhile fails like a dead server,
      // and the program's own agent may follow the environment's proxy.
      agent: false,
      lookup: pinned(addresses),
      ...(signal && { signal }),
      ...(secure && { rejectUnauthorized: true }),
    } satisfies RequestOptions & { rejectUnauthorized?: boolean });
    const late = () => sent.destroy(unreachable());
    connecting.addEventListener('abort', late, { once: true });
    const connected = () => connecting.removeEventListener('abort', late);
    sent.once('socket', (socket) => socket.once(secure ? 'secureConnect' : 'connect', connected));
    sent.once('error', (error) => reject(signal?.aborted ? (signal.reason as Error) : failure(error)));
    sent.once('close', () => {
      connected();
      reject(unreachable());
    });
    sent.once('response', resolve);
    if (body instanceof ReadableStream) sendStream(body, sent);
    else sent.end(typeof body === 'string' ? body : undefined);
  });
}

/** What fails on the way is the request's failure; a server that has answered need not hear the rest. */
function sendStream(body: ReadableStream, sent: ClientRequest): void {
  pipeline(Readable.fromWeb(body as NodeStream), sent, (error) => {
    if (error) sent.destroy(error);
  });
}

/** Fields that say where the message goes are not the caller's. */
function sentHeaders(given: RequestInit['headers'], body: RequestInit['body']): Record<string, string> {
  const headers = new Headers(given);
  // Node does not say it by itself of a DELETE.
  if (typeof body === 'string') headers.set('content-length', String(Buffer.byteLength(body)));
  headers.delete('host');
  headers.set('accept-encoding', 'identity');
  return Object.fromEntries(headers);
}

/** Answers what was judged, whatever the resolver would say now. */
function pinned(addresses: readonly Resolved[]): LookupFunction {
  const [first] = addresses;
  return (_, { all }, callback) => {
    if (all) callback(null, [...addresses]);
    else callback(null, first!.address, first!.family);
  };
}

function response(answer: IncomingMessage, maxBytes: number, signal: AbortSignal | null): Response {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    answer.destroy();
    throw new OutboundError('refused', 'The model server sent the request elsewhere, which is not followed.');
  }
  if (status < 200 || status > 599) {
    answer.destroy();
    throw new OutboundError('refused', 'The model server sent an answer that cannot be read.');
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  const empty = status === 204 || status === 205;
  const body = bounded(answer, maxBytes, signal);
  return new Response(empty ? null : ReadableStream.from(body), { status, headers });
}

async function* bounded(
  answer: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal | null,
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      yield new Uint8Array(chunk);
    }
  } catch {
    signal?.throwIfAborted();
    throw new OutboundError('cut_off', 'The connection to the model server broke.');
  } finally {
    answer.destroy();
  }
  if (bytes > maxBytes) throw new OutboundError('cut_off', 'The model server does not come to an end.');
}

function failure({ code = '' }: NodeJS.ErrnoException): OutboundError {
  if (!/CERT|SIGNATURE|TLS/.test(code)) return unreachable();
  return new OutboundError('unreachable', 'The certificate of the model server is not trusted here.');
}
