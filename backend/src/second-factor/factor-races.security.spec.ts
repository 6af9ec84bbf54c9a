import type { LoginResponse, SecondFactorSetUpResponse, SecondStepResponse } from '@vouchwell/contract';
import request from 'supertest';
import { startApp } from '../testing/app.ts';
import { codeAt } from '../testing/authenticator.ts';
import { accountWithFactor, newAccount, OWN_PASSWORD } from '../testing/factor-desk.ts';
import { testClock } from '../testing/boxes.ts';

const clock = testClock(new Date().toISOString());
const app = await startApp({ clock, env: { TRUSTED_PROXIES: '127.0.0.1' } });
const admin = await app.admin();
afterAll(() => app.close());

let made = 0;
const account = () => newAccount({ app, admin }, `racer.${(made += 1)}`);
const somebody = () => accountWithFactor({ app, admin, clock }, `racer.${(made += 1)}`);
/** Of an address of its own: what is slowed for one does not decide for another. */
const from = () => ['X-Forwarded-For', `10.0.${(made += 1) % 250}.7`] as const;
const login = ({ username }: { username: string }) =>
  request(app.url)
    .post('/auth/login')
    .set(...from())
    .send({ username, password: OWN_PASSWORD });
const challengeOf = async (who: { username: string }) =>
  ((await login(who).expect(200)).body as SecondStepResponse).second_factor.challenge;
const second = (challenge: string, code: string) =>
  request(app.url)
    .post('/auth/login/second-factor')
    .set(...from())
    .send({ challenge, code });
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

test.each([-1, 0, 1])(
  'a phone that is %d step off lets in, once, whichever sign-in brings its code first',
  async (drift) => {
    const who = await somebody();
    clock.pass(60_000);
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(who)));
    const code = who.phone.code(drift);
    expect(statuses(await Promise.all(challenges.map((one) => second(one, code))))).toEqual([
      200, 401, 401, 401,
    ]);
  },
);

test.each([-3, -2, 2, 3])('a phone that is %d steps off lets nobody in', async (drift) => {
  const who = await somebody();
  clock.pass(120_000);
  await second(await challengeOf(who), who.phone.code(drift)).expect(401);
  await second(await challengeOf(who), who.phone.code()).expect(200);
});

test('two screens that set one up at once: the code of the one that stands confirms, and the other’s does not', async () => {
  const who = await account();
  const setUp = () => who.agent.post('/auth/second-factor/set-up').send({ password: OWN_PASSWORD });
  const both = await Promise.all([setUp(), setUp()]);
  const secrets = both
    .filter(({ status }) => status === 200)
    .map(({ body }) => (body as SecondFactorSetUpResponse).secret);
  expect(secrets.length).toBeGreaterThan(0);
  for (const { status } of both) expect([200, 409]).toContain(status);
  const confirm = (secret: string) =>
    who.agent.post('/auth/second-factor/confirm').send({ code: codeAt(secret, clock.now().getTime()) });
  const answers = [];
  for (const secret of secrets) answers.push({ secret, status: (await confirm(secret)).status });
  const stands = answers.filter(({ status }) => status === 200);
  expect(stands).toHaveLength(1);
  clock.pass(30_000);
  for (const { secret } of answers) {
    const { status } = await second(await challengeOf(who), codeAt(secret, clock.now().getTime()));
    expect([secret === stands[0]!.secret, status]).toEqual([
      secret === stands[0]!.secret,
      secret === stands[0]!.secret ? 200 : 401,
    ]);
  }
});

test('who removes it while another signs in with the same code: one of the two has it, and nobody is left half in', async () => {
  for (let round = 0; round < 3; round += 1) {
    const who = await somebody();
    const challenge = await challengeOf(who);
    const code = who.phone.code();
    const [removed, entered] = await Promise.all([
      who.agent.post('/auth/second-factor/remove').send({ password: OWN_PASSWORD, code }),
      second(challenge, code),
    ]);
    expect(statuses([removed, entered])).toEqual([200, removed.status === 200 ? 401 : 403]);
    const after = await login(who).expect(200);
    // Removed: the password alone lets in. Not removed: it asks for the second step.
    expect('access_token' in (after.body as LoginResponse)).toBe(removed.status === 200);
  }
});

test('who is reset in the middle of a sign-in is not let in by the code of before', async () => {
  const who = await somebody();
  const challenge = await challengeOf(who);
  const [reset, entered] = await Promise.all([
    admin.delete(`/admin/users/${who.id}/second-factor`),
    second(challenge, who.phone.code()),
  ]);
  expect(reset.status).toBe(200);
  expect([200, 401]).toContain(entered.status);
  if (entered.status === 200) {
    const { access_token } = entered.body as LoginResponse;
    await request(app.url).get('/auth/me').set('Authorization', `Bearer ${access_token}`).expect(401);
  }
  await second(challenge, who.phone.code(1)).expect(401);
});
