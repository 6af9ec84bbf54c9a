import type { ProblemResponse, UserResponse, UsersResponse, UserStatsResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { Commit } from '../kernel/committing/commit.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { ADMIN, startApp } from '../testing/app.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
beforeEach(async () => {
  app = await startApp();
  admin = await app.admin();
});
afterEach(() => app.close());

const password = 'chosen by the admin';
const create = async (body: object) =>
  (
    (
      await admin
        .post('/admin/users')
        .send({ password, ...body })
        .expect(201)
    ).body as { user: UserResponse }
  ).user;
const list = async () => ((await admin.get('/admin/users').expect(200)).body as UsersResponse).users;
const one = async (id: number) => (await list()).find((user) => user.id === id)!;
const counts = async () =>
  ((await admin.get('/admin/users/stats').expect(200)).body as UserStatsResponse).statistics.user_counts;

test('create, list, change, deactivate, reactivate', async () => {
  const made = await create({ username: 'kim.park', full_name: 'Kim Park', email: 'kim@example.org' });
  expect(made).toEqual({
    id: 2,
    revision: 1,
    username: 'kim.park',
    full_name: 'Kim Park',
    email: 'kim@example.org',
    role: 'user',
    permissions: expect.objectContaining({ can_create_cases: true, can_manage_users: false }) as object,
    permission_flags: {},
    is_active: true,
    must_change_password: true,
    slowed_until: null,
    recovered_at: null,
    second_factor: false,
    profile: { printed_name: null, credentials: null, npi: null, signature: null },
    case_count: 0,
    last_login: null,
    created_at: expect.stringMatching(/Z$/) as string,
  });
  expect((await list()).map(({ username }) => username)).toEqual(['admin', 'kim.park']);
  expect(await counts()).toEqual({ total: 2, active: 2, admin: 1, inactive: 0 });

  const changed = await admin
    .put('/admin/users/2')
    .send({ username: 'other.name', full_name: 'Kim Lee', role: 'admin', password: '' })
    .expect(200);
  expect(changed.body).toMatchObject({
    success: true,
    user: { username: 'kim.park', full_name: 'Kim Lee', role: 'admin' },
  });
  // A blank password is not a new one.
  await app.signIn({ username: 'kim.park', password });

  expect((await admin.delete('/admin/users/2').expect(200)).body).toEqual({ success: true });
  expect(await one(2)).toMatchObject({ is_active: false, last_login: expect.any(String) as string });
  expect(await counts()).toEqual({ total: 2, active: 1, admin: 1, inactive: 1 });
  await admin.delete('/admin/users/2').expect(200);
  await admin.put('/admin/users/2').send({ is_active: true }).expect(200);
  expect(await one(2)).toMatchObject({ is_active: true });
  await app.signIn({ username: 'kim.park', password });
});

test('a username stands once, in any case and accents', async () => {
  await create({ username: 'Jürgen' });
  for (const username of ['Jürgen', 'jurgen', 'JÜRGEN', ' jürgen ']) {
    const { body } = await admin.post('/admin/users').send({ username, password }).expect(409);
    expect(body).toMatchObject({ code: 'name_taken', error: 'This username is taken. Choose another one.' });
  }
  expect(await list()).toHaveLength(2);
});

test.each(['\u0410dministrator', 'Kim P\u0430rk', 'D\u2019\u0391mico', '\u{1D400}dministrator'])(
  'the full name %j, which mixes scripts in a word, is refused',
  async (full_name) => {
    await create({ username: 'kim.park', full_name: 'Kim Park' });
    const asked = [
      admin.post('/admin/users').send({ username: 'sam.lee', password, full_name }),
      admin.put('/admin/users/2').send({ full_name }),
    ];
    for (const answer of asked) {
      const { body } = await answer.expect(400);
      const message = 'Full name must not mix letters of different scripts in one word.';
      expect(body).toMatchObject({ error: message, fields: { full_name: message } });
    }
    expect((await list()).map((user) => user.full_name)).toEqual(['Administrator', 'Kim Park']);
  },
);

test('a full name from before that rule stays through other edits', async () => {
  const { id } = await create({ username: 'kim.park' });
  const fields = { full_name: 'Kim P\u0430rk', email: null, role: 'user', flags: {} };
  await app.nest
    .get(Commit, { strict: false })
    .append('user-2', [{ type: 'UserChanged', data: fields }], 1, 'ChangeUser', systemActor());
  const { full_name } = fields;
  await admin.put(`/admin/users/${id}`).send({ full_name, email: 'kim@example.org' }).expect(200);
  expect(await one(id)).toMatchObject({ full_name, email: 'kim@example.org' });
});

test.each(['s\u0430m.lee', 'sam.lee\u200B', 'sam\u0000lee', '\u202Eeel.mas', 'ｓａｍ．ｌｅｅ', 'sam lee'])(
  'the username %j, which looks like another, is refused',
  async (username) => {
    const { body } = await admin.post('/admin/users').send({ username, password }).expect(400);
    const message =
      'Username can have Latin letters, digits and . _ - @, and begins and ends with a letter or digit.';
    expect(body).toMatchObject({ message, fields: { username: message } });
    expect(await list()).toHaveLength(1);
  },
);

test.each(['Sam\u202ELee', 'Sam\u200DLee', 'Sam\u0000Lee', '\uD800'])(
  'the full name %j is refused',
  async (full_name) => {
    const { body } = await admin
      .post('/admin/users')
      .send({ username: 'kim', password, full_name })
      .expect(400);
    expect((body as ProblemResponse).message).toMatch(/^Full name must not hold/);
  },
);

describe('the first admin', () => {
  test.each(['x'.repeat(300), 'the admin', '\u0430dmin'])('is not called %j', async (ADMIN_USERNAME) => {
    await expect(startApp({ env: { ADMIN_USERNAME } })).rejects.toThrow(
      /^ADMIN_USERNAME is refused. Username can have/,
    );
  });

  test('goes by the name of the first start, whatever ADMIN_USERNAME says later', async () => {
    const again = await startApp({
      env: { ADMIN_USERNAME: 'the admin' },
      engines: app.engines,
      siteKey: app.siteKey,
    });
    await again.signIn(ADMIN);
    await again.nest.close();
  });
});

test('ten who create the same name at once make one user', async () => {
  const all = await Promise.all(
    Array.from({ length: 10 }, () => admin.post('/admin/users').send({ username: 'twin', password })),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  expect(await list()).toHaveLength(2);
});

test.each([
  [{ password }, 'Username is required.'],
  [{ username: 'x', password: '' }, 'Password is required.'],
  [{ username: 'x' }, 'Password is required.'],
  [{ username: 'kim', password: 'short' }, 'Password must have at least 12 characters.'],
  [{ username: 'kim', password, email: 'no address' }, 'Email must be an address such as name@example.org.'],
  [{ username: 'kim', password, role: 'root' }, 'Role must be user or admin.'],
  [{ username: 'kim', password, is_active: 'yes' }, 'is_active must be true or false.'],
  [{ username: 'x'.repeat(101), password }, 'Username can have at most 100 characters.'],
])('%j is refused', async (body, message) => {
  const answer = (await admin.post('/admin/users').send(body).expect(400)).body as ProblemResponse;
  expect(answer.message).toBe(message);
  expect(Object.values(answer.fields!)).toEqual([message]);
  expect(await list()).toHaveLength(1);
});

test('nobody without the right gets near', async () => {
  const user = await app.newUser();
  const calls = [
    user.get('/admin/users'),
    user.get('/admin/users/stats'),
    user.post('/admin/users').send({ username: 'mine', password, role: 'admin' }),
    user.put('/admin/users/2').send({ role: 'admin' }),
    user.delete('/admin/users/1'),
  ];
  for (const call of calls) {
    expect((await call.expect(403)).body).toMatchObject({
      code: 'can_manage_users',
      error: "Access denied. You don't have permission to manage users.",
    });
  }
  expect(await counts()).toMatchObject({ total: 2, admin: 1, active: 2 });
});

test('an admin whose flag was taken gets no nearer', async () => {
  await create({ username: 'kim.park', role: 'admin', permissions: { can_manage_users: false } });
  const kim = await app.signIn({ username: 'kim.park', password });
  await kim.get('/admin/users').expect(403);
  await kim
    .put('/admin/users/2')
    .send({ permissions: { can_manage_users: true } })
    .expect(403);
});

test('flags are kept one by one', async () => {
  await create({ username: 'kim.park', permissions: { can_export_cases: false } });
  await admin
    .put('/admin/users/2')
    .send({ permissions: { can_view_audit: true } })
    .expect(200);
  expect((await one(2)).permissions).toMatchObject({ can_export_cases: false, can_view_audit: true });
  await admin
    .put('/admin/users/2')
    .send({ permissions: { can_export_cases: true } })
    .expect(200);
  const { permissions, permission_flags } = await one(2);
  expect(permissions).toMatchObject({ can_export_cases: true, can_view_audit: true });
  // What was said stays told, apart from what the role brings along.
  expect(permission_flags).toEqual({ can_export_cases: true, can_view_audit: true });
});

test('nobody deactivates themselves', async () => {
  await create({ username: 'kim.park', role: 'admin' });
  const own = { code: 'own_account', error: 'You cannot deactivate your own account.' };
  expect((await admin.delete('/admin/users/1').expect(409)).body).toMatchObject(own);
  expect((await admin.put('/admin/users/1').send({ is_active: false }).expect(409)).body).toMatchObject(own);
});

test.each([
  ['', ''],
  [null, null],
  ['  ', '  '],
])('a name and an email are taken away by %j', async (full_name, email) => {
  await create({ username: 'kim.park', full_name: 'Kim Park', email: 'kim@example.org' });
  await admin.put('/admin/users/2').send({}).expect(200);
  expect(await one(2)).toMatchObject({ full_name: 'Kim Park', email: 'kim@example.org' });
  await admin.put('/admin/users/2').send({ full_name, email }).expect(200);
  expect(await one(2)).toMatchObject({ full_name: null, email: null });
});

test('of two who edit the same user, the second is told', async () => {
  const { revision } = await create({ username: 'kim.park', full_name: 'Kim Park' });
  const edit = (full_name: string) =>
    admin.put('/admin/users/2').set('If-Match', `"${revision}"`).send({ full_name });
  const first = (await edit('Kim Lee').expect(200)).body as { user: UserResponse };
  expect(first.user).toMatchObject({ full_name: 'Kim Lee', revision: revision + 1 });
  expect((await edit('Kim Oh').expect(409)).body).toMatchObject({
    code: 'changed_meanwhile',
    revision: revision + 1,
    current: { id: 2, full_name: 'Kim Lee', revision: revision + 1 },
  });
  expect(await one(2)).toMatchObject({ full_name: 'Kim Lee', revision: revision + 1 });
  await admin.put('/admin/users/2').set('If-Match', 'x').send({ full_name: 'X' }).expect(400);
  await admin.put('/admin/users/2').send({ full_name: 'Kim Oh' }).expect(200);
});

test('an admin who changes their own user stays signed in', async () => {
  await admin.put('/admin/users/1').send({ full_name: 'The Admin' }).expect(200);
  expect(await one(1)).toMatchObject({ full_name: 'The Admin' });
  await admin.get('/auth/me').expect(200);
});

test.each(['0', '-1', '99', 'x', '1e0', '1.5', '9'.repeat(30), '%00', '1;DROP'])(
  'there is no user %s',
  async (id) => {
    expect((await admin.put(`/admin/users/${id}`).send({}).expect(404)).body).toMatchObject({
      error: 'User not found.',
    });
    await admin.delete(`/admin/users/${id}`).expect(404);
  },
);

test('fields that are not asked for change nothing', async () => {
  const extra = {
    id: 1,
    case_count: 9,
    last_login: '2000-01-01T00:00:00.000Z',
    created_at: '2000-01-01T00:00:00.000Z',
    created_by: 1,
    must_change_password: false,
    flags: { can_manage_users: true },
    username_folded: 'admin',
  };
  const made = await create({ username: 'kim.park', ...extra });
  expect(made).toMatchObject({ id: 2, case_count: 0, last_login: null, role: 'user' });
  expect(made.created_at > '2001').toBe(true);
  await admin
    .put('/admin/users/2')
    .send({ ...extra, username: 'admin' })
    .expect(200);
  expect(await one(2)).toEqual(made);
  const { body } = await app
    .anyone()
    .post('/auth/login')
    .send({ username: 'kim.park', password })
    .expect(200);
  expect(body).toMatchObject({ user: { must_change_password: true } });
});

test.each(['__proto__', 'constructor'])('%s in a body is refused, at any depth', async (name) => {
  for (const body of [
    `{"username":"kim","password":"${password}","${name}":{"prototype":{"role":"admin"}}}`,
    `{"username":"kim","password":"${password}","permissions":{"${name}":{"prototype":{"can_manage_users":true}}}}`,
  ]) {
    await admin.post('/admin/users').set('Content-Type', 'application/json').send(body).expect(400);
  }
  expect(await list()).toHaveLength(1);
  expect(({} as { role?: string }).role).toBeUndefined();
});
