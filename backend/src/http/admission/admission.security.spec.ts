import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../../testing/app.ts';
import { RawConnection } from '../../testing/raw-connection.ts';
import { declaredRoutes } from '../routes/declared-routes.ts';
import { routesOf } from '../routes/routes.fixture.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let user: TestAgent;
let token: string;
beforeAll(async () => {
  app = await startApp();
  user = await app.newUser();
  token = String(user.get('/auth/me').get('Authorization'));
});
afterAll(() => app.close());

const head = (route: string, more: Record<string, string> = {}) =>
  [
    `${route.replace(/:\w+/g, '1')} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** The status of an answer that comes while the body has only been announced. */
async function before(route: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const connection = new RawConnection(app.url);
  connection.write(head(route, { 'Content-Length': '1000', ...headers }) + '{"');
  const [status] = await connection.statuses(1);
  connection.close();
  return status;
}

const changing = (access: 'session' | 'rights') =>
  declaredRoutes(app.nest).filter(
    (route) =>
      route.method !== 'GET' &&
      typeof route.access !== 'string' &&
      (access === 'session' || route.access.length > 0),
  );

test('the declared routes are those of the router', () => {
  const declared = declaredRoutes(app.nest).map(({ method, path }) => `${method} ${path}`);
  expect(declared.sort()).toEqual(routesOf(app.nest).sort());
});

test('without a session the answer comes before the body', async () => {
  for (const { method, path } of changing('session')) {
    expect([path, await before(`${method} ${path}`)]).toEqual([path, 401]);
  }
});

test('without the right the answer comes before the body, and is recorded', async () => {
  const refused = changing('rights').filter(({ path }) => /^\/(admin|rag|inventory|audit)/.test(path));
  expect(refused.length).toBeGreaterThan(10);
  for (const { method, path } of refused) {
    expect([path, await before(`${method} ${path}`, { Authorization: token })]).toEqual([path, 403]);
  }
  const stream = `access-${new Date().toISOString().slice(0, 10)}`;
  const events = await app.engines.log.readStream(stream, 0, 1_000);
  expect(events.filter(({ type }) => type === 'AccessRefused')).toHaveLength(refused.length);
});

test('an address that is none, with a body that never comes', async () => {
  expect(await before('POST /nowhere')).toBe(404);
});

test('what takes anybody’s body takes 4 kB, the form of visitors 16: the announcement of more is refused', async () => {
  const open = declaredRoutes(app.nest).filter(
    ({ method, access }) => method !== 'GET' && access === 'public',
  );
  expect(open.map(({ path }) => path).sort()).toEqual([
    '/auth/login',
    '/auth/login/second-factor',
    '/demo/request',
  ]);
  for (const { method, path } of open) {
    const most = path === '/demo/request' ? 16 * 1024 : 4 * 1024;
    const announced = { 'Content-Length': String(most + 1) };
    expect([path, await before(`${method} ${path}`, announced)]).toEqual([path, 413]);
  }
});

test('a body with many keys is refused before anybody is looked up', async () => {
  const crowded = JSON.stringify(Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`k${n}`, 0])));
  const { body } = await app.anyone().post('/auth/login').type('json').send(crowded).expect(400);
  expect(body).toMatchObject({ message: 'An object in the body can have at most 200 fields.' });
});

test('only JSON is read', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/xml', 'x']) {
    const { body } = await user.post('/patients').set('Content-Type', type).send('a=1&b=2');
    expect(body).toMatchObject({ status: 400, message: 'The body must be JSON.' });
  }
});

test('requests that follow a refused body on the same connection are answered in turn', async () => {
  const connection = new RawConnection(app.url);
  const refused = head('POST /rag/import', { 'Content-Length': '2000' }) + 'x'.repeat(2_000);
  const fine = head('GET /health/live');
  connection.write(refused + fine + refused + fine);
  expect(await connection.statuses(4)).toEqual([401, 200, 401, 200]);
  connection.close();
});

test('a refused body without an end is cut off', async () => {
  const connection = new RawConnection(app.url);
  connection.write(head('POST /patients', { 'Transfer-Encoding': 'chunked' }));
  expect(await connection.statuses(1)).toEqual([401]);
  const piece = 'x'.repeat(16_384);
  for (let n = 0; n < 2; n++) connection.write(`4000\r\n${piece}\r\n`);
  expect(await connection.untilClosed()).toContain('Please sign in.');
});

test('an address with many parameters is refused, one that is given twice too', async () => {
  const many = Array.from({ length: 21 }, (_, n) => `p${n % 2}=1`).join('&');
  expect((await user.get(`/cases?${many}`).expect(400)).body).toMatchObject({
    message: 'An address can have at most 20 parameters.',
  });
  expect((await user.get('/cases?search=ana&search=bo').expect(400)).body).toMatchObject({
    fields: { search: 'search must be text.' },
  });
});
