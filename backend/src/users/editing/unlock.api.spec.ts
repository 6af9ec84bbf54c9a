import type { UserSavedResponse, UsersResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp, USER } from '../../testing/app.ts';
import { testClock } from '../../testing/boxes.ts';

const clock = testClock(new Date().toISOString());
/** Whose number it is: the first user after the admin. */
const SAM = 2;

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
beforeAll(async () => {
  app = await startApp({ clock, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await app.newUser();
  admin = await app.admin();
});
afterAll(() => app.close());

const signIn = async (password: string, from: string, username = USER.username) =>
  (await app.anyone().post('/auth/login').set('X-Forwarded-For', from).send({ username, password })).status;
const guess = async (times: number, from: string) => {
  for (let n = 0; n < times; n++) await signIn(`guess ${n}`, from);
};
const slowed = async () => {
  const { users } = (await admin.get('/admin/users').expect(200)).body as UsersResponse;
  return users.filter(({ slowed_until }) => slowed_until !== null).map(({ username }) => username);
};
const unlock = async (id = SAM) =>
  ((await admin.post(`/admin/users/${id}/unlock`).expect(200)).body as UserSavedResponse).user;
const unlocked = async () =>
  (await app.engines.log.readAll(null, 10_000)).filter(({ type }) => type === 'AccountUnlocked').length;

test('an account is said to be slowed while it is, wherever the guesses came from, and no other', async () => {
  await guess(4, '10.0.0.1');
  expect(await slowed()).toEqual([]);
  await guess(4, '10.0.0.1');
  expect(await signIn(USER.password, '10.0.0.1')).toBe(429);
  expect(await slowed()).toEqual([USER.username]);
  const { users } = (await admin.get('/admin/users')).body as UsersResponse;
  const until = Date.parse(users.find(({ id }) => id === SAM)!.slowed_until!);
  expect(until).toBeGreaterThan(clock.now().getTime());
  clock.pass(until - clock.now().getTime());
  expect(await slowed()).toEqual([]);
  expect(await signIn(USER.password, '10.0.0.1')).toBe(200);
});

test('unlocked it can be tried at once, which is written down; unlocked again it changes nothing', async () => {
  await guess(8, '10.0.0.2');
  expect(await signIn(USER.password, '10.0.0.2')).toBe(429);
  const before = await unlocked();
  expect((await unlock())!.slowed_until).toBeNull();
  expect(await unlocked()).toBe(before + 1);
  expect(await signIn('wrong once more', '10.0.0.2')).toBe(401);
  expect(await signIn(USER.password, '10.0.0.2')).toBe(200);
  await unlock();
  expect(await unlocked()).toBe(before + 1);
});

test('also where many addresses guessed, which slows it wherever it was never signed in', async () => {
  for (let n = 0; n < 40; n++) await guess(1, `10.1.0.${n}`);
  expect(await signIn(USER.password, '10.2.0.1')).toBe(429);
  await unlock();
  expect(await signIn(USER.password, '10.2.0.1')).toBe(200);
});

test('what one address tries at all accounts still counts, as do wrong passwords at signing', async () => {
  for (let n = 0; n < 31; n++) await signIn('any password', '10.3.0.1', `nobody-${n}`);
  await unlock();
  expect(await signIn('any password', '10.3.0.1')).toBe(429);
  const sam = await app.signIn(USER);
  const change = () => sam.post('/auth/password').send({ current_password: 'x', new_password: 'y' });
  for (let n = 0; n < 5; n++) await change().expect(403);
  await change().expect(429);
  await unlock();
  await change().expect(429);
});

test('nobody without the right unlocks, and nobody who is not there is unlocked', async () => {
  const sam = await app.signIn(USER);
  await sam.post(`/admin/users/${SAM}/unlock`).expect(403);
  await admin.post('/admin/users/99/unlock').expect(404);
});
