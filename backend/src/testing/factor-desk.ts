import type TestAgent from 'supertest/lib/agent.js';
import type { Role } from '@vouchwell/rules';
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
