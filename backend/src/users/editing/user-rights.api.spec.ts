import type { ProblemResponse, UserResponse, UsersResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { Commit } from '../../kernel/committing/commit.ts';
import { UnavailableError } from '../../kernel/log/event-log.port.ts';
import { systemActor } from '../../kernel/deciding/system-actor.ts';
import { type startApp, USER } from '../../testing/app.ts';
import { testEngines } from '../../testing/engines.ts';
import { runningApps } from '../../testing/running-apps.ts';

const { start, thenClose } = runningApps();
type App = Awaited<ReturnType<typeof startApp>>;

const LAST = 'This is the last active admin. Make another user an admin first.';
const fresh = 'chosen by the admin';
const siteKey = Buffer.alloc(32, 7);
const problem = ({ body }: { body: unknown }) => body as ProblemResponse;

async function usersOf(agent: TestAgent): Promise<UserResponse[]> {
  return ((await agent.get('/admin/users').expect(200)).body as UsersResponse).users;
}
const activeAdmins = (users: readonly UserResponse[]) =>
  users.filter((one) => one.is_active && one.permissions.can_manage_users);

/** A user manager of less rights than the first admin has. */
const lesser = (app: App, more: object = {}) =>
  app.newUser({ role: 'admin', permissions: { can_manage_ai: false, ...more } }, 'les.ser');

describe('rights are given by those who have them', () => {
  test('nobody changes their own', async () => {
    const app = await start();
    const admin = await app.admin();
    await app.newUser({ role: 'admin' });
    const own = 'You cannot change your own role or rights. Ask another user who manages users.';
    for (const body of [
      { role: 'user' },
      { permissions: { can_manage_users: false } },
      { permissions: { can_view_audit: false } },
      { full_name: 'Another Name', permissions: { can_export_cases: false } },
    ]) {
      expect(problem(await admin.put('/admin/users/1').send(body).expect(403))).toMatchObject({
        code: 'own_rights',
        error: own,
      });
    }
    const [first] = await usersOf(admin);
    expect(first).toMatchObject({ full_name: 'Administrator', role: 'admin' });
    // What a form sends along unchanged is no change.
    const same = {
      full_name: 'Administrator',
      email: 'ada@example.org',
      role: 'admin',
      permissions: first!.permissions,
    };
    await admin.put('/admin/users/1').send(same).expect(200);
    expect((await usersOf(admin))[0]).toMatchObject({ email: 'ada@example.org', role: 'admin' });
    await admin.get('/auth/me').expect(200);
  });

  test('who has taken a right away from oneself by another does not take it back', async () => {
    const app = await start();
    const les = await lesser(app);
    const back = { permissions: { can_manage_ai: true } };
    expect(problem(await les.put('/admin/users/2').send(back).expect(403)).code).toBe('own_rights');
  });

  test('nobody gives what they do not have, by whatever way', async () => {
    const app = await start();
    const admin = await app.admin();
    const les = await lesser(app);
    await app.newUser();
    const not = {
      code: 'right_not_own',
      error: 'You cannot give a right that you do not have yourself: managing AI settings.',
    };
    const admins = { username: 'kim.park', password: fresh, role: 'admin' };
    expect(problem(await les.post('/admin/users').send(admins).expect(403))).toMatchObject(not);
    expect(problem(await les.put('/admin/users/3').send({ role: 'admin' }).expect(403))).toMatchObject(not);
    expect(await usersOf(admin)).toHaveLength(3);
    // With less it may be given, and what was given by another stays.
    const less = { ...admins, permissions: { can_manage_ai: false } };
    await les.post('/admin/users').send(less).expect(201);
    await admin
      .put('/admin/users/4')
      .send({ permissions: { can_manage_ai: true } })
      .expect(200);
    await les.put('/admin/users/4').send({ full_name: 'Kim' }).expect(200);
    // Somebody who was shut out has no rights until they are let in again.
    await les.delete('/admin/users/4').expect(200);
    expect(problem(await les.put('/admin/users/4').send({ is_active: true }).expect(403))).toMatchObject(not);
    await admin.put('/admin/users/4').send({ is_active: true }).expect(200);
  });

  test('nobody becomes another of more rights by their password', async () => {
    const app = await start();
    const les = await lesser(app, { can_view_audit: false });
    await app.newUser({ permissions: { can_view_audit: true } }, 'au.ditor');
    await app.newUser();
    for (const id of [1, 3]) {
      const answer = await les
        .put(`/admin/users/${id}`)
        .send({ full_name: 'Changed', password: fresh })
        .expect(403);
      expect(problem(answer)).toMatchObject({
        code: 'more_rights_than_own',
        error: 'You cannot set the password of a user who has rights that you do not have yourself.',
      });
    }
    await app.admin();
    await app.signIn({ ...USER, username: 'au.ditor' });
    // Nothing else of a refused request was done.
    expect((await usersOf(les)).map(({ full_name }) => full_name)).not.toContain('Changed');
    await les.put('/admin/users/4').send({ password: 'one for a plain user' }).expect(200);
    await app.signIn({ ...USER, password: 'one for a plain user' });
  });
});

describe('the last admin stays', () => {
  test('of many who take it from each other at once, one is left', async () => {
    const app = await start();
    await app.admin();
    const names = ['ann', 'bob', 'cem', 'dee'];
    const agents = [await app.admin()];
    for (const name of names) agents.push(await app.newUser({ role: 'admin' }, name));
    const takes = agents.map((agent, index) => {
      const next = ((index + 1) % agents.length) + 1;
      if (index % 3 === 0) return agent.delete(`/admin/users/${next}`);
      const body = index % 3 === 1 ? { role: 'user' } : { permissions: { can_manage_users: false } };
      return agent.put(`/admin/users/${next}`).send(body);
    });
    const answers = await Promise.all(takes);
    const refused = answers.filter(({ status }) => status >= 400);
    for (const { status } of refused) expect([401, 403, 409]).toContain(status);
    const left = await someAdmin(app, [...names, 'admin']);
    expect(activeAdmins(await usersOf(left)).length).toBeGreaterThan(0);
  });

  test.each(['one process', 'two processes'])(
    'two who take it from each other at once, in %s',
    async (where) => {
      const engines = thenClose(await testEngines());
      const held = holding(engines);
      const shared = { engines: held.engines, siteKey };
      const app = await start(shared);
      const [first, second] = [await app.admin(), await app.newUser({ role: 'admin' })];
      const there = where === 'one process' ? second : await (await start(shared)).signIn(USER);
      // Both have been let in and decided before either is written.
      held.untilTwo((stream) => /^user-[12]$/.test(stream));
      const answers = await Promise.all(
        [
          first.put('/admin/users/2').send({ role: 'user' }),
          there.put('/admin/users/1').send({ role: 'user' }),
        ].map(async (call) => {
          const answer = await call;
          held.go();
          return answer;
        }),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) expect(problem(answer)).toMatchObject({ status: 409, error: LAST });
      const left = await someAdmin(app, ['admin', USER.username]);
      expect(activeAdmins(await usersOf(left))).toHaveLength(1);
    },
  );

  describe.each(['at the next start', 'when it is needed'])(
    'a change cut off half-way is mended %s',
    (when) => {
      async function cutOff() {
        const engines = thenClose(await testEngines());
        const held = holding(engines);
        const shared = { engines: held.engines, siteKey };
        const app = await start(shared);
        const kim = await app.newUser({ role: 'admin' });
        const next = async () => (when === 'at the next start' ? start(shared) : app);
        return { app, held, kim, next };
      }

      test('an admin let go whose own stream was not written can let another go', async () => {
        const { held, kim, next } = await cutOff();
        held.refuse((stream) => stream === 'user-1');
        await kim.put('/admin/users/1').send({ role: 'user' }).expect(503);
        held.refuse(() => false);
        const admin = await (await next()).admin();
        await admin.put('/admin/users/2').send({ role: 'user' }).expect(200);
        expect(activeAdmins(await usersOf(admin)).map(({ id }) => id)).toEqual([1]);
      });

      test('an admin who was never counted can let the others go', async () => {
        const { app, held, next } = await cutOff();
        held.refuse((stream) => stream === 'admins');
        const dee = await app.newUser({ role: 'admin' }, 'dee.lee');
        await dee.get('/admin/users').expect(200);
        held.refuse(() => false);
        const again = await (await next()).signIn({ ...USER, username: 'dee.lee' });
        for (const id of [1, 2]) await again.put(`/admin/users/${id}`).send({ role: 'user' }).expect(200);
        expect(activeAdmins(await usersOf(again)).map(({ id }) => id)).toEqual([3]);
      });
    },
  );

  test('a log without the roster is counted at the start', async () => {
    const engines = thenClose(await testEngines());
    const held = holding(engines);
    const shared = { engines: held.engines, siteKey };
    held.refuse((stream) => stream === 'admins');
    const old = await start(shared);
    await old.newUser({ role: 'admin' });
    expect(await engines.log.readStream('admins', 0, 10)).toEqual([]);
    held.refuse(() => false);
    const app = await start(shared);
    const counted = (await engines.log.readStream('admins', 0, 10)).map(({ data }) => data['user_id']);
    expect(counted.sort()).toEqual([1, 2]);
    await (await app.admin()).put('/admin/users/2').send({ role: 'user' }).expect(200);
  });
});

test('a site whose only user manager had no way into the admin area is not shut by an upgrade', async () => {
  const engines = thenClose(await testEngines());
  const held = holding(engines);
  const shared = { engines: held.engines, siteKey };
  held.refuse((stream) => stream === 'admins');
  const old = await start(shared);
  const fields = { full_name: 'Ada', email: null, role: 'admin', flags: { can_access_admin: false } };
  await old.nest
    .get(Commit, { strict: false })
    .append('user-1', [{ type: 'UserChanged', data: fields }], 1, 'ChangeUser', systemActor());
  held.refuse(() => false);
  const app = await start(shared);
  const [ada] = await usersOf(await app.admin());
  expect(ada).toMatchObject({ full_name: 'Ada', permissions: { can_access_admin: true } });
});

/** Whoever of these still can manage users. */
async function someAdmin(app: App, names: readonly string[]): Promise<TestAgent> {
  for (const username of names) {
    const agent = await (username === 'admin' ? app.admin() : app.signIn({ ...USER, username })).catch(
      () => null,
    );
    if (agent && (await agent.get('/admin/users')).status === 200) return agent;
  }
  throw new Error('Nobody is left who manages users.');
}

type Streams = (stream: string) => boolean;

/** Engines whose log refuses appends to some streams, or keeps them until two wait or one was answered. */
function holding(engines: Awaited<ReturnType<typeof testEngines>>) {
  const none: Streams = () => false;
  let [refused, kept] = [none, none];
  let waiting = 0;
  let going = Promise.withResolvers<void>();
  const append: typeof engines.log.append = async (stream, ...rest) => {
    if (refused(stream)) throw new UnavailableError('The log is gone.');
    if (kept(stream)) {
      if (++waiting === 2) going.resolve();
      await going.promise;
    }
    return engines.log.append(stream, ...rest);
  };
  const log = new Proxy(engines.log, {
    get(target, name) {
      const value = (name === 'append' ? append : Reflect.get(target, name)) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return {
    engines: { ...engines, log, close: () => Promise.resolve() },
    refuse: (streams: Streams) => void (refused = streams),
    untilTwo(streams: Streams) {
      [waiting, going] = [0, Promise.withResolvers<void>()];
      kept = streams;
    },
    go: () => going.resolve(),
  };
}
