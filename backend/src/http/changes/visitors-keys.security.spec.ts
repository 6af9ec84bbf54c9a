import { demoRequest } from '../../testing/asked-for-a-demo.ts';
import { startApp } from '../../testing/app.ts';
import { declaredRoutes } from '../routes/declared-routes.ts';

/** What a form asks for, so that each route gets as far as it does for anybody without a session. */
const FORMS: Readonly<Record<string, object>> = {
  '/auth/login': { username: 'nobody.there', password: 'not the password' },
  '/auth/login/second-factor': { challenge: 'x'.repeat(40), code: '123456' },
  '/demo/request': demoRequest,
};
/** Of all visitors together in a minute, of the one route without a session that keeps what it is sent. */
const DEMO_REQUESTS = 60;

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp({ env: { PERSON_PACE: '1', TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());

let fresh = 0;
/** Each from an address and under a key of its own. */
async function send(method: string, path: string, body?: object): Promise<number> {
  fresh += 1;
  const answer = await fetch(app.url + path.replace(/:\w+/g, '1'), {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${fresh >> 8}.0.${fresh & 255}`,
      'Idempotency-Key': `a-key-of-its-own-${fresh}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function reserved(): Promise<number> {
  const events = await app.engines.log.readAll(null, 10_000);
  return events.filter(({ type }) => type === 'RequestReserved').length;
}

test('without a session no key of anybody is written down, on any route, by any method', async () => {
  const before = await reserved();
  for (const { method, path } of declaredRoutes(app.nest)) {
    if (path === '/demo/request') continue;
    if (method === 'GET') await send('HEAD', path);
    await send(method, path, method === 'GET' ? undefined : (FORMS[path] ?? {}));
  }
  expect(await reserved()).toBe(before);
}, 120_000);

test('guesses of a password under ever new keys leave no more than the slowing lets through', async () => {
  const before = (await app.engines.log.readAll(null, 10_000)).length;
  for (let n = 0; n < 60; n++) await send('POST', '/auth/login', FORMS['/auth/login']);
  // Fifteen of one account from anywhere, and the first that is slowed.
  expect((await app.engines.log.readAll(null, 10_000)).length - before).toBeLessThan(20);
}, 120_000);

test('a demo is asked for under ever new keys: as many are written down as the pace lets through', async () => {
  const before = await reserved();
  const answers: number[] = [];
  for (let n = 0; n < DEMO_REQUESTS + 40; n++)
    answers.push(await send('POST', '/demo/request', FORMS['/demo/request']));
  const done = answers.filter((status) => status === 201).length;
  expect(done).toBeGreaterThan(0);
  expect((await reserved()) - before).toBe(done);
  expect(done).toBeLessThanOrEqual(DEMO_REQUESTS);
}, 120_000);

test('what somebody with a session only asks for leaves no key either', async () => {
  const user = await app.newUser();
  const before = await reserved();
  await user.head('/colleagues').set('Idempotency-Key', 'a-key-for-a-look').expect(200);
  await user.get('/colleagues').set('Idempotency-Key', 'a-key-for-a-look').expect(200);
  expect(await reserved()).toBe(before);
});
