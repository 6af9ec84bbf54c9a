import type { ProblemResponse } from '@vouchwell/contract';
import { readToken } from './token.ts';

/** A local model on a small machine may think for minutes. */
const TIMEOUT_MS = 600_000;

/** The API's origin and prefix. The port-5002 rule is the development server's; a build calls its own origin. */
export const apiBase: string =
  import.meta.env['VITE_API_URL'] ??
  (import.meta.env.DEV ? `${location.protocol}//${location.hostname}:5002` : '/api');

/** A refusal of the server, or no answer at all (status 0). The message is a sentence for a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** What to mend, by its path, such as `diagnoses.0.code`. */
  readonly fields: Record<string, string>;

  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** The server's own sentence, or `fallback` where there is none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.code !== 'unknown' ? error.message || fallback : fallback;
}

export type QueryValues = Record<string, string | number | boolean | undefined>;

export interface RequestOptions {
  /** Absent and empty values are left out. */
  query?: QueryValues;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** A stream that lasts as long as its reader wants. */
  endless?: boolean;
  /** A repeat under the same key creates nothing twice; see `newRequestKey`. */
  idempotencyKey?: string;
}

export interface Reply<T> {
  data: T;
  status: number;
  headers: Headers;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let sessionEnded: () => void = () => {};

/** The session hears here that the server no longer knows it (401). */
export function onSessionEnded(listener: () => void): void {
  sessionEnded = listener;
}

/** Fresh for each thing a person means to create. Works without a secure context, unlike randomUUID. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function address(path: string, query: QueryValues = {}): string {
  const values = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString();
  return `${apiBase}${path}${search && `?${search}`}`;
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
  return new ApiError(response.status, body?.code ?? 'unknown', message, body?.fields);
}

/** Sends one request; everything but a success throws an ApiError. */
async function send(
  method: Method,
  path: string,
  options: RequestOptions,
  accept: string,
): Promise<Response> {
  const token = path === '/auth/login' ? null : readToken();
  const ends = [options.signal, options.endless ? undefined : AbortSignal.timeout(TIMEOUT_MS)];
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
  if (response.status === 401 && token && token === readToken()) sessionEnded();
  throw await refusal(response);
}

async function request<T>(method: Method, path: string, options: RequestOptions = {}): Promise<Reply<T>> {
  const response = await send(method, path, options, 'application/json');
  const text = await response.text().catch((error: unknown) => unreachable(error, options.signal));
  const data = (text ? JSON.parse(text) : undefined) as T;
  return { data, status: response.status, headers: response.headers };
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
  put: <T>(path: string, options?: RequestOptions) => body<T>('PUT', path, options),
  delete: <T>(path: string, options?: RequestOptions) => body<T>('DELETE', path, options),
  async blob(path: string, options: RequestOptions = {}): Promise<Blob> {
    const response = await send('GET', path, options, '*/*');
    return response.blob().catch((error: unknown) => unreachable(error, options.signal));
  },
};
