import { openCanaryDesk, type CanaryDesk } from '../../testing/canary-desk.ts';

let app: CanaryDesk['app'];
let user: CanaryDesk['user'];
let admin: CanaryDesk['admin'];
let patientId: CanaryDesk['patientId'];
let getRoutes: CanaryDesk['getRoutes'];
let addressOf: CanaryDesk['addressOf'];
beforeAll(async () => {
  ({ app, user, admin, patientId, getRoutes, addressOf } = await openCanaryDesk());
});
afterAll(() => app.close());

describe('what is hostile', () => {
  const long = 'x'.repeat(10_000);
  const hostile = [
    'query[$ne]=',
    'search[$ne]=',
    'query=a&query=b',
    'search=a&search=b',
    'page=1&page=2',
    'page[$gt]=0',
    'query=%00%00',
    'search=%00nul',
    'query=%E0%A4%A',
    'query=%FF%FE',
    `query=${long}`,
    `search=${long}`,
    'q=%00%00',
    `q=${long}`,
    'q[$where]=sleep(1000)',
    'q=%25%25%25',
    "q=';DROP TABLE diagnoses;--",
    'q=((((((((((a%2B)%2B)%2B',
    '__proto__[admin]=1',
    'constructor[prototype][admin]=1',
    '__proto__=1&constructor=1',
    'note_id[$ne]=0',
    'note_id=__proto__',
    'status=__proto__',
    'status=constructor',
    'per_page=99999999999999999999',
    'sort=$where',
    '&&&===',
  ];

  test.each(hostile.map((query) => [query.slice(0, 60), query]))('?%s does no harm', async (_, query) => {
    for (const route of getRoutes()) {
      const path = addressOf(route);
      const { status } = await admin.get(`${path}?${query}`);
      // No import and no entry has that number, whatever else is asked.
      const usual = /^GET \/((patients|inventory)\/imports|audit\/(entries|proof|log))\//.test(route)
        ? 404
        : 200;
      expect([route, [usual, 400].includes(status) ? 'harmless' : status]).toEqual([route, 'harmless']);
    }
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });

  test.each([
    '{"__proto__":{"x":1}}',
    '{"patient":{"__proto__":{"id":1}}}',
    '{"patient":{"id":1,"constructor":{"prototype":{"x":1}}}}',
    '{"\\u005f_proto__":{"x":1}}',
  ])('the body %s is refused', async (body) => {
    const post = admin.post('/cases/workflow').set('Content-Type', 'application/json');
    await post.send(body).expect(400);
  });

  test('numbers, lists and depths where none belong are refused by their field', async () => {
    const bodies: object[] = [
      { patient: { id: { $gt: 0 } } },
      { patient: [1] },
      { patient: { id: 1 }, diagnoses: { 0: { code: 'I10' } } },
      { patient: { id: patientId }, items: [{ item: { $ne: 1 } }] },
      { patient: { id: patientId }, items: [null] },
      { patient: { id: patientId }, diagnoses: [[]] },
      { patient: { id: patientId }, provider: [] },
      { patient: { id: patientId }, category: { toString: 'x' } },
      { patient: { id: 1e308 } },
      { patient: { id: patientId }, items: [{ item: 'x', quantity: 1e308 }] },
    ];
    for (const body of bodies) {
      const { status } = await user.post('/cases/workflow').send(body);
      expect([JSON.stringify(body), status === 404 ? 400 : status]).toEqual([JSON.stringify(body), 400]);
    }
    const deep = `{"patient":${'['.repeat(500_000)}1${']'.repeat(500_000)}}`;
    for (const key of [undefined, 'deeply-nested']) {
      const post = user.post('/cases/workflow').set('Content-Type', 'application/json');
      if (key) void post.set('Idempotency-Key', key);
      expect(((await post.send(deep).expect(400)).body as { error: string }).error).toBe(
        'The body is nested too deeply.',
      );
    }
  });

  test('control characters and halves of characters are stored as text or refused, never a server error', async () => {
    for (const last_name of ['nul\u0000', '\u202Ereversed', 'half \ud800', '\u0007bell']) {
      const { status } = await user.post('/patients').send({ first_name: 'Odd', last_name });
      expect([201, 400]).toContain(status);
    }
    expect((await user.get('/patients?query=odd')).status).toBe(200);
  });
});
