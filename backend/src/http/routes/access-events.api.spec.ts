import { type Readable, Writable } from 'node:stream';
import pino from 'pino';
import type { PatientResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { AccessLog } from '../../kernel/access/access-log.ts';
import type { AccessEvent } from '../../kernel/access/access.events.ts';
import type { StoredEvent } from '../../kernel/log/event-log.port.ts';
import { UnavailableError } from '../../kernel/log/event-log.port.ts';
import { ADMIN, startApp, USER } from '../../testing/app.ts';
import { routesOf } from './routes.fixture.ts';

/** Words that stand nowhere but in one patient's data. */
const canary = {
  first_name: 'Zebediah',
  last_name: 'Quillfeather',
  dob: '1931-07-09',
  mrn: 'CANARY-77',
  address: '77 Parakeet Lane',
  phone: '555-0177',
};
const NOTE = 'Finchsong attests the need.';
const WORDS = /zebediah|quillfeather|1931-07-09|canary-77|parakeet|555-0177|finchsong|n39\.41|nightjar/i;

let app: Awaited<ReturnType<typeof startApp>>;
let user: TestAgent;
let admin: TestAgent;
let patientId: number;
let caseId: number;
const logged: string[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  app = await startApp({ logger: pino({ level: 'trace', base: null }, stream) });
  user = await app.newUser();
  admin = await app.admin();
  const { body } = await user.post('/patients').send(canary).expect(201);
  patientId = (body as PatientResponse).id;
  const content = {
    diagnoses: [{ code: 'N39.41' }],
    items: [{ item: 'Nightjar brief', quantity: 2, justification: 'Nightjar' }],
    provider: { name: 'Dr. Nightjar', npi: '1234567893', date_signed: '2026-01-02' },
  };
  const opened = await user
    .post('/cases/workflow')
    .send({ patient: { id: patientId }, ...content })
    .expect(201);
  caseId = (opened.body as { case_id: number }).case_id;
  const note = await user.post(`/cases/${caseId}/generate_note`).send({});
  const { note_id } = note.body as { note_id: number };
  const naming = { note_text: 'Zebediah Quillfeather needs 2 Nightjar briefs.' };
  await user.put(`/cases/${caseId}/notes/${note_id}`).send(naming).expect(200);
  // While it still names the patient. The first feedback is number 1, as is the case.
  const rating = { feedback_type: 'positive', quality_score: 5, should_add_to_rag: true };
  await user
    .post('/rag/feedback')
    .send({ case_id: caseId, note_id, ...rating, comments: 'Nightjar' })
    .expect(201);
  await user.put(`/cases/${caseId}/notes/${note_id}`).send({ note_text: NOTE }).expect(200);
  await admin.post(`/patients/${patientId}/hold`).send({ reason: 'Court case' }).expect(200);
});
afterAll(() => app.close());

/** But GET /live, which never ends; live.api.spec.ts reads what it tells. */
const getRoutes = () =>
  routesOf(app.nest).filter((route) => route.startsWith('GET ') && route !== 'GET /live');
const everything = () => app.engines.log.readAll(null, 10_000);
const day = () => `access-${new Date().toISOString().slice(0, 10)}`;
const accesses = async () => (await everything()).filter(({ stream }) => stream.startsWith('access-'));
type Disclosed = Extract<AccessEvent, { type: 'PatientDataDisclosed' }>['data'];
/** The access events that a piece of work left. */
async function leftBy(work: () => Promise<unknown>): Promise<(StoredEvent & { data: unknown })[]> {
  const before = (await accesses()).length;
  await work();
  return (await accesses()).slice(before);
}
const disclosures = (events: StoredEvent[]) =>
  events
    .filter(({ type }) => type === 'PatientDataDisclosed' || type === 'AuditRead')
    .map(({ data, metadata }) => ({
      ...(data as unknown as Disclosed),
      by: (metadata['actor'] as { username: string }).username,
    }));

/** Of a GET route, on the case that is there. */
const addressOf = (route: string): string =>
  route.slice(4).replace(':id', String(caseId)).replace(':change', '1').replace(':kind', 'month');

