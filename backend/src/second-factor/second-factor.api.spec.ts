import type { FirstStepResponse, LoginResponse, MeResponse, SecondStepResponse } from '@vouchwell/contract';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { ADMIN, startApp } from '../testing/app.ts';
import { accountWithFactor, OWN_PASSWORD, signInSteps } from '../testing/factor-desk.ts';
import { testClock } from '../testing/boxes.ts';

const clock = testClock(new Date().toISOString());
const app = await startApp({ clock, env: { TRUSTED_PROXIES: '127.0.0.1' } });
const admin = await app.admin();
afterAll(() => app.close());

let made = 0;
/** A user of their own with a second factor; the code of the present step is spent. */
const somebody = (role?: 'user' | 'admin') =>
  accountWithFactor({ app, admin, clock }, `person.${(made += 1)}`, role);
type Somebody = Awaited<ReturnType<typeof somebody>>;

const { login, challengeOf, second } = signInSteps(app);
const agentOf = ({ access_token }: LoginResponse) =>
  request.agent(app.url).set('Authorization', `Bearer ${access_token}`);
const recorded = async (stream: string) =>
  (await app.engines.log.readStream(stream, 0, 100)).map(({ type }) => type);
const me = async (agent: TestAgent) => ((await agent.get('/auth/me').expect(200)).body as MeResponse).user;

describe('a sign-in', () => {
  test('asks for the password, then for the code; with the password alone there is no session', async () => {
    const who = await somebody();
    const first = (await login(who).expect(200)).body as FirstStepResponse;
    expect(Object.keys(first)).toEqual(['second_factor']);
    const { challenge } = (first as SecondStepResponse).second_factor;
    await agentOf({ access_token: challenge } as LoginResponse)
      .get('/auth/me')
      .expect(401);
    const { body } = await second(challenge, ` ${who.phone.code().replace(/(...)/, '$1 ')} `).expect(200);
    const { second_factor } = await me(agentOf(body as LoginResponse));
    expect(second_factor).toMatchObject({ on: true, required: false, recovery_codes_left: 10 });
  });

  test('the wrong password is answered as ever, whoever has a second factor', async () => {
    const who = await somebody();
    const refused = await login({ username: who.username, password: 'not the password' }).expect(401);
    const unknown = await login({ username: 'nobody.here', password: 'not the password' }).expect(401);
    expect(refused.body).toEqual(unknown.body);
  });

  test('a code is accepted once: not again, not an older one, not by two at once', async () => {
    const who = await somebody();
    const [one, other] = [await challengeOf(who), await challengeOf(who)];
    const answers = await Promise.all([second(one, who.phone.code()), second(other, who.phone.code())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const third = await challengeOf(who);
    const again = await second(third, who.phone.code()).expect(401);
    expect(again.body).toMatchObject({ code: 'code_used', fields: { code: expect.any(String) as string } });
    await second(third, who.phone.code(-1)).expect(401);
    await second(third, who.phone.code(1)).expect(200);
  });

  test('a challenge completes one sign-in, lasts five minutes, and is for whoever it was given to', async () => {
    const [who, other] = [await somebody(), await somebody()];
    const challenge = await challengeOf(who);
    await second(challenge, other.phone.code()).expect(401);
    await second(challenge, who.phone.code()).expect(200);
    const reused = await second(challenge, who.phone.code(1)).expect(401);
    expect(reused.body).toMatchObject({ code: 'code_completed' });
    const late = await challengeOf(who);
    clock.pass(5 * 60_000);
    expect((await second(late, who.phone.code()).expect(401)).body).toMatchObject({ code: 'sign_in_over' });
    const altered = (await challengeOf(who)).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    await second(altered.slice(0, -4), who.phone.code()).expect(401);
  });

  test('what happens to the account meanwhile ends it: a new password, a reset, a deactivation', async () => {
    const changes: Record<string, (who: Somebody) => Promise<unknown>> = {
      password: ({ id }) =>
        admin.put(`/admin/users/${id}`).send({ password: 'another given phrase' }).expect(200),
      reset: ({ id }) => admin.delete(`/admin/users/${id}/second-factor`).expect(200),
      deactivation: ({ id }) => admin.delete(`/admin/users/${id}`).expect(200),
    };
    for (const [name, change] of Object.entries(changes)) {
      const who = await somebody();
      const challenge = await challengeOf(who);
      await change(who);
      const { body } = await second(challenge, who.phone.code()).expect(401);
      expect([name, (body as { code: string }).code]).toEqual([name, 'sign_in_over']);
    }
  });

  test('of a thousand guesses some are looked at; the rest wait, and the person comes in from where they were', async () => {
    const who = await somebody();
    const home = '10.9.9.9';
    await second(await challengeOf(who, home), who.phone.code(), home).expect(200);
    clock.pass(30_000);
    const challenge = await challengeOf(who, home);
    const guess = async (n: number) => {
      // None of them is the code of a neighbouring step either.
      const code = String((n + 1) % 1_000_000).padStart(6, '0');
      const near = [-1, 0, 1].map((later) => who.phone.code(later));
      return (await second(challenge, near.includes(code) ? 'wrong' : code, `10.7.${n % 200}.1`)).status;
    };
    const answers: number[] = [];
    for (let n = 0; n < 1_000; n += 50)
      answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, m) => guess(n + m)))));
    const looked = answers.filter((status) => status === 401).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(15);
    expect(answers.filter((status) => status === 429)).toHaveLength(1_000 - looked);
    const failed = await app.engines.log.readAll(null, 10_000);
    const causes = failed.filter(({ type, data }) => type === 'SignInFailed' && data['user_id'] === who.id);
    expect(new Set(causes.map(({ data }) => data['cause']))).toEqual(new Set(['wrong_code', 'too_many']));
    expect(causes.length).toBeLessThanOrEqual(16);
    await second(challenge, who.phone.code(), home).expect(200);
  });

  test.each([
    ['digits of another script', '٢٨٧٠٨٢'],
    ['full-width digits', '２８７０８２'],
    ['nothing but spaces', '      '],
    ['a sign before the digits', '+28708'],
  ])('%s are a wrong code', async (_, code) => {
    const who = await somebody();
    await second(await challengeOf(who), code).expect(401);
  });

  test('a code that is missing, no text or too long is refused by name before anything is compared', async () => {
    for (const code of ['', undefined, 123456, ['123456'], '1'.repeat(41)]) {
      const { body } = await request(app.url)
        .post('/auth/login/second-factor')
        .send({ challenge: 'any', code })
        .expect(400);
      expect(Object.keys((body as { fields: object }).fields)).toEqual(['code']);
    }
    await request(app.url)
      .post('/auth/login/second-factor')
      .send({ challenge: 'x'.repeat(20_000), code: '123456' })
      .expect(413);
  });
});

