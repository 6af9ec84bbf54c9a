import type { OversightResponse, PatientResponse, ProblemResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import type { AccessEvent } from '../../kernel/access/access.events.ts';
import { systemActor } from '../../kernel/deciding/system-actor.ts';
import { Codec } from '../../kernel/log/codec.ts';
import { UnavailableError } from '../../kernel/log/event-log.port.ts';
import { walkLog } from '../../kernel/log/walk-log.ts';
import { startApp, USER } from '../../testing/app.ts';
import { LoopTurns, loopBudget } from '../../testing/loop-turns.ts';
import { until } from '../../testing/until.ts';

type Disclosed = Extract<AccessEvent, { type: 'PatientDataDisclosed' }>['data'];

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
let owner: TestAgent;
beforeEach(async () => {
  app = await startApp();
  admin = await app.admin();
  owner = await app.newUser({ full_name: 'Nora Sample', email: 'nora@example.org' });
});
afterEach(() => app.close());

const provider = { name: 'Dr. Jo Park', npi: '1234567893', signature: 'Jo Park', date_signed: '2026-01-02' };

async function aPatient(last_name: string, mrn?: string): Promise<number> {
  const { body } = await owner.post('/patients').send({ first_name: 'Ana', last_name, mrn }).expect(201);
  return (body as PatientResponse).id;
}

async function aCase(by: TestAgent, patientId: number, content: object = {}): Promise<number> {
  const body = { patient: { id: patientId }, category: 'DME', ...content };
  return ((await by.post('/cases/workflow').send(body).expect(201)).body as { case_id: number }).case_id;
}

const list = async (query = '') =>
  (await admin.get(`/admin/cases${query}`).expect(200)).body as OversightResponse;
/** Whether so many are listed; the list is refused as long as what opened them is still to be read. */
async function isListed(total: number): Promise<boolean> {
  const { body } = await admin.get('/admin/cases?per_page=10');
  return (body as Partial<OversightResponse>).pagination?.total === total;
}
const ids = ({ cases }: OversightResponse) => cases.map(({ id }) => id);

async function disclosures(action: string): Promise<Disclosed[]> {
  const told: Disclosed[] = [];
  await walkLog(app.engines.log, null, ({ type, data }) => {
    if (type === 'PatientDataDisclosed') told.push(data as unknown as Disclosed);
  });
  return told.filter((one) => one.action === action);
}

async function completed(id: number): Promise<void> {
  await owner.post(`/cases/${id}/generate_note`).send({});
  const { body } = await owner.get(`/cases/${id}`).expect(200);
  const [note] = (body as { notes: { note_id: number }[] }).notes;
  const note_text = 'Ana needs briefs for urge incontinence.';
  await owner.put(`/cases/${id}/notes/${note!.note_id}`).send({ note_text }).expect(200);
  await owner.post(`/cases/${id}/sign`).send({ password: USER.password, confirm_marks: true }).expect(200);
}

/** What opened the first case, as that of others up to this number: by the requests of people it would take minutes. */
async function openedAgain(last: number): Promise<void> {
  const codec = app.nest.get(Codec);
  const { log } = app.engines;
  const events = await Promise.all((await log.readStream('case-1', 0, 10)).map((one) => codec.decode(one)));
  const write = async (stream: string, again: typeof events, end: number | 'none') => {
    const encoded = await codec.encode(again, { stream, actor: systemActor(), command: null });
    await log.append(stream, encoded, end);
  };
  for (let id = 2; id <= last; id += 1) await write(`case-${id}`, events, 'none');
  const taken = await codec.decode((await log.readStream('case-numbers', 0, 1))[0]!);
  await write('case-numbers', Array<typeof taken>(last - 1).fill(taken), 0);
}

const ready = {
  diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }],
  items: [{ item: 'A brief of no catalogue', quantity: 2 }],
  provider,
};

