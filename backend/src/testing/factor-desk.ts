import type { SecondStepResponse } from '@vouchwell/contract';
import type { Role } from '@vouchwell/rules';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import type { startApp } from './app.ts';
import { Authenticator } from './authenticator.ts';
import type { testClock } from './boxes.ts';

/** What every account of a factor desk has. */
export const OWN_PASSWORD = 'a phrase that nobody else knows';

interface Desk {
  readonly app: Pick<Awaited<ReturnType<typeof startApp>>, 'signIn'>;
  readonly admin: TestAgent;
  readonly clock: ReturnType<typeof testClock>;
}

/** Somebody new, signed in. */
export async function newAccount({ app, admin }: Omit<Desk, 'clock'>, username: string, role: Role = 'user') {
  const credentials = { username, password: OWN_PASSWORD };
  const created = await admin
    .post('/admin/users')
    .send({ ...credentials, role })
    .expect(201);
  const { id } = (created.body as { user: { id: number } }).user;
  return { ...credentials, id, agent: await app.signIn(credentials) };
}

/** With a second factor, the code of the present step already spent and the next one there. */
export async function accountWithFactor(desk: Desk, username: string, role?: Role) {
  const who = await newAccount(desk, username, role);
  const phone = await Authenticator.setUp(who.agent, OWN_PASSWORD, desk.clock);
  desk.clock.pass(30_000);
  return { ...who, phone };
}

/** The two steps of a sign-in, from an address behind a trusted proxy. */
export function signInSteps({ url }: { readonly url: string }) {
  const sent = (path: string, body: object, from = '10.0.0.1') =>
    request(url).post(path).set('X-Forwarded-For', from).send(body);
  const login = (body: object, from?: string) => sent('/auth/login', body, from);
  const challengeOf = async (
    { username, password }: { username: string; password: string },
    from?: string,
  ) => {
    const { body } = await login({ username, password }, from).expect(200);
    return (body as SecondStepResponse).second_factor.challenge;
  };
  const second = (challenge: string, code: string, from?: string) =>
    sent('/auth/login/second-factor', { challenge, code }, from);
  return { login, challengeOf, second };
}
