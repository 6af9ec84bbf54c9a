import fc from 'fast-check';
import { Agent, request } from 'node:http';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp, USER } from '../../testing/app.ts';
import { LoopTurns, loopBudget } from '../../testing/loop-turns.ts';
import { declaredRoutes } from './declared-routes.ts';
import { CANARY, type FuzzedRequest, requests } from './fuzz.fixture.ts';

/** `npm run test:security` takes the long form; a seed repeats what a run has done. */
const REQUESTS = process.env['SECURITY'] === 'long' ? 20_000 : 1_500;
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

/** Live windows stay open, whoever signs out has no session for the next, and who must set up a second factor sees no more. */
const LEFT_OUT = [
  '/live',
  '/auth/logout',
  '/auth/logout/everywhere',
  '/auth/password',
  '/admin/second-factor',
];
/** Where also those are told 401 who have a session. */
const OWN_401 = /^(\/api)?\/(auth\/login|metrics)/;
/** Of whom nothing depends on. */
const VICTIMS = ['3', '4'];
const MOST_CASES = 5;

let log = '';
const logger = pino(
  { level: 'trace' },
  new Writable({
    write(piece: Buffer, _encoding, done) {
      log += piece.toString();
      done();
    },
  }),
);

/** Refusals that name what stands in the way to whoever may read it: whose template has an NPI. */
const TELLS_A_NAME = ['npi_taken'];

let app: Awaited<ReturnType<typeof startApp>>;
let tokens: Record<FuzzedRequest['who'], string | null>;
beforeAll(async () => {
  app = await startApp({ env: { OLLAMA_URL: 'http://127.0.0.1:1' }, logger });
  const user = await app.newUser();
  await app.newUser({}, 'a.victim');
  await app.newUser({}, 'another.victim');
  const admin = await app.admin();
  tokens = { nobody: null, user: tokenOf(user), admin: tokenOf(admin) };
  owner = user;
  for (let n = 0; n < MOST_CASES; n++) cases.push(await openCase(n));
});

let owner: TestAgent;
/** Their numbers. What ends one opens another in its place. */
const cases: number[] = [];

/** Of a patient of its own, with a note. */
async function openCase(nth: number): Promise<number> {
  const patient = (await owner.post('/patients').send({ first_name: 'Ana', last_name: `Ek ${nth}` }))
    .body as {
    id: number;
  };
  const opened = await owner
    .post('/cases/workflow')
    .send({ patient: { id: patient.id }, diagnoses: [{ code: 'N39.41' }] })
    .expect(201);
  const { case_id } = opened.body as { case_id: number };
  await owner.post(`/cases/${case_id}/generate_note`).send({}).expect(206);
  return case_id;
}

async function replaceEnded(fuzzed: FuzzedRequest, status: number): Promise<void> {
  const [, nth] = /\{case (\d)\}$/.exec(fuzzed.address.split('?')[0]!) ?? [];
  if (fuzzed.method === 'DELETE' && status === 200 && nth) cases[Number(nth)] = await openCase(Number(nth));
}

function idsOf(path: string): readonly string[] {
  if (path.startsWith('/admin/users')) return VICTIMS;
  if (path.startsWith('/cases/:id')) return cases.map((_, nth) => `{case ${nth}}`);
  return cases.map((_, nth) => String(nth + 1));
}

afterAll(async () => {
  connections.destroy();
  await app.close();
});

const tokenOf = (agent: TestAgent) => String(agent.get('/').get('Authorization'));

const connections = new Agent({ keepAlive: true, maxSockets: 1 });

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

function send({ who, method, address, headers, body }: FuzzedRequest): Promise<Answer> {
  const token = tokens[who];
  const sent = { 'Content-Type': 'application/json', ...(token && { Authorization: token }), ...headers };
  const length = body === null ? {} : { 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const path = address.replace(/\{case (\d)\}/g, (_, nth: string) => String(cases[Number(nth)]));
    const options = { method, path, headers: { ...sent, ...length }, agent: connections };
    const call = request({ ...options, host: '127.0.0.1', port: new URL(app.url).port }, (answer) => {
      const type = answer.headers['content-type'] ?? '';
      text(answer).then((got) => resolve({ status: answer.statusCode!, text: got, type }), reject);
    });
    call.on('error', reject);
    call.end(body ?? undefined);
  });
}

/** What only the inside of the server knows. */
const INSIDE = [/\bat .+\.[cm]?[jt]s:\d+/, /node_modules/, /SQLITE|SqliteError/i, /TypeError|RangeError/];

test(`${REQUESTS} requests of any kind break nothing and tell nothing (seed ${SEED})`, async () => {
  const turns = new LoopTurns();
  const budget = loopBudget();
  const routes = declaredRoutes(app.nest).filter(({ path }) => !LEFT_OUT.includes(path));
  const counted: Record<string, number> = {};
  try {
    await fc.assert(
      fc.asyncProperty(requests(routes, idsOf), async (fuzzed) => {
        log = '';
        let answer: Answer = { status: 0, text: '', type: '' };
        const longest = await turns.best(budget, async () => void (answer = await send(fuzzed)));
        const { status, text: got, type } = answer;
        expect(status).toBeLessThan(500);
        const signedIn = fuzzed.who !== 'nobody' && !fuzzed.headers['Authorization'];
        if (signedIn && !OWN_401.test(fuzzed.address)) expect(status).not.toBe(401);
        if (signedIn && /\{case/.test(fuzzed.address)) counted[status] = (counted[status] ?? 0) + 1;
        await replaceEnded(fuzzed, status);
        expect(log).not.toContain(CANARY);
        expect(log).not.toContain('unexpected error');
        for (const inside of INSIDE) expect(got).not.toMatch(inside);
        if (status >= 400 && type.startsWith('text/html')) {
          // Only a person whose browser fetches a file by itself is told by a page.
          expect([fuzzed.headers['Authorization'], fuzzed.headers['Accept']]).toEqual([
            undefined,
            'text/html',
          ]);
          expect(got).toMatch(/^<!doctype html>[^]*<h1>No file was saved<\/h1>/);
          expect(got).not.toContain(CANARY);
        } else if (status >= 400 && got) {
          expect(type).toMatch(/^application\/json/);
          // What stands there now is shown to whoever may read it, as the second of two editors.
          const { current: _, ...told } = JSON.parse(got) as { code?: string; current?: unknown };
          expect(told).toMatchObject({ status, success: false });
          if (!TELLS_A_NAME.includes(told.code ?? '')) expect(JSON.stringify(told)).not.toContain(CANARY);
        }
        expect(longest).toBeLessThan(budget);
      }),
      { numRuns: REQUESTS, seed: SEED },
    );
  } finally {
    turns.stop();
  }
  // Whoever has asked can still ask, and of the cases that are there much was done and shown.
  for (const who of ['user', 'admin'] as const) {
    const asked = { who, method: 'GET', address: '/auth/me', headers: {}, body: null };
    expect((await send(asked)).status).toBe(200);
  }
  const all = Object.values(counted).reduce((sum, one) => sum + one, 0);
  expect(counted['200']! / all).toBeGreaterThan(0.15);
  const again = await app.signIn(USER);
  await again.get('/cases').expect(200);
  await (await app.admin()).get('/admin/users').expect(200);
}, 3_600_000);