test('each case is told with who opened it, whom it is for and what is in it', async () => {
  const patient = await aPatient('Canary', 'MRN-9');
  const id = await aCase(owner, patient, ready);
  await owner.post(`/cases/${id}/generate_note`).send({});
  const { cases, pagination, filters } = await list();
  expect(cases).toHaveLength(1);
  expect(cases[0]).toMatchObject({
    id,
    category: 'DME',
    status: 'in_progress',
    is_complete: false,
    signed: false,
    created_by: {
      full_name: 'Nora Sample',
      username: USER.username,
      role: 'user',
      email: 'nora@example.org',
    },
    patient: { first_name: 'Ana', last_name: 'Canary', mrn: 'MRN-9' },
    diagnoses: [{ code: 'N39.41' }],
    items: [{ item: 'A brief of no catalogue', quantity: 2 }],
    summary: { diagnoses_count: 1, items_count: 1, notes_count: 1, latest_note: { model: null } },
  });
  expect(cases[0]!.provider).toEqual({ name: provider.name, npi: provider.npi, date_signed: '2026-01-02' });
  expect(cases[0]!.notes).toHaveLength(1);
  expect(pagination).toEqual({ page: 1, per_page: 20, total: 1, pages: 1, has_prev: false, has_next: false });
  expect(filters.users).toEqual([
    { user_id: 2, full_name: 'Nora Sample', username: USER.username, case_count: 1 },
  ]);
});

test('who opened a case is told as they are now', async () => {
  await aCase(owner, await aPatient('Canary'));
  await admin.put('/admin/users/2').send({ full_name: 'Nora Quist', role: 'admin', email: '' }).expect(200);
  const { cases } = await list();
  expect(cases[0]!.created_by).toMatchObject({ full_name: 'Nora Quist', role: 'admin', email: null });
});

test('the list is chosen by status and by who opened a case, and both together', async () => {
  const patient = await aPatient('Canary');
  const done = await aCase(owner, patient, ready);
  await completed(done);
  await owner.post(`/cases/${done}/complete`).expect(200);
  const draft = await aCase(owner, patient);
  const mine = await aCase(admin, patient);
  const noted = await aCase(owner, patient, ready);
  await owner.post(`/cases/${noted}/generate_note`).send({});
  expect(ids(await list())).toEqual([noted, mine, draft, done]);
  // A draft and one in progress are the same here.
  expect(ids(await list('?status=draft'))).toEqual([noted, mine, draft]);
  expect(ids(await list('?status=completed'))).toEqual([done]);
  expect(ids(await list('?user_id=1'))).toEqual([mine]);
  expect(ids(await list('?user_id=2&status=draft'))).toEqual([noted, draft]);
  expect(ids(await list('?user_id=1&status=completed'))).toEqual([]);
  expect(ids(await list('?status=&user_id='))).toHaveLength(4);
  const { filters } = await list('?user_id=1');
  expect(filters.users.map(({ user_id, case_count }) => [user_id, case_count])).toEqual([
    [1, 1],
    [2, 3],
  ]);
});

test('a page says which it is and what is before and after', async () => {
  const patient = await aPatient('Canary');
  for (let n = 0; n < 5; n += 1) await aCase(owner, patient);
  const second = await list('?page=2&per_page=2');
  expect(ids(second)).toEqual([3, 2]);
  expect(second.pagination).toEqual({
    page: 2,
    per_page: 2,
    total: 5,
    pages: 3,
    has_prev: true,
    has_next: true,
  });
  const last = await list('?page=3&per_page=2');
  expect([ids(last), last.pagination.has_next]).toEqual([[1], false]);
  expect((await list('?page=9')).cases).toEqual([]);
});

