import { ownTimeZone } from '@vouchwell/rules';
import type { LoginResponse, MeResponse, ProblemResponse } from '@vouchwell/contract';
import request from 'supertest';
import { testClock } from '../testing/boxes.ts';
import { Passwords } from '../auth/public.ts';
import { ADMIN, startApp, USER } from '../testing/app.ts';

type App = Awaited<ReturnType<typeof startApp>>;

const login = (app: App, body: object) => app.anyone().post('/auth/login').send(body);
const tokenOf = async (app: App, body: object = ADMIN) =>
  ((await login(app, body).expect(200)).body as LoginResponse).access_token;
const me = (app: App, token: string) => app.anyone().get('/auth/me').set('Authorization', `Bearer ${token}`);
const refusal = ({ body }: { body: unknown }) => body as ProblemResponse;

describe('sign-in', () => {
  let app: App;
  beforeAll(async () => void (app = await startApp()));
  afterAll(() => app.close());

  test('answers with a token and the user, without any secret', async () => {
    const { body } = await login(app, ADMIN).expect(200);
    const { access_token, user, site } = body as LoginResponse;
    expect(access_token.split('.')).toHaveLength(3);
    expect(user).toEqual({
      id: 1,
      username: 'admin',
      full_name: 'Administrator',
      email: null,
      role: 'admin',
      permissions: {
        can_access_admin: true,
        can_manage_users: true,
        can_manage_ai: true,
        can_manage_rag: true,
        can_create_cases: true,
        can_export_cases: true,
        can_view_audit: true,
      },
      is_active: true,
      profile: { printed_name: null, credentials: null, npi: null, signature: null },
      last_login: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      must_change_password: false,
      password_set_by: null,
      second_factor: { on: false, since: null, required: false, recovery_codes_left: null },
    });
    expect(site).toEqual({ name: null, time_zone: ownTimeZone() });
    expect(JSON.stringify(body)).not.toMatch(/argon2|"password"/);
  });

  test('the name counts in any case, with space around it', async () => {
    await login(app, { ...ADMIN, username: '  ADMIN ' }).expect(200);
  });

  test.each([
    [{}, 'Username is required. Password is required.'],
    [{ username: 'admin' }, 'Password is required.'],
    [{ username: '', password: 'x' }, 'Username is required.'],
    [{ username: '  ', password: 'x' }, 'Username is required.'],
    [{ username: { $ne: null }, password: { $ne: null } }, 'Username is required. Password is required.'],
    [{ username: ['admin'], password: ADMIN.password }, 'Username is required.'],
  ])('%j is refused by the field', async (body, message) => {
    expect(refusal(await login(app, body).expect(400))).toMatchObject({
      message,
      error: message,
      success: false,
    });
  });

  test('a wrong password, an unknown name and a deactivated user read the same', async () => {
    const admin = await app.admin();
    const gone = { username: 'gone.away', password: 'chosen by the admin' };
    await admin
      .post('/admin/users')
      .send({ ...gone, is_active: false })
      .expect(201);
    const answers = [
      await login(app, { ...ADMIN, password: 'not the password' }).expect(401),
      await login(app, { username: 'nobody', password: 'not the password' }).expect(401),
      await login(app, gone).expect(401),
    ];
    for (const { body, headers } of answers) {
      expect(body).toEqual({
        message: 'Invalid username or password.',
        error: 'Invalid username or password.',
        code: 'wrong_credentials',
        status: 401,
        success: false,
      });
      expect(Object.keys(headers).sort()).toEqual(Object.keys(answers[0]!.headers).sort());
    }
  });

  // What a check does for nobody is told in kernel/vault/vault.spec.ts.
  test('a known, an unknown and an inactive name cost one check of a password each', async () => {
    const admin = await app.admin();
    const stopped = { username: 'stopped', password: 'chosen by the admin', is_active: false };
    await admin.post('/admin/users').send(stopped).expect(201);
    const passwords = app.nest.get(Passwords);
    const matches = passwords.matches.bind(passwords);
    const checked: (number | null)[] = [];
    passwords.matches = (userId, password) => {
      checked.push(userId);
      return matches(userId, password);
    };
    for (const username of ['admin', 'stopped', 'not-there'])
      await login(app, { username, password: 'not the password' }).expect(401);
    passwords.matches = matches;
    expect(checked).toEqual([1, expect.any(Number), null]);
  });

  test('a body that is no JSON, no object or too large is refused in the one shape', async () => {
    const post = () => app.anyone().post('/auth/login').set('Content-Type', 'application/json');
    expect(refusal(await post().send('{"username":').expect(400)).success).toBe(false);
    expect(refusal(await post().send('["a"]').expect(400)).message).toBe('The body must be a JSON object.');
    await post().send('"admin"').expect(400);
    await post().send('null').expect(400);
    await post()
      .send(`{"username":"${'x'.repeat(3_000_000)}"}`)
      .expect(413);
    await post().send('{"username":"admin","password":"x","__proto__":{"role":"admin"}}').expect(400);
    await post().send('{"username":"admin","password":"x","constructor":{"prototype":{"x":1}}}').expect(400);
    await app.anyone().post('/auth/login').set('Content-Type', 'text/xml').send('<a/>').expect(400);
    await post().expect(400);
  });
});