describe('recovery codes', () => {
  test('each lets in once, is written down with how many are left, and is typed as people type', async () => {
    const who = await somebody();
    const [first, next] = who.phone.recoveryCodes as [string, string];
    const { body } = await second(
      await challengeOf(who),
      ` ${first.toUpperCase().replace('-', ' ')} `,
    ).expect(200);
    expect((body as LoginResponse).user.second_factor.recovery_codes_left).toBe(9);
    await second(await challengeOf(who), first).expect(401);
    await second(await challengeOf(who), next).expect(200);
    const used = await app.engines.log.readStream(`second-factor-${who.id}`, 0, 100);
    const left = used.filter(({ type }) => type === 'RecoveryCodeUsed').map(({ data }) => data['left']);
    expect(left).toEqual([9, 8]);
  });

  test('one that is typed in five sign-ins at once lets in once', async () => {
    const who = await somebody();
    const challenges = [];
    for (let n = 0; n < 5; n += 1) challenges.push(await challengeOf(who));
    const [code] = who.phone.recoveryCodes as [string];
    const answers = await Promise.all(challenges.map((challenge) => second(challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(
      (await recorded(`second-factor-${who.id}`)).filter((type) => type === 'RecoveryCodeUsed'),
    ).toHaveLength(1);
  });

  test('nobody else’s let anybody in', async () => {
    const [who, other] = [await somebody(), await somebody()];
    await second(await challengeOf(who), other.phone.recoveryCodes[0]!).expect(401);
  });

  test('new ones void the old, for the password and a code', async () => {
    const who = await somebody();
    const ask = (body: object) => who.agent.post('/auth/second-factor/recovery-codes').send(body);
    await ask({ password: 'not the password', code: who.phone.code() }).expect(403);
    await ask({ password: OWN_PASSWORD, code: '000 000' }).expect(403);
    const { body } = await ask({ password: OWN_PASSWORD, code: who.phone.code() }).expect(200);
    const fresh = (body as { recovery_codes: string[] }).recovery_codes;
    expect(new Set([...fresh, ...who.phone.recoveryCodes]).size).toBe(20);
    await second(await challengeOf(who), who.phone.recoveryCodes[3]!).expect(401);
    await second(await challengeOf(who), fresh[3]!).expect(200);
  });

  test('neither they nor the secret stand in the history or in the read models', async () => {
    const { id, phone } = await somebody();
    const events = JSON.stringify(await app.engines.log.readAll(null, 10_000));
    const listed = JSON.stringify((await admin.get('/admin/users').expect(200)).body);
    for (const kept of [
      phone.secret,
      ...phone.recoveryCodes,
      ...phone.recoveryCodes.map((one) => one.replace('-', '')),
    ])
      expect(events.includes(kept) || listed.includes(kept)).toBe(false);
    const secrets = await app.engines.secrets.list(`second-factor/${id}/`);
    expect(secrets).toHaveLength(1);
    expect(secrets[0]!.value).not.toContain(phone.secret);
  });
});

test('the first admin has none, and none is asked where none was set up', async () => {
  const { body } = await login(ADMIN).expect(200);
  expect((body as LoginResponse).user.second_factor).toEqual({
    on: false,
    since: null,
    required: false,
    recovery_codes_left: null,
  });
});
