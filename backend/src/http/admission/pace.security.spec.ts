import type { ProblemResponse } from '@vouchwell/contract';
import { startApp } from '../../testing/app.ts';
import { testClock } from '../../testing/boxes.ts';
import { RawConnection } from '../../testing/raw-connection.ts';
import { Pace } from './pace.ts';

test('so many at once, then as many as a minute brings, each person for themselves', () => {
  const pace = new Pace(30);
  const taken = (person: number, now: number) => {
    for (let n = 0; ; n++) if (pace.take(person, now) > 0) return n;
  };
  expect(taken(1, 0)).toBe(30);
  expect(pace.take(1, 0)).toBe(2);
  expect(taken(2, 0)).toBe(30);
  expect(taken(1, 1_000)).toBe(0);
  expect(taken(1, 10_000)).toBe(5);
  expect(taken(1, 3_600_000)).toBe(30);
  // A clock that is set back gives nothing and takes nothing away.
  expect(taken(1, 0)).toBe(0);
  expect(taken(1, 10_000)).toBe(5);
});

describe('one after the other', () => {
  const clock = testClock();
  let app: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => void (app = await startApp({ clock, env: { PERSON_PACE: '1' } })));
  afterAll(() => app.close());

  test('one person’s costly requests have an end within a minute; others’, and cheap ones, do not', async () => {
    const [user, admin] = [await app.newUser(), await app.admin()];
    // Of a case that is not there: what is not given is counted as well.
    const draw = () => user.get('/cases/99/export/pdf');
    for (let n = 0; n < 60; n++) await draw().expect(404);
    const refused = await draw().expect(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.body as ProblemResponse).toMatchObject({
      code: 'too_many_in_a_minute',
      message: 'You have asked for more than 60 files within a minute. Please try again in 1 s.',
    });
    // The text is a file as well, a note is none.
    await user.get('/cases/99/export/txt').expect(429);
    await user.head('/cases/99/export/pdf').expect(429);
    await user.post('/cases/99/generate_note').send({}).expect(404);
    await user.get('/cases').expect(200);
    await admin.get('/cases/99/export/pdf').expect(404);
    clock.pass(1_000);
    await draw().expect(404);
    await draw().expect(429);
  });

  test('files of the history have an end as well', async () => {
    clock.pass(60_000);
    const admin = await app.admin();
    for (const [path, status] of [
      ['/audit/export', 400],
      ['/audit/reports/none/pdf', 404],
      ['/audit/reports/none/csv', 404],
    ] as const)
      for (let n = 0; n < 20; n++) await admin.get(path).expect(status);
    for (const path of ['/audit/export', '/audit/log', '/audit/reports/month/csv'])
      await admin.get(path).expect(429);
  });

  test('the body of what is refused is let go by, and no more of it than the route takes', async () => {
    clock.pass(60_000);
    const admin = await app.admin();
    const path = '/cases/99/generate_note';
    while ((await admin.post(path).send({})).status !== 429);
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: x',
      `Authorization: ${String(admin.get(path).get('Authorization'))}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ];
    const connection = new RawConnection(app.url);
    connection.write(`${head.join('\r\n')}\r\n\r\n`);
    expect(await connection.statuses(1)).toEqual([429]);
    // 16 kB are taken from it.
    for (let kilobyte = 0; kilobyte < 17; kilobyte++) connection.write(`400\r\n${' '.repeat(1_024)}\r\n`);
    connection.write('0\r\n\r\nGET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await connection.statuses(2)).toEqual([429]);
  });

  test.each([
    ['notes', 30, 'post', '/cases/99/generate_note'],
    ['notes', 30, 'post', '/cases/99/improve_note'],
    ['files', 60, 'get', '/cases/99/export/txt'],
    ['files', 60, 'get', '/rag/export'],
    ['files', 60, 'post', '/rag/import'],
    ['ratings and tries', 60, 'post', '/rag/try'],
    ['ratings and tries', 60, 'post', '/rag/feedback'],
    ['imports', 30, 'post', '/inventory/imports/codes/check'],
    ['imports', 30, 'post', '/inventory/imports/codes'],
    ['imports', 30, 'post', '/inventory/imports/items/check'],
    ['imports', 30, 'post', '/inventory/imports/items'],
    ['imports', 30, 'post', '/admin/rule-packs/check'],
    ['imports', 30, 'post', '/admin/rule-packs'],
    ['imports', 30, 'post', '/patients/imports/check'],
    ['files', 60, 'get', '/inventory/items/csv'],
    ['files', 60, 'get', '/admin/cases/csv'],
    ['files', 60, 'get', '/admin/demo-requests/csv'],
    ['searches', 600, 'get', '/patients?query=oka'],
    ['searches', 600, 'post', '/patients/likely'],
    ['searches', 600, 'post', '/audit/patients'],
    ['searches', 600, 'get', '/cases?search=oka'],
    ['searches', 600, 'get', '/inventory/diagnoses/search?q=urge'],
  ] as const)('%s are %d: %s %s', async (_, most, verb, path) => {
    clock.pass(60_000);
    const admin = await app.admin();
    let taken = 0;
    while ((await (verb === 'get' ? admin.get(path) : admin.post(path).send({}))).status !== 429) taken++;
    expect(taken).toBe(most);
  });
});

test('an operator may widen it, or leave it out', async () => {
  const one = await startApp({ clock: testClock(), env: { PERSON_PACE: '2' } });
  const admin = await one.admin();
  for (let n = 0; n < 120; n++) await admin.get('/cases/99/export/pdf').expect(404);
  expect((await admin.get('/cases/99/export/pdf').expect(429)).body).toMatchObject({
    message: expect.stringContaining('more than 120 files') as string,
  });
  await one.close();
  const none = await startApp({ clock: testClock(), env: { PERSON_PACE: '0' } });
  const free = await none.admin();
  for (let n = 0; n < 130; n++) await free.get('/cases/99/export/pdf').expect(404);
  await none.close();
});
