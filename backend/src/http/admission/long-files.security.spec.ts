import type { DownloadLinkResponse, MeResponse, ProblemResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { CaseOversightFile } from '../../cases/oversight/case-oversight-file.ts';
import { ExportedLog } from '../../checkpoints/exported-log.ts';
import { startApp, USER } from '../../testing/app.ts';

const app = await startApp();
const admin = await app.admin();
afterAll(() => app.close());

/** What the sender of a file waits for behind each part; resolves at once but in a test. */
let go: Promise<void> = Promise.resolve();
/** How many senders have come to their end, however that was. */
let ended = 0;
beforeAll(async () => {
  const exported = app.nest.get(ExportedLog, { strict: false });
  const lines = exported.lines.bind(exported);
  const cases = app.nest.get(CaseOversightFile, { strict: false });
  const parts = cases.parts.bind(cases);
  exported.lines = (checkpoint) => heldBack(lines(checkpoint));
  // Each part twice: one holds 10,000 cases.
  cases.parts = async function* (query) {
    for await (const part of parts(query)) yield* heldBack([part, part]);
  };
  await admin.post('/patients').send({ first_name: 'Ana', last_name: 'Canary' }).expect(201);
  await admin
    .post('/cases/workflow')
    .send({ patient: { id: 1 } })
    .expect(201);
});

async function* heldBack<Part>(parts: AsyncIterable<Part> | Iterable<Part>): AsyncGenerator<Part, void> {
  try {
    for await (const part of parts) {
      yield part;
      await go;
    }
  } finally {
    ended += 1;
  }
}

beforeEach(() => void ([go, ended] = [Promise.resolve(), 0]));

function held(): () => void {
  let release = () => {};
  go = new Promise((resolve) => (release = resolve));
  return release;
}

const officer = async (name: string, who: object = { permissions: { can_view_audit: true } }) => {
  const agent = await app.newUser(who, name);
  const { user } = (await agent.get('/auth/me').expect(200)).body as MeResponse;
  return { agent, id: user.id };
};
const LOG = '/audit/log';
const linkOf = async (agent: TestAgent, path = LOG) =>
  ((await agent.post(`${path}/link`).expect(200)).body as DownloadLinkResponse).link;
const fetched = async (agent: TestAgent, path = LOG, signal: AbortSignal | null = null) =>
  fetch(`${app.url}${path}?link=${await linkOf(agent, path)}`, { signal });

describe.each([LOG, '/admin/cases/csv'])('%s', (path) => {
  test.each([
    ['signed out', ({ agent }: Officer) => agent.post('/auth/logout').expect(200)],
    [
      'lost the right',
      ({ id }: Officer) =>
        admin
          .put(`/admin/users/${id}`)
          .send({ permissions: { can_view_audit: false, can_export_cases: false } })
          .expect(200),
    ],
    [
      'been shut out',
      ({ id }: Officer) => admin.put(`/admin/users/${id}`).send({ is_active: false }).expect(200),
    ],
  ])('a file that is under way is broken off once whoever asked for it has %s', async (how, does) => {
    const one = await officer(`${how.replaceAll(' ', '.')}.${path.length}`, { role: 'admin' });
    const release = held();
    const answer = await fetched(one.agent, path);
    expect(answer.status).toBe(200);
    await does(one);
    release();
    // A browser calls it failed: it is no file that only looks whole.
    await expect(answer.text()).rejects.toThrow();
    await until(() => ended === 1);
  });
});
type Officer = Awaited<ReturnType<typeof officer>>;

test('who changes nothing has all of it, however slowly it goes', async () => {
  const { agent } = await officer('patient.reader');
  const release = held();
  const answer = await fetched(agent);
  release();
  expect((await answer.text()).trimEnd().split('\n').at(-1)).toMatch(/^\{"checkpoint":/);
});

test('who leaves in the middle leaves no work behind', async () => {
  const { agent } = await officer('gone.away');
  const release = held();
  const leave = new AbortController();
  await fetched(agent, LOG, leave.signal);
  leave.abort();
  release();
  await until(() => ended === 1);
});

describe('a browser that fetches a file by itself', () => {
  test('is told as a page why there is none, and by which way back', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const { agent } = await officer('with.browser');
    const answer = () => fetch(`${app.url}/api/audit/log?link=${link}`, { headers: { accept } });
    const link = await linkOf(agent);
    await (await answer()).text();
    const again = await answer();
    const page = await again.text();
    expect(again.status).toBe(401);
    expect(again.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(again.headers.get('content-disposition')).toBeNull();
    expect(page).toContain('This link has been used or is over');
    expect(page).toContain('<a href="/app">');
    // As light or dark as everything else on that screen.
    expect(page).toContain('<meta name="color-scheme" content="light dark">');
    expect(page).not.toContain(link);
    // Nothing that it was asked with stands in it.
    const odd = await fetch(`${app.url}/api/audit/log?link=<script>alert(1)</script>`, {
      headers: { accept },
    });
    expect([odd.status, await odd.text()]).toEqual([401, page]);
  });

  test('and a program in the shape of every other refusal', async () => {
    const answer = await app.anyone().get('/audit/log').query({ link: 'none' }).expect(401);
    expect(answer.body as ProblemResponse).toMatchObject({ status: 401, code: 'link_over' });
    const signedIn = await app.signIn({ ...USER, username: 'with.browser' });
    const refused = await signedIn.get('/api/admin/users').set('Accept', 'text/html').expect(403);
    expect(refused.headers['content-type']).toMatch(/json/);
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
