import type { Credentials } from './server.ts';

export interface Answer {
  readonly status: number;
  /** The parsed JSON body; undefined when there is none. */
  readonly body: unknown;
}

/** The REST contract as a client without a browser sees it. */
export class Api {
  readonly origin: string;
  readonly token: string;

  private constructor(origin: string, token: string) {
    this.origin = origin;
    this.token = token;
  }

  static async signedIn(origin: string, credentials: Credentials): Promise<Api> {
    const { status, body } = await new Api(origin, '').call('POST', '/auth/login', credentials);
    if (status >= 300) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(body)}`);
    return new Api(origin, (body as { access_token: string }).access_token);
  }

  async call(method: string, path: string, payload?: unknown): Promise<Answer> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      body: payload === undefined ? undefined : JSON.stringify(payload),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  }

  /** The body of a call that must succeed. */
  async ok<T>(method: string, path: string, payload?: unknown): Promise<T> {
    const { status, body } = await this.call(method, path, payload);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body as T;
  }
}
