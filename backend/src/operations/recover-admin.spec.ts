import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { LoginResponse, UsersResponse } from '@vouchwell/contract';
import request from 'supertest';
import { openSqliteEventLog } from '../adapters/event-log/sqlite.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { programOf, startServer } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const ADMIN_PASSWORD = 'a long enough password';
const OWN = 'a phrase that nobody else knows';

const folder = temporaryFolder();

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const recover = (dataDir: string, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    execFile('node', [programOf('run-recover-admin'), ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const shown = ({ out }: Ended) => /sign-in: (\S+)/.exec(out)?.[1] ?? '';

async function serving<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD });
  try {
    return await work(await server.url());
  } finally {
    await server.kill();
  }
}

async function signedIn(url: string, username: string, password: string) {
  const reply = await request(url).post('/api/auth/login').send({ username, password });
  const { access_token, user } = reply.body as LoginResponse;
  const agent = request.agent(url).set('Authorization', `Bearer ${access_token}`);
  const api = request.agent(`${url}/api`).set('Authorization', `Bearer ${access_token}`);
  return { status: reply.status, agent, api, user };
}

const eventsOf = async (dataDir: string) => {
  const log = await openSqliteEventLog(join(dataDir, 'events.sqlite'));
  const events = await log.readAll(null, 10_000);
  await log.close();
  return events;
};

test('the only admin, whose password is lost, comes in again and must choose another; it is written down', async () => {
  const dataDir = join(folder(), 'data');
  await serving(dataDir, async (url) => {
    const { agent, api } = await signedIn(url, 'admin', ADMIN_PASSWORD);
    expect((await recover(dataDir, 'admin')).err).toContain('is in use');
    await agent.get('/api/auth/me').expect(200);
    await Authenticator.setUp(api, ADMIN_PASSWORD);
  });
  const ended = await recover(dataDir, 'admin');
  expect([ended.code, ended.err]).toEqual([0, '']);
  const password = shown(ended);
  expect(password).toMatch(/^(\w{5}-){3}\w{5}$/);
  const recorded = await eventsOf(dataDir);
  expect(recorded.filter(({ type }) => type === 'AdminRecovered').map(({ stream }) => stream)).toEqual([
    'user-1',
  ]);
  expect(recorded.filter(({ type }) => type === 'SecondFactorReset').map(({ stream }) => stream)).toEqual([
    'second-factor-1',
  ]);
  expect(JSON.stringify(recorded)).not.toContain(password);
  await serving(dataDir, async (url) => {
    expect((await signedIn(url, 'admin', ADMIN_PASSWORD)).status).toBe(401);
    const { agent, user } = await signedIn(url, 'admin', password);
    expect(user).toMatchObject({ must_change_password: true, password_set_by: { name: 'operator' } });
    const change = { current_password: password, new_password: password };
    await agent.post('/api/auth/password').send(change).expect(400);
    await agent
      .post('/api/auth/password')
      .send({ ...change, new_password: OWN })
      .expect(200);
    const { users } = (await agent.get('/api/admin/users').expect(200)).body as UsersResponse;
    expect(users[0]!.recovered_at).not.toBeNull();
  });
});

test('who was shut out comes back as an admin who manages users; who is not there is made', async () => {
  const dataDir = join(folder(), 'data');
  await serving(dataDir, async (url) => {
    const { agent } = await signedIn(url, 'admin', ADMIN_PASSWORD);
    const body = { username: 'kim.park', password: 'given on the first day', is_active: false };
    await agent.post('/api/admin/users').send(body).expect(201);
  });
  const [kim, lee] = [await recover(dataDir, 'Kim.Park'), await recover(dataDir, 'lee.moreau', '--new')];
  expect(kim.out).toContain('kim.park is an active admin');
  expect(lee.out).toContain('lee.moreau is a new admin');
  await serving(dataDir, async (url) => {
    for (const [name, ended] of [
      ['kim.park', kim],
      ['lee.moreau', lee],
    ] as const) {
      const { agent, user } = await signedIn(url, name, shown(ended));
      expect(user).toMatchObject({ role: 'admin', must_change_password: true });
      await agent.get('/api/admin/users').expect(200);
    }
    expect((await signedIn(url, 'admin', ADMIN_PASSWORD)).status).toBe(200);
  });
});

test('a mistyped name makes nobody: those near it are told, or the admins', async () => {
  const dataDir = join(folder(), 'data');
  await serving(dataDir, () => Promise.resolve());
  const before = (await eventsOf(dataDir)).length;
  const [near, far] = [await recover(dataDir, 'Adnim'), await recover(dataDir, 'lee.moreau')];
  expect(near).toMatchObject({ code: 1, out: '' });
  expect(near.err).toContain('No user is called Adnim, and nothing was changed. Near it: admin.');
  expect(far).toMatchObject({ code: 1, out: '' });
  expect(far.err).toContain(
    'Admins, also inactive ones: admin. To make a new admin of that name, add --new.',
  );
  expect(await eventsOf(dataDir)).toHaveLength(before);
});

test('a name that cannot be one, no name, and a folder without a site are refused, and nothing is made', async () => {
  const dataDir = join(folder(), 'data');
  expect(await recover(dataDir, 'admin')).toMatchObject({ code: 1, out: '' });
  expect((await recover(dataDir, 'admin')).err).toContain('holds no data');
  await serving(dataDir, () => Promise.resolve());
  const before = (await eventsOf(dataDir)).length;
  expect((await recover(dataDir)).code).toBe(2);
  expect((await recover(dataDir, 'one', 'two')).code).toBe(2);
  const refused = await recover(dataDir, 'no such name');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('The username is refused.');
  expect(await eventsOf(dataDir)).toHaveLength(before);
});
