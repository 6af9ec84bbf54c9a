import { randomBytes } from 'node:crypto';
import type { SecondStepResponse } from '@vouchwell/contract';
import request from 'supertest';
import { type EventLog, OutcomeUnknownError, StoppedError } from '../kernel/log/event-log.port.ts';
import type { Secrets } from '../kernel/vault/secrets.port.ts';
import { startApp } from '../testing/app.ts';
import { accountWithFactor, newAccount, OWN_PASSWORD } from '../testing/factor-desk.ts';
import { testClock } from '../testing/boxes.ts';
import { problem } from '../testing/case-desk.ts';
import { testEngines } from '../testing/engines.ts';

const clock = testClock(new Date().toISOString());
const engines = await testEngines();
const full = new StoppedError({ cause: 'disk_full', sentence: 'The disk of the log is full.' });

/** An engine of which one kind of write fails while it is told to; all else goes on. */
function failing<T extends object>(engine: T, method: keyof T, failure: Error) {
  let fails = false;
  const refuse = () => Promise.reject(failure);
  const part = new Proxy(engine, {
    get(target, name) {
      if (name === method && fails) return refuse;
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? (found.bind(target) as unknown) : found;
    },
  });
  return { part, fail: (now: boolean) => void (fails = now) };
}

const log = failing<EventLog>(engines.log, 'append', full);
const secrets = failing<Secrets>(engines.secrets, 'replace', new OutcomeUnknownError('No answer.'));
const app = await startApp({
  clock,
  siteKey: randomBytes(32),
  engines: { ...engines, log: log.part, secrets: secrets.part },
});
const admin = await app.admin();
afterEach(() => (log.fail(false), secrets.fail(false)));
afterAll(() => app.close());

let made = 0;
const account = () => newAccount({ app, admin }, `kept.${(made += 1)}`);
const withFactor = () => accountWithFactor({ app, admin, clock }, `kept.${(made += 1)}`);
const challengeOf = async ({ username }: { username: string }) => {
  const { body } = await request(app.url)
    .post('/auth/login')
    .send({ username, password: OWN_PASSWORD })
    .expect(200);
  return (body as SecondStepResponse).second_factor.challenge;
};
const second = (challenge: string, code: string) =>
  request(app.url).post('/auth/login/second-factor').send({ challenge, code });
const codesReplaced = ({ agent, phone }: Awaited<ReturnType<typeof withFactor>>) =>
  agent.post('/auth/second-factor/recovery-codes').send({ password: OWN_PASSWORD, code: phone.code() });

describe('while the log takes nothing and the vault does', () => {
  test('recovery codes that are over already are not said to be unchanged', async () => {
    const who = await withFactor();
    const challenge = await challengeOf(who);
    log.fail(true);
    expect(problem(await codesReplaced(who).expect(503)).code).toBe('outcome_unknown');
    log.fail(false);
    await second(challenge, who.phone.recoveryCodes[0]!).expect(401);
  });

  test('nor is a recovery code that was spent', async () => {
    const who = await withFactor();
    const [code] = who.phone.recoveryCodes;
    const challenge = await challengeOf(who);
    log.fail(true);
    expect(problem(await second(challenge, code!).expect(503)).code).toBe('outcome_unknown');
    log.fail(false);
    await second(await challengeOf(who), code!).expect(401);
  });

  test('nor are sessions that were ended', async () => {
    const who = await account();
    log.fail(true);
    const ended = await admin.delete(`/admin/users/${who.id}/sessions`).expect(503);
    expect(problem(ended).code).toBe('outcome_unknown');
    log.fail(false);
    await who.agent.get('/auth/me').expect(401);
  });

  test('what was not begun says so, and a code that was refused stays good', async () => {
    const who = await withFactor();
    log.fail(true);
    const asked = { password: 'not the password', code: who.phone.recoveryCodes[0] };
    await who.agent.post('/auth/second-factor/recovery-codes').send(asked).expect(403);
    const refused = await who.agent.post('/patients').send({ first_name: 'Bo', last_name: 'Ek' }).expect(503);
    expect(problem(refused)).toMatchObject({
      code: 'stopped',
      message: expect.stringContaining('Nothing was changed') as string,
    });
    log.fail(false);
    await second(await challengeOf(who), who.phone.recoveryCodes[0]!).expect(200);
  });
});

test('a vault that gives no answer is told as one that may have written', async () => {
  const { agent } = await account();
  secrets.fail(true);
  const asked = await agent.post('/auth/second-factor/set-up').send({ password: OWN_PASSWORD }).expect(503);
  expect(problem(asked).code).toBe('outcome_unknown');
});
