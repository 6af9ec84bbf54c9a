import type { MeResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../testing/app.ts';
import { Authenticator, codeAt } from '../testing/authenticator.ts';
import { testClock } from '../testing/boxes.ts';
import { accountWithFactor, OWN_PASSWORD, signInSteps } from '../testing/factor-desk.ts';

const clock = testClock(new Date().toISOString());
const app = await startApp({ clock, env: { TRUSTED_PROXIES: '127.0.0.1' } });
const admin = await app.admin();
afterAll(() => app.close());

let made = 0;
/** A user of their own with a second factor; the code of the present step is spent. */
const somebody = (role?: 'user' | 'admin') =>
  accountWithFactor({ app, admin, clock }, `person.${(made += 1)}`, role);

const { challengeOf, second } = signInSteps(app);
const recorded = async (stream: string) =>
  (await app.engines.log.readStream(stream, 0, 100)).map(({ type }) => type);
const me = async (agent: TestAgent) => ((await agent.get('/auth/me').expect(200)).body as MeResponse).user;

describe('setting one up', () => {
  test('nothing is asked before the first code confirms it; then every other session ends', async () => {
    const { username, agent: here, phone, id } = await somebody();
    await here
      .post('/auth/second-factor/remove')
      .send({ password: OWN_PASSWORD, code: phone.code() })
      .expect(200);
    const elsewhere = await app.signIn({ username, password: OWN_PASSWORD });
    const { body } = await here
      .post('/auth/second-factor/set-up')
      .send({ password: OWN_PASSWORD })
      .expect(200);
    const { secret, uri, qr_svg } = body as { secret: string; uri: string; qr_svg: string };
    expect(uri).toContain(`secret=${secret}`);
    expect(qr_svg).toMatch(/^<svg /);
    await app.signIn({ username, password: OWN_PASSWORD });
    await here.post('/auth/second-factor/confirm').send({ code: '000000' }).expect(403);
    await elsewhere.get('/auth/me').expect(200);
    const code = codeAt(secret, clock.now().getTime());
    await here.post('/auth/second-factor/confirm').send({ code }).expect(200);
    await elsewhere.get('/auth/me').expect(401);
    await here.get('/auth/me').expect(200);
    expect((await recorded(`second-factor-${id}`)).slice(-3)).toEqual([
      'SecondFactorRemoved',
      'SecondFactorSetUp',
      'SecondFactorConfirmed',
    ]);
    expect(await app.engines.secrets.list(`second-factor-begun/${id}`)).toEqual([]);
  });

  test('two that confirm at once: one stands, and its recovery codes are those that let in', async () => {
    const credentials = { username: `person.${(made += 1)}`, password: OWN_PASSWORD };
    await admin.post('/admin/users').send(credentials).expect(201);
    const agent = await app.signIn(credentials);
    const { body } = await agent
      .post('/auth/second-factor/set-up')
      .send({ password: OWN_PASSWORD })
      .expect(200);
    const code = codeAt((body as { secret: string }).secret, clock.now().getTime());
    const confirm = () => agent.post('/auth/second-factor/confirm').send({ code });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { recovery_codes } = answers.find(({ status }) => status === 200)!.body as {
      recovery_codes: string[];
    };
    await second(await challengeOf(credentials), recovery_codes[0]!).expect(200);
  });

  test('it wants the password, and is refused where one is on already', async () => {
    const { agent } = await somebody();
    await agent.post('/auth/second-factor/set-up').send({ password: OWN_PASSWORD }).expect(409);
    const plain = await app.admin();
    const { body } = await plain.post('/auth/second-factor/set-up').send({ password: 'no' }).expect(403);
    expect(body).toMatchObject({
      code: 'wrong_password',
      fields: { password: expect.any(String) as string },
    });
  });

  test('to remove it, password and code are asked', async () => {
    const who = await somebody();
    const remove = (body: object) => who.agent.post('/auth/second-factor/remove').send(body);
    await remove({ password: 'not the password', code: who.phone.code() }).expect(403);
    await remove({ password: OWN_PASSWORD, code: '000000' }).expect(403);
    await remove({ password: OWN_PASSWORD, code: who.phone.code() }).expect(200);
    expect((await me(await app.signIn(who))).second_factor).toMatchObject({ on: false, since: null });
    expect(await app.engines.secrets.list(`second-factor/${who.id}/`)).toEqual([]);
  });
});

describe('whoever manages users', () => {
  test('sees who has one and resets it: written down, and every session ends', async () => {
    const who = await somebody();
    const seen = async () => {
      const { body } = await admin.get('/admin/users').expect(200);
      return (body as { users: { id: number; second_factor: boolean }[] }).users.find(
        ({ id }) => id === who.id,
      )!;
    };
    expect((await seen()).second_factor).toBe(true);
    await admin.delete(`/admin/users/${who.id}/second-factor`).expect(200);
    expect((await seen()).second_factor).toBe(false);
    await who.agent.get('/auth/me').expect(401);
    await app.signIn(who);
    expect((await recorded(`second-factor-${who.id}`)).at(-1)).toBe('SecondFactorReset');
    await admin.delete('/admin/users/999/second-factor').expect(404);
  });

  test('not of somebody with more rights, and not their own', async () => {
    const who = await somebody('admin');
    const username = `lesser.${(made += 1)}`;
    const permissions = { can_manage_ai: false };
    await admin
      .post('/admin/users')
      .send({ username, password: OWN_PASSWORD, role: 'admin', permissions })
      .expect(201);
    const lesser = await app.signIn({ username, password: OWN_PASSWORD });
    await lesser.delete(`/admin/users/${who.id}/second-factor`).expect(403);
    await who.agent.delete(`/admin/users/${who.id}/second-factor`).expect(403);
    expect((await recorded(`second-factor-${who.id}`)).at(-1)).toBe('SecondFactorConfirmed');
  });

  test('unlocks whom wrong codes slowed', async () => {
    const who = await somebody();
    const challenge = await challengeOf(who);
    for (let n = 0; n < 6; n++) await second(challenge, 'wrong');
    await second(challenge, who.phone.code()).expect(429);
    const { body } = await admin.post(`/admin/users/${who.id}/unlock`).expect(200);
    expect((body as { user: { slowed_until: string | null } }).user.slowed_until).toBeNull();
    await second(await challengeOf(who), who.phone.code()).expect(200);
  });
});

describe('where it is required of a role', () => {
  const requiredOf = (...roles: string[]) => admin.put('/admin/second-factor').send({ roles });
  afterEach(() => requiredOf().expect(200));

  test('whoever has none is answered nothing but what leads to one, at once and on every route', async () => {
    const username = `person.${(made += 1)}`;
    await admin.post('/admin/users').send({ username, password: OWN_PASSWORD }).expect(201);
    const agent = await app.signIn({ username, password: OWN_PASSWORD });
    await agent.get('/cases').expect(200);
    await requiredOf('user').expect(200);
    const { body } = await agent.get('/cases').expect(403);
    expect(body).toMatchObject({ code: 'second_factor_needed' });
    await agent.get('/auth/sessions').expect(403);
    await agent.post('/patients').send({ first_name: 'Bo', last_name: 'Ek' }).expect(403);
    const again = await app.signIn({ username, password: OWN_PASSWORD });
    expect((await me(again)).second_factor).toMatchObject({ on: false, required: true });
    await Authenticator.setUp(again, OWN_PASSWORD, clock);
    await again.get('/cases').expect(200);
  });

  test('others go on; whoever has one goes on and cannot remove it', async () => {
    const who = await somebody();
    await requiredOf('user').expect(200);
    await who.agent.get('/cases').expect(200);
    const body = { password: OWN_PASSWORD, code: who.phone.code() };
    const refused = await who.agent.post('/auth/second-factor/remove').send(body).expect(409);
    expect(refused.body).toMatchObject({ code: 'second_factor_required' });
    await who.agent.post('/auth/second-factor/recovery-codes').send(body).expect(200);
    await admin.get('/admin/users').expect(200);
  });

  test('what is set is read again; two who set it at once do not undo each other unseen', async () => {
    const { body } = await requiredOf('user', 'user').expect(200);
    const { revision, roles } = body as { revision: number; roles: string[] };
    expect(roles).toEqual(['user']);
    const based = () => admin.put('/admin/second-factor').set('If-Match', `"${revision}"`);
    await based().send({ roles: [] }).expect(200);
    expect(
      (
        await based()
          .send({ roles: ['user'] })
          .expect(409)
      ).body,
    ).toMatchObject({ current: { roles: [] } });
    await requiredOf('nobody').expect(400);
    expect((await admin.get('/admin/second-factor').expect(200)).body).toMatchObject({ roles: [] });
  });
});
