import type { ProblemResponse } from '@vouchwell/contract';
import type { sortable } from '@vouchwell/rules';
import { sortsOf } from '@vouchwell/rules';
import { ratedCase } from '../../feedback/rated-case.fixture.ts';
import { demoRequest } from '../../testing/asked-for-a-demo.ts';
import { startApp } from '../../testing/app.ts';

const app = await startApp();
const admin = await app.admin();
afterAll(() => app.close());

type Row = Record<string, unknown>;

interface List {
  readonly address: string;
  readonly rows: (body: unknown) => Row[];
  /** What a row is compared by. */
  readonly of: Readonly<Record<string, (row: Row) => string | number>>;
}

const text = (name: string) => (row: Row) => String(row[name] ?? '');
const folded = (name: string) => (row: Row) => String(row[name]).toLowerCase();
const within = (name: string) => (body: unknown) => (body as Record<string, Row[]>)[name]!;

/** But for those that the screen has whole and sorts itself. */
const lists: Record<Exclude<keyof typeof sortable, 'users' | 'local_models' | 'rule_packs'>, List> = {
  cases: {
    address: '/cases',
    rows: (body) => body as Row[],
    of: { created: (row) => Number(row['id']), updated: text('updated_at') },
  },
  oversight: {
    address: '/admin/cases',
    rows: within('cases'),
    of: { created: (row) => Number(row['id']), status: text('status') },
  },
  contents: {
    address: '/rag/content',
    rows: within('content'),
    of: { title: text('title'), quality: (row) => Number(row['quality_score']), updated: text('updated_at') },
  },
  patients: {
    address: '/patients',
    rows: (body) => body as Row[],
    of: { name: text('last_name'), birth: text('dob'), mrn: text('mrn') },
  },
  providers: {
    address: '/admin/provider-templates',
    rows: within('templates'),
    of: { name: folded('name'), npi: text('npi') },
  },
  demo_requests: {
    address: '/admin/demo-requests',
    rows: within('requests'),
    of: { received: (row) => Number(row['id']), status: text('status') },
  },
  items: {
    address: '/inventory/items',
    rows: within('items'),
    of: { name: folded('name'), hcpcs: text('hcpcs') },
  },
  diagnoses: {
    address: '/inventory/diagnoses',
    rows: within('diagnoses'),
    of: { code: text('code'), category: text('category') },
  },
  alerts: {
    address: '/audit/alerts',
    rows: within('alerts'),
    of: { person: folded('person_name'), last_look: text('last_at'), state: text('state') },
  },
  rated_notes: {
    address: '/rag/notes-feedback',
    rows: within('feedback'),
    of: { given: (row) => Number(row['id']), rating: (row) => Number(row['detailed_rating']) },
  },
};

beforeAll(async () => {
  for (const [last_name, dob, mrn] of [
    ['Beck', '1960-01-01', 'MRN-3'],
    ['Ames', '1980-01-01', 'MRN-2'],
    ['Cole', '1940-01-01', 'MRN-1'],
  ]) {
    const patient = await admin
      .post('/patients')
      .send({ first_name: 'Ana', last_name, dob, mrn })
      .expect(201);
    await admin
      .post('/cases/workflow')
      .send({ patient: { id: (patient.body as { id: number }).id } })
      .expect(201);
  }
  // The first case is changed last.
  await admin
    .post('/cases/1/diagnoses')
    .send({ diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }] })
    .expect(200);
  // Whoever opens a record of their own name is told of.
  for (const [full_name, patient] of [
    ['ana beck', 1],
    ['Ana Ames', 2],
    ['Ana Cole', 3],
  ] as const) {
    const agent = await app.newUser({ full_name, role: 'admin' }, `user.${patient}`);
    await agent.get(`/patients/${patient}`).expect(200);
  }
  await app.caughtUp();
  const { body } = await admin.get('/audit/alerts').expect(200);
  const [first] = (body as { alerts: { id: number }[] }).alerts;
  await admin.post(`/audit/alerts/${first!.id}/looked-at`).send({}).expect(200);
  for (const [name, npi] of [
    ['Dr. Zoe Park', '1234567893'],
    ['dr. Ari Holm', '1245319599'],
  ]) {
    await admin.post('/admin/provider-templates').send({ name, specialty: 'Urology', npi }).expect(201);
  }
  for (const [feedback_type, quality_score] of [
    ['neutral', 3],
    ['positive', 5],
    ['negative', 1],
    ['positive', 4],
  ] as const) {
    const said = { ...(await ratedCase(admin)), feedback_type, quality_score };
    await admin.post('/rag/feedback').send(said).expect(201);
  }
  for (const email of ['a@example.org', 'b@example.org']) {
    await app
      .anyone()
      .post('/demo/request')
      .send({ ...demoRequest, email })
      .expect(201);
  }
});

const known = Object.entries(lists).flatMap(([list, of]) =>
  sortsOf(list as keyof typeof lists).map((sort) => [list, sort, of] as const),
);

test.each(known)('%s can be sorted by %s', async (_, sort, { address, rows, of }) => {
  const found = rows((await admin.get(`${address}?sort=${sort}&page=1&per_page=100`).expect(200)).body);
  const by = of[sort.replace('-', '')]!;
  expect(found.length).toBeGreaterThan(1);
  const values = found.map(by);
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  expect(values).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
});

test.each(Object.entries(lists))('%s cannot be sorted by anything else', async (_, { address }) => {
  for (const sort of ['password_hash', '-', 'name;DROP', '__proto__']) {
    const { body } = await admin.get(`${address}?sort=${encodeURIComponent(sort)}`).expect(400);
    expect(Object.keys((body as ProblemResponse).fields!)).toEqual(['sort']);
  }
});

test('the rated notes of one kind are sorted as all of them are', async () => {
  const address = '/rag/notes-feedback?feedback_type=positive&sort=-rating';
  const { body } = await admin.get(address).expect(200);
  const ratings = (body as { feedback: Row[] }).feedback.map((row) => row['detailed_rating']);
  expect(ratings).toEqual([5, 4]);
});