describe('what shows a patient leaves its trace', () => {
  const queries = ['', '?query=quillfeather&search=quillfeather'];

  test('every GET route, for every caller: whoever was named was recorded', async () => {
    const gets = getRoutes();
    // Who did what in the case of a patient, and what shows the need: of that patient, though it names nobody.
    const unnamed = ['history', 'evidence', 'readiness', 'recipients'].map(
      (part) => `GET /cases/:id/${part}`,
    );
    const shown = new Set<string>();
    for (const [agent, name] of [
      [user, USER.username],
      [admin, ADMIN.username],
    ] as const) {
      for (const route of gets) {
        for (const query of queries) {
          const path = addressOf(route);
          let text = '';
          const events = await leftBy(async () => {
            const answer = await agent.get(path + query).buffer(true);
            text = answer.text ?? (answer.body as Buffer).toString('latin1');
            // What a PDF shows is compressed.
            if (/^\/(?!audit).*\/(pdf|letter|pages)$/.test(path)) text = 'Quillfeather';
          });
          const recorded = disclosures(events).filter(({ patients }) => patients.includes(patientId));
          const named = /quillfeather|zebediah|canary-77/i.test(text) || unnamed.includes(route);
          expect([route, query, name, recorded.length]).toEqual([route, query, name, named ? 1 : 0]);
          if (!named) continue;
          shown.add(route);
          expect(recorded[0]).toMatchObject({ route, by: name });
        }
      }
    }
    expect([...shown].sort()).toEqual([
      'GET /admin/cases',
      'GET /admin/cases/csv',
      'GET /audit/entries',
      'GET /cases',
      'GET /cases/:id',
      'GET /cases/:id/evidence',
      'GET /cases/:id/export/pdf',
      'GET /cases/:id/export/txt',
      'GET /cases/:id/history',
      'GET /cases/:id/history/:change',
      'GET /cases/:id/letter',
      'GET /cases/:id/note-versions',
      'GET /cases/:id/order',
      'GET /cases/:id/order/pages',
      'GET /cases/:id/order/pdf',
      'GET /cases/:id/order/txt',
      'GET /cases/:id/readiness',
      'GET /cases/:id/recipients',
      'GET /forgettings',
      'GET /patients',
      'GET /patients/:id',
      'GET /patients/:id/forgetting',
      'GET /rag/feedback/:id/entry',
      'GET /rag/notes-feedback',
    ]);
  });

  test.each<[string, () => Promise<unknown>, Partial<Disclosed>]>([
    ['a case', () => user.get(`/cases/${caseId}`), { action: 'view', format: null }],
    [
      'a PDF',
      () => user.get(`/cases/${caseId}/export/pdf`),
      { action: 'export', format: 'pdf', note_id: expect.any(Number) as number },
    ],
    ['a text', () => user.get(`/cases/${caseId}/export/txt`), { action: 'export', format: 'txt' }],
    ['a print', () => user.post(`/cases/${caseId}/printed`).send({}), { action: 'print' }],
    ['an order', () => user.get(`/cases/${caseId}/order/pdf`), { action: 'export', format: 'order-pdf' }],
    [
      'a printed order',
      () => user.post(`/cases/${caseId}/order/printed`).send({}),
      { action: 'print', format: 'order' },
    ],
    ['a copy', () => user.post(`/cases/${caseId}/copied`), { action: 'copy', format: 'text' }],
    [
      'a copied link',
      () => user.post(`/cases/${caseId}/copied`).send({ what: 'link' }),
      { action: 'copy', format: 'link' },
    ],
  ])('%s', async (_, work, wanted) => {
    const [one, ...more] = disclosures(await leftBy(work));
    expect(one).toMatchObject({ ...wanted, patients: [patientId], object: `case-${caseId}` });
    expect(more).toEqual([]);
  });

  test('a list names every patient on it, once, and is one entry', async () => {
    const other = await user
      .post('/patients')
      .send({ ...canary, first_name: 'Zelda' })
      .expect(201);
    const otherId = (other.body as PatientResponse).id;
    const events = disclosures(await leftBy(() => user.get('/patients?query=quillfeather')));
    expect(events).toHaveLength(1);
    expect([...events[0]!.patients].sort((a, b) => a - b)).toEqual([patientId, otherId]);
    await user
      .post('/cases/workflow')
      .send({ patient: { id: patientId } })
      .expect(201);
    const [list] = disclosures(await leftBy(() => user.get('/cases')));
    expect(list).toMatchObject({ action: 'search', patients: [patientId], object: null });
  });

  test('who is likely the same is shown as what a search found', async () => {
    const { first_name, last_name } = canary;
    const ask = (last: string) => user.post('/patients/likely').send({ first_name, last_name: last });
    const [one, ...more] = disclosures(await leftBy(() => ask(last_name).expect(200)));
    expect(one).toMatchObject({ action: 'search', route: 'POST /patients/likely', patients: [patientId] });
    expect(more).toEqual([]);
    expect(disclosures(await leftBy(() => ask('Nobody').expect(200)))).toEqual([]);
  });

  test('a refusal that shows a record as it is by now', async () => {
    const { first_name, last_name } = canary;
    const { body } = await user.post('/patients').send({ first_name, last_name, mrn: 'CANARY-78' });
    const { id } = body as PatientResponse;
    const correct = (phone: string) =>
      admin.put(`/patients/${id}`).set('If-Match', '0').send({ first_name, last_name, phone });
    await correct('1').expect(200);
    const [one, ...more] = disclosures(await leftBy(() => correct('2').expect(409)));
    expect(one).toMatchObject({ action: 'view', route: 'PUT /patients/:id', patients: [id] });
    expect(more).toEqual([]);
  });

  test('what found nobody leaves none', async () => {
    expect(disclosures(await leftBy(() => user.get('/patients?query=nobody-at-all')))).toEqual([]);
  });

  test('what a browser tells under one key is recorded once, what an answer shows each time', async () => {
    const print = () => user.post(`/cases/${caseId}/printed`).set('Idempotency-Key', 'print-once-1').send({});
    const prints = async () =>
      disclosures(await everything()).filter(({ action }) => action === 'print').length;
    const before = await prints();
    expect([(await print()).body, (await print()).body]).toEqual([{ success: true }, { success: true }]);
    expect((await prints()) - before).toBe(1);
    const look = () => user.get(`/cases/${caseId}`).set('Idempotency-Key', 'look-once-1').expect(200);
    expect(disclosures(await leftBy(async () => [await look(), await look()]))).toHaveLength(2);
  });

  test('100 readers at once leave 100 traces', async () => {
    const events = await leftBy(() =>
      Promise.all(Array.from({ length: 100 }, () => user.get(`/cases/${caseId}`).expect(200))),
    );
    expect(disclosures(events)).toHaveLength(100);
  });

  test('what cannot be recorded is not shown', async () => {
    const access = app.nest.get(AccessLog, { strict: false });
    const record = access.record.bind(access);
    access.record = () => Promise.reject(new UnavailableError('The disk is full.'));
    try {
      for (const path of [
        `/cases/${caseId}`,
        '/cases',
        '/patients?query=quill',
        `/cases/${caseId}/export/txt`,
      ]) {
        const answer = await user.get(path).expect(503);
        expect(answer.text).not.toMatch(WORDS);
        expect(answer.headers['content-disposition']).toBeUndefined();
      }
    } finally {
      access.record = record;
    }
  });
});