test.each([
  'status=open',
  'user_id=x',
  'user_id=0',
  'user_id=1.5',
  'page=0',
  'per_page=201',
  'status=draft&status=completed',
])('%s is refused, naming the field', async (query) => {
  const { body } = await admin.get(`/admin/cases?${query}`).expect(400);
  const name = query.split(/[=[]/)[0]!;
  expect((body as ProblemResponse).error.toLowerCase()).toContain(name);
});

test('everybody else is refused in the specification’s words', async () => {
  for (const path of ['/admin/cases', '/admin/cases/csv']) {
    const { body } = await owner.get(path).expect(403);
    expect(body).toMatchObject({ error: 'Admin access required' });
  }
});

test('every patient of a page is recorded as shown, and no other', async () => {
  const [first, second] = [await aPatient('Canary'), await aPatient('Wren')];
  await aCase(owner, first);
  await aCase(owner, second);
  await list('?per_page=1');
  const shown = (await disclosures('search')).filter(({ route }) => route === 'GET /admin/cases');
  expect(shown.map(({ patients }) => patients)).toEqual([[second]]);
});

describe('the list as a file', () => {
  const file = async (query = '') => {
    const answer = await admin.get(`/admin/cases/csv${query}`).buffer(true).expect(200);
    return { answer, lines: answer.text.replace('\ufeff', '').trimEnd().split('\r\n') };
  };

  test('holds the filtered list, whatever the page, and takes nothing for a formula', async () => {
    const formula = await aPatient('=HYPERLINK("http://x")', '@SUM(A1)');
    for (let n = 0; n < 3; n += 1) await aCase(owner, formula);
    await aCase(admin, await aPatient('Wren'));
    const { answer, lines } = await file('?user_id=2&per_page=1&page=3');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('cases.csv');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^"Case","Status","Signed",/);
    expect(lines[1]).toContain(`"Ana =HYPERLINK(""http://x"")"`);
    expect(lines[1]).toContain(`"'@SUM(A1)"`);
    expect(lines[1]).toContain('"Nora Sample"');
  });

  test.each(['created', '-created', 'status', '-status'])(
    'stands in the order of the list: %s',
    async (sort) => {
      const patient = await aPatient('Canary');
      for (let n = 0; n < 5; n += 1) await aCase(owner, patient);
      await completed(await aCase(owner, patient, ready));
      await aCase(owner, patient, ready);
      const { lines } = await file(`?sort=${sort}`);
      const told = lines.slice(1).map((line) => Number(/^"(\d+)"/.exec(line)![1]));
      expect(told).toHaveLength(7);
      expect(told).toEqual(ids(await list(`?sort=${sort}&per_page=50`)));
    },
  );

  test('is recorded as an export of everybody in it', async () => {
    const [first, second] = [await aPatient('Canary'), await aPatient('Wren')];
    await aCase(owner, first);
    await aCase(owner, second);
    await file();
    const told = await disclosures('export');
    expect(told).toMatchObject([
      { route: 'GET /admin/cases/csv', patients: [second, first], format: 'csv', object: null },
    ]);
  });

  test('is as long as it must be, recorded in parts, and holds nobody else up', async () => {
    const [first, other] = [await aPatient('Canary'), await aPatient('Wren')];
    await aCase(owner, first);
    await openedAgain(10_001);
    await aCase(owner, other);
    await until(() => isListed(10_002));
    const [loop, budget] = [new LoopTurns(), loopBudget()];
    let lines: string[] = [];
    const held = await loop.best(budget, async () => {
      lines = (await file('?status=draft&user_id=2')).lines.slice(1);
    });
    loop.stop();
    expect(held).toBeLessThanOrEqual(budget);
    const numbers = lines.map((line) => Number(/^"(\d+)"/.exec(line)![1]));
    expect(numbers).toEqual(Array.from({ length: 10_002 }, (_, n) => 10_002 - n));
    const told = (await disclosures('export')).map(({ patients }) => patients);
    expect(told.slice(0, 2)).toEqual([[other, first], [first]]);
  });

  test('that cannot be recorded does not go out', async () => {
    await aCase(owner, await aPatient('Canary'));
    const { append } = app.engines.log;
    app.engines.log.append = () => Promise.reject(new UnavailableError('The log is away.'));
    const { text } = await admin.get('/admin/cases/csv').expect(503);
    app.engines.log.append = append;
    expect(text).not.toContain('Canary');
  });

  test('is not for an admin who may not export', async () => {
    await admin.put('/admin/users/2').send({ role: 'admin', permissions: { can_export_cases: false } });
    const nora = await app.signIn(USER);
    await nora.get('/admin/cases').expect(200);
    await nora.get('/admin/cases/csv').expect(403);
  });
});
