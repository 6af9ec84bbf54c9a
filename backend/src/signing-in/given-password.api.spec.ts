import { confirmed } from '../testing/confirmed.ts';
import type { CaseHistoryResponse, LoginResponse, MeResponse, ProblemResponse } from '@vouchwell/contract';
import { dayIn } from '@vouchwell/rules';
import type TestAgent from 'supertest/lib/agent.js';
import { type startApp, USER } from '../testing/app.ts';
import { readyCase } from '../testing/app-with-model.ts';
import { testClock } from '../testing/boxes.ts';
import { runningApps } from '../testing/running-apps.ts';

const { start } = runningApps();
type App = Awaited<ReturnType<typeof startApp>>;
const DAY = 24 * 3_600_000;

const given = 'set by the administrator';
const own = 'a password of my own';
const problem = ({ body }: { body: unknown }) => body as ProblemResponse;

async function signedIn(app: App, password: string): Promise<LoginResponse['user']> {
  const body = { username: USER.username, password };
  return ((await app.anyone().post('/auth/login').send(body).expect(200)).body as LoginResponse).user;
}
const me = async (agent: TestAgent) =>
  ((await agent.get('/auth/me').expect(200)).body as MeResponse).user.password_set_by;
const change = (agent: TestAgent, current_password: string, new_password: string) =>
  agent.post('/auth/password').send({ current_password, new_password });
const reset = async (app: App) =>
  (await app.admin()).put('/admin/users/2').send({ password: given }).expect(200);

describe('a password that somebody else set', () => {
  test('is told at the sign-in and for seven days, with who set it and when', async () => {
    const clock = testClock();
    const app = await start({ clock });
    await app.newUser();
    expect((await signedIn(app, USER.password)).password_set_by).toBeNull();
    await reset(app);
    const told = { user_id: 1, name: 'Administrator', at: clock.now().toISOString() };
    expect(await signedIn(app, given)).toMatchObject({ must_change_password: true, password_set_by: told });
    const user = await app.signIn({ ...USER, password: given });
    await change(user, given, own).expect(200);
    expect(await me(user)).toEqual(told);
    clock.pass(7 * DAY - 1);
    expect((await signedIn(app, own)).password_set_by).toEqual(told);
    clock.pass(1);
    expect((await signedIn(app, own)).password_set_by).toBeNull();
  });

  test('is told as long as it is the password', async () => {
    const clock = testClock();
    const app = await start({ clock });
    await app.newUser();
    await reset(app);
    clock.pass(30 * DAY);
    expect((await signedIn(app, given)).password_set_by).toMatchObject({ user_id: 1 });
  });

  test('cannot be chosen again, neither at once nor later', async () => {
    const app = await start();
    await app.newUser();
    await reset(app);
    const user = await app.signIn({ ...USER, password: given });
    expect(problem(await change(user, given, given).expect(400))).toMatchObject({
      code: 'same_password',
      fields: { new_password: 'The new password must differ from the present one.' },
    });
    await change(user, given, own).expect(200);
    expect(problem(await change(user, own, given).expect(400))).toMatchObject({
      code: 'given_password',
      error: 'This password was given to you by somebody else. Choose one that only you know.',
    });
    await signedIn(app, own);
  });

  test('nor can the first one of an account', async () => {
    const app = await start();
    const user = await app.newUser();
    const answer = await change(user, USER.password, 'chosen by the admin').expect(400);
    expect(problem(answer).code).toBe('given_password');
  });
});

test('one’s own password is not set past the present one', async () => {
  const app = await start();
  const admin = await app.admin();
  const answer = await admin.put('/admin/users/1').send({ full_name: 'Ada', password: own }).expect(403);
  expect(problem(answer)).toMatchObject({
    code: 'own_password',
    error: 'Change your own password in the account menu: there your present one is asked for.',
  });
  const { user } = (await admin.get('/auth/me').expect(200)).body as MeResponse;
  expect(user.full_name).toBe('Administrator');
});

describe('a signature', () => {
  async function history(agent: TestAgent, id: number): Promise<string[]> {
    const { body } = await agent.get(`/cases/${id}/history`).expect(200);
    return (body as CaseHistoryResponse).entries.map(({ sentence }) => sentence);
  }

  test('within seven days of another’s reset says so, whoever chose the password since', async () => {
    const clock = testClock();
    const app = await start({ clock });
    await app.newUser();
    clock.pass(30 * DAY);
    // Where it is another day than in UTC at this hour, whichever that is.
    const hour = clock.now().getUTCHours();
    const time_zone = hour < 12 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
    await (await app.admin()).put('/admin/site').send({ time_zone }).expect(200);
    await reset(app);
    const day = dayIn(clock.now(), time_zone);
    expect(day).not.toBe(clock.now().toISOString().slice(0, 10));
    // The user manager signs in as that person and chooses a password in their place.
    const user = await app.signIn({ ...USER, password: given });
    await change(user, given, own).expect(200);
    const id = await readyCase(user);
    await user.post(`/cases/${id}/generate_note`).send({}).expect(206);
    const signed = await confirmed((more) => user.post(`/cases/${id}/sign`).send({ password: own, ...more }));
    expect(signed.status).toBe(200);
    const other = ' for Dr. Jo Park, who has not signed';
    const set = `; Administrator had set a password for this account on ${day}`;
    expect((await history(user, id))[0]).toMatch(/^signed and locked the case/);
    expect((await history(user, id))[0]!.endsWith(set)).toBe(true);
    await user.post(`/cases/${id}/addenda`).send({ text: 'It was May.', password: own }).expect(200);
    expect((await history(user, id))[0]).toBe(`signed addendum 1${other}${set}`);

    clock.pass(7 * DAY);
    const later = await app.signIn({ ...USER, password: own });
    await later.post(`/cases/${id}/addenda`).send({ text: 'It was May.', password: own }).expect(200);
    expect((await history(later, id))[0]).toBe(`signed addendum 2${other}`);
    const events = await app.engines.log.readStream(`case-${id}`, 0, 100);
    expect(JSON.stringify(events)).not.toContain('had set a password');
  });
});