describe('guessing', () => {
  test('after five failures the next try waits, and says so', async () => {
    const clock = testClock(new Date().toISOString());
    const app = await startApp({ clock });
    const wrong = { ...ADMIN, password: 'not the password' };
    for (let n = 0; n < 5; n++) await login(app, wrong).expect(401);
    const sixth = await login(app, ADMIN).expect(429);
    expect(sixth.headers['retry-after']).toBe('1');
    expect(refusal(sixth)).toMatchObject({
      code: 'too_many_attempts',
      message: 'Too many failed attempts. Please wait 1 second and try again.',
    });
    // An unknown name is slowed down alike.
    for (let n = 0; n < 5; n++) await login(app, { ...wrong, username: 'nobody' }).expect(401);
    await login(app, { ...wrong, username: 'nobody' }).expect(429);
    clock.pass(1000);
    await login(app, wrong).expect(401);
    expect((await login(app, ADMIN).expect(429)).headers['retry-after']).toBe('2');
    clock.pass(2000);
    await login(app, ADMIN).expect(200);
    await login(app, wrong).expect(401);
    await app.close();
  });
});

describe('a session', () => {
  let app: App;
  beforeEach(async () => void (app = await startApp()));
  afterEach(() => app.close());

  test('tells who one is', async () => {
    const { body } = await me(app, await tokenOf(app)).expect(200);
    expect((body as MeResponse).user).toMatchObject({ id: 1, username: 'admin', role: 'admin' });
  });

  test('ends with sign-out, at once; the other sessions go on', async () => {
    const [token, other] = [await tokenOf(app), await tokenOf(app)];
    const out = request(app.url).post('/auth/logout').set('Authorization', `Bearer ${token}`);
    expect((await out.expect(200)).body).toEqual({ success: true });
    expect(refusal(await me(app, token).expect(401))).toMatchObject({
      code: 'unauthenticated',
      message: 'Please sign in.',
    });
    await me(app, other).expect(200);
  });

  test('a changed password ends the other sessions and the old password', async () => {
    const user = await app.newUser();
    const other = await tokenOf(app, USER);
    const change = (body: object) => user.post('/auth/password').send(body);
    const next = 'a third long password';
    await change({ current_password: USER.password, new_password: next }).expect(200);
    await user.get('/auth/me').expect(200);
    await me(app, other).expect(401);
    await login(app, USER).expect(401);
    await login(app, { ...USER, password: next }).expect(200);
  });

  test('a wrong current password changes nothing: 403, not 401', async () => {
    const user = await app.newUser();
    const body = { current_password: 'not the password', new_password: 'a third long password' };
    expect(refusal(await user.post('/auth/password').send(body).expect(403))).toMatchObject({
      code: 'wrong_password',
      message: 'The current password is not right.',
    });
    await user.get('/auth/me').expect(200);
    await login(app, USER).expect(200);
  });

  test('the current password cannot be guessed with a stolen session', async () => {
    const user = await app.newUser();
    const guess = (n: number) =>
      user
        .post('/auth/password')
        .send({ current_password: `guess ${n}`, new_password: 'a third long password' });
    for (let n = 0; n < 5; n++) await guess(n).expect(403);
    expect((await guess(5).expect(429)).headers['retry-after']).toBe('1');
  });

  test.each([
    ['short', 'Password must have at least 12 characters.'],
    ['x'.repeat(129), 'Password can have at most 128 characters.'],
    ['password1234', 'This password is too common. Choose one that nobody else uses.'],
    ['aaaaaaaaaaaaaaaa', 'Password must not repeat the same few characters.'],
    ['sam.lee.sam.lee', 'Password must not be made of a name: of the user, the site or the product.'],
  ])('the new password %j is refused', async (new_password, message) => {
    const user = await app.newUser();
    const { body } = await user
      .post('/auth/password')
      .send({ current_password: USER.password, new_password })
      .expect(400);
    expect(body).toMatchObject({ code: 'weak_password', message, fields: { new_password: message } });
    await login(app, USER).expect(200);
  });

  test('a password that somebody else chose is to be changed', async () => {
    const admin = await app.admin();
    const chosen = { username: 'kim.park', password: 'chosen by the admin' };
    await admin.post('/admin/users').send(chosen).expect(201);
    const first = (await login(app, chosen).expect(200)).body as LoginResponse;
    expect(first.user.must_change_password).toBe(true);
    await request(app.url)
      .post('/auth/password')
      .set('Authorization', `Bearer ${first.access_token}`)
      .send({ current_password: chosen.password, new_password: 'a password of my own' })
      .expect(200);
    const { body } = await me(app, first.access_token).expect(200);
    expect((body as MeResponse).user.must_change_password).toBe(false);
  });

  test('a deactivated user’s token is refused on the next request', async () => {
    const user = await app.newUser();
    const admin = await app.admin();
    const { id } = ((await user.get('/auth/me').expect(200)).body as MeResponse).user;
    await admin.delete(`/admin/users/${id}`).expect(200);
    await user.get('/auth/me').expect(401);
    await user.get('/cases').expect(401);
    await login(app, USER).expect(401);
  });

  test.each([
    ['role', { role: 'admin' }],
    ['a flag', { permissions: { can_export_cases: false } }],
    ['the password', { password: 'chosen by the admin anew' }],
    ['is_active', { is_active: false }],
  ])('a token from before a change of %s is refused on the next request', async (_, change) => {
    const user = await app.newUser();
    const admin = await app.admin();
    const { id } = ((await user.get('/auth/me').expect(200)).body as MeResponse).user;
    await admin.put(`/admin/users/${id}`).send(change).expect(200);
    await user.get('/auth/me').expect(401);
    await admin.get('/auth/me').expect(200);
  });

  test('a session ends after its hours', async () => {
    const clock = testClock(new Date().toISOString());
    const late = await startApp({ clock, env: { SESSION_HOURS: '1' } });
    const token = await tokenOf(late);
    clock.pass(3_599_000);
    await me(late, token).expect(200);
    clock.pass(1000);
    await me(late, token).expect(401);
    await late.close();
  });
});
