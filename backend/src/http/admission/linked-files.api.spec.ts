import type { AuditResponse, DownloadLinkResponse } from '@vouchwell/contract';
import type { Response } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../../testing/app.ts';
import { demoRequest } from '../../testing/asked-for-a-demo.ts';
import { type DeclaredRoute, declaredRoutes } from '../routes/declared-routes.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
let routes: DeclaredRoute[];
beforeAll(async () => {
  app = await startApp();
  routes = declaredRoutes(app.nest);
  admin = await app.admin();
  const owner = await app.newUser();
  await aCase(owner, 'Canary');
  await aCase(admin, 'Wren');
  await admin.post('/inventory/items').send({ name: 'Stair lift', category_id: 6 }).expect(201);
  const content = { title: 'What a payer asks', content: 'Name the visit.' };
  await admin.post('/rag/content').send(content).expect(201);
  for (const company of ['Birchwood Medical', 'Alder Clinic'])
    await app
      .anyone()
      .post('/demo/request')
      .send({ ...demoRequest, company })
      .expect(201);
});
afterAll(() => app.close());

async function aCase(by: TestAgent, last_name: string): Promise<void> {
  const { body } = await by.post('/patients').send({ first_name: 'Ana', last_name }).expect(201);
  const patient = { id: (body as { id: number }).id };
  await by.post('/cases/workflow').send({ patient, category: 'DME' }).expect(201);
}

interface Example {
  /** Under which name it is saved. */
  readonly name: RegExp;
  /** What narrows it, as a screen says it. */
  readonly asked?: Readonly<Record<string, string>>;
  readonly holds: string;
  readonly lacks?: string;
}

/** Of each file that a browser fetches by itself: a link, and what it brings. */
const files: Readonly<Record<string, Example>> = {
  '/audit/log': { name: /^log\.ndjson$/, holds: '"checkpoint"' },
  '/audit/export': {
    name: /^audit-.*\.csv$/,
    asked: { format: 'csv', action: 'sign_in' },
    holds: '"Position"',
    lacks: 'registered',
  },
  '/audit/reports/sign-ins/csv': { name: /^sign-ins-.*\.csv$/, asked: { person: '2' }, holds: 'sam.lee' },
  '/admin/cases/csv': {
    name: /^cases\.csv$/,
    asked: { user_id: '2', status: 'draft', sort: '-status' },
    holds: 'Ana Canary',
    lacks: 'Wren',
  },
  '/admin/demo-requests/csv': {
    name: /^demo-requests\.csv$/,
    asked: { status: 'new', search: 'birch' },
    holds: 'Birchwood Medical',
    lacks: 'Alder Clinic',
  },
  '/inventory/items/csv': { name: /^items\.csv$/, holds: 'Stair lift' },
  '/rag/export': { name: /^note-library-\d{4}-\d\d-\d\d\.json$/, holds: 'What a payer asks' },
};

const text = (answer: Response, done: (error: Error | null, body: string) => void) => {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => done(null, Buffer.concat(parts).toString()));
};
const linkFor = async (path: string, by = admin) =>
  ((await by.post(`${path}/link`).send(files[path]!.asked).expect(200)).body as DownloadLinkResponse).link;
const fetched = (path: string, link: string) =>
  app.anyone().get(path).query({ link }).buffer(true).parse(text);

test('each file that a browser may fetch by itself has the way to its link, for those who may have the file', () => {
  const links = routes.filter(({ method, path }) => method === 'POST' && path.endsWith('/link'));
  const long = routes.filter(({ byLink }) => byLink);
  const asked = (file: DeclaredRoute) => [`${file.path}/link`, file.access, file.query] as const;
  const byPath = ([a]: readonly unknown[], [b]: readonly unknown[]) => String(a).localeCompare(String(b));
  expect(links.map(({ path, access, body }) => [path, access, body]).sort(byPath)).toEqual(
    long.map(asked).sort(byPath),
  );
  const patterns = Object.keys(files).map((path) => path.replace('sign-ins', ':kind'));
  expect(patterns.sort()).toEqual(long.map(({ path }) => path).sort());
});

test.each(Object.entries(files))('%s comes as it was asked for, once', async (path, example) => {
  const link = await linkFor(path);
  const answer = await fetched(path, link).expect(200);
  const { 'content-disposition': disposition = '', 'content-length': length } = answer.headers;
  expect(/^attachment; filename="(.*)"$/.exec(disposition)?.[1]).toMatch(example.name);
  // A browser knows a whole one by its last piece.
  expect(length).toBeUndefined();
  expect(answer.body).toContain(example.holds);
  if (example.lacks) expect(answer.body).not.toContain(example.lacks);
  await fetched(path, link).expect(401);
});

test.each(Object.keys(files))('%s has no link for whoever may not have it', async (path) => {
  const other = await app.newUser({}, `other.${Math.random().toString(36).slice(2)}`);
  await other.post(`${path}/link`).send(files[path]!.asked).expect(403);
});

test('everybody’s cases are recorded as they are for any other export, and need the right to export', async () => {
  await fetched('/admin/cases/csv', await linkFor('/admin/cases/csv')).expect(200);
  const { entries } = (await admin.get('/audit/entries?action=export').expect(200)).body as AuditResponse;
  const told = entries.filter(({ route }) => route === 'GET /admin/cases/csv');
  expect(told[0]).toMatchObject({ username: 'admin', patients: [1], outcome: 'done' });
  const looking = await app.newUser(
    { role: 'admin', permissions: { can_access_admin: true, can_export_cases: false } },
    'looks.on',
  );
  await looking.get('/admin/cases').expect(200);
  await looking.post('/admin/cases/csv/link').send({}).expect(403);
});

test.each([
  ['/admin/cases/csv', { status: 'open' }, 'status must be draft or completed.'],
  ['/admin/demo-requests/csv', { status: 'gone' }, 'status must be one of'],
])('what %s could not be asked for gets no link: %j', async (path, body, message) => {
  const refused = await admin.post(`${path}/link`).send(body).expect(400);
  expect(refused.body).toMatchObject({ message: expect.stringContaining(message) as string });
});
