import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../../testing/app.ts';
import { RawConnection } from '../../testing/raw-connection.ts';
import { declaredRoutes } from '../routes/declared-routes.ts';
import { schemaOf } from '../routes/openapi.ts';

const TOKEN = 'a-token-for-monitoring';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
let caseId: number;
beforeAll(async () => {
  app = await startApp({ env: { OLLAMA_URL: 'http://127.0.0.1:1', METRICS_TOKEN: TOKEN } });
  admin = await app.admin();
  const patient = await admin.post('/patients').send({ first_name: 'Ana', last_name: 'Canary' }).expect(201);
  const { id } = patient.body as { id: number };
  const opened = await admin.post('/cases/workflow').send({ patient: { id } }).expect(201);
  caseId = (opened.body as { case_id: number }).case_id;
  await admin.post(`/cases/${caseId}/generate_note`).send({});
});
afterAll(() => app.close());

describe('nothing that goes out may be kept by a cache', () => {
  const paths = () =>
    declaredRoutes(app.nest)
      .filter(({ method, path }) => method === 'GET' && path !== '/live')
      .map(({ path }) => path.replace('/cases/:id', `/cases/${caseId}`).replace(/:\w+/, '1'));

  test('answers, exports, refusals', async () => {
    expect(paths().length).toBeGreaterThan(25);
    for (const path of paths()) {
      expect([path, (await admin.get(path)).headers['cache-control']]).toEqual([path, 'no-store']);
      expect([path, (await app.anyone().get(path)).headers['cache-control']]).toEqual([path, 'no-store']);
    }
  });

  test.each(['/nowhere', '/%', '/cases/%ff', '/cases/999'])('%s', async (path) => {
    expect((await admin.get(path)).headers['cache-control']).toBe('no-store');
  });
});

describe('what no route understands', () => {
  test.each([
    ['/%secret', 400, 'The address is not well-formed.'],
    ['/cases/%ff', 400, 'The address is not well-formed.'],
    [`/cases/${'secret'.repeat(200)}`, 404, 'There is nothing at this address.'],
  ])('%s repeats nothing of it', async (path, status, message) => {
    const { text, body } = await admin.get(path).expect(status);
    expect(body).toMatchObject({ message, error: message, status, success: false });
    expect(text).not.toContain('secret');
  });

  test('what is no HTTP is answered in the same shape', async () => {
    const connection = new RawConnection(app.url);
    connection.write('secret secret\r\n\r\n');
    const answer = await connection.untilClosed();
    expect(answer).toContain('400 Bad Request');
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ status: 400, success: false });
    expect(answer).not.toContain('secret');
  });
});

test('an answer to HEAD has no body, also where the headers are too large', async () => {
  const connection = new RawConnection(app.url);
  connection.write(`HEAD /cases HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  const answer = await connection.untilClosed();
  expect(answer).toContain('431');
  expect(answer).toMatch(/\r\n\r\n$/);
});

describe('numbers too large for anything', () => {
  const HUGE = [
    '9007199254740991',
    '9007199254740993',
    '1e308',
    '99999999999999999999',
    '-1',
    '1.5',
    'Infinity',
  ];
  const asking = () =>
    declaredRoutes(app.nest)
      .filter(({ method, path }) => method === 'GET' && path !== '/live')
      .map(({ path, query }) => ({ path, asks: query ? (schemaOf(query).properties ?? {}) : {} }));
  const addressOf = (path: string) => path.replace(/:\w+/g, '1');

  test('pages of every list', async () => {
    const lists = asking().filter(({ asks }) => 'page' in asks);
    expect(lists.length).toBeGreaterThan(9);
    for (const path of lists.map((list) => addressOf(list.path))) {
      for (const page of HUGE) {
        const { body, status } = await admin.get(`${path}?page=${page}`);
        expect([path, page, status]).toEqual([path, page, 400]);
        expect((body as { message: string }).message).toMatch(/^page (must be|can be at most 1000000)/);
        expect([path, page, (await admin.get(`${path}?per_page=${page}`)).status]).toEqual([path, page, 400]);
      }
      const last = await admin.get(`${path}?page=1000000&per_page=200`);
      expect([path, last.status]).toEqual([path, 200]);
    }
  });

  test('every other number that a query takes, and every number in an address', async () => {
    const numbers = asking().flatMap(({ path, asks }) =>
      Object.entries(asks)
        .filter(([name, { type }]) => /^(integer|number)$/.test(String(type)) && !/^(per_)?page$/.test(name))
        .map(([name]) => `${addressOf(path)}?${name}=`),
    );
    const named = asking().filter(({ path }) => path.includes(':'));
    expect([numbers.length > 3, named.length > 10]).toEqual([true, true]);
    for (const huge of HUGE) {
      for (const address of numbers)
        expect([address, huge, (await admin.get(address + huge)).status < 500]).toEqual([
          address,
          huge,
          true,
        ]);
      for (const { path } of named) {
        const { status } = await admin.get(path.replace(/:\w+/g, huge));
        expect([path, huge, status < 500]).toEqual([path, huge, true]);
      }
    }
  });

  test('anywhere else', async () => {
    for (const id of ['9007199254740991', '9007199254740993', '1e3']) {
      await admin.get(`/cases/${id}`).expect(404);
      expect((await admin.get(`/cases/${caseId}/export/txt?note_id=${id}`)).status).toBeLessThan(500);
    }
    for (const id of [1e300, 9007199254740992, -1]) {
      await admin.post('/cases/workflow').send({ patient: { id } }).expect(400);
      await admin.post(`/cases/${caseId}/shares`).send({ user_id: id }).expect(400);
    }
    await admin.get('/inventory/diagnoses/search?q=a&limit=1e9').expect(400);
  });
});

test('a search tells how many it found only beside those it shows', async () => {
  const total = async (query: string) =>
    (await admin.get(`/cases?${query}`).expect(200)).headers['x-total-count'] as string | undefined;
  expect(await total('search=canary')).toBe('1');
  expect(await total('search=nobody')).toBe('0');
  for (const search of ['canary', 'nobody']) {
    expect(await total(`search=${search}&page=999`)).toBeUndefined();
  }
  expect(await total('page=999')).toBe('1');
});

describe('the numbers of the server', () => {
  test('are for this machine and whoever brings the token', async () => {
    await app.anyone().get('/metrics').expect(200);
    const proxied = () => app.anyone().get('/metrics').set('X-Forwarded-For', '127.0.0.1');
    expect((await proxied().expect(401)).body).toMatchObject({ code: 'monitoring' });
    await proxied().set('Authorization', `Bearer ${TOKEN}`).expect(200);
    await proxied().set('Authorization', `Bearer ${TOKEN}x`).expect(401);
  });
});
