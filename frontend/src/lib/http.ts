import type { ProblemResponse } from '@vouchwell/contract';
import { ApiError } from './api-error.ts';
import { readToken } from './token.ts';
import { notYetVisible } from './visible.ts';
import { fulfil, newRequestKey, type Wanted } from './wishes.ts';

export * from './api-error.ts';
export { newRequestKey } from './wishes.ts';

/** A local model on a small machine may think for minutes. */
const TIMEOUT_MS = 600_000;
/** A change is asked for again under its key; one that takes longer on the server is waited for there. */
const CHANGE_TIMEOUT_MS = 60_000;

/** The API's origin and prefix. The port-5002 rule is the development server's; a build calls its own origin. */
export const apiBaseOf = (
  { VITE_API_URL: given, DEV: develops }: { readonly VITE_API_URL?: string; readonly DEV: boolean },
  { protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>,
): string => given ?? (develops ? `${protocol}//${hostname}:5002` : '/api');

export const apiBase: string = apiBaseOf(import.meta.env, location);

/** They are made without a session. */
const SIGN_IN = ['/auth/login', '/auth/login/second-factor'];

export type QueryValues = Record<string, string | number | boolean | undefined>;

export interface RequestOptions {
  /** Absent and empty values are left out. */
  query?: QueryValues;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** A stream that lasts as long as its reader wants. */
  endless?: boolean;
  /** For a wish that outlives a reload: the key kept with it. Every other change has one by itself. */
  idempotencyKey?: string;
  /** What stood when it was wanted, where the server is not to compare it: on another state it is another wish. */
  seen?: unknown;
  /** Meant anew each time, as a print is, or the end of what may have begun since. */
  anew?: boolean;
  /** A POST that changes nothing: it has no key, and a failure is one. */
  reads?: boolean;
  /** Whoever sends this change repeats it and tells what became of it; see `Fulfilment`. */
  quiet?: boolean;
  /** A change that a model takes part in, and that ends with the connection. */
  slow?: boolean;
}

interface Edit extends RequestOptions {
  /** `basedOn`. */
  headers: Record<string, string>;
}

export interface Reply<T> {
  data: T;
  status: number;
  headers: Headers;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let sessionEnded: (refused: ApiError) => void = () => {};

/** The session hears here that the server no longer knows it (401), and in which words. */
export function onSessionEnded(listener: (refused: ApiError) => void): void {
  sessionEnded = listener;
}

let secondFactorNeeded: () => void = () => {};

/** The session hears here that the server answers nothing more before a second factor is set up. */
export function onSecondFactorNeeded(listener: () => void): void {
  secondFactorNeeded = listener;
}

/** What a query says; what is absent or empty narrows nothing. */
export const saidIn = (query: QueryValues): [name: string, value: string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );

function address(path: string, query: QueryValues = {}): string {
  const search = new URLSearchParams(saidIn(query)).toString();
  return `${apiBase}${path}${search && `?${search}`}`;
}

/**
 * Names the revision a change is based on; the server refuses it where others changed the thing since. Null: nothing was
 * set yet. Undefined: what stands is not known here.
 */
export function basedOn(revision: number | null | undefined): Record<string, string> {
  if (revision === undefined) return {};
  return revision === null ? { 'if-none-match': '*' } : { 'if-match': `"${revision}"` };
}

function headersFor(options: RequestOptions, accept: string, token: string | null): Record<string, string> {
  return {
    accept,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
    ...options.headers,
  };
}

function unreachable(error: unknown, signal: AbortSignal | undefined): never {
  if (signal?.aborted) throw error;
  const late = (error as { name?: string } | null)?.name === 'TimeoutError';
  throw late
    ? new ApiError(0, 'timeout', 'The server took too long to answer. Please try again.')
    : new ApiError(0, 'unreachable', 'The server cannot be reached. Check the connection and try again.');
}

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ProblemResponse> | null;
  const message = body?.message || `The server answered with an error (${response.status}).`;
  return new ApiError(response.status, body?.code ?? 'unknown', message, body?.fields, body?.current);
}

/** Sends one request; everything but a success throws an ApiError. */
async function send(
  method: Method,
  path: string,
  options: RequestOptions,
  accept: string,
): Promise<Response> {
  const token = SIGN_IN.includes(path) ? null : readToken();
  const patience = method === 'GET' || options.slow ? TIMEOUT_MS : CHANGE_TIMEOUT_MS;
  const ends = [options.signal, options.endless ? undefined : AbortSignal.timeout(patience)];
  const response = await fetch(address(path, options.query), {
    method,
    headers: headersFor(options, accept, token),
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: AbortSignal.any(ends.filter((signal) => signal !== undefined)),
    cache: 'no-store',
  }).catch((error: unknown) => unreachable(error, options.signal));
  if (response.ok) return response;
  // Status and path only: a body may carry what was typed about a patient.
  console.error(`${method} ${path}: ${response.status}`);
  const refused = await refusal(response);
  if (refused.status === 401 && token && token === readToken()) sessionEnded(refused);
  if (refused.code === 'second_factor_needed') secondFactorNeeded();
  throw refused;
}

async function receive<T>(method: Method, path: string, options: RequestOptions): Promise<Reply<T>> {
  const response = await send(method, path, options, 'application/json');
  const text = await response.text().catch((error: unknown) => unreachable(error, options.signal));
  const data = (text ? JSON.parse(text) : undefined) as T;
  return { data, status: response.status, headers: response.headers };
}

/** The session is no change of the record: a sign-in that got no answer is made anew. */
const WITHOUT_KEY = [...SIGN_IN, '/auth/logout', '/auth/logout/everywhere'];

/** A change is sent until it is answered, under one key; see `fulfil`. */
async function request<T>(method: Method, path: string, options: RequestOptions = {}): Promise<Reply<T>> {
  if (method === 'GET' || options.reads || WITHOUT_KEY.includes(path)) return receive(method, path, options);
  const { signal, quiet, idempotencyKey: key = options.anew ? newRequestKey() : undefined } = options;
  const reply = await fulfil(
    wantedBy(method, path, { ...options, idempotencyKey: key }),
    (idempotencyKey) => receive<T>(method, path, { ...options, idempotencyKey }),
    { signal, key, quiet },
  );
  if (reply.headers.get('vouchwell-visible') === 'false') notYetVisible();
  return reply;
}

function wantedBy(method: string, path: string, options: RequestOptions): Wanted {
  const { body, headers, idempotencyKey, seen } = options;
  const base = headers?.['if-match'] ?? headers?.['if-none-match'] ?? seen;
  return { method, path, words: [body ?? null, idempotencyKey ?? null], base };
}

async function body<T>(method: Method, path: string, options?: RequestOptions): Promise<T> {
  return (await request<T>(method, path, options)).data;
}

/** The backend's REST contract. Paths carry no `/api` prefix. */
export const http = {
  request,
  /** A success before its body is read: for streams and files. */
  open: send,
  get: <T>(path: string, options?: RequestOptions) => body<T>('GET', path, options),
  post: <T>(path: string, options?: RequestOptions) => body<T>('POST', path, options),
  /** What is edited stood there before: every edit says what it was based on. */
  put: <T>(path: string, options: Edit) => body<T>('PUT', path, options),
  delete: <T>(path: string, options?: RequestOptions) => body<T>('DELETE', path, options),
  async blob(path: string, options: RequestOptions = {}): Promise<Blob> {
    const response = await send('GET', path, options, '*/*');
    return response.blob().catch((error: unknown) => unreachable(error, options.signal));
  },
};
