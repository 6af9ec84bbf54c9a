import type { MeResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import type { EventLog, StoredEvent } from '../kernel/log/event-log.port.ts';
import { ADMIN, type startApp } from './app.ts';

/** How an admin stops being one in the middle of a work. */
export const waysOut = ['is deactivated', 'loses the right'] as const;
export type WayOut = (typeof waysOut)[number];

/** Another admin, and what makes an end of that. For tests only. */
export async function adminWhoLeaves(
  app: Pick<Awaited<ReturnType<typeof startApp>>, 'newUser' | 'signIn'>,
  way: WayOut,
): Promise<{ id: number; agent: TestAgent; lose: () => Promise<unknown> }> {
  const agent = await app.newUser({ role: 'admin' }, `leaving.${Math.random()}`);
  const { id } = ((await agent.get('/auth/me').expect(200)).body as MeResponse).user;
  const admin = await app.signIn(ADMIN);
  const lose = async () =>
    way === 'is deactivated'
      ? await admin.delete(`/admin/users/${id}`).expect(200)
      : await admin.put(`/admin/users/${id}`).send({ role: 'user' }).expect(200);
  return { id, agent, lose };
}

/** How many events of these types were written in somebody's name behind the last event of their account. */
export async function writtenBehind(
  log: Pick<EventLog, 'readAll'>,
  id: number,
  ...types: string[]
): Promise<number> {
  const all = await log.readAll(null, 10_000);
  const end = all.findLastIndex(({ stream }) => stream === `user-${id}`);
  return all.slice(end + 1).filter((event) => types.includes(event.type) && doerOf(event) === id).length;
}

const doerOf = ({ metadata }: StoredEvent) => (metadata['actor'] as { id: number | null }).id;