describe('who came and who was turned away', () => {
  test('a refused access names the route, the person and the reason', async () => {
    const theirs = await admin
      .post('/cases/workflow')
      .send({ patient: { id: patientId } })
      .expect(201);
    const { case_id } = theirs.body as { case_id: number };
    const [refused, ...more] = await leftBy(() => user.get(`/cases/${case_id}`).expect(403));
    expect(refused).toMatchObject({
      type: 'AccessRefused',
      stream: day(),
      data: {
        ...{ route: 'GET /cases/:id', status: 403, code: 'case_forbidden' },
        object: `case-${case_id}`,
      },
      metadata: { actor: { username: USER.username } },
    });
    expect(more).toEqual([]);
    const [admins] = await leftBy(() => user.get('/admin/users').expect(403));
    expect(admins).toMatchObject({ data: { route: 'GET /admin/users', code: 'can_manage_users' } });
    const [signing] = await leftBy(() => user.post(`/cases/${caseId}/sign`).send({ password: 'wrong' }));
    expect(signing).toMatchObject({ data: { route: 'POST /cases/:id/sign', code: 'wrong_password' } });
  });

  test('who asks for a case or a patient that is not there is known, and for what', async () => {
    const events = await leftBy(async () => {
      await user.get('/cases/999999').expect(404);
      await admin.get('/patients/999998').expect(404);
      // What is no number is nobody's, and a visitor's guess tells nothing.
      await user.get('/cases/none').expect(404);
      await app.anyone().get('/cases/999999').expect(401);
    });
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      [
        'AccessRefused',
        { route: 'GET /cases/:id', status: 404, code: 'case_missing', object: 'case-999999' },
      ],
      [
        'AccessRefused',
        {
          ...{ route: 'GET /patients/:id', status: 404, code: 'patient_missing' },
          ...{ object: 'patient-999998', patients: [999_998] },
        },
      ],
    ]);
  });

  test('a session that has ended is known by whose it was, once for each address', async () => {
    const leaving = await app.signIn(USER);
    await leaving.post('/auth/logout').send({}).expect(200);
    const events = await leftBy(async () => {
      await leaving.get('/colleagues').expect(401);
      for (const path of ['', '/letter', '/history'])
        await leaving.get(`/cases/${caseId}${path}`).expect(401);
      const forged = { Authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIyIn0.' };
      await app.anyone().get(`/cases/${caseId}`).set(forged).expect(401);
    });
    expect(events).toMatchObject([
      {
        type: 'AccessRefused',
        data: {
          ...{ route: 'GET /cases/:id', status: 401, code: 'unauthenticated' },
          ...{ object: `case-${caseId}`, patients: [patientId] },
        },
        metadata: { actor: { username: USER.username, session_id: expect.any(String) as string } },
      },
    ]);
  });

  test('who names a case or a patient in what they send is known for it as well', async () => {
    const theirs = await admin
      .post('/cases/workflow')
      .send({ patient: { id: patientId } })
      .expect(201);
    const { case_id } = theirs.body as { case_id: number };
    const rating = { note_id: 1, feedback_type: 'positive', quality_score: 5, should_add_to_rag: false };
    const events = await leftBy(async () => {
      await user
        .post('/rag/feedback')
        .send({ case_id, ...rating })
        .expect(403);
      await user
        .post('/cases/workflow')
        .send({ patient: { id: 999_997 } })
        .expect(404);
    });
    expect(events.map(({ type, data }) => [type, data])).toMatchObject([
      ['AccessRefused', { status: 403, object: `case-${case_id}`, patients: [patientId] }],
      ['AccessRefused', { status: 404, object: 'patient-999997', patients: [999_997] }],
    ]);
  });

  test('what its reader cuts off was recorded before it went out', async () => {
    for (const path of [`/cases/${caseId}`, `/cases/${caseId}/export/pdf`, '/cases']) {
      const events = await leftBy(() =>
        user
          .get(path)
          .buffer(true)
          .parse((answer, done) => {
            (answer as unknown as Readable).destroy();
            done(null, null);
          }),
      );
      expect([path, disclosures(events).length]).toEqual([path, 1]);
    }
  });

  test('sign-ins, failures and sign-outs', async () => {
    const login = (body: object) =>
      app.anyone().post('/auth/login').set('User-Agent', 'a browser').send(body);
    const typed = 'my-password-in-the-wrong-field';
    const events = await leftBy(async () => {
      await login(USER).expect(200);
      await login({ ...USER, password: typed }).expect(401);
      await login({ username: typed, password: 'x' }).expect(401);
      await (await app.signIn(USER)).post('/auth/logout').send({}).expect(200);
    });
    expect(events.map(({ type }) => type)).toEqual([
      'SignedIn',
      'SignInFailed',
      'SignInFailed',
      'SignedIn',
      'SignedOut',
    ]);
    expect(events[0]!.metadata).toMatchObject({
      address: '127.0.0.1',
      user_agent: 'a browser',
      actor: { username: USER.username, role: 'user', session_id: expect.any(String) as string },
    });
    expect(events[1]!.data).toMatchObject({ user_id: 2, cause: 'wrong_password' });
    expect(events[2]!.data).toMatchObject({ user_id: null, cause: 'unknown' });
    expect(JSON.stringify(events)).not.toContain(typed);
  });

  test('turned away for too many tries', async () => {
    const wrong = { username: 'guessed.at', password: 'x' };
    const events = await leftBy(async () => {
      for (let n = 0; n < 6; n++) await app.anyone().post('/auth/login').send(wrong);
    });
    expect(events.map(({ data }) => (data as { cause: string }).cause)).toEqual([
      ...Array<string>(5).fill('unknown'),
      'too_many',
    ]);
  });

  test('nobody’s proxy is believed', async () => {
    const [event] = await leftBy(() =>
      app
        .anyone()
        .post('/auth/login')
        .set('X-Forwarded-For', '203.0.113.9')
        .send({ ...USER, password: 'x' }),
    );
    expect(event!.metadata).toMatchObject({ address: '127.0.0.1' });
  });
});

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
      const usual = /^GET \/((patients|inventory)\/imports|audit\/(entries|proof))\//.test(route) ? 404 : 200;
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

