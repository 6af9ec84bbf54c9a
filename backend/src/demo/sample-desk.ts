import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LoginResponse } from '@vouchwell/contract';
import { UserQueries } from '../users/public.ts';
import { BROWSER, deskOf } from './sample-people.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody of the invented clinic at a browser of their own: what they do goes the way of every request. */
export class SampleDesk {
  private constructor(
    private readonly nest: NestFastifyApplication,
    private readonly address: string,
    private readonly token: string | null,
  ) {}

  static async at(
    nest: NestFastifyApplication,
    credentials: { readonly username: string; readonly password: string },
  ): Promise<SampleDesk> {
    const user = await nest.get(UserQueries, { strict: false }).byName(credentials.username);
    const address = deskOf(user!.id);
    const nobody = new SampleDesk(nest, address, null);
    const { access_token } = await nobody.send<LoginResponse>('POST', '/auth/login', credentials);
    return new SampleDesk(nest, address, access_token);
  }

  read<Answer>(url: string): Promise<Answer> {
    return this.send('GET', url);
  }

  /** @throws Error with what the server said, where it refused */
  async send<Answer = unknown>(method: Method, url: string, payload?: object): Promise<Answer> {
    const answer = await this.ask(method, url, payload);
    if (answer.statusCode >= 300) throw unexpected(method, url, answer);
    return answer.json<Answer>();
  }

  /** @throws Error with what the server said, where it did not refuse with this status */
  async tries(method: Method, url: string, status: number): Promise<void> {
    const answer = await this.ask(method, url);
    if (answer.statusCode !== status) throw unexpected(method, url, answer);
  }

  private ask(method: Method, url: string, payload?: object) {
    const headers = {
      'user-agent': BROWSER,
      ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
    };
    const remoteAddress = this.address;
    return this.nest.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
  }

  async leave(): Promise<void> {
    await this.send('POST', '/auth/logout');
  }
}

const unexpected = (method: Method, url: string, answer: { statusCode: number; body: string }) =>
  new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