describe('nothing of a patient stands in the clear', () => {
  test('in no event: neither data, nor envelope, nor the name of a stream', async () => {
    for (const { stream, type, data, metadata } of await everything()) {
      const inTheOpen =
        type === 'DiagnosesListed' || type === 'ItemAdded' ? { stream } : { stream, data, metadata };
      // A suggested example keeps its codes and nothing that tells whose they are.
      const suggested = type === 'ContentAdded' ? /N39\.41/g : /(?!)/g;
      expect(JSON.stringify(inTheOpen).replace(suggested, '')).not.toMatch(WORDS);
    }
  });

  test('in no line of the log: no name, no query, no token, no address as it was typed', async () => {
    await user.get('/patients?query=quillfeather');
    await user.get('/nothing/quillfeather?search=quillfeather');
    await user.post('/patients').send({ ...canary, dob: 'Quillfeather' });
    expect(logged.length).toBeGreaterThan(100);
    const lines = logged.join('');
    expect(lines).not.toMatch(WORDS);
    expect(lines).not.toMatch(/query=|search=|Bearer|eyJ|long enough password/);
    expect(lines).toContain('GET /cases/:id');
  });

  test('in no refusal', async () => {
    const refusals = [
      await user.post('/patients').send({ ...canary, gender: 'x' }),
      await user.post(`/cases/${caseId}/diagnoses`).send({ diagnoses: [{ code: 'I10' }, { code: 'I10' }] }),
      await user.post('/cases/workflow').send({ patient: { ...canary, id: 'x' } }),
    ];
    for (const { text, status } of refusals) {
      expect(status).toBe(400);
      expect(text).not.toMatch(WORDS);
    }
  });

  test('an unexpected error tells and logs nothing of what it met', async () => {
    const access = app.nest.get(AccessLog, { strict: false });
    const record = access.record.bind(access);
    access.record = () => Promise.reject(new Error('Zebediah Quillfeather broke it'));
    try {
      const { body, text } = await user.get(`/cases/${caseId}`).expect(500);
      expect(body).toMatchObject({ code: 'internal', success: false });
      expect(text).not.toMatch(WORDS);
    } finally {
      access.record = record;
    }
    expect(logged.join('')).toContain('unexpected error');
    expect(logged.join('')).not.toMatch(WORDS);
  });
});
